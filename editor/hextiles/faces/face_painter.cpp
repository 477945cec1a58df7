#include "editor/hextiles/faces/face_painter.h"

#include "editor/drawing/fonts.h"
#include "editor/hextiles/faces/arches.h"
#include "editor/hextiles/faces/bridges.h"
#include "editor/hextiles/faces/face_canvas.h"
#include "editor/hextiles/faces/face_plan.h"
#include "editor/hextiles/faces/filler_scenes.h"
#include "editor/hextiles/faces/fords.h"
#include "editor/hextiles/faces/free_space.h"
#include "editor/hextiles/faces/grid_boxes.h"
#include "editor/hextiles/faces/junctions.h"
#include "editor/hextiles/faces/line_painter.h"
#include "editor/hextiles/faces/places.h"
#include "editor/hextiles/faces/road_painter.h"
#include "editor/hextiles/faces/scenery.h"
#include "editor/hextiles/faces/shortcuts.h"
#include "editor/hextiles/faces/space_symbols.h"

#include <QPaintEngine>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

/// Whether a device takes pixels, and not shapes that are scaled later.
bool isRaster(const QPainter& painter) {
    switch (painter.paintEngine()->type()) {
    case QPaintEngine::Raster:
    case QPaintEngine::OpenGL2:
    case QPaintEngine::X11:
        return true;
    default:
        return false;
    }
}

/// Undoes the turn of the tile as it lies.
QTransform uprightIn(const QPainter& painter) {
    const QTransform lying = painter.transform();
    const double size = std::hypot(lying.m11(), lying.m12());
    const double cosine = lying.m11() / size;
    const double sine = lying.m12() / size;
    return {cosine, -sine, sine, cosine, 0, 0};
}

/// Dots or pixels of a circumradius.
double scaleOfFaces(const QPainter& painter) {
    return std::sqrt(std::abs(painter.deviceTransform().determinant()));
}

/// Height of the smallest digits on roads that paper may have, in circumradii.
double leastDigitOn(const QPainter& painter, const FaceStyle& style) {
    constexpr double capHeight = 0.714; // of the font's size
    constexpr double pointsPerInch = 72;
    return isRaster(painter) ? 0
                             : style.leastDigit * capHeight / pointsPerInch *
                                   painter.device()->logicalDpiX() / scaleOfFaces(painter);
}

FaceCanvas canvasFor(QPainter& painter, const FaceStyle& style) {
    const double scale = scaleOfFaces(painter);
    const bool raster = isRaster(painter);
    // On paper, the pixels that count are those of the screen that shows the page.
    constexpr double screenDpi = 90;
    const double dots = raster ? 1 : painter.device()->logicalDpiX() / screenDpi;
    constexpr double mostBleed = 0.05;
    const double bleed = std::min(mostBleed, style.bleed * dots / scale);
    return {painter,
            style,
            HexClip(bleed),
            raster ? 1 / scale : 0,
            (raster ? easyDigitPixels : easyDigitDots * dots) / scale,
            leastDigitOn(painter, style),
            uprightIn(painter)};
}

RoadLevel levelOf(const TileSide& side, std::span<const RoadShape> shapes, bool over) {
    RoadLevel level{side, shapes, {}, {}};
    for (std::size_t i = 0; i < side.roads.size(); ++i)
        // A service yard records its open edge as a road without spaces.
        if ((side.roads[i].level == Level::Over) == over && !side.roads[i].spaces.empty()) {
            level.roads.push_back(i);
            level.surfaces.push_back(surfaceOf(shapes, i));
        }
    return level;
}

void paintLevel(const FaceCanvas& canvas, const RoadLevel& level,
                std::span<const SpaceBorder> borders) {
    paintBorders(canvas, level, borders);
    paintChequeredLines(canvas, level);
    if (canvas.shows(0.06))
        for (const QPainterPath& box : gridBoxes(level, canvas.style.lettering, canvas.leastDigit))
            canvas.fill(box, canvas.style.terrain(level.side.terrain).line);
    const TerrainColours& colours = canvas.style.terrain(level.side.terrain);
    if (canvas.showsDigits())
        spaceSymbols(level, canvas.style, canvas.digitPixel(), canvas.easyDigit)
            .paint(canvas, colours, colours.surface);
}

} // namespace

void paintFace(QPainter& painter, const TileSide& side, const FaceStyle& style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const FaceCanvas canvas = canvasFor(painter, style);
    const FacePlan plan = planOf(side);
    const auto borders = spaceBorders(side);
    const RoadLevel ground = levelOf(side, plan.shapes, false);
    const RoadLevel over = levelOf(side, plan.shapes, true);

    canvas.fill(canvas.clip.hex(), groundOf(side, style));
    paintPlace(canvas, side);
    paintScenery(canvas, side, plan.room);
    paintShortcuts(canvas, side, plan.shortcuts);
    paintKerbs(canvas, plan.kerbs);
    paintSurfaces(canvas, ground);
    paintFords(canvas, side, plan.fords);
    paintLevel(canvas, ground, borders);
    if (canvas.showsDigits())
        shortcutSymbols(plan.shortcuts, style.lettering, canvas.digitPixel())
            .paint(canvas, style.terrain(side.terrain), style.terrain(side.terrain).path);
    if (!over.roads.empty()) {
        paintBridges(canvas, over, plan.bridges);
        paintLevel(canvas, over, borders);
    }
    paintArches(canvas, side, plan.shapes);
    paintSigns(canvas, side.danger, plan.posts);
    painter.restore();
}

DigitScale digitScale(const QPainter& painter, const FaceStyle& style) {
    const double pixel = isRaster(painter) ? 1 / scaleOfFaces(painter) : 0;
    const double least = leastDigitOn(painter, style);
    return {largestDigit >= least, std::max(pixel, least / bareDigitPixels)};
}

void paintNumber(QPainter& painter, const TileSide& side, Turn turn, const FaceStyle& style) {
    // Fonts come in whole pixels, so the number is written in thousandths of the circumradius.
    constexpr double unit = 1000;
    constexpr int size = 90;
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.rotate(-turn.degrees());
    const FaceCanvas canvas = canvasFor(painter, style);
    if (canvas.shows(size / unit / 2)) {
        const QString text = side.id.toString();
        const QFont font = boldFont(size);
        const QFontMetricsF metrics(font);
        const double width = metrics.horizontalAdvance(text) / unit;
        const NumberPlace place = FreeSpace(roadShapes(side)).numberPlace(turn);
        const QColor& ground = groundOf(side, style);
        if (place.onRoad) {
            // A plate would look like a gap in the road's border.
            const double height = metrics.capHeight() / unit;
            canvas.fill(
                widened(style.lettering.outline(text, height), 0.014).translated(place.middle),
                ground);
        } else {
            QRectF plate(0, 0, width + 0.02, numberHeight);
            plate.moveCenter(place.middle);
            canvas.fill(canvas.clip.area(QPolygonF(plate)), ground);
        }
        painter.scale(1 / unit, 1 / unit);
        painter.setPen(style.number);
        painter.setFont(font);
        painter.drawText(place.middle * unit + QPointF(-width * unit / 2, metrics.capHeight() / 2),
                         text);
    }
    painter.restore();
}

} // namespace stagewright
