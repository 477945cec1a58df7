#include "editor/faces/ground.h"

#include "editor/faces/symbols.h"

#include <cmath>
#include <numbers>
#include <optional>

namespace stagewright {

namespace {

/// Where the line through a, straight on towards b, meets the line through c and d.
std::optional<QPointF> meeting(QPointF a, QPointF b, QPointF c, QPointF d) {
    QPointF point;
    const auto kind = QLineF(a, b).intersects(QLineF(c, d), &point);
    return kind == QLineF::NoIntersection ? std::nullopt : std::optional(point);
}

double borderOf(const RoadShape& shape, const Space& shortcut) {
    return shortcut.lanes.left < 0 ? 0 : shape.road().widestLanes();
}

/// The ends of the chord that bounds the area to which a shortcut belongs: with a neighbour that
/// begins where it ends, it shares one area.
Stretch wholeArea(const Road& road, const Space& shortcut) {
    Stretch whole = shortcut.s;
    for (const Space& other : road.spaces) {
        if (!other.shortcut || other.lanes != shortcut.lanes)
            continue;
        if (other.s.end == shortcut.s.begin)
            whole.begin = other.s.begin;
        if (other.s.begin == shortcut.s.end)
            whole.end = other.s.end;
    }
    return whole;
}

QPolygonF areaOf(const RoadShape& shape, const Space& shortcut) {
    const double border = borderOf(shape, shortcut);
    const Stretch whole = wholeArea(shape.road(), shortcut);
    const QPointF chordBegin = shape.at(part(whole.begin), border);
    const QPointF chordEnd = shape.at(part(whole.end), border);
    QPolygonF area = shape.along(border, part(shortcut.s.begin), part(shortcut.s.end));
    // At a division the line across the road goes on to the chord.
    const auto divide = [&](int s) {
        const double inner = border == 0 ? 1 : border - 1;
        return meeting(shape.at(part(s), inner), shape.at(part(s), border), chordBegin, chordEnd);
    };
    if (shortcut.s.end != whole.end)
        if (const auto point = divide(shortcut.s.end))
            area.append(*point);
    if (shortcut.s.begin != whole.begin)
        if (const auto point = divide(shortcut.s.begin))
            area.append(*point);
    return area;
}

/// The middle of a polygon's area.
QPointF centroid(const QPolygonF& polygon) {
    double area = 0;
    QPointF sum;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF a = polygon[i];
        const QPointF b = polygon[(i + 1) % polygon.size()];
        const double cross = a.x() * b.y() - a.y() * b.x();
        area += cross;
        sum += (a + b) * cross;
    }
    return std::abs(area) > 1e-9 ? sum / (3 * area) : polygon.boundingRect().center();
}

/// Dashes along the sides of a shortcut that are not the road's border.
void paintDashes(const FaceCanvas& canvas, const ShortcutArea& shortcut, const QColor& colour) {
    constexpr double dash = 0.04;
    const QPolygonF& area = shortcut.area;
    const qsizetype alongRoad =
        shortcut.shape
            ->along(borderOf(*shortcut.shape, *shortcut.space), part(shortcut.space->s.begin),
                    part(shortcut.space->s.end))
            .size();
    for (qsizetype i = alongRoad - 1; i < area.size(); ++i) {
        const QLineF side(area[i], area[(i + 1) % area.size()]);
        const int count = std::max(1, static_cast<int>(side.length() / (2 * dash)));
        for (int k = 0; k < count; ++k)
            canvas.line({side.pointAt((k + 0.25) / count), side.pointAt((k + 0.75) / count)}, 0.014,
                        colour);
    }
}

/// Kerbs follow the inside of the curve. Where it is a mere point, there is no room for one.
void paintKerb(const FaceCanvas& canvas, const RoadShape& shape, double s0, double s1) {
    constexpr double width = 0.05;
    constexpr double block = 0.065;
    const double turn = shape.turn(s0, s1);
    if (std::abs(turn) < 0.3)
        return;
    const double lanes = shape.road().widestLanes();
    const double border = turn > 0 ? lanes : 0;
    const double outer = border + (turn > 0 ? 1 : -1) * width / shape.laneWidth((s0 + s1) / 2);
    const QPolygonF inside = shape.along(border, s0, s1);
    double length = 0;
    for (qsizetype i = 0; i + 1 < inside.size(); ++i)
        length += QLineF(inside[i], inside[i + 1]).length();
    if (length < 2 * block)
        return;
    const int blocks = std::max(3, static_cast<int>(std::lround(length / block)) | 1);
    for (int i = 0; i < blocks; ++i) {
        const double from = s0 + (s1 - s0) * i / blocks;
        const double to = s0 + (s1 - s0) * (i + 1) / blocks;
        QPolygonF area = shape.along(border, from, to);
        const QPolygonF back = shape.along(outer, from, to);
        for (auto point = back.crbegin(); point != back.crend(); ++point)
            area.append(*point);
        canvas.fill(canvas.clip.area(area), i % 2 == 0 ? canvas.style.kerb : canvas.style.kerbGap);
    }
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

/// A band of water across the road, its banks wavy, running out on both sides.
QPolygonF waterArea(const RoadShape& shape, Stretch s) {
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
    return area;
}

} // namespace

std::vector<ShortcutArea> shortcutAreas(std::span<const RoadShape> shapes) {
    std::vector<ShortcutArea> areas;
    for (const RoadShape& shape : shapes)
        for (const Space& space : shape.road().spaces)
            if (space.shortcut)
                areas.push_back({&shape, &space, areaOf(shape, space)});
    return areas;
}

void paintShortcuts(const FaceCanvas& canvas, const TileSide& side,
                    std::span<const ShortcutArea> areas) {
    const TerrainColours& colours = canvas.style.terrain(side.terrain);
    for (const ShortcutArea& shortcut : areas) {
        canvas.fill(canvas.clip.area(shortcut.area), colours.path);
        paintDashes(canvas, shortcut, colours.edge);
    }
}

SymbolLayer shortcutSymbols(std::span<const ShortcutArea> areas, const Lettering& lettering) {
    SymbolLayer symbols;
    for (const ShortcutArea& shortcut : areas) {
        const double s = part(shortcut.space->s.begin + shortcut.space->s.end) / 2;
        const QTransform frame = shortcut.shape->frame(s, 0);
        const QPointF middle = centroid(shortcut.area);
        symbols.add(shortcutSymbol(lettering, *shortcut.space->shortcut),
                    {frame.m11(), frame.m12(), frame.m21(), frame.m22(), middle.x(), middle.y()});
    }
    return symbols;
}

void paintKerbs(const FaceCanvas& canvas, const TileSide& side, std::span<const RoadShape> shapes) {
    if (side.terrain != Terrain::Asphalt)
        return;
    for (const RoadShape& shape : shapes)
        for (const Stretch& stretch : limitedStretches(shape.road()))
            paintKerb(canvas, shape, part(stretch.begin), part(stretch.end));
}

std::vector<QPolygonF> waterAreas(std::span<const RoadShape> shapes) {
    std::vector<QPolygonF> areas;
    for (const RoadShape& shape : shapes) {
        std::vector<Stretch> done;
        for (const Space& space : shape.road().spaces) {
            if (!space.water || std::find(done.begin(), done.end(), space.s) != done.end())
                continue;
            done.push_back(space.s);
            areas.push_back(waterArea(shape, space.s));
        }
    }
    return areas;
}

void paintWater(const FaceCanvas& canvas, std::span<const QPolygonF> areas) {
    for (const QPolygonF& area : areas)
        canvas.fill(canvas.clip.area(area), canvas.style.water);
}

} // namespace stagewright
