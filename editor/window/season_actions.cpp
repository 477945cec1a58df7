#include "editor/window/season_actions.h"

#include "editor/club/club_drivers.h"
#include "editor/document/document.h"
#include "editor/files/completed_path.h"
#include "editor/files/document_file.h"
#include "editor/files/known_file.h"
#include "editor/season/season_export.h"
#include "editor/season/sheets/season_pages.h"
#include "editor/waiting/disk_wait.h"
#include "editor/window/document_tabs.h"
#include "editor/window/file_actions.h"
#include "editor/window/workspace.h"
#include "model/atomic_file.h"
#include "model/file_name.h"
#include "model/one_line.h"
#include "model/season/season_file.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

/// The round of a file, to be read behind the window.
Expected<CopiedRound> roundFrom(const QString& path, const Games& games, const HouseRules& house) {
    return openFile(path, games).and_then([&](const OpenedFile& opened) -> Expected<CopiedRound> {
        if (opened.isDamaged) // standings of what is left would be other ones
            return tl::unexpected(opened.remarks.front());
        return copiedRound(opened.pack.rally, house);
    });
}

Expected<void> writeExport(const RallySeason& season, const SeasonQuestion& question,
                           const QString& path) {
    return seasonExport(season, question, path).and_then([&](const QByteArray& content) {
        return writeFileAtomically(path, content);
    });
}

} // namespace

SeasonActions::SeasonActions(const ClubDrivers& club, Current current, Dialogs dialogs,
                             QWidget* window)
    : QObject(window)
    , club_(club)
    , current_(std::move(current))
    , dialogs_(std::move(dialogs))
    , window_(window)
    , entry_(new QAction(tr("New seas&on"), this)) {
    entry_->setObjectName(QStringLiteral("new-season"));
    connect(entry_, &QAction::triggered, this, &SeasonActions::newSeason);
}

QList<SeasonWindow*> SeasonActions::windows() const {
    QList<SeasonWindow*> open;
    for (const auto& each : windows_)
        if (each && each->isVisible())
            open << each;
    return open;
}

void SeasonActions::newSeason() {
    RallySeason season;
    season.rules.points = builtInPointsTables().front();
    season.drivers = club_.drivers();
    show(std::make_unique<SeasonDocument>(season, QString()));
}

void SeasonActions::open(const QString& path) {
    const QString whole = QFileInfo(path).absoluteFilePath();
    for (SeasonWindow* each : windows())
        if (each->document().path() == whole) {
            each->raise();
            return each->activateWindow();
        }
    const auto season = askDisk<&loadSeason>(window_, whole, whole);
    if (!season)
        return; // the user has not waited for it
    if (*season)
        show(std::make_unique<SeasonDocument>(withWholePaths(**season, whole), whole));
    else
        dialogs_.complain(window_, sentence(season->error()));
}

SeasonWindow& SeasonActions::show(std::unique_ptr<SeasonDocument> document) {
    auto* season = new SeasonWindow(std::move(document), window_);
    season->setWindowFlag(Qt::Window);
    season->mayClose = [this, season] { return mayClose(*season); };
    connectFiles(*season);
    windows_.removeIf([](const auto& each) { return each.isNull(); });
    windows_ << season;
    season->show();
    season->raise();
    season->activateWindow();
    return *season;
}

void SeasonActions::connectFiles(SeasonWindow& season) {
    connect(&season, &SeasonWindow::saveWanted, this, [this, &season] { save(season); });
    connect(&season, &SeasonWindow::saveAsWanted, this, [this, &season] { saveAs(season); });
    connect(&season, &SeasonWindow::exportWanted, this, [this, &season] { exportFrom(season); });
    connect(&season, &SeasonWindow::printWanted, this, [this, &season] { print(season); });
    connect(&season, &SeasonWindow::clubDriversWanted, this,
            [this, &season] { season.takeDrivers(club_.drivers()); });
    connect(&season, &SeasonWindow::openRallyWanted, this,
            [this, &season] { addOpenRally(season); });
    connect(&season, &SeasonWindow::rallyFileWanted, this, [this, &season] {
        const QString now = season.document().path();
        addFiles(season, dialogs_.pathsToAdd(&season, QFileInfo(now).path()));
    });
    connect(&season, &SeasonWindow::dropped, this,
            [this, &season](const QStringList& paths) { addFiles(season, paths); });
}

bool SeasonActions::mayClose(SeasonWindow& season) {
    season.takeInEntry();
    if (!season.document().isChanged())
        return true;
    switch (dialogs_.unsaved(&season, season.document().name())) {
    case Dialogs::Unsaved::Save:
        return save(season);
    case Dialogs::Unsaved::Discard:
        return true;
    case Dialogs::Unsaved::Cancel:
        break;
    }
    return false;
}

