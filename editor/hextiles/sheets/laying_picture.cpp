#include "editor/hextiles/sheets/laying_picture.h"

#include "editor/drawing/fonts.h"
#include "editor/hextiles/sheets/edge_marks.h"
#include "editor/hextiles/sheets/stage_map.h"
#include "editor/hextiles/tokens/token_painter.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <QFontMetricsF>
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

/// A number of a tile is no smaller than this on paper, as far as a corner of the tile has room.
constexpr double leastNumberHeight = mm(2.1);
constexpr double smallestNumber = 0.15;
constexpr double largestNumber = 0.165; ///< larger ones reach into a road

/// Upright, of the size that a disc has room for.
void paintNumeral(QPainter& painter, QPointF at, int number, QColor colour) {
    constexpr int unit = 100; // fonts come in whole pixels
    painter.save();
    painter.translate(at);
    painter.scale(2 * edgeMarkRadius / unit, 2 * edgeMarkRadius / unit);
    QFont font = sheetFont(1, QFont::Bold);
    font.setPixelSize(unit * 7 / 10);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(QRectF(-unit, -unit, 2 * unit, 2 * unit), Qt::AlignCenter,
                     QString::number(number));
    painter.restore();
}

/// The number of an edge in a disc.
void paintMark(QPainter& painter, QPointF at, int number, bool isOwn) {
    painter.setPen(QPen(Qt::black, 0.12 * edgeMarkRadius));
    painter.setBrush(isOwn ? Qt::black : Qt::white);
    painter.drawEllipse(at, edgeMarkRadius, edgeMarkRadius);
    paintNumeral(painter, at, number, isOwn ? Qt::white : Qt::black);
}

/// A border where two tiles are joined, so that no mark beside it is taken for that of another.
void paintJoint(QPainter& painter, Hex hex, Edge border) {
    const QPointF out = outward(border);
    const QPointF half = QPointF(-out.y(), out.x()) / 2;
    const QPointF middle = centre(hex) + out * apothem;
    for (const auto& [colour, width] : {std::pair(Qt::black, 0.13), std::pair(Qt::white, 0.05)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(middle - half, middle + half);
    }
}

QPolygonF outlineOf(Hex hex) {
    return QPolygonF(QList<QPointF>(corners().begin(), corners().end())).translated(centre(hex));
}

/// Of a tile as it is printed: at its top left corner, where no road leads.
QRectF numberOf(TileId side, double size) {
    constexpr QPointF corner(-0.53, -0.83);
    const double width = QFontMetricsF(boldFont(100)).horizontalAdvance(side.toString()) / 100;
    return {corner, QSizeF(width + 0.3, 0.95) * size};
}

/// Turned as the tile is.
void paintTileNumber(QPainter& painter, const Placement& tile, double size) {
    painter.save();
    painter.translate(centre(tile.hex));
    painter.rotate(tile.turn.degrees());
    paintPlate(painter, numberOf(tile.side, size).center(), tile.side.toString(), size);
    painter.restore();
}

void paintTile(QPainter& painter, const Placement& tile, const Catalogue& catalogue,
               FaceStencils& faces) {
    if (const TileSide* side = catalogue.find(tile.side))
        faces.paint(painter, tile, *side);
    paintTokensOf(painter, tile);
    painter.setPen(QPen(QColor(0, 0, 0, 140), 0.02));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(outlineOf(tile.hex));
}

void paintPale(QPainter& painter, const Placement& tile) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 120));
    painter.drawPolygon(outlineOf(tile.hex));
}

void paintEdgeMarks(QPainter& painter, const LaidSteps& laying, std::size_t step,
                    const Catalogue& catalogue, double numberSize) {
    const auto marked = [&](const Placement& tile) {
        return MarkedTile{tile, catalogue.find(tile.side), numberOf(tile.side, numberSize)};
    };
    const auto paint = [&](const Placement& tile, Edge border, double along, bool isOwn) {
        paintMark(painter, edgeMarkPlace(tile, border, along), edgeNumber(onTile(border, tile)),
                  isOwn);
    };
    const Placement& laid = laying.tiles[step];
    const auto* joint = std::get_if<Joint>(&laying.steps[step].place);
    if (!joint)
        return paint(laid, Edge::N, edgeMarkAlong(marked(laid), Edge::N), true);
    const Placement& other = laying.tiles[joint->step];
    const Edge border = onBoard(joint->own, laid);
    const MarksAlong along = edgeMarksAlong(marked(laid), border, marked(other));
    paintJoint(painter, laid.hex, border);
    paint(other, opposite(border), along.theirs, false);
    paint(laid, border, along.own, true);
}

void paintBoard(QPainter& painter, const LaidSteps& laying, std::size_t step,
                const Catalogue& catalogue, FaceStencils& faces, double numberSize) {
    const Placement& laid = laying.tiles[step];
    for (const std::size_t i : laying.touched[step]) {
        paintTile(painter, laying.tiles[i], catalogue, faces);
        paintPale(painter, laying.tiles[i]);
        paintTileNumber(painter, laying.tiles[i], numberSize);
    }
    paintTile(painter, laid, catalogue, faces);
    painter.setPen(QPen(Qt::black, outlineWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(outlineOf(laid.hex));
    paintTileNumber(painter, laid, numberSize);
    paintEdgeMarks(painter, laying, step, catalogue, numberSize);
}

} // namespace

LaidSteps laidSteps(std::vector<LayingStep> steps) {
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
    }
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

void paintLayingPicture(QPainter& painter, const QRectF& place, const LaidSteps& laying,
                        std::size_t step, const Catalogue& catalogue, FaceStencils& faces) {
    const MapFrame frame = fittedFrame(pictureBounds(laying, step), place);
    painter.save();
    painter.setClipRect(place); // of tokens across a border
    painter.translate(frame.origin);
    painter.scale(frame.scale, frame.scale);
    const double number =
        std::clamp(leastNumberHeight / frame.scale, smallestNumber, largestNumber);
    paintBoard(painter, laying, step, catalogue, faces, number);
    painter.restore();
}

void paintEdgeKey(QPainter& painter, TileId side) {
    painter.setPen(QPen(QColor(sheetInk), 0.03));
    painter.setBrush(Qt::NoBrush);
    Placement printed;
    printed.side = side;
    painter.drawPolygon(outlineOf(printed.hex));
    for (const Edge edge : allEdges)
        paintNumeral(painter, edgeMarkPlace(printed, edge, 0), edgeNumber(edge), Qt::black);
    paintTileNumber(painter, printed, smallestNumber);
}

} // namespace stagewright
