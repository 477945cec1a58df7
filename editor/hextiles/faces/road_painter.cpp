#include "editor/hextiles/faces/road_painter.h"

#include "editor/hextiles/faces/junctions.h"
#include "editor/hextiles/faces/stable_random.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

/// Whether a speck here would break up the dashes of a slide.
bool isOnSlide(const RoadShape& shape, double s) {
    const double near = 0.04 / shape.centreLine().length();
    return std::any_of(
        shape.road().spaces.begin(), shape.road().spaces.end(), [&](const Space& space) {
            return space.slide && std::abs(s - part(space.s.begin + space.s.end) / 2) < near;
        });
}

/// Whether a point of a road lies on an earlier one, or, in a junction, beyond the asphalt.
bool isElsewhere(const RoadLevel& level, std::size_t index, QPointF at) {
    for (std::size_t other = 0; other < index; ++other)
        if (level.surfaces[other].containsPoint(at, Qt::WindingFill))
            return true;
    return index > 0 && !level.surfaces[index].containsPoint(at, Qt::WindingFill);
}

/// Sparse irregular stones, or ruffles in the snow, spread over the road.
void paintSpecks(const FaceCanvas& canvas, const RoadLevel& level, std::size_t index) {
    const RoadShape& shape = level.shapes[level.roads[index]];
    const TerrainColours& colours = canvas.style.terrain(level.side.terrain);
    constexpr double size = 0.016;
    if (!colours.speck.isValid() || !canvas.shows(size))
        return;
    StableRandom random(level.side.id, shape.road().from);
    const double lanes = shape.road().widestLanes();
    const int count = static_cast<int>(64 * shape.centreLine().length() * lanes / 2);
    for (int i = 0; i < count; ++i) {
        const double s = random.between(0.01, 0.99);
        const QPointF at = shape.at(s, random.between(0.06, lanes - 0.06));
        const double r = size * random.between(0.35, 0.6);
        const double lean = random.between(-r, r);
        if (isOnSlide(shape, s) || isElsewhere(level, index, at))
            continue;
        canvas.fill(QPolygonF{at + QPointF(-r, lean / 2), at + QPointF(lean / 2, -r * 0.7),
                              at + QPointF(r, -lean / 2), at + QPointF(-lean / 2, r * 0.7)},
                    colours.speck);
    }
}

} // namespace

bool RoadLevel::has(std::size_t road) const {
    return std::find(roads.begin(), roads.end(), road) != roads.end();
}

void paintSurfaces(const FaceCanvas& canvas, const RoadLevel& level) {
    const TerrainColours& colours = canvas.style.terrain(level.side.terrain);
    const double edge = std::max(roadEdgeWidth, 0.8 * canvas.pixel);
    for (const std::size_t road : level.roads)
        canvas.fill(canvas.clip.area(surfaceOf(level.shapes, road, edge)), colours.edge);
    for (const QPolygonF& surface : level.surfaces)
        canvas.fill(canvas.clip.area(surface), colours.surface);
    for (std::size_t i = 0; i < level.roads.size(); ++i)
        paintSpecks(canvas, level, i);
}

} // namespace stagewright
