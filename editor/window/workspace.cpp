#include "editor/window/workspace.h"

#include "editor/accessibility/board_announcer.h"
#include "editor/canvas/board_view.h"
#include "editor/canvas/minimap.h"
#include "editor/estimate/drive_overlays.h"
#include "editor/estimate/estimate_panel.h"
#include "editor/palette/palette_panel.h"
#include "editor/panels/details_panel.h"
#include "editor/panels/findings_panel.h"
#include "editor/panels/stage_panel.h"
#include "editor/rally/evening_planner.h"
#include "editor/rally/results_panel.h"
#include "editor/rally/stage_cameras.h"
#include "editor/rally/stage_strip.h"
#include "editor/tokens/token_list.h"
#include "editor/window/file_actions.h"
#include "editor/window/panels.h"
#include "editor/window/rules_actions.h"
#include "model/stage/tile_layout.h"

#include <QApplication>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

const auto playersKey = QStringLiteral("estimate/players");

} // namespace

Workspace::Workspace(std::unique_ptr<Document> document, FaceCache& faces, QSettings& settings,
                     const Dialogs& dialogs, QWidget* window)
    : settings_(settings)
    , owned_(std::move(document))
    , document_(*owned_)
    , selection_(std::make_unique<Selection>(document_))
    , faces_(faces)
    , estimator_(std::make_unique<Estimator>(document_))
    , rules_(std::make_unique<RulesChoice>(document_, *estimator_, settings))
    , files_(std::make_unique<FileActions>(document_, dialogs, window))
    , rulesActions_(std::make_unique<RulesActions>(*rules_, dialogs, window))
    , board_(std::make_unique<BoardView>(document_, *selection_, faces))
    , minimap_(new Minimap(*board_)) {
    new BoardAnnouncer(*board_, board_.get());
    new StageCameras(*board_, board_.get());
    connect(board_.get(), &BoardView::firstShown, estimator_.get(), &Estimator::begin);
    connect(estimator_.get(), &Estimator::reported, this, &Workspace::showDriveOverlay);
}

Workspace::~Workspace() {
    if (owned_)
        owned_->blockSignals(true); // who hears of it may be gone before it
}

void Workspace::createPanels() {
    palette_ = std::make_unique<PalettePanel>(document_, faces_);
    findings_ = std::make_unique<FindingsPanel>(document_);
    stage_ = std::make_unique<StagePanel>(document_);
    estimate_ = std::make_unique<EstimatePanel>(document_, *estimator_, *rules_);
    tokens_ = std::make_unique<TokenList>();
    details_ = std::make_unique<DetailsPanel>(document_, *selection_, faces_);
    planner_ = std::make_unique<EveningPlanner>(document_);
    planner_->setHints(hints_);
    strip_ = std::make_unique<StageStrip>(document_, *planner_);
    results_ = std::make_unique<ResultsPanel>(document_);
    connect(rules_.get(), &RulesChoice::changed, this, &Workspace::tellHouseRules);
    tellHouseRules();
    connectPalette();
    connectTokens();
    connectPanels();
}

PanelContents Workspace::panels() const {
    return {palette_.get(),  tokens_.get(),  stage_.get(), findings_.get(),
            estimate_.get(), details_.get(), strip_.get(), results_.get()};
}

std::unique_ptr<Document> Workspace::handOver() {
    return std::move(owned_);
}

bool Workspace::isUntouched() {
    return document_.path().isEmpty() && document_.source().isEmpty() &&
           document_.history().count() == 0 && !document_.isModified();
}

void Workspace::connectPalette() {
    const TileList& tiles = palette_->tiles();
    BoardView* board = board_.get();
    const auto onBoard = [board](QPoint global) { return board->mapFromGlobal(global); };
    connect(&tiles, &TileList::dragBegan, board, &BoardView::carry);
    connect(&tiles, &TileList::draggedTo, board,
            [board, onBoard](QPoint at) { board->carryTo(onBoard(at)); });
    connect(&tiles, &TileList::dropped, board,
            [board, onBoard](QPoint at) { board->dropCarried(onBoard(at)); });
    connect(&tiles, &TileList::laid, board, &BoardView::append);
    connect(board, &BoardView::tileWanted, this, [this](PreferredBend preferred) {
        if (const auto side = palette_->chosen())
            board_->layAtCursor(*side, preferred);
    });
    connect(&tiles, &TileList::typed, palette_.get(), &PalettePanel::beginSearch);
    connect(board, &BoardView::numberTyped, palette_.get(), &PalettePanel::beginSearch);
    palette_->setFits([board](TileId side) { return board->fitsNext(side); });
    connect(board, &BoardView::activeEndMoved, palette_.get(), &PalettePanel::fitAgain);
    connect(palette_.get(), &PalettePanel::found, board,
            [board](TileId side, PreferredBend preferred) {
                board->append(side, preferred);
                board->setFocus();
            });
    connect(&document_, &Document::changed, this, [this](const StageChange& change) {
        if (change.whole)
            showBoxOfGame();
    });
}

