#pragma once

#include <QPainterPath>

namespace stagewright {

/// The path with no more corners than its shape needs: each that is left out lies within the
/// tolerance of a line between two that stay (Douglas and Peucker). Curves stay as they are.
/// @param tolerance in the path's unit
[[nodiscard]] QPainterPath fewerPoints(const QPainterPath& path, double tolerance);

} // namespace stagewright
