#include "editor/faces/face_painter.h"

#include "editor/faces/arches.h"
#include "editor/faces/bridges.h"
#include "editor/faces/danger_signs.h"
#include "editor/faces/face_canvas.h"
#include "editor/faces/fonts.h"
#include "editor/faces/ground.h"
#include "editor/faces/places.h"
#include "editor/faces/road_painter.h"
#include "editor/faces/scenery.h"
#include "editor/faces/space_symbols.h"
#include "editor/faces/surroundings.h"

#include <QPaintEngine>

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

FaceCanvas canvasFor(QPainter& painter, const FaceStyle& style) {
    const double scale = std::sqrt(std::abs(painter.deviceTransform().determinant()));
    const bool raster = isRaster(painter);
    // On paper, the pixels that count are those of the screen that shows the page.
    constexpr double screenDpi = 90;
    const double dots = raster ? 1 : painter.device()->logicalDpiX() / screenDpi;
    constexpr double mostBleed = 0.05;
    const double bleed = std::min(mostBleed, style.bleed * dots / scale);
    return {painter, style, HexClip(bleed), raster ? 1 / scale : 0};
}

RoadLevel levelOf(const TileSide& side, std::span<const RoadShape> shapes, bool over) {
    RoadLevel level{side, shapes, {}};
    for (std::size_t i = 0; i < side.roads.size(); ++i)
        // A service yard records its open edge as a road without spaces.
        if ((side.roads[i].level == Level::Over) == over && !side.roads[i].spaces.empty())
            level.roads.push_back(i);
    return level;
}

Surroundings surroundingsOf(const TileSide& side, std::span<const RoadShape> shapes,
                            std::span<const ShortcutArea> shortcuts,
                            std::span<const SignPost> posts) {
    Surroundings room(shapes);
    for (const ShortcutArea& shortcut : shortcuts)
        room.reserve(shortcut.area);
    for (const SignPost& post : posts)
        room.reserve(post.at, signRadius + 0.02);
    reserveArches(room, side, shapes);
    reservePlace(room, side);
    return room;
}

} // namespace

void paintFace(QPainter& painter, const TileSide& side, const FaceStyle& style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const FaceCanvas canvas = canvasFor(painter, style);
    const std::vector<RoadShape> shapes = roadShapes(side);
    const auto shortcuts = shortcutAreas(shapes);
    const auto posts = signPosts(side, shapes);
    const auto borders = spaceBorders(side);
    const RoadLevel ground = levelOf(side, shapes, false);
    const RoadLevel over = levelOf(side, shapes, true);

    canvas.fill(canvas.clip.hex(), style.terrain(side.terrain).verge);
    paintPlace(canvas, side);
    paintScenery(canvas, side, surroundingsOf(side, shapes, shortcuts, posts));
    paintShortcuts(canvas, side, shortcuts);
    paintKerbs(canvas, side, shapes);
    paintSurfaces(canvas, ground);
    paintWater(canvas, shapes);
    paintBorders(canvas, ground, borders);
    paintChequeredLines(canvas, side, shapes);
    paintSpaceSymbols(canvas, ground);
    paintShortcutSymbols(canvas, shortcuts);
    if (!over.roads.empty()) {
        paintBridges(canvas, over);
        paintBorders(canvas, over, borders);
        paintSpaceSymbols(canvas, over);
    }
    paintArches(canvas, side, shapes);
    paintSigns(canvas, side.danger, posts);
    painter.restore();
}

void paintNumber(QPainter& painter, const TileSide& side, Turn turn, const FaceStyle& style) {
    // Fonts come in whole pixels, so the number is written in hundredths of the circumradius.
    constexpr double unit = 100;
    constexpr int size = 11;
    constexpr QPointF at(-0.455, -0.765);
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.rotate(-turn.degrees());
    painter.scale(1 / unit, 1 / unit);
    const FaceCanvas canvas = canvasFor(painter, style);
    if (canvas.shows(size / 2.0)) {
        const QString text = side.id.toString();
        const QFont font = boldFont(size);
        const QFontMetricsF metrics(font);
        const double width = metrics.horizontalAdvance(text);
        QRectF plate(0, 0, width + 3, size * 0.95);
        plate.moveCenter(at * unit);
        painter.setPen(Qt::NoPen);
        painter.setBrush(style.terrain(side.terrain).verge);
        painter.drawRoundedRect(plate, 2, 2);
        painter.setPen(style.number);
        painter.setFont(font);
        painter.drawText(
            QPointF(plate.center().x() - width / 2, plate.center().y() + metrics.capHeight() / 2),
            text);
    }
    painter.restore();
}

} // namespace stagewright
