#pragma once

#include "editor/hextiles/faces/face_canvas.h"

#include <QRectF>

namespace stagewright {

// Things that stand about on a tile, seen from above. They are there for the looks alone.

/// A box with an outline, as buildings and vehicles are.
void drawBox(const FaceCanvas& canvas, const QRectF& box, const QColor& colour,
             double rounding = 0.01);

/// A square whose four panes meet in the middle.
void drawTent(const FaceCanvas& canvas, const QRectF& box, const QColor& colour);

/// @param at its middle; it looks north
void drawCar(const FaceCanvas& canvas, QPointF at, const QColor& colour);

/// A table with a bench on both sides.
void drawTable(const FaceCanvas& canvas, QPointF at);

void drawTree(const FaceCanvas& canvas, const TerrainColours& colours, QPointF at, double radius);

/// With a light tip, which is snow where the colours are those of snow.
void drawFir(const FaceCanvas& canvas, const TerrainColours& colours, QPointF at, double radius);

void drawSheep(const FaceCanvas& canvas, QPointF at, double degrees);

/// A stone with a light side.
void drawRock(const FaceCanvas& canvas, QPointF at, double radius, double lean);

/// Water with its bank.
void drawWater(const FaceCanvas& canvas, const QPolygonF& water);

} // namespace stagewright
