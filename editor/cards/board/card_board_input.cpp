// What CardBoard does on mouse and keys.

#include "editor/cards/board/card_board.h"
#include "editor/cards/edits/table_steps.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>

namespace stagewright {

std::optional<TableThing> CardBoard::thingUnder(QPointF at) const {
    return thingAt(grid(), things(), at);
}

void CardBoard::pointTo(std::optional<TableThing> thing) {
    if (thing == pointed_)
        return;
    pointed_ = thing;
    update();
    Q_EMIT pointedAt(thing);
}

bool CardBoard::flipTokenAt(qsizetype seat, QPointF at) {
    const TableGrid seen = grid();
    for (int token = 1; token <= mostFlippedTokens; ++token)
        if (seen.token(seat, token).contains(at)) {
            const int flipped = tableOf(document_).seats[seat].flipped;
            document_.make(flipTokens(document_, seat, flipped == token ? token - 1 : token));
            return true;
        }
    return false;
}

void CardBoard::mousePressEvent(QMouseEvent* event) {
    const auto thing = thingUnder(event->position());
    if (event->button() != Qt::LeftButton || !thing)
        return QWidget::mousePressEvent(event);
    choose(*thing);
    pressed_ = thing;
    const CardTable table = tableOf(document_);
    if (thing->kind == TableThing::Kind::Driver)
        drag_ = Drag{cardGameOf(document_).driverIds().value(thing->number - 1), std::nullopt,
                     event->position(), event->position()};
    else if (thing->kind == TableThing::Kind::Seat)
        if (const QString driver = table.seats[thing->number - 1].driver; !driver.isEmpty())
            drag_ = Drag{driver, thing->number - 1, event->position(), event->position()};
}

void CardBoard::mouseMoveEvent(QMouseEvent* event) {
    pointTo(thingUnder(event->position()));
    if (!drag_ || !event->buttons().testFlag(Qt::LeftButton))
        return;
    drag_->at = event->position();
    drag_->moves = drag_->moves ||
                   (drag_->at - drag_->from).manhattanLength() >= QApplication::startDragDistance();
    update();
}

/// To a player; one who was somebody's may be laid back to the other drivers.
void CardBoard::drop(QPointF at) {
    const Drag dragged = *drag_;
    const auto onto = thingUnder(at);
    cancel();
    if (!onto)
        return;
    if (onto->kind == TableThing::Kind::Seat)
        document_.make(seatDriver(document_, onto->number - 1, dragged.driver));
    else if (onto->kind == TableThing::Kind::Driver && dragged.seat)
        document_.make(seatDriver(document_, *dragged.seat, {}));
}

void CardBoard::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !pressed_)
        return;
    if (drag_ && drag_->moves)
        return drop(event->position());
    const TableThing pressed = *pressed_;
    cancel();
    if (thingUnder(event->position()) != pressed)
        return;
    if (pressed.kind == TableThing::Kind::Pile)
        press(pressed);
    else if (pressed.kind == TableThing::Kind::Seat)
        (void)flipTokenAt(pressed.number - 1, event->position());
}

/// Of a pile and of tokens it is two clicks.
void CardBoard::mouseDoubleClickEvent(QMouseEvent* event) {
    const auto thing = thingUnder(event->position());
    if (event->button() != Qt::LeftButton || !thing)
        return;
    if (thing->kind == TableThing::Kind::Slot || thing->kind == TableThing::Kind::Driver)
        press(*thing);
    else
        mousePressEvent(event);
}

void CardBoard::leaveEvent(QEvent*) {
    pointTo(std::nullopt);
}

void CardBoard::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() == QContextMenuEvent::Mouse) {
        if (const auto thing = thingUnder(event->pos()))
            choose(*thing);
        Q_EMIT menuWanted(event->globalPos());
    } else {
        Q_EMIT menuWanted(mapToGlobal(rectOf(grid(), chosen_).center().toPoint()));
    }
}

bool CardBoard::pileKey(int key) {
    if (chosen_.kind != TableThing::Kind::Pile || (key != Qt::Key_A && key != Qt::Key_B))
        return false;
    document_.make(layStack(document_, chosen_.number, key == Qt::Key_A ? 'A' : 'B'));
    return true;
}

bool CardBoard::seatKey(int key) {
    const bool isMore = key == Qt::Key_Plus;
    if (chosen_.kind != TableThing::Kind::Seat || (!isMore && key != Qt::Key_Minus))
        return false;
    const qsizetype seat = chosen_.number - 1;
    document_.make(
        flipTokens(document_, seat, tableOf(document_).seats[seat].flipped + (isMore ? 1 : -1)));
    return true;
}

void CardBoard::keyPressEvent(QKeyEvent* event) {
    const auto modifiers = event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    const bool isSideways = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (modifiers == Qt::ControlModifier && isSideways)
        return moveChosen(event->key() == Qt::Key_Left ? -1 : 1);
    if (modifiers != Qt::NoModifier)
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
        return choose(walked(grid(), things(), chosen_, event->key()));
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (!event->isAutoRepeat())
            press(chosen_);
        return;
    default:
        break;
    }
    if (!pileKey(event->key()) && !seatKey(event->key()))
        QWidget::keyPressEvent(event);
}

} // namespace stagewright
