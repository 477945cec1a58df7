#pragma once

#include "editor/faces/face_canvas.h"

#include <QTransform>

namespace stagewright {

// The symbols on the road, each drawn in its own frame: origin at its middle, top towards -y.

/// Draws in `frame` (of the tile) whatever `draw` draws about the origin.
template <typename Draw>
void inFrame(const FaceCanvas& canvas, const QTransform& frame, const Draw& draw) {
    const QTransform before = canvas.painter.transform();
    canvas.painter.setTransform(frame, true);
    draw();
    canvas.painter.setTransform(before);
}

void drawLimit(const FaceCanvas& canvas, int gear);
void drawLimitHazard(const FaceCanvas& canvas, int gear);
void drawSmallDigit(const FaceCanvas& canvas, int gear);
void drawSmallHazard(const FaceCanvas& canvas);
void drawJump(const FaceCanvas& canvas, int gear);
void drawShortcut(const FaceCanvas& canvas, int gear);
void drawWaves(const FaceCanvas& canvas);
/// An arrow along +x with "+1" or "-1" beside its shaft.
void drawClimb(const FaceCanvas& canvas, int value, bool upright);

} // namespace stagewright
