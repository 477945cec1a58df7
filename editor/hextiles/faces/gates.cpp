#include "editor/hextiles/faces/gates.h"

#include <cmath>
#include <limits>

namespace stagewright {

namespace {

/// Lanes of a gate side by side, as one line.
struct Mouth {
    int s;
    int inwards;
    std::optional<int> limit;
    LaneSpan lanes;
};

void addTo(std::vector<Mouth>& mouths, const EndLine& line, int s, int inwards) {
    if (!line.everyCrossing)
        return;
    for (Mouth& mouth : mouths)
        if (mouth.s == s && mouth.inwards == inwards && mouth.limit == line.limit &&
            mouth.lanes.right == line.lanes.left) {
            mouth.lanes.right = line.lanes.right;
            return;
        }
    mouths.push_back({s, inwards, line.limit, line.lanes});
}

std::vector<Mouth> mouthsOf(const Road& road) {
    std::vector<Mouth> mouths;
    for (const Space& space : road.spaces) {
        for (const EndLine& line : space.entry)
            addTo(mouths, line, space.s.begin, 1);
        for (const EndLine& line : space.exit)
            addTo(mouths, line, space.s.end, -1);
    }
    return mouths;
}

double distanceFrom(const RoadShape& shape, QPointF point) {
    constexpr int steps = 40;
    double least = std::numeric_limits<double>::max();
    for (int i = 0; i <= steps; ++i)
        least =
            std::min(least, QLineF(point, shape.centreLine().pose(i / double(steps)).at).length());
    return least;
}

/// The part of the line on the far side of `other`, a road whose gate it meets at `point`.
QLineF farPart(const QLineF& line, QPointF point, const RoadShape& other) {
    const bool first = distanceFrom(other, line.p1()) > distanceFrom(other, line.p2());
    return first ? QLineF(line.p1(), point) : QLineF(point, line.p2());
}

/// Where two gates cross, or would if both were a bit longer.
std::optional<QPointF> meeting(const QLineF& a, const QLineF& b) {
    constexpr double slack = 0.15; // of the length
    QPointF point;
    if (a.intersects(b, &point) == QLineF::NoIntersection)
        return std::nullopt;
    const auto reaches = [&](const QLineF& line) {
        return QLineF(line.center(), point).length() <= (0.5 + slack) * line.length();
    };
    return reaches(a) && reaches(b) ? std::optional(point) : std::nullopt;
}

/// So that a digit along it stands upright on the unturned tile.
QPointF branchDirection(const RoadShape& shape, int inwards) {
    const QPointF along = shape.centreLine().pose(inwards > 0 ? 1 : 0).along;
    return along.x() < 0 ? -along : along;
}

/// The point of a line across the road near `vertex`, if there is one: what two records of the same
/// point, rounded, leave between them.
std::optional<QPointF> onRow(const RoadShape& road, QPointF vertex) {
    constexpr double near = 0.08;
    for (const Space& space : road.road().spaces) {
        const double s = part(space.s.begin);
        const CentreLine::Pose pose = road.centreLine().pose(s);
        const double across = QPointF::dotProduct(vertex - pose.at, pose.right());
        const QPointF point = pose.at + pose.right() * across;
        if (s > 0 && std::abs(across) < road.centreLine().width(s) / 2 &&
            QLineF(point, vertex).length() < near)
            return point;
    }
    return std::nullopt;
}

void moveEnd(QLineF& line, QPointF from, QPointF to) {
    constexpr double same = 1e-9;
    if (QLineF(line.p1(), from).length() < same)
        line.setP1(to);
    else if (QLineF(line.p2(), from).length() < same)
        line.setP2(to);
}

} // namespace

std::vector<Gate> gatesOf(std::span<const RoadShape> shapes) {
    std::vector<Gate> whole;
    for (std::size_t road = 0; road < shapes.size(); ++road)
        for (const Mouth& mouth : mouthsOf(shapes[road].road())) {
            const double s = part(mouth.s);
            whole.push_back({road, s, mouth.inwards, mouth.limit,
                             QLineF(shapes[road].at(s, mouth.lanes.left),
                                    shapes[road].at(s, mouth.lanes.right)),
                             branchDirection(shapes[road], mouth.inwards)});
        }
    std::vector<Gate> gates = whole;
    for (Gate& gate : gates)
        for (const Gate& other : whole) {
            if (other.road == gate.road)
                continue;
            if (const auto point = meeting(gate.line, other.line)) {
                gate.line = farPart(gate.line, *point, shapes[other.road]);
                if (const auto better = onRow(shapes.front(), *point))
                    moveEnd(gate.line, *point, *better);
            }
        }
    return gates;
}

} // namespace stagewright
