#include "editor/window/library_actions.h"

#include "editor/background/answering_folder.h"
#include "editor/exports/export_file.h"
#include "editor/holdings/player_holdings.h"
#include "editor/holdings/tile_files.h"
#include "editor/library/rulebook_library.h"
#include "editor/waiting/disk_wait.h"
#include "editor/window/stage_adding.h"
#include "editor/window/stage_opening.h"
#include "model/exchange/exchange.h"
#include "model/one_line.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QUrl>

#include <utility>

namespace stagewright {

namespace {

/// Of a file of any program that is known.
/// @param stage index; less than 0: the first
Expected<QImage> pictureOfFile(const QString& path, const int& stage, const Games& games,
                               const ExportChoice& choice) {
    const auto file = loadStages(path, games);
    if (!file)
        return tl::unexpected(file.error());
    const auto shown = static_cast<std::size_t>(std::max(0, stage));
    return exportedPicture(shown < file->stages.size() ? file->stages[shown] : Stage(),
                           gamesOf(*file, games), choice);
}

} // namespace

LibraryActions::LibraryActions(const Parts& parts)
    : QObject(&parts.window)
    , parts_(parts)
    , show_(new QAction(tr("&Library…"), &parts.window))
    , rulebooks_(new QMenu(tr("Stages of the rule&books"), &parts.window)) {
    show_->setObjectName(QStringLiteral("library"));
    show_->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_O);
    parts.window.addAction(show_);
    connect(show_, &QAction::triggered, this, &LibraryActions::open);
    connect(rulebooks_, &QMenu::aboutToShow, this, &LibraryActions::fillRulebooks);
    connect(&parts_.tileFiles, &TileFiles::changed, this, &LibraryActions::read);
    connect(&parts_.holdings, &PlayerHoldings::changed, this, [this](const Holdings& holdings) {
        if (shelf_)
            shelf_->setHoldings(holdings);
    });
}

void LibraryActions::read() {
    if (library_)
        library_->read(parts_.tileFiles.games(), parts_.tileFiles.inUse().paths);
}

void LibraryActions::open() {
    if (!library_) {
        library_ =
            std::make_unique<Library>(parts_.settings, LibraryPlaces::usual(parts_.settings));
        makeWindow();
        read();
    }
    shelf_->show();
    shelf_->raise();
    shelf_->activateWindow();
}

void LibraryActions::takeOver(const LibraryActions& other) {
    if (!other.shelf_ || !other.shelf_->isVisible())
        return;
    open();
    shelf_->setGeometry(other.shelf_->geometry());
}

void LibraryActions::makeWindow() {
    shelf_ = std::make_unique<LibraryWindow>(*library_, &parts_.window);
    shelf_->setHoldings(parts_.holdings.holdings());
    const ShelfActions& actions = shelf_->actions();
    const auto selected = [this] { return shelf_->view().selectedPaths(); };
    connect(actions.open, &QAction::triggered, this, [=, this] { openPaths(selected()); });
    connect(actions.addToRally, &QAction::triggered, this,
            [=, this] { parts_.adding.add(selected()); });
    connect(actions.compare, &QAction::triggered, this, [=, this] {
        const QStringList paths = selected();
        if (paths.size() == 2)
            Q_EMIT compareWanted(paths[0], paths[1]);
    });
    connect(actions.showFolder, &QAction::triggered, this, [=] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(selected().value(0)).path()));
    });
    connect(actions.copyPicture, &QAction::triggered, this, &LibraryActions::copyPicture);
    connect(actions.rename, &QAction::triggered, this, &LibraryActions::rename);
    connect(actions.bin, &QAction::triggered, this, &LibraryActions::moveToBin);
    connect(actions.undo, &QAction::triggered, this, &LibraryActions::moveBack);
    connect(shelf_.get(), &LibraryWindow::folderWanted, this, &LibraryActions::addFolder);
    connect(shelf_.get(), &LibraryWindow::boxesWanted, this, &LibraryActions::boxesWanted);
}

void LibraryActions::fillRulebooks() {
    if (!rulebooks_->isEmpty())
        return;
    QString game;
    for (const QString& path : rulebookLibrary()) {
        const auto file = loadDocument(path, parts_.tileFiles.games());
        if (!file || file->pack.rally.stages().isEmpty())
            continue;
        const Rally& rally = file->pack.rally;
        const Stage& first = rally.stages().front().stage;
        if (std::exchange(game, first.info.game) != first.info.game) {
            const Game* known = parts_.tileFiles.games().find(game);
            rulebooks_->addSection(known ? known->title : game);
        }
        const QString title =
            oneLine(rally.info.title.isEmpty() ? first.info.title : rally.info.title);
        const QString author = rally.info.authors.join(QStringLiteral(", "));
        const QString text = author.isEmpty() ? title : tr("%1 (%2)").arg(title, author);
        connect(rulebooks_->addAction(text), &QAction::triggered, this,
                [this, path] { openPaths({path}); });
    }
}

