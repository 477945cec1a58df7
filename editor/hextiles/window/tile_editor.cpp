#include "editor/hextiles/window/tile_editor.h"

#include "editor/document/document.h"
#include "editor/hextiles/accessibility/board_announcer.h"
#include "editor/hextiles/board/board_view.h"
#include "editor/hextiles/board/minimap.h"
#include "editor/hextiles/board/stage_cameras.h"
#include "editor/hextiles/details/details_panel.h"
#include "editor/hextiles/edits/clip.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/ideas/ideas_panel.h"
#include "editor/hextiles/palette/palette_panel.h"
#include "editor/hextiles/palette/token_panel.h"
#include "editor/hextiles/ring/choice_ring.h"
#include "editor/hextiles/window/board_commands.h"
#include "editor/hextiles/window/board_menu.h"
#include "editor/hextiles/window/board_races.h"
#include "editor/hextiles/window/board_words.h"
#include "editor/hextiles/window/offered_replacements.h"
#include "editor/hextiles/window/tile_first_steps.h"
#include "editor/hextiles/window/tile_window.h"
#include "model/design/tile_listing.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/finding_hexes.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace stagewright {

namespace {

/// How a board is looked at, what is selected there, what its palette shows and its ideas are.
struct TileView {
    Camera camera;
    StageCameras::Cameras otherCameras;
    QList<Placement> selected;
    QString box;
    TileFilter filter;
    std::optional<TileId> tile; ///< chosen there
    std::optional<IdeasPanel::Kept> ideas;
};

void choose(PalettePanel& palette, const QString& box, std::optional<TileId> side) {
    palette.showBox(box);
    QAbstractItemModel* tiles = palette.tiles().model();
    for (int row = 0; side && row < tiles->rowCount(); ++row) {
        palette.tiles().setCurrentIndex(tiles->index(row, 0));
        const auto there = palette.chosen();
        if (!there || there->number() != side->number())
            continue;
        if (there != side)
            palette.flip();
        return;
    }
}

} // namespace

TileEditor::TileEditor(Document& document, Estimator& estimator, RaceEstimator& races,
                       TileWindow& window)
    : document_(document)
    , estimator_(estimator)
    , window_(window)
    , selection_(std::make_unique<Selection>(document))
    , board_(std::make_unique<BoardView>(document, *selection_, window.faces()))
    , cameras_(new StageCameras(*board_, board_.get()))
    , minimap_(new Minimap(*board_))
    , ring_(std::make_unique<ChoiceRing>(*board_, window.faces()))
    , races_(std::make_unique<BoardRaces>(*board_, races, window.layers())) {
    new BoardAnnouncer(*board_, board_.get());
    connectBoard();
    connect(&estimator_, &Estimator::reported, this, &TileEditor::showEstimate);
    connect(&window.layers(), &LayerActions::changed, this, &TileEditor::showLayers);
    connect(&window, &TileWindow::facesChanged, this, &TileEditor::drawAgain);
    showLayers(window.layers().shown());
    showEstimate();
}

TileEditor::~TileEditor() = default;

void TileEditor::connectBoard() {
    connect(board_.get(), &BoardView::refused, this, &StageEditor::refused);
    connect(board_.get(), &BoardView::menuWanted, this, [this](QPoint global) {
        BoardMenu menu = menuOf(*board_);
        menu.replacements = offeredReplacements(*board_, window_.faces());
        Q_EMIT menuWanted(menu, global);
    });
    connect(board_.get(), &BoardView::findingsPicked, this, &StageEditor::findingsPicked);
    connect(board_.get(), &BoardView::spacePicked, this, &StageEditor::spacePicked);
    connect(board_.get(), &BoardView::firstPainted, this, &StageEditor::firstPainted);
    connect(board_.get(), &BoardView::firstShown, this, &StageEditor::firstShown);
    connect(board_.get(), &BoardView::cameraChanged, this, &StageEditor::statusChanged);
    connect(board_.get(), &BoardView::pointedAt, this, [this](std::optional<Hex> hex) {
        pointedAt_ = hex;
        Q_EMIT statusChanged();
    });
    const auto begun = [this] {
        Q_EMIT statusChanged();
        Q_EMIT workBegun();
    };
    connect(board_.get(), &BoardView::handChanged, this, begun);
    connect(selection_.get(), &Selection::changed, this, begun);
    connect(&document_, &Document::changed, this, &StageEditor::statusChanged);
}

QWidget& TileEditor::board() const {
    return *board_;
}

void TileEditor::createPanels() {
    palette_ = std::make_unique<PalettePanel>(document_, window_.faces(), window_.keptTiles());
    palette_->setOwned(ownedBoxes_);
    tokens_ = std::make_unique<TokenPanel>();
    details_ = std::make_unique<DetailsPanel>(document_, *selection_, window_.faces());
    ideas_ = std::make_unique<IdeasPanel>(document_, *board_);
    ideas_->setOwnedBoxes(ownedBoxes_);
    connectPalette();
    connectTokens();
    if (const QString text = std::exchange(textTaken_, {}); !text.isEmpty())
        (void)takeText(text); // it was read before
    connect(details_.get(), &DetailsPanel::flipWanted, board_.get(), &BoardView::flip);
    connect(&ideas_->wishes(), &WishesForm::changed, this, &TileEditor::showWishes);
    showWishes();
    showBoxOfGame();
}

