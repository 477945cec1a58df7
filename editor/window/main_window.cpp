#include "editor/window/main_window.h"

#include "editor/estimate/drive_overlays.h"
#include "editor/overlays/minimap.h"
#include "editor/window/status_line.h"
#include "editor/window/window_settings.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

const auto lastFileKey = QStringLiteral("lastFile");
const auto hintsKey = QStringLiteral("view/hints");
const auto playersKey = QStringLiteral("estimate/players");

} // namespace

MainWindow::MainWindow(QSettings& settings, Dialogs dialogs)
    : settings_(settings)
    , tileFiles_(settings)
    , document_(tileFiles_.catalogue())
    , table_(document_, settings)
    , selection_(document_)
    , faces_(colourStyle)
    , estimator_(document_)
    , rules_(document_, estimator_, settings)
    , board_(new BoardView(document_, selection_, faces_))
    , files_(new FileActions(document_, dialogs, this))
    , tableActions_(new TableActions(table_, tileFiles_, dialogs, this))
    , rulesActions_(new RulesActions(rules_, std::move(dialogs), this))
    , actions_(makeActions(*this))
    , overlays_(new LayerActions(*this, settings))
    , art_(new ArtChoice(*this, settings))
    , panels_(*this) {
    setCentralWidget(board_);
    QMenu* view = fillMenus(*this, actions_);
    overlays_->addTo(*view);
    view->addSeparator();
    view->addActions({&art_->choose(), &art_->drop()});
    view->addSeparator();
    panels_.addTo(*view);
    view->addAction(actions_.resetPanels);
    connectFiles();
    connectEditing();
    connectView();
    connectOverlays();
    connectTable();
    connectEstimate();
    new StatusLine(*statusBar(), *board_, estimator_);
    restoreWindow(*this, settings_);
    board_->setFocus();
}

void MainWindow::furnish(const Catalogue& catalogue) {
    tileFiles_.setBuiltIn(catalogue);
    palette_ = new PalettePanel(document_, faces_);
    findings_ = new FindingsPanel(document_);
    stage_ = new StagePanel(document_);
    estimate_ = new EstimatePanel(document_, estimator_, rules_);
    tokens_ = new TokenList;
    details_ = new DetailsPanel(document_, selection_, faces_);
    panels_.fill({palette_, tokens_, stage_, findings_, estimate_, details_});
    connectPalette();
    connectPanels();
    connectTokens();
    connectArt();
    table_.openBox(palette_->box());
    if (!tileFiles_.faults().empty())
        statusBar()->showMessage(sentence(tileFiles_.faults().front()));
}

void MainWindow::connectFiles() {
    connect(actions_.newStage, &QAction::triggered, files_, &FileActions::newStage);
    connect(actions_.open, &QAction::triggered, files_, &FileActions::open);
    connect(actions_.save, &QAction::triggered, files_, &FileActions::save);
    connect(actions_.saveAs, &QAction::triggered, files_, &FileActions::saveAs);
    connect(actions_.exportPdf, &QAction::triggered, files_, &FileActions::exportPdf);
    connect(actions_.quit, &QAction::triggered, this, &QWidget::close);
    connect(&document_, &Document::pathChanged, this, &MainWindow::showTitle);
    connect(&document_, &Document::modifiedChanged, this, &QWidget::setWindowModified);
    connect(&document_, &Document::changed, this, [this](const StageChange& change) {
        if (change.info || change.whole)
            showTitle();
    });
}

void MainWindow::connectEditing() {
    followHistory(actions_, document_.history());
    connect(actions_.turn, &QAction::triggered, board_, &BoardView::turnClockwise);
    connect(actions_.turnBack, &QAction::triggered, board_, &BoardView::turnBack);
    connect(actions_.flip, &QAction::triggered, this, &MainWindow::flip);
    connect(actions_.remove, &QAction::triggered, board_, &BoardView::remove);
    connect(actions_.takeBack, &QAction::triggered, board_, &BoardView::takeBack);
    connect(actions_.anotherWay, &QAction::triggered, board_, &BoardView::layAnotherWay);
    connect(actions_.selectAll, &QAction::triggered, board_, &BoardView::selectAll);
    connect(actions_.copy, &QAction::triggered, board_, &BoardView::copy);
    connect(actions_.cut, &QAction::triggered, board_, &BoardView::cut);
    connect(actions_.paste, &QAction::triggered, board_, &BoardView::paste);
    connect(actions_.duplicate, &QAction::triggered, board_, &BoardView::duplicate);
    connect(actions_.reverse, &QAction::triggered, board_, &BoardView::reverse);
    connect(actions_.cancel, &QAction::triggered, this, &MainWindow::cancel);
}

