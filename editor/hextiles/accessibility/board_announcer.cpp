#include "editor/hextiles/accessibility/board_announcer.h"

#include "editor/hextiles/accessibility/board_accessible.h"

namespace stagewright {

BoardAnnouncer::BoardAnnouncer(BoardView& board, QObject* parent) : QObject(parent), board_(board) {
    const auto tell = [this](QAccessible::Event what) {
        if (QAccessible::isActive()) {
            QAccessibleEvent event(&board_, what);
            QAccessible::updateAccessibility(&event);
        }
    };
    connect(&board, &BoardView::cursorMoved, this, &BoardAnnouncer::tellCursor);
    connect(&board.selection(), &Selection::changed, this,
            [tell] { tell(QAccessible::SelectionWithin); });
    connect(&board.document(), &Document::changed, this,
            [tell] { tell(QAccessible::ObjectReorder); });
}

/// The tile at the cursor has the focus now; where there is none, the description tells.
void BoardAnnouncer::tellCursor() {
    if (!QAccessible::isActive())
        return;
    const QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(&board_);
    QAccessibleInterface* tile = seen->focusChild();
    QAccessibleEvent event(&board_, tile ? QAccessible::Focus : QAccessible::DescriptionChanged);
    if (tile)
        event.setChild(seen->indexOfChild(tile));
    QAccessible::updateAccessibility(&event);
}

} // namespace stagewright
