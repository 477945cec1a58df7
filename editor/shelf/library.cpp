#include "editor/shelf/library.h"

#include "editor/background/path_alarm.h"
#include "editor/library/library_index.h"
#include "editor/library/rulebook_library.h"
#include "model/atomic_file.h"
#include "model/library/library_file.h"
#include "model/limited_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <chrono>

namespace stagewright {

namespace {

using namespace std::chrono_literals;

const auto foldersKey = QStringLiteral("library/folders");
const auto indexKey = QStringLiteral("library/index");
const auto notesKey = QStringLiteral("library/notes");

/// Files come and go together.
constexpr auto restOfFolder = 400ms;
constexpr auto restOfNotes = 300ms;

/// So many are reckoned before it is looked what is in sight now.
constexpr std::size_t reckonedAtOnce = 8;

bool isBelow(const QString& path, const QString& folder) {
    return path == folder || path.startsWith(folder.endsWith(u'/') ? folder : folder + u'/');
}

} // namespace

LibraryPlaces LibraryPlaces::usual(const QSettings& settings) {
    const auto place = [](QStandardPaths::StandardLocation location, const char* name) {
        return QStandardPaths::writableLocation(location) + QString::fromLatin1(name);
    };
    const QString notes =
        place(QStandardPaths::GenericDataLocation, "/stagewright/library-notes.json");
    return {settings.value(indexKey, libraryIndexFile()).toString(),
            settings.value(notesKey, notes).toString(),
            place(QStandardPaths::DocumentsLocation, "/Stagewright")};
}

/// A folder, and what is behind the window for it.
struct Library::Folder {
    explicit Folder(Library& library, QString itsPath)
        : path(std::move(itsPath))
        , scanning([&library](const FolderNews& news) { library.hear(news); },
                   WorkManner{true, diskPatience}) {
        rest.setSingleShot(true);
        rest.setInterval(restOfFolder);
        QObject::connect(&alarm, &PathAlarm::rang, &rest, qOverload<>(&QTimer::start));
    }

