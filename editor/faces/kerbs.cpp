#include "editor/faces/kerbs.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace stagewright {

namespace {

constexpr double kerbWidth = 0.05;
constexpr double blockLength = 0.065;

double lengthOf(const QPolygonF& line) {
    double length = 0;
    for (qsizetype i = 0; i + 1 < line.size(); ++i)
        length += QLineF(line[i], line[i + 1]).length();
    return length;
}

/// The stretches of a road that corners with a limit cover, joined where they touch.
std::vector<Stretch> limitedStretches(const Road& road) {
    std::vector<Stretch> found;
    for (const Space& space : road.spaces)
        if ((space.limit || space.limitHazard) && !space.corner)
            found.push_back(space.s);
    std::sort(found.begin(), found.end(),
              [](const Stretch& a, const Stretch& b) { return a.begin < b.begin; });
    std::vector<Stretch> joined;
    for (const Stretch& stretch : found) {
        if (!joined.empty() && stretch.begin < joined.back().end)
            joined.back().end = std::max(joined.back().end, stretch.end);
        else
            joined.push_back(stretch);
    }
    return joined;
}

std::optional<Kerb> kerbAlong(const RoadShape& shape, double s0, double s1) {
    const double turn = shape.turn(s0, s1);
    if (std::abs(turn) < 0.3)
        return std::nullopt;
    const double border = turn > 0 ? shape.road().widestLanes() : 0;
    const double length = lengthOf(shape.along(border, s0, s1));
    constexpr double leastRadius = 0.1;
    if (length < 2 * blockLength || length < leastRadius * std::abs(turn))
        return std::nullopt;
    const double off = kerbWidth / shape.laneWidth((s0 + s1) / 2);
    return Kerb{&shape, s0, s1, border, border + (turn > 0 ? off : -off)};
}

} // namespace

QPolygonF Kerb::area(double from, double to) const {
    QPolygonF polygon = shape->along(border, from, to);
    const QPolygonF back = shape->along(outer, from, to);
    std::copy(back.crbegin(), back.crend(), std::back_inserter(polygon));
    return polygon;
}

std::vector<Kerb> kerbsOf(const TileSide& side, std::span<const RoadShape> shapes) {
    std::vector<Kerb> kerbs;
    if (side.terrain != Terrain::Asphalt)
        return kerbs;
    for (const RoadShape& shape : shapes)
        for (const Stretch& stretch : limitedStretches(shape.road()))
            if (const auto kerb = kerbAlong(shape, part(stretch.begin), part(stretch.end)))
                kerbs.push_back(*kerb);
    return kerbs;
}

void paintKerbs(const FaceCanvas& canvas, std::span<const Kerb> kerbs) {
    for (const Kerb& kerb : kerbs) {
        const double length = lengthOf(kerb.shape->along(kerb.border, kerb.s0, kerb.s1));
        if (!canvas.shows(blockLength)) {
            canvas.fill(canvas.clip.area(kerb.area(kerb.s0, kerb.s1)), canvas.style.kerb);
            continue;
        }
        const int blocks = std::max(3, static_cast<int>(std::lround(length / blockLength)) | 1);
        const double step = (kerb.s1 - kerb.s0) / blocks;
        for (int i = 0; i < blocks; ++i)
            canvas.fill(canvas.clip.area(kerb.area(kerb.s0 + step * i, kerb.s0 + step * (i + 1))),
                        i % 2 == 0 ? canvas.style.kerb : canvas.style.kerbGap);
    }
}

} // namespace stagewright
