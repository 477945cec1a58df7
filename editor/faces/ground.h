#pragma once

#include "editor/faces/face_canvas.h"
#include "editor/faces/road_shape.h"
#include "editor/faces/symbols.h"

#include <span>

namespace stagewright {

// What lies on the ground beside the roads and across them.

/// A shortcut: its area on the verge.
struct ShortcutArea {
    const RoadShape* shape;
    const Space* space;
    QPolygonF area;
};

[[nodiscard]] std::vector<ShortcutArea> shortcutAreas(std::span<const RoadShape> shapes);

/// Beneath the roads.
void paintShortcuts(const FaceCanvas& canvas, const TileSide& side,
                    std::span<const ShortcutArea> areas);
[[nodiscard]] SymbolLayer shortcutSymbols(std::span<const ShortcutArea> areas,
                                          const Lettering& lettering);

/// Red-white kerbs along the inside of corners that bear a limit, beneath the roads. The corners of
/// DIRT, which number their spaces by corner, have none.
void paintKerbs(const FaceCanvas& canvas, const TileSide& side, std::span<const RoadShape> shapes);

/// The water of fords: across the road and beyond.
[[nodiscard]] std::vector<QPolygonF> waterAreas(std::span<const RoadShape> shapes);

/// Over the surface.
void paintWater(const FaceCanvas& canvas, std::span<const QPolygonF> areas);

} // namespace stagewright