bool SeasonActions::mayCloseAll() {
    const auto open = windows();
    return std::all_of(open.begin(), open.end(),
                       [this](SeasonWindow* each) { return mayClose(*each); });
}

bool SeasonActions::hasChanges() const {
    const auto open = windows();
    return std::any_of(open.begin(), open.end(),
                       [](const SeasonWindow* each) { return each->document().isChanged(); });
}

void SeasonActions::takeOver(SeasonActions& other) {
    for (SeasonWindow* each : other.windows()) {
        show(each->handOver());
        each->close();
    }
}

bool SeasonActions::save(SeasonWindow& season) {
    season.takeInEntry();
    const QString& path = season.document().path();
    return path.isEmpty() ? saveAs(season) : saveTo(season, path);
}

QString SeasonActions::askPath(SeasonWindow& season,
                               std::initializer_list<QLatin1StringView> endings) {
    const SeasonDocument& document = season.document();
    const QDir folder(document.path().isEmpty()
                          ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                          : QFileInfo(document.path()).path());
    const QString name = fileNameFrom(document.name(), SeasonWindow::tr("Season"));
    QString path = completedPath(
        dialogs_.pathToSave(&season, folder.filePath(name + *endings.begin())), endings);
    if (path.isEmpty())
        return path;
    path = QFileInfo(path).absoluteFilePath();
    const auto open = windows();
    if (std::any_of(open.begin(), open.end(), [&](const SeasonWindow* each) {
            return each != &season && each->document().path() == path;
        })) {
        dialogs_.complain(&season, tr("\"%1\" is open in another window, and would be replaced. "
                                      "Choose another name.")
                                       .arg(QFileInfo(path).fileName()));
        return {};
    }
    const auto isThere = askDisk<&fileExists>(&season, path, path);
    const bool isFree = isThere && (!*isThere || path == document.path());
    return isFree || (isThere && dialogs_.mayOverwrite(&season, path)) ? path : QString();
}

bool SeasonActions::saveAs(SeasonWindow& season) {
    const QString path = askPath(season, {seasonSuffix});
    return !path.isEmpty() && saveTo(season, path);
}

bool SeasonActions::saveTo(SeasonWindow& season, const QString& path) {
    SeasonDocument& document = season.document();
    const auto saved =
        askDisk<&saveSeason>(&season, path, asWrittenTo(document.season(), path), path);
    if (!saved)
        return false;
    if (!*saved) {
        dialogs_.complain(&season, sentence(saved->error()));
        return false;
    }
    document.savedAs(path);
    return true;
}

void SeasonActions::exportFrom(SeasonWindow& season) {
    const QString path = askPath(season, {QLatin1StringView(".html"), QLatin1StringView(".csv"),
                                          QLatin1StringView(".md"), QLatin1StringView(".pdf")});
    if (path.isEmpty())
        return;
    const auto written =
        askDisk<&writeExport>(&season, path, season.document().season(), season.question(), path);
    if (written && !*written)
        dialogs_.complain(&season, sentence(written->error()));
}

void SeasonActions::print(const SeasonWindow& season) {
    const RallySeason& printed = season.document().season();
    current_().files().print(
        seasonDocument({printed, questionsOf(printed), {usualPaper(QLocale::system()), 10}}));
}

void SeasonActions::addOpenRally(SeasonWindow& season) {
    Workspace& open = current_();
    const QString path = originOf(open.document());
    if (path.isEmpty())
        return dialogs_.complain(
            &season, tr("The rally has no file yet. Save it first: the season names its file."));
    if (const auto round =
            roundOf(season, path, copiedRound(open.document().rally(), open.houseRules())))
        season.take({*round});
}

void SeasonActions::addFiles(SeasonWindow& season, const QStringList& paths) {
    const Workspace& open = current_();
    std::vector<CopiedRound> rounds;
    for (const QString& path : paths)
        if (const auto copy = askDisk<&roundFrom>(&season, path, path,
                                                  current_().document().games(), open.houseRules()))
            if (const auto round = roundOf(season, path, *copy))
                rounds.push_back(*round);
    season.take(rounds);
}

/// @return nothing: it is no round, which has been said
std::optional<CopiedRound> SeasonActions::roundOf(SeasonWindow& season, const QString& path,
                                                  Expected<CopiedRound> copy) {
    if (!copy) {
        Fault fault = copy.error();
        if (fault.file.isEmpty())
            fault.file = path;
        dialogs_.complain(&season, sentence(fault));
        return std::nullopt;
    }
    copy->round.file = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    return *std::move(copy);
}

} // namespace stagewright