void Workspace::connectTokens() {
    BoardView* board = board_.get();
    const auto onBoard = [board](QPoint global) { return board->mapFromGlobal(global); };
    connect(tokens_.get(), &TokenList::dragBegan, board, &BoardView::carryToken);
    connect(tokens_.get(), &TokenList::draggedTo, board,
            [board, onBoard](QPoint at) { board->carryTo(onBoard(at)); });
    connect(tokens_.get(), &TokenList::dropped, board, [board, onBoard](QPoint at) {
        board->dropCarried(onBoard(at));
        board->setFocus(); // keys are for the token now
    });
    connect(tokens_.get(), &TokenList::chosen, board, [board](const QString& id) {
        board->placeToken(id);
        board->setFocus();
    });
}

void Workspace::connectPanels() {
    connect(details_.get(), &DetailsPanel::flipWanted, board_.get(), &BoardView::flip);
    connect(&document_, &Document::turnedTo, this, [this] {
        if (stage_->isAncestorOf(QApplication::focusWidget()))
            board_->setFocus(); // what is typed now is not of the stage that was left
    });
    connect(findings_.get(), &FindingsPanel::chosen, board_.get(), &BoardView::showPlace);
    estimate_->setPlayers(settings_.value(playersKey, estimate_->players()).toInt());
    connect(estimate_.get(), &EstimatePanel::playersChanged, this, [this](int players) {
        if (document_.rally().stages().size() == 1)
            settings_.setValue(playersKey, players);
    });
    // The evening says how many drive a rally.
    const auto followRally = [this] {
        if (document_.rally().stages().size() > 1)
            estimate_->setPlayers(document_.rally().players());
    };
    connect(&document_, &Document::rallyChanged, this, followRally);
    followRally();
    connect(estimate_.get(), &EstimatePanel::rulesFileWanted, rulesActions_.get(),
            &RulesActions::choose);
    connect(estimate_.get(), &EstimatePanel::rulesCopyWanted, rulesActions_.get(),
            &RulesActions::saveCopy);
    connect(estimate_.get(), &EstimatePanel::tileChosen, this, [this](int laid) {
        for (const Placement& tile : tilesOf(document_.stage()).placements())
            if (tile.laid == laid)
                return board_->showPlace({tile.hex});
    });
}

void Workspace::showBoxOfGame() {
    const QString& game = document_.stage().info.game;
    const auto boxes = document_.catalogue().boxes();
    const auto found = std::find_if(boxes.begin(), boxes.end(), [&](const Box& box) {
        return !box.expansion && box.game == game;
    });
    palette_->showBox(found == boxes.end() ? QStringLiteral("dirt-core") : found->id);
}

void Workspace::showLayers(const Layers& shown) {
    layers_ = shown;
    board_->setOverlays(shown);
    minimap_->setWanted(shown.has(Layer::SmallMap));
    showDriveOverlay();
}

void Workspace::showHints(bool wanted) {
    hints_ = wanted;
    document_.setHints(wanted);
    if (planner_)
        planner_->setHints(wanted);
}

void Workspace::recallRules() {
    rules_->recall();
}

HouseRules Workspace::houseRules() const {
    return rules_->ofRally();
}

/// The whole rally goes by the rules that the estimate of a stage goes by.
void Workspace::tellHouseRules() {
    const HouseRules house = houseRules();
    planner_->setHouseRules(house);
    results_->setHouseRules(house);
}

void Workspace::showDriveOverlay() {
    const DriveReport& report = estimator_->report();
    if (layers_.has(Layer::Losses))
        board_->setDriveOverlay(overlayOf(report, DriveOverlay::Shows::Losses));
    else if (layers_.has(Layer::Gears))
        board_->setDriveOverlay(overlayOf(report, DriveOverlay::Shows::Gears));
    else
        board_->setDriveOverlay(std::nullopt);
}

void Workspace::drawAgain() {
    board_->update();
    if (!hasPanels())
        return;
    details_->refresh();
    palette_->tiles().viewport()->update();
}

void Workspace::replaceSelected() {
    if (!hasPanels())
        return;
    if (const auto side = palette_->chosen())
        board_->replaceSelected(*side);
}

void Workspace::flip() {
    if (board_->hasTilesInHand() || !hasPanels() || !palette_->tiles().hasFocus())
        board_->flip();
    else
        palette_->flip();
}

void Workspace::cancel() {
    if (hasPanels())
        palette_->tiles().cancelDrag();
    board_->cancel();
    board_->setFocus();
}

} // namespace stagewright
