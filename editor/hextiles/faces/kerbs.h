#pragma once

#include "editor/hextiles/faces/face_canvas.h"
#include "editor/hextiles/faces/road_shape.h"

#include <span>
#include <vector>

namespace stagewright {

/// A red-white kerb beside one border of a road.
struct Kerb {
    const RoadShape* shape;
    double s0;
    double s1;
    double border; ///< lane position of its inner side
    double outer;  ///< and of its outer side

    [[nodiscard]] QPolygonF area(double from, double to) const;
};

/// Along the inside of asphalt corners that bear a limit. The corners of DIRT, which number their
/// spaces by corner, have none, nor has a corner whose inside is a mere point.
[[nodiscard]] std::vector<Kerb> kerbsOf(const TileSide& side, std::span<const RoadShape> shapes);

/// Beneath the roads.
void paintKerbs(const FaceCanvas& canvas, std::span<const Kerb> kerbs);

} // namespace stagewright
