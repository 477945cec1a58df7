#include "editor/shelf/shelf_model.h"

#include "editor/language/drive_words.h"
#include "editor/shelf/library.h"
#include "editor/shelf/surface_text.h"
#include "model/drive/estimate.h"
#include "model/one_line.h"

#include <QDir>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

#include <algorithm>
#include <chrono>

namespace stagewright {

namespace {

using namespace std::chrono_literals;

/// What comes in the meantime is shown together: files by the hundred, times one by one.
constexpr auto listEvery = 150ms;
/// Many are listed more seldom, as each time takes longer.
constexpr std::size_t rowsAMillisecond = 10;

const QString dot = QStringLiteral(" · ");
const QString rulebookPlace = QStringLiteral(":");

QString dotted(QStringList parts) {
    parts.removeAll(QString());
    return parts.join(dot);
}

QString minutesSaid(const std::optional<int>& minutes) {
    return minutes ? ShelfModel::tr("%1 min").arg(*minutes) : QString();
}

LibraryEntry entryOf(const LibraryStage& stage) {
    LibraryEntry entry;
    entry.stages = {stage};
    return entry;
}

} // namespace

ShelfModel::ShelfModel(Library& library, QObject* parent)
    : QAbstractListModel(parent)
    , library_(library) {
    later_.setSingleShot(true);
    connect(&later_, &QTimer::timeout, this, &ShelfModel::listAnew);
    connect(&library_, &Library::changed, this, &ShelfModel::listLater);
    connect(&library_, &Library::notesChanged, this, &ShelfModel::listLater);
    connect(&library_, &Library::reckoned, this, [this](const QString& path) {
        if (filter_.minutes || filter_.players || sort_ == LibrarySort::Minutes ||
            sort_ == LibrarySort::Time || sort_ == LibrarySort::Difficulty)
            return listLater();
        for (std::size_t i = 0; i < rows_.size(); ++i)
            if (rows_[i].path == path)
                Q_EMIT dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
    });
    listAnew();
}

/// The first at once, so that a first screen is there as soon as anything is known.
void ShelfModel::listLater() {
    if (rows_.empty())
        listAnew();
    else if (!later_.isActive())
        later_.start(listEvery + std::chrono::milliseconds(rows_.size() / rowsAMillisecond));
}

void ShelfModel::setFilter(const LibraryFilter& filter) {
    filter_ = filter;
    listAnew();
}

void ShelfModel::setSort(LibrarySort sort) {
    sort_ = sort;
    listAnew();
}

void ShelfModel::setGrouping(ShelfGrouping grouping) {
    grouping_ = grouping;
    listAnew();
}

void ShelfModel::setPlace(const QString& folder) {
    place_ = folder;
    listAnew();
}

void ShelfModel::listAnew() {
    later_.stop();
    boxTitles_ = stagewright::boxTitles(library_.games());
    std::vector<SortedEntry> entries;
    int notYet = 0;
    for (const auto& [path, entry] : library_.entries()) {
        if (!place_.isEmpty() && !path.startsWith(place_ == rulebookPlace ? place_ : place_ + u'/'))
            continue;
        const EntryNotes& notes = library_.notes().of(entry);
        const FilterAnswer answered = answer(entry, notes, filter_);
        notYet += answered == FilterAnswer::NotYet ? 1 : 0;
        if (answered == FilterAnswer::Yes)
            entries.push_back({&entry, notes.stars});
    }
    sortEntries(entries, sort_, players());
    std::vector<Row> rows;
    addGroups(entries, rows);
    shown_ = static_cast<int>(entries.size());
    notYet_ = notYet;
    if (rows == rows_) { // what is written on them may be other
        if (!rows_.empty())
            Q_EMIT dataChanged(index(0), index(static_cast<int>(rows_.size()) - 1));
        return;
    }
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
}

void ShelfModel::addGroups(const std::vector<SortedEntry>& entries, std::vector<Row>& rows) const {
    if (grouping_ == ShelfGrouping::None) {
        for (const SortedEntry& each : entries)
            rows.push_back({{}, each.entry->path});
        return;
    }
    if (grouping_ == ShelfGrouping::Rally) {
        for (const SortedEntry& each : entries) {
            if (!each.entry->isRally)
                continue;
            rows.push_back({oneLine(nameOf(*each.entry)), {}});
            for (int i = 0; i < static_cast<int>(each.entry->stages.size()); ++i)
                rows.push_back({{}, each.entry->path, i});
        }
        bool isFirst = true;
        for (const SortedEntry& each : entries) {
            if (each.entry->isRally)
                continue;
            if (std::exchange(isFirst, false))
                rows.push_back({tr("In no rally"), {}});
            rows.push_back({{}, each.entry->path});
        }
        return;
    }
    std::map<QString, std::vector<QString>> folders;
    for (const SortedEntry& each : entries)
        folders[QFileInfo(each.entry->path).path()].push_back(each.entry->path);
    for (const auto& [folder, paths] : folders) {
        rows.push_back({folder.startsWith(rulebookPlace) ? tr("Stages of the rulebooks")
                                                         : QDir::toNativeSeparators(folder),
                        {}});
        for (const QString& path : paths)
            rows.push_back({{}, path});
    }
}

const ShelfModel::Row& ShelfModel::row(const QModelIndex& index) const {
    static const Row none;
    const auto at = static_cast<std::size_t>(index.row());
    return index.isValid() && at < rows_.size() ? rows_[at] : none;
}

const LibraryEntry* ShelfModel::entry(const QModelIndex& index) const {
    return library_.find(row(index).path);
}

const LibraryStage* ShelfModel::stage(const QModelIndex& index) const {
    const LibraryEntry* file = entry(index);
    const int stage = row(index).stage;
    return file && stage >= 0 && stage < static_cast<int>(file->stages.size())
               ? &file->stages[static_cast<std::size_t>(stage)]
               : nullptr;
}

qint64 ShelfModel::changedAt(const Row& row) const {
    const LibraryEntry* file = library_.find(row.path);
    return file ? file->modified : 0;
}

QModelIndex ShelfModel::indexOf(const Row& wanted) const {
    const auto found = std::ranges::find(rows_, wanted);
    return found == rows_.end() ? QModelIndex() : index(static_cast<int>(found - rows_.begin()));
}

QString ShelfModel::title(const QModelIndex& index) const {
    if (!row(index).heading.isEmpty())
        return row(index).heading;
    if (const LibraryStage* one = stage(index); one && !one->title.isEmpty())
        return oneLine(one->title);
    const LibraryEntry* file = entry(index);
    return file ? oneLine(nameOf(*file)) : QString();
}

QString ShelfModel::contents(const QModelIndex& index) const {
    const LibraryEntry* file = entry(index);
    if (!file)
        return {};
    if (file->isUnreadable())
        return tr("Cannot be read");
    const LibraryStage* one = stage(index);
    const auto stages = static_cast<int>(file->stages.size());
    const int pieces = one ? one->pieces : piecesOf(*file);
    return dotted({!one && file->isRally ? tr("%n stage(s)", nullptr, stages) : QString(),
                   tr("%n tile(s)", nullptr, pieces),
                   file->damage.isEmpty() ? QString() : tr("damaged in parts")});
}

QString ShelfModel::times(const QModelIndex& index) const {
    const LibraryEntry* file = entry(index);
    if (!file || file->stages.empty())
        return {};
    const LibraryStage* one = stage(index);
    const LibraryEntry what = one ? entryOf(*one) : *file;
    if (!isReckoned(what))
        return QStringLiteral("…");
    const auto seconds = secondsOf(what);
    const auto difficulty = difficultyOf(what);
    return dotted({minutesSaid(minutesOf(what, players())),
                   seconds ? minutesAndSeconds(*seconds) : QString(),
                   difficulty ? wordFor(*difficulty) : QString()});
}

bool ShelfModel::lacksPieces(const QModelIndex& index) const {
    const LibraryEntry* file = entry(index);
    const LibraryStage* one = stage(index);
    return file && filter_.pieces &&
           !lackedBy(one ? entryOf(*one) : *file, *filter_.pieces, filter_.allAtOnce).empty();
}

QString ShelfModel::fit(const QModelIndex& index) const {
    const LibraryEntry* file = entry(index);
    if (!file)
        return {};
    if (file->isUnreadable())
        return file->damage;
    const LibraryStage* one = stage(index);
    if (lacksPieces(index)) {
        int lacked = 0;
        for (const Shortage& each :
             lackedBy(one ? entryOf(*one) : *file, *filter_.pieces, filter_.allAtOnce))
            lacked += each.needed - each.owned;
        return tr("Lacks %n tile(s)", nullptr, lacked);
    }
    QStringList names;
    for (const QString& id : one ? one->boxes : boxesOf(*file)) {
        const auto title = boxTitles_.find(id);
        names << (title == boxTitles_.end() ? id : title->second);
    }
    if (names.isEmpty()) // the game is said by its boxes, else
        for (const QString& id : one ? QStringList(one->game) : gamesOf(*file)) {
            const Game* game = library_.games().find(id);
            names << (game ? game->title : id);
        }
    return names.join(QStringLiteral(", "));
}

int ShelfModel::stars(const QModelIndex& index) const {
    const LibraryEntry* file = entry(index);
    return file ? library_.notes().of(*file).stars : 0;
}

std::map<Terrain, int> ShelfModel::surfaces(const QModelIndex& index) const {
    if (const LibraryStage* one = stage(index))
        return one->surfaces;
    const LibraryEntry* file = entry(index);
    return file ? surfacesOf(*file) : std::map<Terrain, int>();
}

int ShelfModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant ShelfModel::data(const QModelIndex& index, int role) const {
    const auto said = [&](const QString& between) {
        QStringList lines{title(index)};
        if (const LibraryEntry* file = entry(index)) {
            if (!file->authors.isEmpty())
                lines << oneLine(file->authors.join(QStringLiteral(", ")));
            const LibraryStage* one = stage(index);
            lines << contents(index) << times(index) << fit(index)
                  << surfacesSaid(surfacesOf(one ? entryOf(*one) : *file))
                  << (file->isUnreadable() ? QString() : file->damage);
            if (const int given = stars(index); given > 0)
                lines << tr("%n star(s)", nullptr, given);
            if (!file->path.startsWith(rulebookPlace))
                lines << QDir::toNativeSeparators(file->path);
        }
        lines.removeAll(QString());
        return lines.join(between);
    };
    switch (role) {
    case Qt::DisplayRole:
        return title(index);
    case Qt::ToolTipRole:
        return said(QStringLiteral("\n"));
    case Qt::AccessibleTextRole:
        return said(QStringLiteral(", "));
    default:
        return {};
    }
}

Qt::ItemFlags ShelfModel::flags(const QModelIndex& index) const {
    return entry(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled
                        : Qt::ItemFlags();
}

QStringList ShelfModel::mimeTypes() const {
    return {QStringLiteral("text/uri-list")};
}

QMimeData* ShelfModel::mimeData(const QModelIndexList& indexes) const {
    QList<QUrl> urls;
    for (const QModelIndex& index : indexes)
        if (const LibraryEntry* file = entry(index)) {
            const QUrl url = urlOfShelved(file->path);
            if (!urls.contains(url))
                urls << url;
        }
    auto data = std::make_unique<QMimeData>();
    data->setUrls(urls);
    return data.release(); // Qt owns it from here
}

QUrl urlOfShelved(const QString& path) {
    return path.startsWith(rulebookPlace) ? QUrl(QStringLiteral("qrc") + path)
                                          : QUrl::fromLocalFile(path);
}

QString pathOfShelved(const QUrl& url) {
    if (url.isLocalFile())
        return url.toLocalFile();
    const QString path = u':' + url.path();
    return url.scheme() == QStringLiteral("qrc") && path.startsWith(QStringLiteral(":/rulebooks/"))
               ? path
               : QString();
}

} // namespace stagewright
