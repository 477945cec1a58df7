#include "editor/hextiles/sheets/stage_map.h"

#include "editor/drawing/fonts.h"
#include "editor/drawing/svg_drawing.h"
#include "editor/hextiles/faces/face_painter.h"
#include "editor/hextiles/faces/uppermost.h"
#include "editor/hextiles/sheets/drive_line.h"
#include "editor/hextiles/sheets/map_overlay.h"
#include "editor/hextiles/sheets/route_arrows.h"
#include "editor/hextiles/sheets/space_graph_overlay.h"
#include "editor/hextiles/tokens/token_painter.h"
#include "editor/hextiles/tokens/token_place.h"
#include "model/layouts/hextiles/driving/tile_space_graph.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QFontMetricsF>
#include <QPen>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <span>

namespace stagewright {

namespace {

constexpr double borderWidth = 0.012; // circumradii

QColor arrowColour(bool isMono) {
    return isMono ? QColor(Qt::black) : QColor(0x14, 0x3c, 0xb4);
}

void paintFaces(QPainter& painter, const StageMap& map) {
    for (const Placement& placement : shownTiles(map)) {
        const TileSide* side = map.catalogue.find(placement.side);
        if (side)
            map.faces->paint(painter, placement, *side);
    }
}

/// After the faces, which reach a little over their hexes.
void paintBorders(QPainter& painter, const StageMap& map) {
    const QPolygonF hex(QList<QPointF>(corners().begin(), corners().end()));
    painter.setPen(
        QPen(QColor(0, 0, 0, 140), borderWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    for (const Placement& placement : shownTiles(map))
        painter.drawPolygon(hex.translated(centre(placement.hex)));
}

/// @param paint one of them at the origin
void paintArrows(QPainter& painter, std::span<const RouteArrow> arrows, bool isMono,
                 void (*paint)(QPainter&, bool)) {
    for (const RouteArrow& arrow : arrows) {
        painter.save();
        painter.translate(arrow.at);
        painter.rotate(std::atan2(arrow.along.y(), arrow.along.x()) * 180 / std::numbers::pi);
        painter.scale(arrow.length, arrow.length);
        paint(painter, isMono);
        painter.restore();
    }
}

/// The numbers as faces have them, at their printed places.
void paintPrintedNumbers(QPainter& painter, const StageMap& map) {
    const QString name = QStringLiteral("number %1@%2");
    for (const Placement& tile : shownTiles(map))
        if (const TileSide* side = map.catalogue.find(tile.side))
            paintRepeated(painter, name.arg(side->id.toString()).arg(tile.turn.sixths()),
                          centre(tile.hex), [&](QPainter& face) {
                              face.rotate(tile.turn.degrees());
                              paintNumber(face, *side, tile.turn, map.faces->style());
                          });
}

void paintGraph(QPainter& painter, const StageMap& map) {
    const RoadGraph roads(map.stage, map.catalogue);
    if (const auto route = drivenRoute(map.stage, roads, map.route, 1))
        paintSpaceGraph(painter, map.stage, map.catalogue, *route, spaceGraph(*route));
}

} // namespace

bool isShown(const StageMap& map, QPointF at, double reach) {
    return map.part.isNull() || map.part.adjusted(-reach, -reach, reach, reach).contains(at);
}

QList<Placement> shownTiles(const StageMap& map, double reach) {
    const QList<Placement>& all = tilesOf(map.stage).placements();
    QList<Placement> tiles;
    for (qsizetype i = 0; i < all.size(); ++i)
        if (isUppermost(all, i) && isShown(map, centre(all[i].hex), reach))
            tiles.append(all[i]);
    return tiles;
}

StageMap::StageMap(const Stage& shown, const Catalogue& known, const FaceStyle& style)
    : StageMap(shown, known, std::make_shared<FaceStencils>(style),
               findRoute(shown, RoadGraph(shown, known)), {}) {
    branches = mapBranches(stage, catalogue, route);
}

StageMap::StageMap(const Stage& shown, const Catalogue& known,
                   std::shared_ptr<FaceStencils> stencils, Route found,
                   std::vector<MapBranch> others)
    : stage(shown)
    , catalogue(known)
    , faces(std::move(stencils))
    , route(std::move(found))
    , branches(std::move(others)) {}

QRectF mapBounds(const Stage& stage) {
    QRectF bounds;
    for (const Placement& placement : tilesOf(stage).placements()) {
        const QPointF at = centre(placement.hex);
        bounds |= QRectF(at.x() - 1, at.y() - apothem, 2, 2 * apothem);
    }
    return bounds;
}

QSizeF centimetresOf(const Stage& stage, double tile) {
    constexpr double hair = 0.01; // rounding makes no centimetre
    const QSizeF size = mapBounds(stage).size() * (tile / std::numbers::sqrt3 / 10);
    return {std::ceil(size.width() - hair), std::ceil(size.height() - hair)};
}

QRectF drawnBounds(const Stage& stage) {
    QRectF bounds = mapBounds(stage);
    for (const Placement& placement : tilesOf(stage).placements())
        for (const Token& token : placement.tokens) {
            const QSizeF size = tokenKind(token.id).size;
            const double reach = std::hypot(size.width(), size.height()) / 2 + borderWidth;
            const QPointF at = placeOf(token, placement);
            bounds |= QRectF(at - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach));
        }
    return bounds;
}

MapFrame centredFrame(const QRectF& bounds, const QRectF& target, double scale) {
    return {target.center() - bounds.center() * scale, scale};
}

MapFrame fittedFrame(const QRectF& bounds, const QRectF& target) {
    return centredFrame(
        bounds, target,
        std::min(target.width() / bounds.width(), target.height() / bounds.height()));
}

QSizeF plateSize(const QString& text) {
    return {QFontMetricsF(boldFont(100)).horizontalAdvance(text) / 100 + 0.3, 0.95};
}

void paintPlate(QPainter& painter, QPointF at, const QString& text, double size, bool isDark) {
    // Fonts come in whole pixels, so the text is written in hundredths of its size.
    constexpr int unit = 100;
    painter.save();
    painter.translate(at);
    painter.scale(size / unit, size / unit);
    painter.setFont(boldFont(unit));
    const QFontMetricsF metrics(painter.font());
    QRectF plate({0, 0}, plateSize(text) * unit);
    plate.moveCenter({0, 0});
    painter.setPen(Qt::NoPen);
    painter.setBrush(isDark ? QColor(20, 20, 20) : QColor(255, 255, 255, 225));
    painter.drawRoundedRect(plate, 0.2 * unit, 0.2 * unit);
    painter.setPen(isDark ? Qt::white : Qt::black);
    painter.drawText(QPointF(plate.left() + 0.15 * unit, metrics.capHeight() / 2), text);
    painter.restore();
}

void paintStageMap(QPainter& painter, const StageMap& map, double leastNumberSize) {
    const FaceStyle& style = map.faces->style();
    const MapOverlay overlay = mapOverlay(map, leastNumberSize, digitScale(painter, style));
    paintFaces(painter, map);
    paintBorders(painter, map);
    paintArrows(painter, overlay.arrows, style.isMono, paintRouteArrow);
    paintArrows(painter, overlay.branchArrows, style.isMono, paintBranchArrow);
    for (const Placement& placement : shownTiles(map))
        paintTokensOf(painter, placement);
    if (map.numbers && numbersArePrinted(leastNumberSize))
        paintPrintedNumbers(painter, map);
    for (const MapPlate& plate : overlay.numbers)
        paintPlate(painter, plate.middle, plate.text, plate.size);
    for (const MapPlate& plate : overlay.branchNames)
        paintPlate(painter, plate.middle, plate.text, plate.size, true);
    for (const NotePlate& plate : overlay.notes)
        paintNote(painter, plate);
    for (const MapPlate& plate : overlay.roles) {
        if (plate.leadsTo)
            paintLeader(painter, plate.middle, *plate.leadsTo);
        paintPlate(painter, plate.middle, plate.text, plate.size, true);
    }
    if (map.graph)
        paintGraph(painter, map);
    if (map.drive)
        paintDriveLine(painter, spacePlaces(map.stage, map.catalogue), *map.drive, style.isMono);
}

void paintStageMap(QPainter& painter, const MapFrame& frame, const StageMap& map,
                   double leastNumberSize) {
    painter.save();
    painter.translate(frame.origin);
    painter.scale(frame.scale, frame.scale);
    paintStageMap(painter, map, leastNumberSize / frame.scale);
    painter.restore();
}

void paintStageMap(QPainter& painter, const QRectF& target, const StageMap& map,
                   double leastNumberSize) {
    paintStageMap(painter, fittedFrame(drawnBounds(map.stage), target), map, leastNumberSize);
}

void paintRouteArrow(QPainter& painter, bool isMono) {
    painter.setPen(QPen(Qt::white, arrowRim, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(arrowColour(isMono));
    painter.drawPolygon(arrowHead());
}

void paintBranchArrow(QPainter& painter, bool isMono) {
    constexpr double inside = 0.84; // so that its line covers no more than a full arrow
    constexpr double line = 0.13;
    painter.setPen(QPen(Qt::white, arrowRim, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::white);
    painter.drawPolygon(arrowHead());
    painter.setPen(QPen(arrowColour(isMono), line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(QTransform::fromScale(inside, inside).map(arrowHead()));
}

} // namespace stagewright
