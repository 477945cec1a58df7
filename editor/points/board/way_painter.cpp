#include "editor/points/board/way_painter.h"

#include <QLineF>
#include <QPen>

namespace stagewright {

namespace {

void paintArrow(QPainter& painter, const QLineF& way, double head) {
    painter.drawLine(way);
    for (const double side : {150.0, -150.0}) {
        QLineF feather(way.p2(), way.p2() + QPointF(head, 0));
        feather.setAngle(way.angle() + side);
        painter.drawLine(feather);
    }
}

} // namespace

std::vector<QLineF> linesOfWay(const BoardGrid& grid, const DieMove& move, Place from) {
    std::vector<QLineF> lines;
    Place at = from;
    for (std::size_t i = 0; i < move.ends.size(); ++i) {
        const Place end = pointNumbered(move.ends[i].point);
        if (end == at)
            break; // it lost its last life there
        Place to = at;
        do {
            const Place next = stepped(to, move.way.steps.at(i));
            if (!isOnBoard(next)) { // over the edge, and in again at the other side
                lines.emplace_back(grid.at(at), grid.at(next));
                at = wrapped(next);
                to = at;
            } else {
                to = next;
            }
        } while (to != end);
        if (at != end)
            lines.emplace_back(grid.at(at), grid.at(end));
        at = end;
    }
    return lines;
}

void paintWay(QPainter& painter, const BoardGrid& grid, const DieMove& move, Place from,
              const QColor& colour, const QColor& halo) {
    const double width = grid.radius() * 0.26;
    const double head = grid.radius() * 0.6;
    painter.save();
    painter.setBrush(Qt::NoBrush);
    const auto lines = linesOfWay(grid, move, from);
    for (const auto& [ink, extra] : {std::pair(halo, 3.0), std::pair(colour, 0.0)}) {
        painter.setPen(QPen(ink, width + extra, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        for (const QLineF& line : lines)
            paintArrow(painter, line, head);
        if (!move.ends.empty())
            painter.drawEllipse(grid.at(pointNumbered(move.ends.back().point)),
                                grid.radius() * 1.45, grid.radius() * 1.45);
    }
    painter.restore();
}

} // namespace stagewright
