#include "editor/hextiles/sheets/laying_picture.h"

#include "editor/hextiles/sheets/plate_place.h"
#include "editor/hextiles/sheets/stage_map.h"
#include "editor/hextiles/tokens/token_painter.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <QPen>

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>

namespace stagewright {

namespace {

// In circumradii.
constexpr double outlineWidth = 0.055;
constexpr double frameMargin = 0.06;
/// A picture shows no less, so that a tile alone is not much larger than the others.
constexpr double leastSpan = 3;

/// A border where two tiles are joined.
void paintJoint(QPainter& painter, Hex hex, Edge border) {
    const QPointF out = outward(border);
    const QPointF half = QPointF(-out.y(), out.x()) / 2;
    const QPointF middle = centre(hex) + out * apothem;
    for (const auto& [colour, width] : {std::pair(Qt::black, 0.13), std::pair(Qt::white, 0.05)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(middle - half, middle + half);
    }
}

/// What a number keeps off at a border to another tile, across which it would seem to be that
/// one's.
void addBorder(Edge edge, std::vector<QRectF>& taken) {
    constexpr int spots = 9;
    constexpr double size = 0.12;
    const QPointF out = outward(edge);
    const QPointF along(-out.y(), out.x());
    for (int i = 0; i < spots; ++i) {
        QRectF spot(0, 0, size, size);
        spot.moveCenter(out * (apothem - size / 2) + along * (double(i) / (spots - 1) - 0.5));
        taken.push_back(spot);
    }
}

QPolygonF outlineOf(Hex hex) {
    return QPolygonF(QList<QPointF>(corners().begin(), corners().end())).translated(centre(hex));
}

} // namespace

double steppedScale(double scale) {
    const double step = std::log(0.93);
    return std::exp(std::ceil(std::log(scale) / step) * step);
}

LaidSteps laidSteps(std::vector<LayingStep> steps, const Catalogue& catalogue) {
    LaidSteps laying{std::move(steps), {}, {}};
    laying.tiles = placementsOf(laying.steps);
    std::unordered_map<Hex, std::size_t> uppermost;
    for (std::size_t step = 0; step < laying.tiles.size(); ++step) {
        const Hex hex = laying.tiles[step].hex;
        std::vector<std::size_t>& touched = laying.touched.emplace_back();
        for (const Edge edge : allEdges)
            if (const auto beside = uppermost.find(neighbour(hex, edge)); beside != uppermost.end())
                touched.push_back(beside->second);
        std::sort(touched.begin(), touched.end());
        uppermost[hex] = step;
        if (laying.steps[step].state == TileState::Lies)
            laying.firstToLay = step + 1;
    }
    laying.firstFiller = laying.tiles.size();
    while (laying.firstFiller > laying.firstToLay &&
           isFiller(catalogue.find(laying.tiles[laying.firstFiller - 1].side)))
        --laying.firstFiller;
    return laying;
}

QRectF pictureBounds(const LaidSteps& laying, std::size_t step) {
    const auto boundsOf = [](const Placement& tile) {
        return outlineOf(tile.hex).boundingRect().adjusted(-frameMargin, -frameMargin, frameMargin,
                                                           frameMargin);
    };
    QRectF bounds = boundsOf(laying.tiles[step]);
    for (const std::size_t i : laying.touched[step])
        bounds |= boundsOf(laying.tiles[i]);
    const double across = std::max(0.0, leastSpan - bounds.width()) / 2;
    const double down = std::max(0.0, leastSpan - bounds.height()) / 2;
    return bounds.adjusted(-across, -down, across, down);
}

void LayingPen::paint(QPainter& painter, const QRectF& place, const LaidSteps& laying,
                      std::size_t step, double leastNumber) {
    const QRectF bounds = pictureBounds(laying, step);
    const MapFrame frame =
        centredFrame(bounds, place, steppedScale(fittedFrame(bounds, place).scale));
    painter.save();
    painter.setClipRect(place); // of tokens across a border
    painter.translate(frame.origin);
    painter.scale(frame.scale, frame.scale);
    paintBoard(painter, laying, step, leastNumber / frame.scale);
    painter.restore();
}

void LayingPen::paintBoard(QPainter& painter, const LaidSteps& laying, std::size_t step,
                           double number) {
    const Placement& laid = laying.tiles[step];
    std::vector<Hex> all{laid.hex};
    for (const std::size_t i : laying.touched[step]) {
        all.push_back(laying.tiles[i].hex);
        paintTile(painter, laying.tiles[i]);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(255, 255, 255, 120));
        painter.drawPolygon(outlineOf(laying.tiles[i].hex));
    }
    for (const std::size_t i : laying.touched[step])
        paintTileNumber(painter, laying.tiles[i], number, all);
    paintTile(painter, laid);
    painter.setPen(QPen(Qt::black, outlineWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(outlineOf(laid.hex));
    if (const auto* joint = std::get_if<Joint>(&laying.steps[step].place))
        paintJoint(painter, laid.hex, onBoard(joint->own, laid));
    paintTileNumber(painter, laid, number, all);
}

void LayingPen::paintTile(QPainter& painter, const Placement& tile) {
    if (const TileSide* side = catalogue_.find(tile.side))
        faces_.paint(painter, tile, *side);
    paintTokensOf(painter, tile);
    painter.setPen(QPen(QColor(0, 0, 0, 140), 0.02));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(outlineOf(tile.hex));
}

void LayingPen::paintTileNumber(QPainter& painter, const Placement& tile, double size,
                                std::span<const Hex> shown) {
    std::vector<bool> joined; // by edge of the tile
    for (const Edge edge : allEdges)
        joined.push_back(std::find(shown.begin(), shown.end(),
                                   neighbour(tile.hex, onBoard(edge, tile))) != shown.end());
    painter.save();
    painter.translate(centre(tile.hex));
    painter.rotate(tile.turn.degrees());
    paintPlate(painter, numberPlace(tile.side, size, joined), tile.side.toString(), size);
    painter.restore();
}

QPointF LayingPen::numberPlace(TileId side, double size, const std::vector<bool>& joined) {
    const auto [found, isNew] = numberPlaces_.try_emplace({side, size, joined});
    if (isNew)
        if (const TileSide* known = catalogue_.find(side)) {
            std::vector<QRectF> taken;
            for (const Edge edge : allEdges)
                if (joined[static_cast<std::size_t>(index(edge))])
                    addBorder(edge, taken);
            found->second = numberPlateThatFits(plateGround(*known, faces_.style()), Turn(),
                                                plateSize(side.toString()), size, size, taken)
                                .middle;
        }
    return found->second;
}

} // namespace stagewright