void MainWindow::connectPalette() {
    const TileList& tiles = palette_->tiles();
    const auto onBoard = [this](QPoint global) { return board_->mapFromGlobal(global); };
    connect(&tiles, &TileList::dragBegan, board_, &BoardView::carry);
    connect(&tiles, &TileList::draggedTo, board_,
            [this, onBoard](QPoint at) { board_->carryTo(onBoard(at)); });
    connect(&tiles, &TileList::dropped, board_,
            [this, onBoard](QPoint at) { board_->dropCarried(onBoard(at)); });
    connect(&tiles, &TileList::chosen, board_, &BoardView::append);
    connect(board_, &BoardView::tileWanted, this, [this](Lean lean) {
        if (const auto side = palette_->chosen())
            board_->layAtCursor(*side, lean);
    });
    connect(actions_.replace, &QAction::triggered, this, [this] {
        if (const auto side = palette_->chosen())
            board_->replaceSelected(*side);
    });
    connect(board_, &BoardView::numberTyped, palette_, &PalettePanel::beginSearch);
    connect(actions_.search, &QAction::triggered, palette_, &PalettePanel::focusSearch);
    palette_->setFits([this](TileId side) { return board_->fitsNext(side); });
    connect(board_, &BoardView::headMoved, palette_, &PalettePanel::fitAgain);
    connect(palette_, &PalettePanel::found, this, [this](TileId side, Lean lean) {
        board_->append(side, lean);
        board_->setFocus();
    });
    connect(palette_, &PalettePanel::boxChosen, &table_, &PlayersTable::openBox);
    connect(&document_, &Document::changed, this, [this](const StageChange& change) {
        if (change.whole)
            showBoxOfGame();
    });
}

void MainWindow::connectTokens() {
    const auto onBoard = [this](QPoint global) { return board_->mapFromGlobal(global); };
    connect(tokens_, &TokenList::dragBegan, board_, &BoardView::carryToken);
    connect(tokens_, &TokenList::draggedTo, board_,
            [this, onBoard](QPoint at) { board_->carryTo(onBoard(at)); });
    connect(tokens_, &TokenList::dropped, board_, [this, onBoard](QPoint at) {
        board_->dropCarried(onBoard(at));
        board_->setFocus(); // keys are for the token now
    });
    connect(tokens_, &TokenList::chosen, this, [this](const QString& id) {
        board_->placeToken(id);
        board_->setFocus();
    });
    connect(details_, &DetailsPanel::flipWanted, board_, &BoardView::flip);
}

void MainWindow::connectArt() {
    const auto show = [this](const ArtFolder& folder) {
        faces_.setArt(folder);
        details_->refresh();
        update();
        board_->update();
        palette_->tiles().viewport()->update();
    };
    connect(art_, &ArtChoice::changed, this, show);
    art_->choose().setEnabled(true);
    if (!art_->folder().path().isEmpty())
        show(art_->folder());
}

void MainWindow::connectPanels() {
    connect(findings_, &FindingsPanel::chosen, board_, &BoardView::showPlace);
    estimate_->setPlayers(settings_.value(playersKey, estimate_->players()).toInt());
    connect(estimate_, &EstimatePanel::playersChanged, this,
            [this](int players) { settings_.setValue(playersKey, players); });
    connect(estimate_, &EstimatePanel::rulesFileWanted, rulesActions_, &RulesActions::choose);
    connect(estimate_, &EstimatePanel::rulesCopyWanted, rulesActions_, &RulesActions::saveCopy);
    connect(estimate_, &EstimatePanel::tileChosen, this, [this](int laid) {
        for (const Placement& tile : document_.stage().placements())
            if (tile.laid == laid)
                return board_->showPlace({tile.hex});
    });
}

