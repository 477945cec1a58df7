#include "model/layouts/hextiles/catalogue/centre_line.h"

#include "model/layouts/hextiles/hex/geometry.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

/// Steps for each span between two points of a path, or for each default curve. With 24 the
/// polygon's length is within 0.03 % of the curve's.
constexpr int stepsPerSpan = 24;

QPointF unit(QPointF v) {
    const double length = std::hypot(v.x(), v.y());
    return length > 0 ? v / length : QPointF(0, 1);
}

double distance(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

struct Curve {
    std::vector<QPointF> points;
    std::vector<QPointF> tangents; ///< unit vectors, one for each point
};

void append(Curve& curve, QPointF point, QPointF tangent) {
    curve.points.push_back(point);
    curve.tangents.push_back(unit(tangent));
}

Curve straight(QPointF from, QPointF to) {
    Curve curve;
    append(curve, from, to - from);
    append(curve, to, to - from);
    return curve;
}

/// The arc that meets both edges at a right angle.
Curve arc(Edge from, Edge to) {
    // The arc's centre is where the lines of the two edges meet: on the bisector of their outward
    // directions, at the distance at which a line perpendicular to each touches its edge's line.
    const QPointF bisector = unit(outward(from) + outward(to));
    const double cosine = QPointF::dotProduct(bisector, outward(from));
    const QPointF middle = bisector * (apothem / cosine);
    const QPointF arm = edgeMiddle(from) - middle;
    const QPointF last = edgeMiddle(to) - middle;
    const double radius = std::hypot(arm.x(), arm.y());
    const double cross = arm.x() * last.y() - arm.y() * last.x();
    const double angle =
        std::atan2(cross, QPointF::dotProduct(arm, last)); // clockwise positive, y being down
    const double start = std::atan2(arm.y(), arm.x());
    const double sense = angle < 0 ? -1 : 1;
    Curve curve;
    for (int i = 0; i <= stepsPerSpan; ++i) {
        const double a = start + angle * i / stepsPerSpan;
        const QPointF spoke(std::cos(a), std::sin(a));
        append(curve, middle + spoke * radius, QPointF(-spoke.y(), spoke.x()) * sense);
    }
    return curve;
}

/// Centripetal Catmull-Rom spline; the neighbours that the ends lack are mirror images.
Curve spline(std::vector<QPointF> through, Edge from, Edge to) {
    // Both ends lie at the middle of an edge. The record rounds them to 0.01, at which the roads of
    // two tiles would not quite meet.
    through.front() = edgeMiddle(from);
    through.back() = edgeMiddle(to);
    std::vector<QPointF> p;
    p.push_back(2 * through[0] - through[1]);
    p.insert(p.end(), through.begin(), through.end());
    p.push_back(2 * through.back() - through[through.size() - 2]);

    Curve curve;
    for (std::size_t i = 1; i + 2 < p.size(); ++i) {
        // Each span as a cubic Hermite curve: the end tangents of the centripetal form.
        const double t01 = std::sqrt(distance(p[i - 1], p[i]));
        const double t12 = std::sqrt(distance(p[i], p[i + 1]));
        const double t23 = std::sqrt(distance(p[i + 1], p[i + 2]));
        const QPointF m1 = t12 * ((p[i] - p[i - 1]) / t01 - (p[i + 1] - p[i - 1]) / (t01 + t12) +
                                  (p[i + 1] - p[i]) / t12);
        const QPointF m2 = t12 * ((p[i + 1] - p[i]) / t12 - (p[i + 2] - p[i]) / (t12 + t23) +
                                  (p[i + 2] - p[i + 1]) / t23);
        const bool last = i + 3 == p.size();
        for (int k = 0; k < stepsPerSpan + (last ? 1 : 0); ++k) {
            const double u = static_cast<double>(k) / stepsPerSpan;
            const double u2 = u * u;
            const double u3 = u2 * u;
            append(curve,
                   (2 * u3 - 3 * u2 + 1) * p[i] + (u3 - 2 * u2 + u) * m1 +
                       (3 * u2 - 2 * u3) * p[i + 1] + (u3 - u2) * m2,
                   (6 * u2 - 6 * u) * (p[i] - p[i + 1]) + (3 * u2 - 4 * u + 1) * m1 +
                       (3 * u2 - 2 * u) * m2);
        }
    }
    return curve;
}

Curve curveOf(const Road& road) {
    if (!road.path.empty())
        return spline(road.path, road.from, road.to);
    if (road.from == road.to) // a service yard: from the edge to the middle of the tile
        return straight(edgeMiddle(road.from), {0, 0});
    if (road.to == opposite(road.from))
        return straight(edgeMiddle(road.from), edgeMiddle(road.to));
    return arc(road.from, road.to);
}

} // namespace

CentreLine::CentreLine(const Road& road) : lanes_(road.widestLanes()), width_(road) {
    const Curve curve = curveOf(road);
    samples_.reserve(curve.points.size());
    for (std::size_t i = 0; i < curve.points.size(); ++i) {
        if (i > 0)
            length_ += distance(curve.points[i - 1], curve.points[i]);
        samples_.push_back({length_, curve.points[i], curve.tangents[i]});
    }
    for (Sample& sample : samples_)
        sample.s /= length_;
}

CentreLine::Pose CentreLine::pose(double s) const {
    s = std::clamp(s, 0.0, 1.0);
    const auto after = std::partition_point(samples_.begin() + 1, samples_.end() - 1,
                                            [s](const Sample& sample) { return sample.s < s; });
    const Sample& a = *(after - 1);
    const Sample& b = *after;
    const double part = std::clamp((s - a.s) / (b.s - a.s), 0.0, 1.0);
    return {a.at + (b.at - a.at) * part, unit(a.along + (b.along - a.along) * part)};
}

QPointF CentreLine::point(double s, double lane) const {
    const Pose here = pose(s);
    return here.at + here.right() * ((lane / lanes_ - 0.5) * width(s));
}

} // namespace stagewright