/// What comes with the program is opened as a copy.
void LibraryActions::openPaths(const QStringList& paths) {
    QStringList files;
    for (const QString& path : paths)
        if (path.startsWith(u':'))
            parts_.opening.openSample(path);
        else
            files << path;
    if (!files.isEmpty())
        parts_.opening.open(files);
    if (!paths.isEmpty()) {
        parts_.window.raise();
        parts_.window.activateWindow();
    }
}

void LibraryActions::addFolder() {
    const QString begin = library_->folders().isEmpty() ? QString() : library_->folders().front();
    const QString folder = parts_.dialogs.folderToAdd(place(), answeringFolder(begin));
    if (folder.isEmpty())
        return;
    shelf_->say(library_->addFolder(folder) ? QString()
                                            : tr("That folder is on the shelf already."));
}

void LibraryActions::copyPicture() {
    const QStringList paths = shelf_->view().selectedPaths();
    if (paths.size() != 1)
        return;
    const int stage = shelf_->model().row(shelf_->view().currentIndex()).stage;
    const auto picture =
        askDisk<&pictureOfFile>(place(), paths.front(), paths.front(), stage,
                                parts_.tileFiles.games(), readExportChoice(parts_.settings));
    if (!picture)
        return; // the user has not waited for it
    if (!*picture)
        return shelf_->say(sentenceAlone(picture->error()));
    QGuiApplication::clipboard()->setImage(**picture);
    shelf_->say(tr("Copied as a picture of %1 × %2 pixels")
                    .arg((*picture)->width())
                    .arg((*picture)->height()));
}

void LibraryActions::rename() {
    const QString from = shelf_->view().selectedPaths().value(0);
    if (from.isEmpty() || from.startsWith(u':'))
        return;
    const QFileInfo file(from);
    const QString name = parts_.dialogs.newName(place(), file.completeBaseName()).trimmed();
    if (name.isEmpty() || name == file.completeBaseName())
        return;
    if (name.contains(u'/') || name.startsWith(u'.'))
        return shelf_->say(tr("A file's name has no \"/\", and does not begin with a point."));
    const QString to = file.path() + u'/' + name + u'.' + file.suffix();
    const auto moved = askDisk<&renameFile>(place(), from, from, to);
    if (!moved)
        return; // the user has not waited for it
    if (!*moved)
        return shelf_->say(sentenceAlone(moved->error()));
    library_->move(from, to);
    moves_.push_back({**moved});
    done(tr("Renamed to %1.").arg(QFileInfo(to).fileName()));
}

void LibraryActions::moveToBin() {
    std::vector<FileMove> moved;
    QString fault;
    for (const QString& path : shelf_->view().selectedPaths()) {
        if (path.startsWith(u':'))
            continue;
        const auto binned = askDisk<&moveFileToBin>(place(), path, path);
        if (!binned)
            break; // the user has not waited for it
        if (!*binned) {
            fault = sentenceAlone(binned->error());
            continue;
        }
        library_->move(path, {});
        moved.push_back(**binned);
    }
    if (!moved.empty()) {
        const auto count = static_cast<int>(moved.size());
        moves_.push_back(std::move(moved));
        done(tr("%n file(s) moved to the bin. Undo brings them back.", nullptr, count));
    }
    if (!fault.isEmpty())
        shelf_->say(fault);
}

void LibraryActions::moveBack() {
    if (moves_.empty())
        return;
    const std::vector<FileMove> last = std::move(moves_.back());
    moves_.pop_back();
    QString said = tr("%n file(s) are as they were.", nullptr, static_cast<int>(last.size()));
    for (const FileMove& move : last) {
        const auto back = askDisk<&moveFileBack>(place(), move.from, move);
        if (!back)
            break;
        if (!*back)
            said = sentenceAlone(back->error());
        else
            library_->move(move.to, move.from);
    }
    library_->readAgain();
    done(said);
}

void LibraryActions::done(const QString& said) {
    shelf_->actions().undo->setEnabled(!moves_.empty());
    shelf_->say(said);
}

} // namespace stagewright
