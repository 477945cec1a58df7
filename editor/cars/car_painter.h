#pragma once

#include "editor/cars/drive_scene.h"

#include <QPainter>

namespace stagewright {

/// A car from above, its nose along `along`, with its number upright on the roof, the die of its
/// gear beside it and a sign for each hazard. What has become of it is told by signs, not by colour
/// alone.
/// @param length of the car, in the painter's units
void paintCar(QPainter& painter, const SceneCar& car, QPointF at, QPointF along, double length);

/// The colour of the car with this number, where its driver has none: as the boxes have them.
[[nodiscard]] QColor usualCarColour(std::size_t car);

} // namespace stagewright
