#pragma once

#include <QPainterPath>
#include <QPolygonF>

namespace stagewright {

// Shapes made of straight pieces only, fine enough for a tile printed 105 mm across. Filling one
// costs a tenth of filling curves, and lines drawn as areas far less than stroked ones.

/// The area of an open line of this width, its ends cut square.
[[nodiscard]] QPolygonF ribbon(const QPolygonF& line, double width);

/// A regular polygon that stands for a disc about the origin.
[[nodiscard]] QPolygonF roundOutline(double radius);

/// Curves become polygons. The path's unit is the circumradius.
[[nodiscard]] QPainterPath flattened(const QPainterPath& path);

/// The shape, made wider by `margin` all round. Its outlines do not cross; one within another that
/// runs the other way is a hole.
[[nodiscard]] QPainterPath widened(const QPainterPath& shape, double margin);

} // namespace stagewright
