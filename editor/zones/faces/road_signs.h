#pragma once

#include "editor/zones/faces/zone_style.h"
#include "model/layouts/zones/road/road_element.h"

#include <QPainter>

namespace stagewright {

// Signs of spaces, on strips and on boards. Sizes are in the painter's unit.

/// Highest gear of an inside line or a turn: a light disc with a digit.
void paintInsideNote(QPainter& painter, QPointF centre, double radius, int note,
                     const ZoneStyle& style);
/// The gear of a slide line: a square that stands on its corner.
void paintSlideNote(QPainter& painter, QPointF centre, double radius, int note,
                    const ZoneStyle& style);
/// "K4" on a dark plate.
void paintCutNote(QPainter& painter, QPointF centre, double radius, int note,
                  const ZoneStyle& style);
/// A hump with its gear.
void paintBump(QPainter& painter, QPointF centre, double radius, int note, const ZoneStyle& style);
/// Water across the road, within the space.
void paintFord(QPainter& painter, const QRectF& space, const ZoneStyle& style);
void paintScenery(QPainter& painter, QPointF centre, double radius, RoadScenery scenery,
                  const ZoneStyle& style, const QColor& tree);

} // namespace stagewright
