#include "editor/hextiles/accessibility/board_accessible.h"

#include "editor/hextiles/accessibility/tile_speech.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>

namespace stagewright {

BoardAccessible::BoardAccessible(BoardView& board)
    : QAccessibleWidget(&board, QAccessible::List)
    , board_(board) {}

BoardAccessible::~BoardAccessible() {
    for (const QAccessible::Id id : std::as_const(tiles_))
        QAccessible::deleteAccessibleInterface(id);
}

int BoardAccessible::tileCount() const {
    return static_cast<int>(tilesOf(board_.document().stage()).placements().size());
}

int BoardAccessible::childCount() const {
    return tileCount() + QAccessibleWidget::childCount();
}

QAccessibleInterface* BoardAccessible::child(int index) const {
    if (index < 0 || index >= tileCount())
        return QAccessibleWidget::child(index - tileCount());
    return tile(tilesOf(board_.document().stage()).placements().at(index).laid);
}

QAccessibleInterface* BoardAccessible::tile(int laid) const {
    const auto known = tiles_.constFind(laid);
    if (known != tiles_.cend())
        return QAccessible::accessibleInterface(*known);
    // The cache of the interfaces owns them.
    auto* made = std::make_unique<TileAccessible>(board_, laid).release();
    tiles_.insert(laid, QAccessible::registerAccessibleInterface(made));
    return made;
}

QAccessibleInterface* BoardAccessible::tileAt(Hex hex) const {
    const auto there = tilesOf(board_.document().stage()).at(hex);
    return there.empty() ? nullptr : tile(there.back().laid);
}

int BoardAccessible::indexOfChild(const QAccessibleInterface* child) const {
    const auto* sought = dynamic_cast<const TileAccessible*>(child);
    if (!sought) {
        const int widget = QAccessibleWidget::indexOfChild(child);
        return widget < 0 ? widget : tileCount() + widget;
    }
    const auto& tiles = tilesOf(board_.document().stage()).placements();
    const auto found = std::find_if(tiles.begin(), tiles.end(), [&](const Placement& each) {
        return each.laid == sought->laid();
    });
    return found == tiles.end() ? -1 : static_cast<int>(found - tiles.begin());
}

QAccessibleInterface* BoardAccessible::childAt(int x, int y) const {
    if (QAccessibleInterface* widget = QAccessibleWidget::childAt(x, y))
        return widget;
    const QPoint at = board_.mapFromGlobal(QPoint(x, y));
    return board_.rect().contains(at) ? tileAt(board_.hexUnder(at)) : nullptr;
}

QAccessibleInterface* BoardAccessible::focusChild() const {
    if (!board_.hasFocus())
        return QAccessibleWidget::focusChild();
    return tileAt(board_.cursor());
}

QString BoardAccessible::text(QAccessible::Text what) const {
    if (what == QAccessible::Description)
        return spokenHex(board_.document(), board_.cursor());
    return QAccessibleWidget::text(what);
}

void installBoardAccessibility() {
    QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
        auto* board = qobject_cast<BoardView*>(object);
        // The cache of the interfaces owns it.
        return board ? std::make_unique<BoardAccessible>(*board).release() : nullptr;
    });
}

} // namespace stagewright
