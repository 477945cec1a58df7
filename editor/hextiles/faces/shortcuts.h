#pragma once

#include "editor/hextiles/faces/face_canvas.h"
#include "editor/hextiles/faces/free_space.h"
#include "editor/hextiles/faces/road_shape.h"
#include "editor/hextiles/faces/symbols.h"

#include <span>
#include <vector>

namespace stagewright {

/// A shortcut and its area on the verge: first the road's border, as far as the rows reach that the
/// shortcut touches, then the straight way back.
struct ShortcutArea {
    const RoadShape* shape;
    const Space* space;
    Stretch along; ///< the border that it lies on
    QPolygonF area;
    QPointF sign;    ///< middle of its sign: where the area is widest, off the road
    double signSize; ///< as a part of the usual size
};

[[nodiscard]] std::vector<ShortcutArea> shortcutAreas(std::span<const RoadShape> shapes,
                                                      const FreeSpace& room);

/// Beneath the roads.
void paintShortcuts(const FaceCanvas& canvas, const TileSide& side,
                    std::span<const ShortcutArea> areas);

/// On faces too small for an arc, the digit alone.
/// @param pixel size of a device pixel in circumradii
[[nodiscard]] SymbolLayer shortcutSymbols(std::span<const ShortcutArea> areas,
                                          const Lettering& lettering, double pixel);

} // namespace stagewright
