#include "editor/hextiles/faces/kerbs.h"

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

/// The ends of blocks of equal length along a kerb's inner side, which in a tight corner is short
/// where it bends.
std::vector<double> blockEnds(const Kerb& kerb) {
    constexpr int steps = 60;
    std::vector<double> lengths{0};
    const auto at = [&](int i) {
        return kerb.shape->at(kerb.s0 + (kerb.s1 - kerb.s0) * i / steps, kerb.border);
    };
    for (int i = 0; i < steps; ++i)
        lengths.push_back(lengths.back() + QLineF(at(i), at(i + 1)).length());
    const int blocks = std::max(3, static_cast<int>(std::lround(lengths.back() / blockLength)) | 1);
    std::vector<double> ends;
    for (int i = 0; i <= blocks; ++i) {
        const double wanted = lengths.back() * i / blocks;
        const auto after = std::find_if(lengths.begin() + 1, lengths.end() - 1,
                                        [&](double length) { return length >= wanted; });
        const double part = (wanted - *(after - 1)) / (*after - *(after - 1));
        const double step = static_cast<double>(after - lengths.begin()) - 1 + part;
        ends.push_back(kerb.s0 + (kerb.s1 - kerb.s0) * step / steps);
    }
    return ends;
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
        if (!canvas.shows(blockLength)) {
            canvas.fill(canvas.clip.area(kerb.area(kerb.s0, kerb.s1)), canvas.style.kerb);
            continue;
        }
        const std::vector<double> ends = blockEnds(kerb);
        for (std::size_t i = 0; i + 1 < ends.size(); ++i)
            canvas.fill(canvas.clip.area(kerb.area(ends[i], ends[i + 1])),
                        i % 2 == 0 ? canvas.style.kerb : canvas.style.kerbGap);
    }
}

} // namespace stagewright
