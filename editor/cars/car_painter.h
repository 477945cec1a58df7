#pragma once

#include "editor/cars/drive_scene.h"

#include <QPainter>

#include <vector>

namespace stagewright {

/// A car where it is seen, its nose along `along`.
struct PlacedCar {
    SceneCar car;
    QPointF at; ///< its middle, in the painter's units
    QPointF along;
};

/// Cars from above, each with its number upright on the roof, the die of its gear beside it and a
/// sign for each hazard. What has become of it is told by signs, not by colour alone. Cars close
/// together cover each other, never their numbers.
/// @param length of a car, in the painter's units
void paintCars(QPainter& painter, const std::vector<PlacedCar>& cars, double length);

/// The colour of the car with this number, where its driver has none: as the boxes have them.
[[nodiscard]] QColor usualCarColour(std::size_t car);

} // namespace stagewright
