#include "editor/faces/shortcuts.h"

#include <cmath>
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

SymbolLayer shortcutSymbols(std::span<const ShortcutArea> areas, const Lettering& lettering,
                            double pixel) {
    SymbolLayer symbols;
    for (const ShortcutArea& shortcut : areas) {
        const double s = part(shortcut.space->s.begin + shortcut.space->s.end) / 2;
        const QTransform frame = shortcut.shape->frame(s, 0);
        const QPointF middle = centroid(shortcut.area);
        symbols.add(readableDigit(0.1, pixel) ? shortcutSymbol(lettering, *shortcut.space->shortcut)
                                              : tinyShortcutSymbol(),
                    {frame.m11(), frame.m12(), frame.m21(), frame.m22(), middle.x(), middle.y()});
    }
    return symbols;
}

} // namespace stagewright
