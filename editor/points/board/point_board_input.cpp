// What PointBoard does on mouse and keys.

#include "editor/points/board/point_board.h"
#include "editor/points/edits/track_steps.h"
#include "editor/points/faces/mark_words.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace stagewright {

std::optional<Place> PointBoard::pointUnder(QPointF at) const {
    const auto place = grid().under(at);
    const bool isSeen = place && (hasWraps_ || isOnBoard(*place));
    return isSeen ? std::optional(wrapped(*place)) : std::nullopt;
}

void PointBoard::pointTo(std::optional<Place> point) {
    if (point == pointed_)
        return;
    pointed_ = point;
    update();
    Q_EMIT pointedAt(point);
}

void PointBoard::draw(Place point) {
    const bool isThere = trackOf(document_, track_).marksAt(point).has(stroke_->mark);
    if (isThere == stroke_->there || !mayMark(stroke_->mark, point, stroke_->there))
        return;
    StageUndoStep step = changeMark(document_, track_, point, stroke_->mark, stroke_->there);
    step.gesture = stroke_->gesture;
    document_.make(std::move(step));
}

void PointBoard::mousePressEvent(QMouseEvent* event) {
    const auto point = pointUnder(event->position());
    if (event->button() != Qt::LeftButton || !point)
        return QWidget::mousePressEvent(event);
    choose(*point);
    if (!brush_)
        return;
    const bool there = !trackOf(document_, track_).marksAt(*point).has(*brush_);
    stroke_ = Stroke{*brush_, there, document_.newGesture()};
    draw(*point);
}

void PointBoard::mouseMoveEvent(QMouseEvent* event) {
    const auto point = pointUnder(event->position());
    pointTo(point);
    if (!point || !stroke_ || !event->buttons().testFlag(Qt::LeftButton))
        return;
    choose(*point);
    draw(*point);
}

void PointBoard::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        stroke_.reset();
}

void PointBoard::leaveEvent(QEvent*) {
    pointTo(std::nullopt);
}

void PointBoard::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() == QContextMenuEvent::Mouse) {
        if (const auto point = pointUnder(event->pos()))
            choose(*point);
        Q_EMIT menuWanted(event->globalPos());
    } else {
        Q_EMIT menuWanted(mapToGlobal(grid().at(chosen_).toPoint()));
    }
}

/// Up and down along the column; to the sides into the next one, where the points stand half a step
/// higher or lower, and back the same way.
void PointBoard::walk(int key) {
    const bool isEven = chosen_.x % 2 == 0;
    const int aside = isEven ? 1 : -1;
    const Place to = key == Qt::Key_Up     ? stepped(chosen_, PointStep::Forward)
                     : key == Qt::Key_Down ? stepped(chosen_, PointStep::Backward)
                     : key == Qt::Key_Left ? Place{chosen_.x - 1, chosen_.y + aside}
                                           : Place{chosen_.x + 1, chosen_.y + aside};
    choose(wrapped(to));
}

void PointBoard::keyPressEvent(QKeyEvent* event) {
    const auto modifiers = event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (modifiers != Qt::NoModifier)
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
        return walk(event->key());
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (brush_)
            toggle(*brush_);
        return;
    default:
        break;
    }
    const int digit = event->key() - Qt::Key_0;
    if (digit >= 1 && digit <= mostTitans && !event->isAutoRepeat())
        return setFigure(digit);
    const auto mark =
        std::find_if(allTrackMarks.begin(), allTrackMarks.end(),
                     [event](TrackMark each) { return event->key() == markKey(each).unicode(); });
    if (mark == allTrackMarks.end())
        return QWidget::keyPressEvent(event);
    if (!event->isAutoRepeat())
        toggle(*mark);
}

} // namespace stagewright
