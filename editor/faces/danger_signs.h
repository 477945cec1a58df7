#pragma once

#include "editor/faces/face_canvas.h"
#include "editor/faces/road_shape.h"
#include "editor/faces/surroundings.h"

#include <span>
#include <vector>

namespace stagewright {

/// Where a danger sign stands: beside a road end, its top in the direction of the driver who comes
/// in, at that driver's right hand where there is room.
struct SignPost {
    Edge edge;
    QPointF at;
    QPointF driving; ///< unit vector
};

/// One for each road end that has room beside it; none on tiles without a danger.
[[nodiscard]] std::vector<SignPost> signPosts(const TileSide& side,
                                              std::span<const RoadShape> shapes, Surroundings room);

void paintSigns(const FaceCanvas& canvas, Danger danger, std::span<const SignPost> posts);

/// The shape of a sign: a disc, a lozenge or a triangle about the origin, its top towards -y.
[[nodiscard]] QPainterPath signShape(Danger danger);

inline constexpr double signRadius = 0.062;

} // namespace stagewright
