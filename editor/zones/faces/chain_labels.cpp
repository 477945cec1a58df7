#include "editor/zones/faces/chain_labels.h"

#include "editor/drawing/fitted_text.h"
#include "editor/zones/faces/chain_painter.h"
#include "editor/zones/faces/road_curve.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace stagewright {

namespace {

struct ChainLabels {
    Q_DECLARE_TR_FUNCTIONS(ChainLabels)
};

constexpr double labelHeight = 0.2; // units
constexpr double labelCapital = 0.115;
constexpr double nameHeight = 0.19;
constexpr double mostNameWidth = 0.5; // what the number of the first end leaves
constexpr double nameCapital = 0.62;  // of the plate's height

/// A word outside the board, along its edge.
void paintEndWord(QPainter& painter, const ChainGrid& grid, const EndPlace& end,
                  const QString& word, const QColor& colour, const ZoneStyle& style) {
    const double unit = grid.unit();
    const double capital = unit * 0.12;
    if (capital < style.leastCapital)
        return;
    QRectF plate(0, 0, fittedWidth(word, capital, true) + unit * 0.14, unit * 0.22);
    plate.moveCenter({});
    painter.save();
    painter.translate(grid.at(end.at) + QPointF(end.outward.x, end.outward.y) * (unit * 0.16));
    if (end.outward.x != 0)
        painter.rotate(end.outward.x > 0 ? 90 : -90);
    painter.setPen(QPen(Qt::white, unit * 0.015));
    painter.setBrush(colour);
    painter.drawRoundedRect(plate, unit * 0.05, unit * 0.05);
    paintFitted(painter, word, plate, capital, Qt::white, true);
    painter.restore();
}

double capitalOf(const ChainGrid& grid, const DrawnEnd& end) {
    return grid.unit() * (end.isUsed ? 0.115 : 0.09);
}

/// Beside the road that leaves there.
QRectF numberPlace(const ChainGrid& grid, const DrawnEnd& end) {
    const double capital = capitalOf(grid, end);
    const QPointF outward(end.place.outward.x, end.place.outward.y);
    const QPointF aside(-outward.y(), outward.x()); // clockwise along the edge
    const double width = fittedWidth(QString::number(end.number), capital, true);
    QRectF place(0, 0, width + capital * 0.8, capital * 1.7);
    place.moveCenter(grid.at(end.place.at) - outward * (grid.unit() * 0.12) +
                     aside * (roadWidth(grid) / 2 + grid.unit() * 0.05 + width / 2));
    return place;
}

/// Those in use on plates.
void paintEndNumbers(QPainter& painter, const ChainGrid& grid, const DrawnBoard& board,
                     const ZoneStyle& style) {
    for (const DrawnEnd& end : board.ends) {
        const double capital = capitalOf(grid, end);
        if (capital < style.leastCapital)
            continue;
        const QRectF place = numberPlace(grid, end);
        if (end.isUsed) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(style.plate);
            painter.drawRoundedRect(place, capital * 0.4, capital * 0.4);
        }
        paintFitted(painter, QString::number(end.number), place, capital,
                    end.isUsed ? style.onPlate : style.faint, end.isUsed);
    }
}

/// Labels are wider than high, so that what is beside them is the nearer.
double distance(QPointF a, QPointF b) {
    constexpr double wide = 0.62;
    return std::hypot((a.x() - b.x()) * wide, a.y() - b.y());
}

/// How far it is from a point of a board to what lies round it: its roads, numbers in use.
class Clearance {
public:
    Clearance(const ChainGrid& grid, const DrawnChain& chain, std::size_t board) {
        constexpr int steps = 32;
        std::vector<std::pair<EndPlace, EndPlace>> taken; // a road driven again lies where it did
        for (const DrawnSection& section : chain.sections) {
            const std::pair road(section.entry, section.exit);
            if (section.board != board ||
                std::find(taken.begin(), taken.end(), road) != taken.end())
                continue;
            taken.push_back(road);
            const RoadCurve curve(grid, chain.boards[board].lies, section.entry, section.exit);
            for (int i = 0; i <= steps; ++i)
                obstacles_.push_back(curve.at(static_cast<double>(i) / steps));
        }
        for (const DrawnEnd& end : chain.boards[board].ends)
            if (end.isUsed)
                obstacles_.push_back(numberPlace(grid, end).center());
    }

