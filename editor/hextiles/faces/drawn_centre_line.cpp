#include "editor/hextiles/faces/drawn_centre_line.h"

#include "model/layouts/hextiles/hex/geometry.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

using Points = std::vector<QPointF>;

constexpr double sampleLength = 0.02;

QPointF unitOf(QPointF v) {
    const double length = std::hypot(v.x(), v.y());
    return length > 0 ? v / length : QPointF(0, 1);
}

/// Whether the record means a straight line, give or take its rounding.
bool runsStraight(const Road& road, const CentreLine& line) {
    if (road.path.empty())
        return road.to == opposite(road.from) || road.to == road.from;
    constexpr double rounding = 0.007;
    const QPointF begin = line.pose(0).at;
    const QPointF along = unitOf(line.pose(1).at - begin);
    return std::all_of(road.path.begin(), road.path.end(), [&](QPointF point) {
        const QPointF apart = point - begin;
        return std::abs(apart.x() * along.y() - apart.y() * along.x()) < rounding;
    });
}

/// Each point becomes the mean of those around it, the nearer the more. Towards both ends, ever
/// fewer count, so that the ends stay as they are.
Points smoothed(const Points& points, double step) {
    constexpr double reach = 0.13;
    const int widest = static_cast<int>(reach / step);
    const int last = static_cast<int>(points.size()) - 1;
    Points smooth(points.size());
    for (int i = 0; i <= last; ++i) {
        const int window = std::min({widest, i, last - i});
        QPointF sum;
        for (int k = -window; k <= window; ++k)
            sum += *(points.begin() + i + k) * (window + 1 - std::abs(k));
        smooth[static_cast<std::size_t>(i)] = sum / std::pow(window + 1, 2);
    }
    return smooth;
}

/// Turns the end at the front of the line, which runs inwards from `edge`, to a right angle with
/// it.
void squareEnd(Points& points, Edge edge, double step, bool atFront) {
    constexpr double reach = 0.2;
    constexpr double farthestOff = 0.2; // radians; beyond, the road crosses the edge at a slant
    const auto at = [&](std::size_t i) -> QPointF& {
        return points[atFront ? i : points.size() - 1 - i];
    };
    const QPointF inwards = -outward(edge);
    const QPointF sideways(-inwards.y(), inwards.x());
    const QPointF first = at(1) - at(0);
    const double off =
        std::atan2(QPointF::dotProduct(first, sideways), QPointF::dotProduct(first, inwards));
    if (std::abs(off) > farthestOff)
        return;
    const std::size_t touched = std::min(points.size() / 2, std::size_t(reach / step));
    for (std::size_t i = 1; i < touched; ++i) {
        const double way = step * double(i);
        const double rest = 1 - way / reach;
        at(i) -= sideways * (std::tan(off) * way * rest * rest);
    }
}

} // namespace

DrawnCentreLine::DrawnCentreLine(const Road& road) : width_(road) {
    const CentreLine line(road);
    length_ = line.length();
    if (runsStraight(road, line)) {
        const QPointF along = unitOf(line.pose(1).at - line.pose(0).at);
        samples_ = {{line.pose(0).at, along}, {line.pose(1).at, along}};
        return;
    }
    const auto steps = static_cast<std::size_t>(std::ceil(length_ / sampleLength));
    for (std::size_t i = 0; i <= steps; ++i)
        samples_.push_back(line.pose(double(i) / double(steps)));
    if (road.path.empty())
        return;
    const double step = length_ / double(steps);
    Points points;
    for (const CentreLine::Pose& sample : samples_)
        points.push_back(sample.at);
    points = smoothed(points, step);
    squareEnd(points, road.from, step, true);
    squareEnd(points, road.to, step, false);
    for (std::size_t i = 0; i <= steps; ++i) {
        const std::size_t before = i > 0 ? i - 1 : 0;
        samples_[i] = {points[i], unitOf(points[std::min(i + 1, steps)] - points[before])};
    }
}

CentreLine::Pose DrawnCentreLine::pose(double s) const {
    const double steps = double(samples_.size() - 1);
    const double place = std::clamp(s, 0.0, 1.0) * steps;
    const double before = std::min(std::floor(place), steps - 1);
    const double part = place - before;
    const CentreLine::Pose& a = samples_[static_cast<std::size_t>(before)];
    const CentreLine::Pose& b = samples_[static_cast<std::size_t>(before) + 1];
    return {a.at + (b.at - a.at) * part, unitOf(a.along + (b.along - a.along) * part)};
}

} // namespace stagewright
