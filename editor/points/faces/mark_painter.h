#pragma once

#include "model/layouts/points/track/track_marks.h"

#include <QColor>
#include <QPainter>

namespace stagewright {

/// A mark as a disc with its sign, told by the sign as well as by its colour.
/// @param rim round the disc
void paintMark(QPainter& painter, TrackMark mark, QPointF centre, double radius, bool mono,
               const QColor& rim);

/// All marks of a point: one fills it, several share it, and a bonus beside an effect is a small
/// one at its upper right.
void paintMarks(QPainter& painter, TrackMarks marks, QPointF centre, double radius, bool mono,
                const QColor& rim);

} // namespace stagewright