    void add(QPointF point) { obstacles_.push_back(point); }

    [[nodiscard]] double at(QPointF point) const {
        double least = std::numeric_limits<double>::max();
        for (const QPointF& each : obstacles_)
            least = std::min(least, distance(each, point));
        return least;
    }

private:
    std::vector<QPointF> obstacles_;
};

/// The way to the long side of the ends 0 1 2, which is up on the unturned board.
QPointF topOf(const LaidBoard& board) {
    switch (board.turn) {
    case 90:
        return {1, 0};
    case 180:
        return {0, 1};
    case 270:
        return {-1, 0};
    default:
        return {0, -1};
    }
}

/// On a plate: the board's name, and an arrow to its top.
void paintNamePlate(QPainter& painter, const QRectF& plate, const DrawnBoard& board,
                    const ZoneStyle& style) {
    const double height = plate.height();
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.plate);
    painter.drawRoundedRect(plate, height * 0.25, height * 0.25);
    const QRectF name = plate.adjusted(height * 0.2, 0, -height * 1.05, 0);
    paintFitted(painter, board.name(), name, height * nameCapital, style.onPlate, true);
    const QPointF centre(plate.right() - height * 0.55, plate.center().y());
    const QPointF up = topOf(board.lies) * (height * 0.36);
    const QPointF across(-up.y(), up.x());
    painter.setPen(QPen(style.onPlate, height * 0.1, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(centre - up, centre + up * 0.3);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.onPlate);
    painter.drawPolygon(QPolygonF(
        {centre + up, centre + up * 0.1 + across * 0.7, centre + up * 0.1 - across * 0.7}));
}

/// In the corner that is clearest of roads and of numbers in use, the first where several are. None
/// where it could not be read.
QRectF namePlate(const ChainGrid& grid, const DrawnBoard& board, const Clearance& clearance,
                 const ZoneStyle& style) {
    const double unit = grid.unit();
    const double usual = unit * nameHeight;
    const double wanted = fittedWidth(board.name(), usual * nameCapital, true) + usual * 1.35;
    const double least = style.leastCapital / nameCapital;
    const double height = std::max(least, usual * std::min(1.0, unit * mostNameWidth / wanted));
    if (wanted * height > usual * unit)
        return {};
    const QSizeF size(wanted * height / usual, height);
    const double in = unit * 0.035;
    const QRectF face = grid.board(board.lies).adjusted(in, in, -in, -in);
    QRectF best;
    double room = -1;
    for (const QPointF corner :
         {face.topLeft(), face.topRight(), face.bottomRight(), face.bottomLeft()}) {
        QRectF plate(QPointF(), size);
        plate.moveCenter(corner);
        plate.translate(corner.x() < face.center().x() ? size.width() / 2 : -size.width() / 2,
                        corner.y() < face.center().y() ? height / 2 : -height / 2);
        const double found = std::min(clearance.at(plate.center()), unit * 0.24);
        if (found > room) {
            room = found;
            best = plate;
        }
    }
    return best;
}

/// Beside the road, clear of others and within the board.
QPointF labelSpot(const ChainGrid& grid, const DrawnBoard& board, const DrawnSection& section,
                  const Clearance& clearance) {
    const double unit = grid.unit();
    const QRectF face =
        grid.board(board.lies).adjusted(unit * 0.24, unit * 0.12, -unit * 0.24, -unit * 0.12);
    const RoadCurve curve(grid, board.lies, section.entry, section.exit);
    QPointF best = curve.at(0.5);
    double room = -1;
    for (const double aside : {0.28, 0.36})
        for (const double share : {0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8})
            for (const double side : {1.0, -1.0}) {
                const QPointF spot = curve.at(share) + curve.right(share) * (side * aside * unit);
                const double found = std::min(clearance.at(spot), unit * 0.26);
                if (face.contains(spot) && found > room + unit * 0.01) {
                    room = found;
                    best = spot;
                }
            }
    return best;
}

