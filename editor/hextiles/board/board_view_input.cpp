// What BoardView does with the mouse, the wheel and the keys.

#include "editor/hextiles/board/board_view.h"
#include "editor/hextiles/edits/preferred_bend.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QScopedValueRollback>
#include <QTimerEvent>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace stagewright {

namespace {

constexpr int wheelNotch = 120; // eighths of a degree

/// The hex so many columns to the right in the same row of the screen, and so many rows down.
Hex along(Hex from, int columns, int rows) {
    const auto halfDown = [](int q) { return static_cast<int>(std::floor(q / 2.0)); };
    const int q = from.q + columns;
    return {q, from.r + halfDown(from.q) - halfDown(q) + rows};
}

} // namespace

bool BoardView::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        // The space bar pans here; it must not press the default button of something else.
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space)
            event->accept();
        break;
    case QEvent::ToolTip:
        showTip(*static_cast<QHelpEvent*>(event));
        return true;
    case QEvent::NativeGesture:
        if (pinch(*static_cast<QNativeGestureEvent*>(event)))
            return true;
        break;
    case QEvent::Gesture:
        if (pinch(*static_cast<QGestureEvent*>(event)))
            return true;
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    const QScopedValueRollback byMouse(byMouse_, true);
    spin_ = 0;
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && spaceHeld_))
        return beginPan(event->position());
    if (event->button() != Qt::LeftButton)
        return;
    if (const auto space = openSpaceUnder(event->position()); space && !tool_->holdsTiles()) {
        spacePressed_ = true;
        Q_EMIT spacePicked(*space);
        return;
    }
    marksPressed_ = marksAt(event->position());
    markPressedAt_ = event->position();
    if (!tool_->holdsTiles())
        activate(tokens_.isOver(event->position()) ? static_cast<Tool&>(tokens_) : select_);
    tool_->press(event->position(), event->modifiers());
}

void BoardView::beginPan(QPointF at) {
    panFrom_ = at;
    setCursor(Qt::ClosedHandCursor);
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    pointer_ = event->position();
    pointed_ = rect().contains(pointer_.toPoint());
    if (panFrom_) {
        setCamera(camera_.panned(pointer_ - *panFrom_));
        panFrom_ = pointer_;
        return;
    }
    const QScopedValueRollback byMouse(byMouse_, true);
    if (!spacePressed_)
        tool_->moveTo(pointer_);
    if (event->buttons().testFlag(Qt::LeftButton))
        scrollAtBorder(pointer_);
    else
        showCursorAt(pointer_);
    Q_EMIT pointedAt(pointed_ ? std::optional(hexUnder(pointer_)) : std::nullopt);
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    const QScopedValueRollback byMouse(byMouse_, true);
    borderScroll_.stop();
    if (event->button() == Qt::LeftButton && std::exchange(spacePressed_, false))
        return;
    if (panFrom_) {
        panFrom_.reset();
        if (spaceHeld_)
            setCursor(Qt::OpenHandCursor);
        else
            unsetCursor();
    } else if (event->button() == Qt::LeftButton) {
        tool_->release(event->position());
        if (tool_ == &layTool_ && !tool_->holdsTiles())
            activate(select_);
        releaseMarks(event->position());
    }
}

void BoardView::leaveEvent(QEvent*) {
    pointed_ = false;
    Q_EMIT pointedAt(std::nullopt);
}

/// While something is dragged, the board scrolls when the pointer rests near its border.
void BoardView::scrollAtBorder(QPointF at) {
    pointer_ = at;
    constexpr int border = 28; // pixels
    const QRect inner = rect().adjusted(border, border, -border, -border);
    const bool atBorder = rect().contains(at.toPoint()) && !inner.contains(at.toPoint());
    if (!atBorder || !(tool_->ghost() || tool_->band() || tokens_.tokenGhost()))
        borderScroll_.stop();
    else if (!borderScroll_.isActive())
        borderScroll_.start(16, this);
}

void BoardView::timerEvent(QTimerEvent* event) {
    if (event->timerId() != borderScroll_.timerId())
        return QWidget::timerEvent(event);
    constexpr double speed = 9; // pixels a frame
    const QPointF way = QRectF(rect()).center() - pointer_;
    const double length = std::hypot(way.x(), way.y());
    if (length > 0)
        setCamera(camera_.panned(way * (speed / length)));
    tool_->moveTo(pointer_);
}

