#pragma once

#include "editor/hextiles/faces/face_canvas.h"

#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace stagewright {

/// The pit of Rallyman: GT (rulebook, "Pit stops"): three lanes between two rows of garages. Seen
/// from the S edge they are, from left to right, for repairs and tyres (the car leaves in gear 00),
/// for repairs (00) and for tyres (0).
void paintPitLanes(const FaceCanvas& canvas);

/// The lanes and the garages.
[[nodiscard]] QPolygonF pitGround();

/// Its name, and the middle of that.
/// @param least as for placeWord
[[nodiscard]] QPainterPath pitWord(const Lettering& lettering, double least);
[[nodiscard]] QPointF pitWordPlace();

/// What has to be seen there: the rows of garages, and the lanes as far as the tile's edge.
[[nodiscard]] std::vector<QRectF> pitThings();

} // namespace stagewright