bool isSameRoad(const DrawnSection& a, const DrawnSection& b) {
    return a.board == b.board &&
           ((a.entry == b.entry && a.exit == b.exit) || (a.entry == b.exit && a.exit == b.entry));
}

/// The numbers in the chain of all sections over one road: "3", "3, 7".
QString numbersOf(const DrawnSection& section, const DrawnChain& chain) {
    constexpr qsizetype mostNumbers = 2;
    QStringList numbers;
    for (const DrawnSection& each : chain.sections)
        if (isSameRoad(each, section))
            numbers << QString::number(each.section + 1);
    if (numbers.size() > mostNumbers)
        numbers = numbers.first(mostNumbers) << QStringLiteral("…");
    return numbers.join(QStringLiteral(", "));
}

bool isFirstOverItsRoad(const DrawnSection& section, const DrawnChain& chain) {
    const auto first =
        std::find_if(chain.sections.begin(), chain.sections.end(),
                     [&](const DrawnSection& each) { return isSameRoad(each, section); });
    return first->section == section.section;
}

void paintSectionLabel(QPainter& painter, const ChainGrid& grid, QPointF spot,
                       const QString& number, const DrawnSection& section, const ZoneStyle& style) {
    const double unit = grid.unit();
    const double capital = unit * labelCapital;
    const QString sector = sectorName(section.sector);
    const double first = fittedWidth(number, capital, true) + unit * 0.1;
    const double second = fittedWidth(sector, capital) + unit * 0.09;
    const QRectF plate(spot.x() - (first + second) / 2, spot.y() - unit * labelHeight / 2,
                       first + second, unit * labelHeight);
    const double round = unit * 0.05;
    painter.setPen(QPen(style.onPlate, unit * 0.01));
    painter.setBrush(style.plate);
    painter.drawRoundedRect(plate, round, round);
    const QRectF left(plate.topLeft(), QSizeF(first, plate.height()));
    painter.setBrush(style.onPlate);
    painter.drawRoundedRect(left, round, round);
    paintFitted(painter, number, left, capital, style.plate, true);
    paintFitted(painter, sector, plate.adjusted(first, 0, 0, 0), capital, style.onPlate);
}

} // namespace

void paintChainLabels(QPainter& painter, const ChainGrid& grid, const DrawnChain& chain,
                      const ZoneStyle& style, bool openEnd) {
    const bool areLabelled = grid.unit() * labelCapital >= style.leastCapital;
    for (std::size_t i = 0; i < chain.boards.size(); ++i) {
        const DrawnBoard& board = chain.boards[i];
        Clearance clearance(grid, chain, i);
        paintEndNumbers(painter, grid, board, style);
        const QRectF plate = namePlate(grid, board, clearance, style);
        if (!plate.isEmpty()) {
            paintNamePlate(painter, plate, board, style);
            for (const double share : {0.2, 0.5, 0.8})
                clearance.add({plate.left() + plate.width() * share, plate.center().y()});
        }
        for (const DrawnSection& section : chain.sections) {
            if (section.board != i || !areLabelled || !isFirstOverItsRoad(section, chain))
                continue;
            const QPointF spot = labelSpot(grid, board, section, clearance);
            paintSectionLabel(painter, grid, spot, numbersOf(section, chain), section, style);
            clearance.add(spot);
        }
    }
    if (chain.start)
        paintEndWord(painter, grid, *chain.start, ChainLabels::tr("Start"), style.start, style);
    if (chain.finish && !openEnd)
        paintEndWord(painter, grid, *chain.finish, ChainLabels::tr("Finish"), style.finish, style);
}

} // namespace stagewright
