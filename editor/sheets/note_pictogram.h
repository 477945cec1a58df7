#pragma once

#include "model/stage/pacenote.h"

#include <QPainter>
#include <QRectF>

namespace stagewright {

/// Draws what a pacenote says as roadbooks do: the way as an arrow from the bottom, bent as the
/// road bends, its severity beside it; below it signs for jump, ford and danger.
void paintPictogram(QPainter& painter, const QRectF& place, const Pacenote& note);

} // namespace stagewright