BoardPanels TileEditor::panels() const {
    return {palette_.get(), tokens_.get(), details_.get(), ideas_.get()};
}

void TileEditor::connectPalette() {
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
    palette_->setMayReplace([this] { return !selection_->isEmpty(); });
    connect(palette_.get(), &PalettePanel::replaceWanted, board, &BoardView::replaceSelected);
    connect(palette_.get(), &PalettePanel::laidWanted, this, &TileEditor::showLaid);
    palette_->setPictureSize(window_.pictureSizes().size());
    palette_->offerPictureSizes(window_.pictureSizes().menu());
    connect(&window_.pictureSizes(), &PictureSizeActions::changed, palette_.get(),
            &PalettePanel::setPictureSize);
    connect(palette_.get(), &PalettePanel::boxChosen, this, &StageEditor::boxOpened);
    connect(&document_, &Document::changed, this, [this](const StageChange& change) {
        if (change.whole)
            showBoxOfGame();
    });
}

void TileEditor::connectTokens() {
    BoardView* board = board_.get();
    const auto onBoard = [board](QPoint global) { return board->mapFromGlobal(global); };
    TokenList* list = &tokens();
    list->setGame(document_.stage().info.game);
    connect(list, &TokenList::dragBegan, board, &BoardView::carryToken);
    connect(list, &TokenList::draggedTo, board,
            [board, onBoard](QPoint at) { board->carryTo(onBoard(at)); });
    connect(list, &TokenList::dropped, board, [board, onBoard](QPoint at) {
        board->dropCarried(onBoard(at));
        board->setFocus(); // keys are for the token now
    });
    connect(list, &TokenList::chosen, board, [board](const QString& id) {
        board->placeToken(id);
        board->setFocus();
    });
    connect(tokens_.get(), &TokenPanel::angleWanted, board, &BoardView::turnTokenTo);
    connect(board, &BoardView::handChanged, this, &TileEditor::showToken);
    connect(&document_, &Document::changed, this, [this] {
        tokens().setGame(document_.stage().info.game);
        showToken();
    });
}

TokenList& TileEditor::tokens() const {
    return tokens_->tokens();
}

void TileEditor::showToken() {
    const auto spot = board_->chosenToken();
    const auto there = spot ? find(document_.stage(), *spot) : std::nullopt;
    if (there)
        tokens_->showChosen(
            TokenPanel::Chosen{there->token.id, angleOf(there->token, there->tile)});
    else
        tokens_->showChosen(std::nullopt);
}

void TileEditor::showBoxOfGame() {
    if (document_.games().kindOf(document_.stage()) != &TileLayout::kind())
        return; // another board is seen
    const QString& game = document_.stage().info.game;
    const auto boxes = catalogueOf(document_).boxes();
    const auto found = std::find_if(boxes.begin(), boxes.end(), [&](const Box& box) {
        return !box.expansion && box.game == game;
    });
    palette_->showBoxOfGame(found == boxes.end() ? QStringLiteral("dirt-core") : found->id);
}

void TileEditor::run(BoardCommand command) {
    if (runOnBoard(command, *board_))
        return;
    switch (command) {
    case BoardCommand::Flip:
        return flip();
    case BoardCommand::Paste:
        return paste();
    case BoardCommand::Replace:
        return replaceSelected();
    case BoardCommand::Note:
        return writeNote();
    case BoardCommand::ShowFinding:
        return showFinding();
    case BoardCommand::FitsHere:
        return showWhatFits();
    case BoardCommand::LeadHome:
        return ring_->leadHome();
    case BoardCommand::Search:
        if (palette_)
            palette_->focusSearch();
        return;
    case BoardCommand::Cancel:
        return cancel();
    default:
        return;
    }
}

void TileEditor::replaceSelected() {
    if (!palette_)
        return;
    if (const auto side = palette_->chosen())
        board_->replaceSelected(*side);
}

void TileEditor::showLaid(const TileId& tile) {
    QList<Hex> hexes;
    for (const Placement& each : tilesOf(document_.stage()).placements())
        if (each.side.sameTile(tile))
            hexes.append(each.hex);
    board_->showPlace(hexes);
    board_->setFocus();
}

void TileEditor::writeNote() {
    if (!details_)
        return;
    if (selection_->tiles().size() != 1) {
        Q_EMIT refused(tr("Click the one tile that the note is about"));
        return;
    }
    Q_EMIT panelWanted(SidePanel::Details);
    details_->writeNote();
}

void TileEditor::showFinding() {
    const Findings there = board_->findingsHere();
    if (there.isEmpty())
        Q_EMIT refused(tr("Nothing is wrong here"));
    else
        Q_EMIT findingsPicked(there);
}

