#include "editor/hextiles/faces/fords.h"

#include "editor/hextiles/faces/hatching.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

/// A band of water across the road, its banks wavy, running out on both sides.
Ford fordOf(const RoadShape& shape, Stretch s) {
    constexpr int steps = 28;
    const double lanes = shape.road().widestLanes();
    const double beyond = 0.17 / shape.laneWidth(part(s.begin + s.end) / 2);
    const double middle = part(s.begin + s.end) / 2;
    const double half = std::min(part(s.end - s.begin) * 0.36, 0.15 / shape.centreLine().length());
    QPolygonF area;
    for (const double bank : {1.0, -1.0}) {
        for (int i = 0; i <= steps; ++i) {
            const double t = bank * (2.0 * i / steps - 1); // -1 on one side, 1 on the other
            const double narrowing = std::sqrt(std::max(0.0, 1 - std::pow(std::abs(t), 5)));
            const double ripple = 1 + 0.12 * std::sin(9 * t + bank);
            area.append(shape.at(middle + bank * half * narrowing * ripple,
                                 lanes / 2 + t * (lanes / 2 + beyond)));
        }
    }
    return {&shape, middle - half, middle + half, area};
}

} // namespace

std::vector<Ford> fordsOf(std::span<const RoadShape> shapes) {
    std::vector<Ford> fords;
    for (const RoadShape& shape : shapes) {
        std::vector<Stretch> done;
        for (const Space& space : shape.road().spaces) {
            if (!space.water || std::find(done.begin(), done.end(), space.s) != done.end())
                continue;
            done.push_back(space.s);
            fords.push_back(fordOf(shape, space.s));
        }
    }
    return fords;
}

void paintFords(const FaceCanvas& canvas, const TileSide& side, std::span<const Ford> fords) {
    constexpr double bank = 0.012;
    constexpr double border = 0.008;
    const TerrainColours& colours = canvas.style.terrain(side.terrain);
    for (const Ford& ford : fords) {
        canvas.fill(canvas.clip.area(ford.water), canvas.style.water);
        QPolygonF outline = ford.water;
        outline.append(outline.front());
        canvas.line(outline, bank, canvas.style.bank);
        if (canvas.style.isMono && canvas.shows(hatchGap))
            paintHatching(canvas, canvas.clip.area(ford.water), canvas.style.bank);
        for (const int lane : {0, ford.shape->road().widestLanes()})
            canvas.line(ford.shape->along(lane, ford.s0, ford.s1), border, colours.edge);
    }
}

} // namespace stagewright
