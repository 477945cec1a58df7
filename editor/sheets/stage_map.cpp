#include "editor/sheets/stage_map.h"

#include "editor/faces/face_painter.h"
#include "editor/faces/fonts.h"
#include "editor/sheets/route_arrows.h"
#include "editor/sheets/space_graph_overlay.h"
#include "editor/tokens/token_painter.h"
#include "model/hex/geometry.h"

#include <QFontMetricsF>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

/// In circumradii.
constexpr double arrowLength = 0.2;
constexpr double borderWidth = 0.012;
constexpr double printedNumberSize = 0.11;
constexpr double largestNumberSize = 0.34;

void paintFaces(QPainter& painter, const StageMap& map) {
    for (const Placement& placement : map.stage.placements()) {
        const TileSide* side = map.catalogue.find(placement.side);
        if (!side)
            continue;
        painter.save();
        painter.translate(centre(placement.hex));
        painter.rotate(placement.turn.degrees());
        paintFace(painter, *side, map.style);
        painter.restore();
    }
}

/// After the faces, which reach a little over their hexes.
void paintBorders(QPainter& painter, const Stage& stage) {
    const QPolygonF hex(QList<QPointF>(corners().begin(), corners().end()));
    painter.setPen(
        QPen(QColor(0, 0, 0, 140), borderWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    for (const Placement& placement : stage.placements())
        painter.drawPolygon(hex.translated(centre(placement.hex)));
}

void paintArrows(QPainter& painter, const StageMap& map) {
    for (const RouteArrow& arrow : routeArrows(map.stage, map.catalogue, map.route)) {
        painter.save();
        painter.translate(arrow.at);
        painter.rotate(std::atan2(arrow.along.y(), arrow.along.x()) * 180 / std::numbers::pi);
        painter.scale(arrowLength, arrowLength);
        paintRouteArrow(painter);
        painter.restore();
    }
}

/// The number as faces have it, at its printed place.
void paintPrintedNumber(QPainter& painter, const Placement& placement, const TileSide& side,
                        const FaceStyle& style) {
    painter.save();
    painter.translate(centre(placement.hex));
    painter.rotate(placement.turn.degrees());
    paintNumber(painter, side, placement.turn, style);
    painter.restore();
}

void paintNumbers(QPainter& painter, const StageMap& map, double leastSize) {
    for (const Placement& placement : map.stage.placements()) {
        const TileSide* side = map.catalogue.find(placement.side);
        if (side && leastSize <= printedNumberSize)
            paintPrintedNumber(painter, placement, *side, map.style);
        else
            paintNumberPlate(painter, placement,
                             std::clamp(leastSize, printedNumberSize, largestNumberSize));
    }
}

void paintGraph(QPainter& painter, const StageMap& map) {
    const RoadGraph roads(map.stage, map.catalogue);
    if (const auto route = drivenRoute(map.stage, roads, map.route, 1))
        paintSpaceGraph(painter, map.stage, *route, spaceGraph(*route));
}

} // namespace

StageMap::StageMap(const Stage& shown, const Catalogue& known, const FaceStyle& faces)
    : stage(shown)
    , catalogue(known)
    , style(faces)
    , route(findRoute(shown, RoadGraph(shown, known))) {}

QRectF mapBounds(const Stage& stage) {
    QRectF bounds;
    for (const Placement& placement : stage.placements()) {
        const QPointF at = centre(placement.hex);
        bounds |= QRectF(at.x() - 1, at.y() - apothem, 2, 2 * apothem);
    }
    return bounds;
}

void paintNumberPlate(QPainter& painter, const Placement& placement, double size) {
    // Fonts come in whole pixels, so the number is written in hundredths of its size.
    constexpr int unit = 100;
    constexpr QPointF corner(-0.52, -0.83);
    painter.save();
    painter.translate(centre(placement.hex) + corner);
    painter.scale(size / unit, size / unit);
    const QString text = placement.side.toString();
    painter.setFont(boldFont(unit));
    const QFontMetricsF metrics(painter.font());
    const QRectF plate(0, 0, metrics.horizontalAdvance(text) + 0.3 * unit, 0.95 * unit);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 225));
    painter.drawRoundedRect(plate, 0.2 * unit, 0.2 * unit);
    painter.setPen(Qt::black);
    painter.drawText(QPointF(0.15 * unit, plate.center().y() + metrics.capHeight() / 2), text);
    painter.restore();
}

void paintStageMap(QPainter& painter, const StageMap& map, double leastNumberSize) {
    paintFaces(painter, map);
    paintBorders(painter, map.stage);
    paintArrows(painter, map);
    for (const Placement& placement : map.stage.placements())
        paintTokensOf(painter, placement);
    paintNumbers(painter, map, leastNumberSize);
    if (map.graph)
        paintGraph(painter, map);
}

void paintStageMap(QPainter& painter, const QRectF& target, const StageMap& map,
                   double leastNumberSize) {
    const QRectF bounds = mapBounds(map.stage);
    const double scale =
        std::min(target.width() / bounds.width(), target.height() / bounds.height());
    painter.save();
    painter.translate(target.center());
    painter.scale(scale, scale);
    painter.translate(-bounds.center());
    paintStageMap(painter, map, leastNumberSize / scale);
    painter.restore();
}

void paintRouteArrow(QPainter& painter) {
    static const QPolygonF head{{{0.5, 0}, {-0.5, 0.5}, {-0.25, 0}, {-0.5, -0.5}}};
    painter.setPen(QPen(Qt::white, 0.16, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(QColor(0x14, 0x3c, 0xb4));
    painter.drawPolygon(head);
}

} // namespace stagewright