void TileEditor::showWhatFits() {
    if (!palette_)
        return;
    board_->askWhatFitsHere();
    Q_EMIT panelWanted(SidePanel::Palette);
    palette_->showFitting();
}

/// Tiles, or a list of some.
void TileEditor::paste() {
    const QString text = QGuiApplication::clipboard()->text();
    if (!board_->hasTilesInHand() && !tilesOfClip(text, document_.games()) && takeText(text))
        return;
    board_->paste();
}

Expected<void> TileEditor::takeText(const QString& text) {
    if (!ideas_) {
        const auto listing = readTileListing(text, catalogueOf(document_));
        if (!listing)
            return tl::unexpected(listing.error());
        textTaken_ = text;
        return {};
    }
    auto begun = ideas_->layList(text);
    if (begun)
        Q_EMIT panelWanted(SidePanel::Ideas);
    return begun;
}

bool TileEditor::hasText() const {
    return !textTaken_.isEmpty() || (ideas_ && !ideas_->list().toPlainText().isEmpty());
}

/// What would fit at the end of the road is to be as wished, too.
void TileEditor::showWishes() {
    ring_->setWishes(ideas_->wishes().wishes(document_.stage().info.game));
}

void TileEditor::askForStage(int mostMinutes) {
    if (!ideas_)
        return;
    Q_EMIT panelWanted(SidePanel::Ideas);
    ideas_->askForMinutes(mostMinutes);
}

void TileEditor::flip() {
    if (board_->hasTilesInHand() || !palette_ || !palette_->tiles().hasFocus())
        board_->flip();
    else
        palette_->flip();
}

void TileEditor::cancel() {
    if (palette_)
        palette_->tiles().cancelDrag();
    if (!ring_->letGo())
        board_->cancel();
    board_->setFocus();
}

BoardStatus TileEditor::status(const KeysOf& keysOf) const {
    const double percent = board_->camera().zoom * 100;
    return {boardHint(*board_, keysOf),
            pointedAt_ ? tileInWords(document_.stage(), *pointedAt_, estimator_) : QString(),
            tr("%n tiles", nullptr, document_.stage().layout.pieceCount()),
            tr("%1 %").arg(percent < 9.5 ? QLocale().toString(percent, 'g', 2)
                                         : QString::number(std::lround(percent)))};
}

std::vector<FirstStep> TileEditor::firstSteps(const KeysOf& keysOf) const {
    return tileFirstSteps(document_, keysOf);
}

void TileEditor::showPlaces(const Places& places) {
    board_->showPlace(hexesOf(places));
}

void TileEditor::showPiece(int piece) {
    for (const Placement& tile : tilesOf(document_.stage()).placements())
        if (tile.laid == piece)
            return board_->showPlace({tile.hex});
}

void TileEditor::showDrive(const std::optional<DriveScene>& scene) {
    board_->showDrive(scene);
}

void TileEditor::setTable(const Table& table) {
    board_->setTable(table);
}

void TileEditor::setOwnedBoxes(const std::optional<BoxCounts>& owned) {
    ownedBoxes_ = owned;
    if (palette_)
        palette_->setOwned(owned);
    if (ideas_)
        ideas_->setOwnedBoxes(owned);
}

QString TileEditor::openBox() const {
    return palette_ ? palette_->box() : QString();
}

std::any TileEditor::view() const {
    TileView view;
    view.camera = board_->camera();
    view.otherCameras = cameras_->cameras();
    view.selected = selection_->tiles();
    if (palette_) {
        view.box = palette_->box();
        view.filter = palette_->filter();
        view.tile = palette_->chosen();
        view.ideas = ideas_->handOver();
    }
    return view;
}

void TileEditor::setView(const std::any& view) {
    const auto* tiles = std::any_cast<TileView>(&view);
    if (!tiles)
        return;
    board_->lookThrough(tiles->camera);
    cameras_->setCameras(tiles->otherCameras);
    selection_->set(tiles->selected);
    if (!palette_)
        return;
    palette_->setFilter(tiles->filter);
    choose(*palette_, tiles->box, tiles->tile);
    if (tiles->ideas)
        ideas_->takeOver(*tiles->ideas);
}

void TileEditor::showLayers(const ShownLayers& shown) {
    board_->setLayers(shown);
    minimap_->setWanted(shown.has("minimap"));
    ring_->setWanted(shown.has("choices"));
}

void TileEditor::showEstimate() {
    std::optional<DrivenTiles> driven;
    if (const auto& estimate = estimator_.report().estimate) {
        driven.emplace();
        for (const PieceEstimate& piece : estimate->pieces)
            driven->insert(piece.piece, piece);
    }
    board_->setDriven(std::move(driven), estimator_.report().whyNot);
    Q_EMIT statusChanged();
}

void TileEditor::drawAgain() {
    board_->update();
    if (!palette_)
        return;
    details_->refresh();
    palette_->tiles().viewport()->update();
}

} // namespace stagewright
