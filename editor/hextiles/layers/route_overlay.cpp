#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/layers/layer_painters.h"
#include "editor/hextiles/layers/plate.h"
#include "editor/hextiles/sheets/route_arrows.h"
#include "editor/hextiles/sheets/stage_map.h"
#include "model/layouts/hextiles/catalogue/centre_line.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

/// The course of a step on the board, in driving order.
QPolygonF courseOf(const Placement& tile, const Road& road, bool forward) {
    constexpr int pieces = 12;
    const CentreLine line(road);
    QPolygonF course;
    for (int i = 0; i <= pieces; ++i) {
        const double s = static_cast<double>(forward ? i : pieces - i) / pieces;
        course.append(centre(tile.hex) + turned(line.pose(s).at, tile.turn));
    }
    return course;
}

void paintCourse(QPainter& painter, const QPolygonF& course, const Camera& camera,
                 const BoardColours& colours) {
    QPolygonF line;
    for (const QPointF point : course)
        line.append(camera.toScreen(point));
    const double width = std::clamp(camera.scale() * 0.06, 1.5, 7.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.halo, width + 2, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(QPen(colours.selection, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(line);
}

void paintArrow(QPainter& painter, const RouteArrow& arrow, const Camera& camera,
                const BoardColours& colours) {
    const double length = std::clamp(camera.scale() * 0.16, 4.0, 16.0);
    const QPointF at = camera.toScreen(arrow.at);
    const QPointF across(-arrow.along.y(), arrow.along.x());
    QPolygonF head;
    head << at + arrow.along * length << at - (arrow.along - across * 0.8) * length * 0.6
         << at - (arrow.along + across * 0.8) * length * 0.6;
    painter.setPen(QPen(colours.halo, 2));
    painter.setBrush(colours.selection);
    painter.drawPolygon(head);
}

} // namespace

void paintRoute(QPainter& painter, const LayerScene& scene) {
    const Document& document = scene.document;
    const Camera& camera = scene.camera;
    const BoardColours& colours = scene.colours;
    const Stage& stage = document.stage();
    const Route& route = routeOf(document);
    const QRectF seen = camera.visible().adjusted(-1, -1, 1, 1);
    const auto isSeen = [&](const RouteStep& step) {
        return seen.contains(centre(tilesOf(stage).placements().at(step.placement).hex));
    };
    for (const auto* steps : {&route.leadIn, &route.steps})
        for (const RouteStep& step : *steps) {
            const Placement& tile = tilesOf(stage).placements().at(step.placement);
            const TileSide* side = catalogueOf(document).find(tile.side);
            if (side && isSeen(step))
                paintCourse(
                    painter,
                    courseOf(tile, side->roads[static_cast<std::size_t>(step.road)], step.forward),
                    camera, colours);
        }
    for (const RouteArrow& arrow : routeArrows(stage, catalogueOf(document), route))
        if (seen.contains(arrow.at))
            paintArrow(painter, arrow, camera, colours);
    constexpr double leastScale = 12;
    if (camera.scale() < leastScale)
        return;
    const double size = std::clamp(camera.scale() * 0.2, 8.0, 20.0);
    int number = 0;
    for (const RouteStep& step : route.steps) {
        ++number;
        if (isSeen(step))
            paintPlate(painter, QLocale().toString(number),
                       camera.toScreen(centre(tilesOf(stage).placements().at(step.placement).hex)),
                       size, {colours.selection, colours.onSelection});
    }
}

} // namespace stagewright
