#include "editor/hextiles/accessibility/tile_accessible.h"

#include "editor/hextiles/accessibility/tile_speech.h"
#include "model/layouts/hextiles/stage/extent.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>

namespace stagewright {

const Placement* TileAccessible::tile() const {
    const auto& tiles = tilesOf(board_.document().stage()).placements();
    const auto found = std::find_if(tiles.begin(), tiles.end(),
                                    [this](const Placement& each) { return each.laid == laid_; });
    return found == tiles.end() ? nullptr : &*found;
}

bool TileAccessible::isValid() const {
    return tile() != nullptr;
}

QWindow* TileAccessible::window() const {
    return board_.window()->windowHandle();
}

QAccessibleInterface* TileAccessible::parent() const {
    return QAccessible::queryAccessibleInterface(&board_);
}

QString TileAccessible::text(QAccessible::Text what) const {
    const Placement* there = tile();
    return there && what == QAccessible::Name ? spokenTile(board_.document(), *there) : QString();
}

QRect TileAccessible::rect() const {
    const Placement* there = tile();
    if (!there)
        return {};
    const QRectF area = extent(there->hex);
    const QRect seen = QRectF(board_.camera().toScreen(area.topLeft()),
                              board_.camera().toScreen(area.bottomRight()))
                           .toAlignedRect();
    return {board_.mapToGlobal(seen.topLeft()), seen.size()};
}

QAccessible::State TileAccessible::state() const {
    QAccessible::State state;
    const Placement* there = tile();
    if (!there) {
        state.invalid = true;
        return state;
    }
    state.selectable = true;
    state.multiSelectable = true;
    state.focusable = true;
    state.selected = board_.selection().contains(*there);
    state.focused = board_.hasFocus() && board_.cursor() == there->hex;
    state.offscreen = !board_.camera().visible().intersects(extent(there->hex));
    return state;
}

void* TileAccessible::interface_cast(QAccessible::InterfaceType type) {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                : nullptr;
}

QStringList TileAccessible::actionNames() const {
    return {pressAction()};
}

void TileAccessible::doAction(const QString& name) {
    if (const Placement* there = tile(); there && name == pressAction()) {
        board_.moveCursorTo(there->hex);
        board_.selection().selectAt(there->hex);
    }
}

} // namespace stagewright