bool BoardView::wheelTurns(const QWheelEvent& event) const {
    if (tool_->takesWheel(event.position()))
        return true;
    const auto under = tilesOf(document_.stage()).at(hexUnder(event.position()));
    const bool isTouchpad = !event.pixelDelta().isNull();
    return !isTouchpad && !under.empty() && selection_.contains(under.back());
}

void BoardView::wheelEvent(QWheelEvent* event) {
    event->accept();
    const QPoint angle = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ControlModifier))
        return setCamera(
            camera_.zoomed(std::pow(1.2, double(angle.y()) / wheelNotch), event->position()));
    if (wheelTurns(*event))
        return turnByWheel(*event);
    const QPointF by =
        event->pixelDelta().isNull() ? QPointF(angle) * 0.75 : QPointF(event->pixelDelta());
    const bool sideways = event->modifiers().testFlag(Qt::ShiftModifier) && by.x() == 0;
    setCamera(camera_.panned(sideways ? by.transposed() : by));
    tool_->moveTo(event->position());
}

void BoardView::turnByWheel(const QWheelEvent& event) {
    constexpr ulong pause = 700; // milliseconds that end a spin
    const ulong now = event.timestamp();
    if (spin_ == 0 || now - lastSpin_ > pause) {
        spin_ = document_.newGesture();
        wheelRest_ = 0;
    }
    lastSpin_ = now;
    wheelRest_ -= event.angleDelta().y();
    const int notches = wheelRest_ / wheelNotch;
    wheelRest_ %= wheelNotch;
    if (tool_->turnByWheel(notches, spin_))
        return;
    for (int i = 0; i < std::abs(notches); ++i)
        turn(notches > 0 ? 1 : -1, spin_);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    spin_ = 0;
    switch (event->key()) {
    case Qt::Key_Up:
        return nudge(0, -1, event->isAutoRepeat());
    case Qt::Key_Down:
        return nudge(0, 1, event->isAutoRepeat());
    case Qt::Key_Left:
        return nudge(-1, 0, event->isAutoRepeat());
    case Qt::Key_Right:
        return nudge(1, 0, event->isAutoRepeat());
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (layTool_.copiesAt())
            putDown();
        else if (tilesOf(document_.stage()).at(cursor_).empty())
            Q_EMIT tileWanted(preferredBend(event->modifiers()));
        else
            selection_.selectAt(cursor_);
        return;
    case Qt::Key_Space:
        if (!event->isAutoRepeat()) {
            spaceHeld_ = true;
            setCursor(Qt::OpenHandCursor);
        }
        return;
    case Qt::Key_Menu:
        return openMenuByKey();
    case Qt::Key_F10:
        if (event->modifiers() == Qt::ShiftModifier)
            return openMenuByKey();
        return QWidget::keyPressEvent(event);
    default:
        if (const QString text = event->text(); !text.isEmpty() && text.front().isDigit())
            Q_EMIT numberTyped(text);
        else
            QWidget::keyPressEvent(event);
    }
}

/// Tab goes from one open end to the next; where there is no other, on to the next panel.
bool BoardView::focusNextPrevChild(bool next) {
    return activeEnd_.step(next ? 1 : -1) || QWidget::focusNextPrevChild(next);
}

void BoardView::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Space || event->isAutoRepeat())
        return QWidget::keyReleaseEvent(event);
    spaceHeld_ = false;
    if (!panFrom_)
        unsetCursor();
}

/// Moves copies held; else the selection, over what lies in its way; without one, the cursor.
void BoardView::nudge(int columns, int rows, bool repeated) {
    if (const auto held = layTool_.copiesAt()) {
        const Hex to = along(*held, columns, rows);
        moveCursorTo(to);
        return layTool_.moveTo(to);
    }
    if (tool_->nudge(columns, rows))
        return;
    const auto tiles = selection_.tiles();
    if (tiles.isEmpty())
        return moveCursorTo(along(cursor_, columns, rows));
    if (!repeated || nudge_ == 0)
        nudge_ = document_.newGesture();
    const Hex grip = tiles.front().hex;
    StageUndoStepOr step;
    for (int far = 1;; ++far) {
        const Hex to = along(grip, columns * far, rows * far);
        step = moveTiles(document_.stage(), tiles, to - grip);
        if (step || step.error().reason != EditError::Reason::Occupied)
            break;
    }
    if (step)
        step->gesture = nudge_;
    if (take(step))
        moveCursorTo(selection_.tiles().front().hex);
}

} // namespace stagewright