void MainWindow::connectTable() {
    const auto takeTiles = [this] {
        faces_.clear();
        document_.setCatalogue(tileFiles_.catalogue(), tileFiles_.names());
    };
    connect(&tileFiles_, &TileFiles::changed, this, takeTiles);
    connect(actions_.addTileFile, &QAction::triggered, tableActions_, &TableActions::addFile);
    connect(actions_.holdings, &QAction::triggered, tableActions_, &TableActions::showDialog);
}

void MainWindow::connectEstimate() {
    connect(board_, &BoardView::firstShown, &estimator_, &Estimator::begin);
    connect(&estimator_, &Estimator::reported, this, &MainWindow::showDriveOverlay);
}

void MainWindow::showDriveOverlay() {
    const DriveReport& report = estimator_.report();
    if (overlays_->shown().has(Layer::Losses))
        board_->setDriveOverlay(overlayOf(report, DriveOverlay::Shows::Losses));
    else if (overlays_->shown().has(Layer::Gears))
        board_->setDriveOverlay(overlayOf(report, DriveOverlay::Shows::Gears));
    else
        board_->setDriveOverlay(std::nullopt);
}

void MainWindow::connectOverlays() {
    auto* minimap = new Minimap(*board_);
    const auto show = [this, minimap](const Layers& shown) {
        board_->setOverlays(shown);
        minimap->setWanted(shown.has(Layer::SmallMap));
        showDriveOverlay();
    };
    connect(overlays_, &LayerActions::changed, this, show);
    show(overlays_->shown());
    const auto measure = [this](const Holdings& holdings) {
        board_->setTable({holdings.table.width(), holdings.table.height()});
    };
    connect(&table_, &PlayersTable::changed, this, measure);
    measure(table_.holdings());
}

void MainWindow::connectView() {
    connect(actions_.zoomIn, &QAction::triggered, board_, &BoardView::zoomIn);
    connect(actions_.zoomOut, &QAction::triggered, board_, &BoardView::zoomOut);
    connect(actions_.fit, &QAction::triggered, board_, &BoardView::fit);
    connect(actions_.resetPanels, &QAction::triggered, this, [this] { panels_.reset(); });
    connect(actions_.about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(actions_.showHints, &QAction::toggled, this, &MainWindow::showHints);
    actions_.showHints->setChecked(settings_.value(hintsKey, true).toBool());
}

void MainWindow::showHints(bool wanted) {
    document_.setHints(wanted);
    settings_.setValue(hintsKey, wanted);
}

void MainWindow::start(const QString& path) {
    if (!path.isEmpty() && files_->openPath(path))
        return;
    const QString last = settings_.value(lastFileKey).toString();
    if (path.isEmpty() && QFileInfo(last).isFile() && files_->openPath(last))
        return;
    files_->openSample();
}

void MainWindow::showTitle() {
    setWindowTitle(tr("%1[*] – Stagewright").arg(files_->name()));
    setWindowFilePath(document_.path());
}

void MainWindow::showBoxOfGame() {
    const QString& game = document_.stage().info.game;
    const auto boxes = document_.catalogue().boxes();
    const auto found = std::find_if(boxes.begin(), boxes.end(), [&](const Box& box) {
        return !box.expansion && box.game == game;
    });
    palette_->showBox(found == boxes.end() ? QStringLiteral("dirt-core") : found->id);
}

void MainWindow::cancel() {
    if (palette_)
        palette_->tiles().cancelDrag();
    board_->cancel();
    board_->setFocus();
}

void MainWindow::flip() {
    if (board_->hasTilesInHand() || !palette_ || !palette_->tiles().hasFocus())
        board_->flip();
    else
        palette_->flip();
}

void MainWindow::showAbout() {
    QMessageBox::about(
        this, tr("About Stagewright"),
        tr("<h3>Stagewright %1</h3>"
           "<p>A track editor and rally planner for hex-tile racing board games.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later. It comes "
           "without any warranty.</p>"
           "<p>The games and their names belong to their publishers, who have nothing to do with "
           "this program.</p>")
            .arg(QCoreApplication::applicationVersion()));
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!files_->mayLeave())
        return event->ignore();
    rememberWindow(*this, settings_);
    if (palette_) // before, no file has been opened
        settings_.setValue(lastFileKey, document_.path());
    event->accept();
}

} // namespace stagewright
