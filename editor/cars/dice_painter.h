#pragma once

#include "model/drive/drive_record.h"

#include <QPainter>

namespace stagewright {

/// How a die lies there.
enum class DieLook : unsigned char {
    Open,  ///< not rolled: its kind is seen
    Rolled ///< its face is
};

/// A die from above: black with the number of its gear, white to coast, red with a brake disc,
/// orange for the leader. Who sees no colours tells them by what is on them. A hazard is a triangle
/// with an exclamation mark over it; a die that was made safe has a ring.
void paintDie(QPainter& painter, const RolledDie& die, DieLook look, const QRectF& square);

/// The sign of one hazard.
void paintHazardSign(QPainter& painter, const QRectF& square);

/// The gear of a car, as on the die; 0 in a hollow one.
void paintGear(QPainter& painter, int gear, const QRectF& square);

} // namespace stagewright
