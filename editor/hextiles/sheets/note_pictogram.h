#pragma once

#include "model/layouts/hextiles/stage/pacenote.h"

#include <QPainter>
#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace stagewright {

/// The course of a road as its driver sees it: from the origin, at first upwards, in circumradii.
/// @param forward whether it is driven from -> to
[[nodiscard]] QPolygonF wayOf(const Road& road, bool forward);

/// The course of another road of the tile in the same frame.
[[nodiscard]] QPolygonF wayBeside(const Road& other, bool otherForward, const Road& road,
                                  bool forward);

/// Draws what a pacenote says as roadbooks do: the way as an arrow from the bottom, the severity of
/// its tightest bend on the left, signs for jump, ford, danger and so on at the right.
/// @param others roads on which other ways leave or come back, as thin lines
void paintPictogram(QPainter& painter, const QRectF& place, const Pacenote& note,
                    const QPolygonF& way, const std::vector<QPolygonF>& others = {});

} // namespace stagewright
