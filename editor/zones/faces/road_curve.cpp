#include "editor/zones/faces/road_curve.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

double lengthOf(QPointF vector) {
    return std::hypot(vector.x(), vector.y());
}

QPointF unitVector(QPointF vector) {
    const double length = lengthOf(vector);
    return length > 0 ? vector / length : QPointF(1, 0);
}

} // namespace

RoadCurve::RoadCurve(QPointF from, QPointF outwardThere, QPointF to, QPointF outwardAtTo,
                     QPointF middle, double unit) {
    // Of the way to the middle of the board: the less, the nearer both ends are to each other, so
    // that the roads of a board keep clear of each other where they can.
    constexpr double leastPull = 0.26;
    constexpr double pullOfDistance = 0.2; // by unit
    constexpr double mostPull = 0.8;
    const double pull = std::min(leastPull + pullOfDistance * lengthOf(to - from) / unit, mostPull);
    constexpr double endHandle = 0.55;  // of the distance
    constexpr double turnHandle = 0.42; // likewise, where it turns
    constexpr int steps = 40;           // of each half
    const QPointF turn = (from + to) / 2 * (1 - pull) + middle * pull;
    const QPointF along = unitVector(to - from);
    const double first = lengthOf(turn - from);
    const double second = lengthOf(to - turn);
    path_.moveTo(from);
    path_.cubicTo(from - outwardThere * (first * endHandle), turn - along * (first * turnHandle),
                  turn);
    path_.cubicTo(turn + along * (second * turnHandle), to - outwardAtTo * (second * endHandle),
                  to);
    const auto pointOf = [](const QPainterPath& path, int element, double t) {
        const double s = 1 - t;
        const auto point = [&](int i) { return QPointF(path.elementAt(element + i)); };
        return point(0) * (s * s * s) + point(1) * (3 * s * s * t) + point(2) * (3 * s * t * t) +
               point(3) * (t * t * t);
    };
    points_.push_back(from);
    lengths_.push_back(0);
    for (int half = 0; half < 2; ++half)
        for (int i = 1; i <= steps; ++i) {
            const QPointF point = pointOf(path_, 3 * half, static_cast<double>(i) / steps);
            lengths_.push_back(lengths_.back() + lengthOf(point - points_.back()));
            points_.push_back(point);
        }
}

RoadCurve::RoadCurve(const ChainGrid& grid, const LaidBoard& board, const EndPlace& from,
                     const EndPlace& to)
    : RoadCurve(grid.at(from.at), QPointF(from.outward.x, from.outward.y), grid.at(to.at),
                QPointF(to.outward.x, to.outward.y), grid.board(board).center(), grid.unit()) {}

double RoadCurve::index(double share) const {
    const double wanted = std::clamp(share, 0.0, 1.0) * length();
    const auto next = std::upper_bound(lengths_.begin() + 1, lengths_.end() - 1, wanted);
    const auto i = static_cast<std::size_t>(next - lengths_.begin());
    const double step = lengths_[i] - lengths_[i - 1];
    return static_cast<double>(i - 1) + (step > 0 ? (wanted - lengths_[i - 1]) / step : 0);
}

QPointF RoadCurve::at(double share) const {
    const double place = index(share);
    const auto i = std::min(static_cast<std::size_t>(place), points_.size() - 2);
    const double rest = place - static_cast<double>(i);
    return points_[i] * (1 - rest) + points_[i + 1] * rest;
}

QPointF RoadCurve::right(double share) const {
    constexpr double reach = 0.01;
    const QPointF along = unitVector(at(share + reach) - at(share - reach));
    return {-along.y(), along.x()};
}

QPainterPath RoadCurve::band(double from, double to, double left, double right) const {
    constexpr double step = 0.0125;
    const int steps = std::max(1, static_cast<int>(std::ceil((to - from) / step)));
    QPolygonF outline;
    QPolygonF back;
    for (int i = 0; i <= steps; ++i) {
        const double share = from + (to - from) * i / steps;
        const QPointF point = at(share);
        const QPointF across = this->right(share);
        outline << point - across * left;
        back << point + across * right;
    }
    std::reverse(back.begin(), back.end());
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addPolygon(outline + back);
    path.closeSubpath();
    return path;
}

} // namespace stagewright
