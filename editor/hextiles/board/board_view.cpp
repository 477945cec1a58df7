#include "editor/hextiles/board/board_view.h"

#include "editor/colours/board_colours.h"
#include "editor/hextiles/board/board_painter.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/layers/board_drive.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/extent.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QPainter>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QTimer>

namespace stagewright {

BoardView::BoardView(Document& document, Selection& selection, FaceCache& faces, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , selection_(selection)
    , activeEnd_(document, selection)
    , painter_(std::make_unique<BoardPainter>(catalogueOf(document), faces))
    , select_(*this)
    , layTool_(*this)
    , tokens_(*this) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(200, 200);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Board"));
    grabGesture(Qt::PinchGesture);
    connect(&document, &Document::changed, this, &BoardView::onChanged);
    connect(&document, &Document::checked, this, [this] {
        painter_->forgetStage();
        update();
    });
    connect(&selection, &Selection::changed, this, [this] {
        turned_ = -1;
        const auto& tiles = selection_.tiles();
        if (fitsAt_ && (tiles.size() != 1 || tiles.front().hex != *fitsAt_)) {
            fitsAt_.reset();
            Q_EMIT activeEndMoved();
        }
        if (!selection_.isEmpty() && tool_ == &tokens_)
            activate(select_); // commands are for the tiles now
        update();
    });
    connect(&activeEnd_, &ActiveRoadEnd::moved, this, [this] {
        if (activeEnd_.end())
            moveCursorTo(activeEnd_.end()->beyond());
        update();
        Q_EMIT activeEndMoved();
    });
}

BoardView::~BoardView() = default;

Hex BoardView::hexUnder(QPointF at) const {
    return hexAt(camera_.toBoard(at));
}

bool BoardView::isDrawn() const {
    return begun_ && painter_->isComplete();
}

void BoardView::onChanged(const StageChange& change) {
    lookedBefore_.reset();
    propose(std::nullopt);
    tool_->stageChanged();
    painter_->forgetStage();
    if (change.games || change.whole || change.info || !change.layout.isNothing()) {
        places_.reset();
        racePlaces_.reset();
        drive_.reset(); // of the stage as it was
    }
    if (change.games)
        painter_->setCatalogue(catalogueOf(document_));
    if (change.whole) {
        const auto tiles = tilesOf(document_.stage()).inLayingOrder();
        cursor_ = tiles.isEmpty() ? Hex{} : tiles.front().hex;
        fit();
    } else if (begun_ && !change.layout.isNothing()) {
        fitWhenShown_ = false; // work has begun on what is seen
    }
    update();
}

void BoardView::setDriven(std::optional<DrivenTiles> driven, const QString& whyNot) {
    driven_ = std::move(driven);
    whyNotDriven_ = whyNot;
    if (layers_.hasAny(Plane::Tints))
        update();
}

void BoardView::setRaced(std::optional<RacedTiles> raced, const QString& whyNot) {
    raced_ = std::move(raced);
    whyNotRaced_ = whyNot;
    if (layers_.hasAny(Plane::Tints))
        update();
}

void BoardView::setLayers(const ShownLayers& shown) {
    layers_ = shown;
    update();
}

void BoardView::setTable(const Table& table) {
    table_ = table;
    update();
}

void BoardView::showHand() {
    update();
    Q_EMIT handChanged();
}

void BoardView::activate(Tool& tool) {
    if (tool_ == &tool)
        return;
    tool_->deactivate();
    tool_ = &tool;
    tool_->activate();
    update();
}

void BoardView::carry(TileId side) {
    activate(layTool_);
    layTool_.carry(side);
}

void BoardView::carryToken(const QString& id) {
    selection_.clear(); // the commands are for the token now
    activate(tokens_);
    tokens_.carry(id);
}

void BoardView::placeToken(const QString& id) {
    const auto& tiles = selection_.tiles();
    const Hex hex = tiles.size() == 1 ? tiles.front().hex : cursor_;
    selection_.clear();
    activate(tokens_);
    tokens_.place(id, centre(hex));
}

void BoardView::carryTo(QPoint at) {
    tool_->moveTo(at);
    scrollAtBorder(at);
}

void BoardView::dropCarried(QPoint at) {
    const QScopedValueRollback byMouse(byMouse_, true);
    borderScroll_.stop();
    tool_->release(at);
    if (tool_ == &layTool_)
        activate(select_);
}

void BoardView::cancel() {
    borderScroll_.stop();
    const bool ended = tool_->cancel();
    activate(select_);
    if (!ended)
        selection_.clear();
}

void BoardView::moveCursorTo(Hex hex) {
    if (!onBoard(hex))
        return;
    cursor_ = hex;
    activeEnd_.goTo(hex);
    reveal(stagewright::extent(hex));
    update();
    Q_EMIT cursorMoved();
}

void BoardView::paintEvent(QPaintEvent*) {
    placeSeen_ = mapTo(window(), QPoint());
    windowSeen_ = window()->size();
    QPainter painter(this);
    if (!begun_) { // the window comes up at once; grid and tiles follow in the next frame
        begun_ = true;
        painter.fillRect(rect(), boardColours(palette()).table);
        QTimer::singleShot(0, this, [this] {
            Q_EMIT firstPainted();
            update();
        });
        return;
    }
    BoardScene scene{document_, selection_.tiles()};
    scene.ghost = tool_->ghost();
    scene.lifted = tool_->lifted();
    if (proposal_ && !tool_->holdsTiles()) {
        scene.ghost = &proposed_;
        scene.lifted = proposal_->lifted;
    }
    scene.band = tool_->band();
    scene.activeEnd = activeEnd_.end();
    scene.layers = layers_;
    scene.table = table_;
    scene.token = tokens_.tokenGhost();
    scene.chosenToken = tokens_.chosen();
    scene.drive = drive_.get();
    scene.driven = driven_ ? &*driven_ : nullptr;
    scene.whyNotDriven = whyNotDriven_;
    scene.raced = raced_ ? &*raced_ : nullptr;
    scene.whyNotRaced = whyNotRaced_;
    if (hasFocus())
        scene.cursor = cursor_;
    painter_->paint(painter, scene, camera_, palette());
    if (!painter_->isComplete()) {
        QTimer::singleShot(0, this, qOverload<>(&QWidget::update));
    } else if (!shown_) {
        shown_ = true;
        QTimer::singleShot(0, this, &BoardView::firstShown);
    }
}

void BoardView::resizeEvent(QResizeEvent* event) {
    const QSize before = camera_.view.toSize(); // the event knows none of a board that was hidden
    camera_.view = event->size();
    if (fitWhenShown_)
        return fit();
    if (begun_ && window()->size() == windowSeen_)
        stayInWindow(before);
    placeSeen_ = mapTo(window(), QPoint());
    windowSeen_ = window()->size();
    Q_EMIT cameraChanged();
}

} // namespace stagewright
