#pragma once

#include "editor/hextiles/faces/face_canvas.h"
#include "editor/hextiles/faces/free_space.h"
#include "editor/hextiles/faces/road_shape.h"

#include <span>
#include <vector>

namespace stagewright {

/// Where a danger sign stands: beside a road end, at the right hand of the driver who comes in
/// where there is room.
struct SignPost {
    Edge edge;
    QPointF at;
    QPointF driving; ///< unit vector
    double room;     ///< how large it may grow, as a part of the usual size
    double reach;    ///< from its middle, the rim included, at most its usual size
};

/// One for each road end that has room beside it; none on tiles without a danger.
/// @param others what stands on the tile already
[[nodiscard]] std::vector<SignPost>
signPosts(const TileSide& side, std::span<const RoadShape> shapes, const FreeSpace& others);

/// Each upright, however the tile lies, as the shape is what tells the levels apart. On small faces
/// they are larger, as far as there is room.
void paintSigns(const FaceCanvas& canvas, Danger danger, std::span<const SignPost> posts);

/// The shape of a sign: a disc, a lozenge or a triangle about the origin, its top towards -y.
[[nodiscard]] QPainterPath signShape(Danger danger);

/// How far a sign reaches from its middle, the rim included.
[[nodiscard]] double signReach(Danger danger);

} // namespace stagewright
