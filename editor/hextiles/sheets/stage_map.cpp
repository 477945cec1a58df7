#include "editor/hextiles/sheets/stage_map.h"

#include "editor/drawing/fonts.h"
#include "editor/drawing/svg_drawing.h"
#include "editor/hextiles/faces/face_painter.h"
#include "editor/hextiles/faces/free_space.h"
#include "editor/hextiles/faces/uppermost.h"
#include "editor/hextiles/sheets/drive_line.h"
#include "editor/hextiles/sheets/note_plates.h"
#include "editor/hextiles/sheets/plate_place.h"
#include "editor/hextiles/sheets/route_arrows.h"
#include "editor/hextiles/sheets/space_graph_overlay.h"
#include "editor/hextiles/tokens/token_painter.h"
#include "editor/hextiles/tokens/token_place.h"
#include "editor/hextiles/words/role_words.h"
#include "model/layouts/hextiles/driving/tile_space_graph.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPen>

#include <algorithm>
#include <cmath>
#include <span>
#include <unordered_map>
#include <vector>

namespace stagewright {

namespace {

struct StageMapTexts {
    Q_DECLARE_TR_FUNCTIONS(StageMap)
};

/// In circumradii.
constexpr double arrowLength = 0.2;
constexpr double borderWidth = 0.012;
constexpr double printedNumberSize = 0.11;

/// Whether what is drawn about a point may reach into the map's part.
bool sees(const StageMap& map, QPointF at) {
    constexpr double reach = 1.5; // tokens and arrows lie across borders
    return map.part.isNull() || map.part.adjusted(-reach, -reach, reach, reach).contains(at);
}

QList<Placement> tilesOf(const StageMap& map) {
    const QList<Placement>& all = tilesOf(map.stage).placements();
    QList<Placement> tiles;
    for (qsizetype i = 0; i < all.size(); ++i)
        if (isUppermost(all, i) && sees(map, centre(all[i].hex)))
            tiles.append(all[i]);
    return tiles;
}

void paintFaces(QPainter& painter, const StageMap& map) {
    for (const Placement& placement : tilesOf(map)) {
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
    for (const Placement& placement : tilesOf(map))
        painter.drawPolygon(hex.translated(centre(placement.hex)));
}

void paintArrows(QPainter& painter, const StageMap& map, std::span<const RouteArrow> arrows) {
    for (const RouteArrow& arrow : arrows) {
        if (!sees(map, arrow.at))
            continue;
        painter.save();
        painter.translate(arrow.at);
        painter.rotate(std::atan2(arrow.along.y(), arrow.along.x()) * 180 / std::numbers::pi);
        painter.scale(arrowLength, arrowLength);
        paintRouteArrow(painter, map.faces->style().isMono);
        painter.restore();
    }
}

/// The number as faces have it, at its printed place.
void paintPrintedNumber(QPainter& painter, const Placement& placement, const TileSide& side,
                        const FaceStyle& style) {
    const QString name = QStringLiteral("number %1@%2");
    paintRepeated(painter, name.arg(side.id.toString()).arg(placement.turn.sixths()),
                  centre(placement.hex), [&](QPainter& face) {
                      face.rotate(placement.turn.degrees());
                      paintNumber(face, side, placement.turn, style);
                  });
}

/// Likewise, where it is. In the hex's own frame.
QRectF printedNumber(const TileSide& side, Turn turn) {
    QRectF place(0, 0, numberWidth, numberHeight);
    place.moveCenter(FreeSpace(roadShapes(side)).numberPlace(turn).middle);
    return place;
}

/// Which arrows reach into which hexes.
class ArrowPlaces {
public:
    explicit ArrowPlaces(std::span<const RouteArrow> arrows) {
        for (const RouteArrow& arrow : arrows) {
            const Hex hex = hexAt(arrow.at);
            add(hex, arrow.at);
            for (const Edge edge : allEdges)
                add(neighbour(hex, edge), arrow.at);
        }
    }

    /// In the frame of the hex.
    [[nodiscard]] std::vector<QRectF> on(Hex hex) const {
        const auto found = onHex_.find(hex);
        return found == onHex_.end() ? std::vector<QRectF>() : found->second;
    }

private:
    void add(Hex hex, QPointF arrow) {
        constexpr double reach = arrowLength * 0.6; // with its rim
        const QPointF at = arrow - centre(hex);
        if (std::hypot(at.x(), at.y()) < 1 + reach)
            onHex_[hex].emplace_back(at - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach));
    }

    std::unordered_map<Hex, std::vector<QRectF>> onHex_;
};

struct NumberPlate {
    QRectF place; ///< in the hex's own frame
    double size;  ///< of its font
};

NumberPlate numberPlate(const StageMap& map, const Placement& placement, const TileSide& side,
                        double size, std::span<const QRectF> arrows) {
    const QSizeF ofOne = plateSize(placement.side.toString());
    const FittingPlate fits = numberPlateThatFits(
        side, placement.turn, ofOne, size,
        map.numbersShrink ? std::min(size, printedNumberSize) : size, map.faces->style(), arrows);
    QRectF plate({0, 0}, ofOne * fits.size);
    plate.moveCenter(fits.middle);
    return {plate, fits.size};
}

/// A side that the catalogue does not know has its number in the middle.
void paintNumberPlate(QPainter& painter, const StageMap& map, const Placement& placement,
                      const TileSide* side, double size, const ArrowPlaces& arrows) {
    const auto plate = side ? numberPlate(map, placement, *side, size, arrows.on(placement.hex))
                            : NumberPlate{{}, size};
    paintPlate(painter, centre(placement.hex) + plate.place.center(), placement.side.toString(),
               plate.size);
}

/// Whether numbers stand on the faces as they are printed, and not on plates. They are greyer and
/// lighter there, and have to be the larger.
bool arePrinted(double leastSize) {
    return leastSize <= 0.75 * printedNumberSize;
}

double plateFont(double leastSize) {
    return std::clamp(leastSize, printedNumberSize, largestNumberSize);
}

void paintNumbers(QPainter& painter, const StageMap& map, double leastSize,
                  const ArrowPlaces& arrows) {
    for (const Placement& placement : tilesOf(map)) {
        const TileSide* side = map.catalogue.find(placement.side);
        if (side && arePrinted(leastSize))
            paintPrintedNumber(painter, placement, *side, map.faces->style());
        else
            paintNumberPlate(painter, map, placement, side, plateFont(leastSize), arrows);
    }
}

/// What a word must not hide: the tile's number and arrows.
std::vector<QRectF> takenOn(const StageMap& map, const Placement& placement, const TileSide& side,
                            double leastSize, const ArrowPlaces& arrows) {
    std::vector<QRectF> taken = arrows.on(placement.hex);
    taken.push_back(arePrinted(leastSize)
                        ? printedNumber(side, placement.turn)
                        : numberPlate(map, placement, side, plateFont(leastSize), taken).place);
    return taken;
}

/// The pit says what it is in print, and is full of signs: its word is left out where it would lie
/// on one of them.
void paintRole(QPainter& painter, const StageMap& map, const Placement& placement,
               const TileSide& side, double leastSize, const ArrowPlaces& arrows) {
    const QString word = roleWord(side.role);
    if (word.isEmpty())
        return;
    const double size = plateFont(leastSize);
    const FittingPlate plate =
        wordPlateThatFits(side, placement.turn, plateSize(word), size, size, map.faces->style(),
                          takenOn(map, placement, side, leastSize, arrows));
    if (plate.isFree || side.role != Role::Pit)
        paintPlate(painter, centre(placement.hex) + plate.middle, word, size, true);
}

void paintRoles(QPainter& painter, const StageMap& map, double leastSize,
                const ArrowPlaces& arrows) {
    for (const Placement& placement : tilesOf(map))
        if (const TileSide* side = map.catalogue.find(placement.side))
            paintRole(painter, map, placement, *side, leastSize, arrows);
}

void paintGraph(QPainter& painter, const StageMap& map) {
    const RoadGraph roads(map.stage, map.catalogue);
    if (const auto route = drivenRoute(map.stage, roads, map.route, 1))
        paintSpaceGraph(painter, map.stage, map.catalogue, *route, spaceGraph(*route));
}

} // namespace

StageMap::StageMap(const Stage& shown, const Catalogue& known, const FaceStyle& style)
    : StageMap(shown, known, std::make_shared<FaceStencils>(style),
               findRoute(shown, RoadGraph(shown, known))) {}

StageMap::StageMap(const Stage& shown, const Catalogue& known,
                   std::shared_ptr<FaceStencils> stencils, Route found)
    : stage(shown)
    , catalogue(known)
    , faces(std::move(stencils))
    , route(std::move(found)) {}

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
    paintFaces(painter, map);
    paintBorders(painter, map);
    const std::vector<RouteArrow> arrows =
        map.arrows ? routeArrows(map.stage, map.catalogue, map.route) : std::vector<RouteArrow>();
    paintArrows(painter, map, arrows);
    for (const Placement& placement : tilesOf(map))
        paintTokensOf(painter, placement);
    const ArrowPlaces places(arrows);
    if (map.numbers)
        paintNumbers(painter, map, leastNumberSize, places);
    if (map.notes)
        paintNotePlates(painter, map, plateFont(leastNumberSize),
                        [&](const Placement& tile, const TileSide& side) {
                            return takenOn(map, tile, side, leastNumberSize, places);
                        });
    if (map.roles)
        paintRoles(painter, map, leastNumberSize, places);
    if (map.graph)
        paintGraph(painter, map);
    if (map.drive)
        paintDriveLine(painter, spacePlaces(map.stage, map.catalogue), *map.drive,
                       map.faces->style().isMono);
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
    static const QPolygonF head{{{0.5, 0}, {-0.5, 0.5}, {-0.25, 0}, {-0.5, -0.5}}};
    painter.setPen(QPen(Qt::white, 0.16, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(isMono ? QColor(Qt::black) : QColor(0x14, 0x3c, 0xb4));
    painter.drawPolygon(head);
}

} // namespace stagewright
