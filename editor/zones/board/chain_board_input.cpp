// What ChainBoard does on mouse and keys.

#include "editor/zones/board/chain_board.h"
#include "editor/zones/board/section_speech.h"
#include "editor/zones/edits/chain_steps.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace stagewright {

void ChainBoard::pressOpenEnd(QPoint global) {
    if (offers_.empty())
        return Q_EMIT refused(tr("Nothing fits there"));
    if (offers_.size() == 1)
        return take(offers_.front());
    offerInMenu(global);
}

/// Roads that are entered at once, all others by the side of their board.
void ChainBoard::offerInMenu(QPoint global) {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("chain-offers-menu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    std::map<QString, QMenu*> sides;
    const ZoneBoards& boards = boardsOf(document_);
    for (const ChainOffer& offer : offers_) {
        QMenu* place = menu;
        if (!offer.isEntered) {
            const ZoneSide* side =
                sideWith(boards, offer.entry.zone, offer.entry.number, offer.entry.snow);
            QMenu*& ofSide = sides[side ? side->side : QString()];
            if (!ofSide)
                ofSide = menu->addMenu(side ? side->side : QString());
            place = ofSide;
        }
        connect(place->addAction(offerInWords(offer, boards)), &QAction::triggered, this,
                [this, offer] { take(offer); });
    }
    menu->popup(global);
}

void ChainBoard::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    if (const auto exit = exitAt(event->position()))
        return take(ChainOffer(offers_[*exit]));
    if (isOpenEndAt(event->position()))
        return pressOpenEnd(event->globalPosition().toPoint());
    choose(sectionAt(event->position()));
}

void ChainBoard::mouseMoveEvent(QMouseEvent* event) {
    const bool isOverPlace =
        exitAt(event->position()) || isOpenEndAt(event->position()) || sectionAt(event->position());
    setCursor(isOverPlace ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (entered_)
        preview(exitAt(event->position()));
}

void ChainBoard::leaveEvent(QEvent*) {
    if (entered_)
        preview(std::nullopt);
}

void ChainBoard::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() == QContextMenuEvent::Mouse) {
        choose(sectionAt(event->pos()));
        return Q_EMIT menuWanted(event->globalPos());
    }
    const QPoint at = chosen_ ? rectOf(*chosen_).center() : rect().center();
    Q_EMIT menuWanted(mapToGlobal(at));
}

void ChainBoard::walk(int by) {
    const qsizetype count = chainOf(document_.stage()).sections.size();
    if (count == 0)
        return;
    const qsizetype from = chosen_.value_or(by > 0 ? -1 : count);
    choose(std::clamp(from + by, qsizetype{0}, count - 1));
}

void ChainBoard::walkOffers(int by) {
    if (offers_.empty())
        return;
    const auto count = static_cast<int>(offers_.size());
    const int from = previewed_ ? static_cast<int>(*previewed_) : by > 0 ? -1 : count;
    preview(static_cast<std::size_t>(std::clamp(from + by, 0, count - 1)));
}

void ChainBoard::keyPressEvent(QKeyEvent* event) {
    if ((event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != Qt::NoModifier)
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
        return walk(-1);
    case Qt::Key_Right:
        return walk(1);
    case Qt::Key_Up:
        return walkOffers(-1);
    case Qt::Key_Down:
        return walkOffers(1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (previewed_ && !event->isAutoRepeat())
            take(ChainOffer(offers_[*previewed_]));
        else if (!previewed_)
            walkOffers(1);
        return;
    default:
        return QWidget::keyPressEvent(event);
    }
}

} // namespace stagewright