    QString path;
    QString fault;
    int waiting = 0;
    bool isRead = false;
    PathAlarm alarm;
    QTimer rest;
    Background<FolderNews> scanning; ///< last, so that it ends before all else goes
};

Library::Library(QSettings& settings, LibraryPlaces places, QObject* parent)
    : QObject(parent)
    , settings_(settings)
    , places_(std::move(places))
    , readingNotes_(
          [this](const NotesNews& news) {
              notes_ = news.notes;
              if (!news.fault.isEmpty())
                  Q_EMIT notesRefused(news.fault);
              Q_EMIT notesChanged();
          },
          WorkManner{false, diskPatience})
    , writingNotes_(
          [this](const QString& fault) {
              if (!fault.isEmpty())
                  Q_EMIT notesRefused(fault);
          },
          WorkManner{false, diskPatience})
    , rulebooks_([this](const FolderNews& news) { take(news); })
    , reckoning_([this](const auto& entry) { hearReckoned(entry); },
                 WorkManner{true, diskPatience}) {
    write_.setSingleShot(true);
    write_.setInterval(restOfNotes);
    connect(&write_, &QTimer::timeout, this, [this] {
        writingNotes_.begin(&Library::writeNotes, places_.notesFile, libraryNotesText(notes_));
    });
    readingNotes_.begin(&Library::readNotes, places_.notesFile);
    readingNotes_.hearUntil(QDeadlineTimer(diskBlink));
    for (const QString& folder :
         settings_.value(foldersKey, QStringList(places_.firstFolder)).toStringList())
        add(folder);
}

Library::~Library() {
    if (write_.isActive()) { // the last of what was noted
        writingNotes_.begin(&Library::writeNotes, places_.notesFile, libraryNotesText(notes_));
        writingNotes_.hearUntil(QDeadlineTimer(5 * diskBlink));
    }
    for (const auto& folder : folders_) // all before the first end is waited for
        folder->scanning.giveUp();
}

void Library::read(const Games& games, const QStringList& pieceFiles) {
    games_ = games;
    pieceFiles_ = pieceFiles;
    hasGames_ = true;
    reckoned_.clear();
    rulebooks_.begin(&Library::readRulebooks, games_);
    rulebooks_.hearUntil(QDeadlineTimer(diskBlink));
    for (const auto& folder : folders_)
        begin(*folder);
}

void Library::readAgain() {
    for (const auto& folder : folders_)
        if (hasGames_)
            begin(*folder);
}

void Library::readRulebooks(const std::stop_token& stop, const Background<FolderNews>::Tell& tell,
                            const Games& games) {
    FolderNews news;
    for (const QString& path : rulebookLibrary())
        if (!stop.stop_requested())
            news.entries.push_back(libraryEntryOf(path, games));
    tell(std::move(news));
}

void Library::readNotes(const std::stop_token&, const Background<NotesNews>::Tell& tell,
                        const QString& file) {
    if (!QFileInfo::exists(file))
        return tell({});
    const auto notes = readLimitedFile(file, largestNotes).and_then(readLibraryNotes);
    if (notes)
        return tell({*notes, {}});
    // What is written from now on takes another file's place.
    const QString aside = file + QStringLiteral(".damaged");
    QFile::remove(aside);
    QFile::rename(file, aside);
    Fault fault = notes.error();
    fault.file = aside;
    tell({{}, sentence(fault)});
}

void Library::writeNotes(const std::stop_token&, const Background<QString>::Tell& tell,
                         const QString& file, const QByteArray& text) {
    QDir().mkpath(QFileInfo(file).path());
    const auto written = writeFileAtomically(file, text);
    tell(written ? QString() : sentence(written.error()));
}

void Library::scan(const std::stop_token& stop, const Background<FolderNews>::Tell& tell,
                   const FolderScan& what) {
    scanFolder(what, stop, tell);
}

QStringList Library::folders() const {
    QStringList paths;
    for (const auto& folder : folders_)
        paths << folder->path;
    return paths;
}

void Library::add(const QString& path) {
    if (path.isEmpty())
        return;
    folders_.push_back(std::make_unique<Folder>(*this, QDir::cleanPath(path)));
    Folder& folder = *folders_.back();
    connect(&folder.rest, &QTimer::timeout, this, [this, &folder] { begin(folder); });
}

bool Library::addFolder(const QString& path) {
    const QString clean = QDir::cleanPath(path);
    const bool isThere = std::ranges::any_of(
        folders_, [&](const auto& folder) { return isBelow(clean, folder->path); });
    if (isThere)
        return false;
    for (const QString& inside : folders())
        if (isBelow(inside, clean))
            removeFolder(inside);
    add(clean);
    remember();
    if (hasGames_)
        begin(*folders_.back());
    Q_EMIT changed();
    return true;
}

void Library::removeFolder(const QString& path) {
    std::erase_if(folders_, [&](const auto& folder) { return folder->path == path; });
    std::erase_if(entries_, [&](const auto& each) { return isBelow(each.first, path); });
    remember();
    Q_EMIT changed();
}

void Library::remember() {
    settings_.setValue(foldersKey, folders());
}

QString Library::faultOf(const QString& path) const {
    const auto found =
        std::ranges::find_if(folders_, [&](const auto& folder) { return folder->path == path; });
    return found == folders_.end() ? QString() : (*found)->fault;
}

int Library::waiting() const {
    int waiting = 0;
    for (const auto& folder : folders_)
        waiting += folder->waiting;
    return waiting;
}

bool Library::isRead() const {
    return std::ranges::all_of(folders_, [](const auto& folder) { return folder->isRead; });
}

const LibraryEntry* Library::find(const QString& path) const {
    const auto found = entries_.find(path);
    return found == entries_.end() ? nullptr : &found->second;
}

void Library::begin(Folder& folder) {
    folder.alarm.forget();
    folder.fault.clear();
    folder.isRead = false;
    folder.scanning.begin(&Library::scan, FolderScan{folder.path, games_, pieceFiles_,
                                                     places_.indexFile, folder.alarm.watches()});
}

void Library::hear(const FolderNews& news) {
    const auto found = std::ranges::find_if(
        folders_, [&](const auto& folder) { return folder->path == news.folder; });
    if (found == folders_.end())
        return;
    Folder& folder = **found;
    folder.waiting = news.waiting;
    folder.isRead = news.isDone;
    const bool isUnasked = !settings_.contains(foldersKey); // the first one need not be there
    if (!news.fault.isEmpty() && !isUnasked)
        folder.fault = news.fault;
    take(news);
}

void Library::take(const FolderNews& news) {
    for (const LibraryEntry& entry : news.entries) {
        LibraryEntry& kept = entries_[entry.path];
        if (kept.size == entry.size && kept.modified == entry.modified && isReckoned(kept) &&
            kept.stages.size() == entry.stages.size() && !isReckoned(entry))
            continue; // it is known better
        kept = entry;
        reckoned_.erase(entry.path);
    }
    for (const QString& path : news.gone)
        entries_.erase(path);
    Q_EMIT changed();
}

void Library::setNotes(const QString& path, const EntryNotes& notes) {
    const LibraryEntry* entry = find(path);
    if (!entry || notes_.of(*entry) == notes)
        return;
    notes_.set(*entry, notes);
    write_.start();
    Q_EMIT notesChanged();
}

void Library::move(const QString& from, const QString& to) {
    auto moved = entries_.extract(from);
    if (to.isEmpty()) {
        Q_EMIT changed();
        return;
    }
    notes_.follow(from, to);
    write_.start();
    const bool isHere = std::ranges::any_of(
        folders_, [&](const auto& folder) { return isBelow(to, folder->path); });
    if (moved && isHere) {
        moved.key() = to;
        moved.mapped().path = to;
        entries_.insert(std::move(moved));
    }
    Q_EMIT changed();
}

void Library::reckon(const QStringList& first) {
    first_ = first;
    if (!isReckoning_)
        reckonNext();
}

void Library::haltReckoning() {
    reckoning_.giveUp();
    isReckoning_ = false;
    first_.clear();
    reckoned_.clear();
}

void Library::reckonNext() {
    TimesToReckon what{{}, games_, pieceFiles_, places_.indexFile};
    const auto offer = [&](const LibraryEntry& entry) {
        if (what.entries.size() < reckonedAtOnce && !isReckoned(entry) &&
            reckoned_.insert(entry.path).second)
            what.entries.push_back(entry);
    };
    for (const QString& path : first_)
        if (const LibraryEntry* entry = find(path))
            offer(*entry);
    for (const auto& [path, entry] : entries_) {
        if (what.entries.size() >= reckonedAtOnce)
            break;
        offer(entry);
    }
    isReckoning_ = !what.entries.empty();
    if (isReckoning_)
        reckoning_.begin(&Library::reckonSome, what);
}

void Library::reckonSome(const std::stop_token& stop, const Reckoning::Tell& tell,
                         const TimesToReckon& what) {
    reckonTimes(what, stop, [&](LibraryEntry entry) { tell(std::move(entry)); });
    tell(std::nullopt);
}

void Library::hearReckoned(const std::optional<LibraryEntry>& entry) {
    if (!entry)
        return reckonNext();
    const auto known = entries_.find(entry->path);
    if (known == entries_.end() || known->second.modified != entry->modified)
        return;
    known->second = *entry;
    Q_EMIT reckoned(entry->path);
}

} // namespace stagewright
