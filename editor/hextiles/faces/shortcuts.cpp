#include "editor/hextiles/faces/shortcuts.h"

#include "editor/hextiles/faces/hatching.h"
#include "editor/hextiles/faces/legibility.h"

#include <algorithm>
#include <cmath>
#include <limits>
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

/// From where the rows begin that the shortcut touches to where they end.
Stretch reachOf(const Road& road, const Space& shortcut) {
    Stretch reach = shortcut.s;
    for (const Space& space : road.spaces)
        if (!space.shortcut && std::find(shortcut.touches.begin(), shortcut.touches.end(),
                                         space.id) != shortcut.touches.end()) {
            reach.begin = std::min(reach.begin, space.s.begin);
            reach.end = std::max(reach.end, space.s.end);
        }
    return reach;
}

/// The ends of the chord that bounds the area to which a shortcut belongs: with a neighbour that
/// begins where it ends, it shares one area.
Stretch wholeArea(const Road& road, const Space& shortcut) {
    const Stretch reach = reachOf(road, shortcut);
    Stretch whole = reach;
    for (const Space& other : road.spaces) {
        if (!other.shortcut || other.lanes != shortcut.lanes)
            continue;
        const Stretch next = reachOf(road, other);
        if (next.end == reach.begin)
            whole.begin = next.begin;
        if (next.begin == reach.end)
            whole.end = next.end;
    }
    return whole;
}

QPolygonF areaOf(const RoadShape& shape, const Space& shortcut) {
    const double border = borderOf(shape, shortcut);
    const Stretch reach = reachOf(shape.road(), shortcut);
    const Stretch whole = wholeArea(shape.road(), shortcut);
    const QPointF chordBegin = shape.at(part(whole.begin), border);
    const QPointF chordEnd = shape.at(part(whole.end), border);
    QPolygonF area = shape.along(border, part(reach.begin), part(reach.end));
    // At a division the line across the road goes on to the chord.
    const auto divide = [&](int s) {
        const double inner = border == 0 ? 1 : border - 1;
        return meeting(shape.at(part(s), inner), shape.at(part(s), border), chordBegin, chordEnd);
    };
    if (reach.end != whole.end)
        if (const auto point = divide(reach.end))
            area.append(*point);
    if (reach.begin != whole.begin)
        if (const auto point = divide(reach.begin))
            area.append(*point);
    return area;
}

/// The place within an area that is off the road above all, and well within, roughly.
template <typename Room>
QPointF bestPlace(const QPolygonF& area, const Room& roomAt) {
    constexpr double inside = 0.4; // what distance from the outline counts
    QPointF best = area.boundingRect().center();
    double most = std::numeric_limits<double>::lowest();
    QRectF window = area.boundingRect();
    for (int round = 0; round < 2; ++round) {
        constexpr int steps = 6;
        for (int i = 0; i <= steps; ++i)
            for (int k = 0; k <= steps; ++k) {
                const QPointF at = window.topLeft() +
                                   QPointF(window.width() * i / steps, window.height() * k / steps);
                const double room = std::min(roomAt(at), shortcutReach);
                if (room + inside * shortcutReach <= most ||
                    !area.containsPoint(at, Qt::WindingFill))
                    continue;
                const double worth =
                    room + inside * std::min(distanceToOutline(at, area), shortcutReach);
                if (worth > most) {
                    most = worth;
                    best = at;
                }
            }
        const QSizeF finer = window.size() * (2.0 / steps);
        window = QRectF(best - QPointF(finer.width() / 2, finer.height() / 2), finer);
    }
    return best;
}

/// Uphill from a place until there is room for the whole sign.
template <typename Room>
QPointF climbed(QPointF at, const Room& roomAt) {
    constexpr double step = 0.018;
    constexpr int most = 13;
    constexpr int directions = 10;
    double room = roomAt(at);
    for (int i = 0; i < most && room < shortcutReach; ++i) {
        const QPointF before = at;
        for (int k = 0; k < directions; ++k) {
            const double angle = 2 * std::numbers::pi * k / directions;
            const QPointF next = before + QPointF(std::cos(angle), std::sin(angle)) * step;
            if (const double here = roomAt(next); here > room) {
                room = here;
                at = next;
            }
        }
        if (at == before)
            break;
    }
    return at;
}

/// How far within an area a place is; negative outside.
double depthIn(const QPolygonF& area, QPointF at) {
    const double distance = distanceToOutline(at, area);
    return area.containsPoint(at, Qt::WindingFill) ? distance : -distance;
}

/// Where its sign stands: off the road above all, and well within the area. Where some of it would
/// stand outside, as between the legs of a narrow hairpin, it rather shrinks to what the area has
/// room for. Out of an area too narrow for that, the sign moves on over the verge rather than over
/// the road, and shrinks where there is no room there either.
ShortcutArea withSign(ShortcutArea shortcut, const FreeSpace& room,
                      std::span<const ShortcutArea> others) {
    constexpr double gap = 0.012;
    constexpr double smallest = 0.6;
    const auto roomAt = [&](QPointF place) {
        double least = room.fromRoad(place) - gap;
        for (const ShortcutArea& other : others)
            least = std::min(least, QLineF(place, other.sign).length() - shortcutReach);
        return least;
    };
    shortcut.sign = climbed(bestPlace(shortcut.area, roomAt), roomAt);
    const auto within = [&](QPointF place) { return depthIn(shortcut.area, place); };
    constexpr double whole = 0.85;
    if (within(shortcut.sign) < whole * shortcutReach) {
        const QPointF deepest = climbed(bestPlace(shortcut.area, within), within);
        if (within(deepest) >= smallest * shortcutReach) {
            shortcut.sign = deepest;
            shortcut.signSize = std::min(within(deepest) / shortcutReach, 1.0);
            return shortcut;
        }
    }
    constexpr double poor = 0.8;
    if (roomAt(shortcut.sign) < poor * shortcutReach) {
        const QPointF mouth = climbed((shortcut.area.front() + shortcut.area.back()) / 2, roomAt);
        if (roomAt(mouth) > roomAt(shortcut.sign))
            shortcut.sign = mouth;
    }
    shortcut.signSize = std::clamp(roomAt(shortcut.sign) / shortcutReach, smallest, 1.0);
    return shortcut;
}

/// Dashes along the sides of a shortcut that are not the road's border.
void paintDashes(const FaceCanvas& canvas, const ShortcutArea& shortcut, const QColor& colour) {
    constexpr double dash = 0.04;
    const QPolygonF& area = shortcut.area;
    const qsizetype alongRoad = shortcut.shape
                                    ->along(borderOf(*shortcut.shape, *shortcut.space),
                                            part(shortcut.along.begin), part(shortcut.along.end))
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

std::vector<ShortcutArea> shortcutAreas(std::span<const RoadShape> shapes, const FreeSpace& room) {
    std::vector<ShortcutArea> areas;
    for (const RoadShape& shape : shapes)
        for (const Space& space : shape.road().spaces)
            if (space.shortcut)
                areas.push_back(withSign(
                    {&shape, &space, reachOf(shape.road(), space), areaOf(shape, space), {}, 1},
                    room, areas));
    for (ShortcutArea& one : areas) // those that share an area have signs alike
        for (const ShortcutArea& other : areas)
            if (one.shape == other.shape && one.space->lanes == other.space->lanes &&
                wholeArea(one.shape->road(), *one.space) ==
                    wholeArea(other.shape->road(), *other.space))
                one.signSize = std::min(one.signSize, other.signSize);
    return areas;
}

void paintShortcuts(const FaceCanvas& canvas, const TileSide& side,
                    std::span<const ShortcutArea> areas) {
    const TerrainColours& colours = canvas.style.terrain(side.terrain);
    for (const ShortcutArea& shortcut : areas) {
        canvas.fill(canvas.clip.area(shortcut.area), colours.path);
        if (canvas.style.isMono && canvas.shows(hatchGap))
            paintHatching(canvas, shortcut.area, colours.tree);
        paintDashes(canvas, shortcut, colours.edge);
    }
}

SymbolLayer shortcutSymbols(std::span<const ShortcutArea> areas, const Lettering& lettering,
                            double pixel) {
    SymbolLayer symbols;
    for (const ShortcutArea& shortcut : areas) {
        const double s = part(shortcut.space->s.begin + shortcut.space->s.end) / 2;
        const QTransform road = shortcut.shape->frame(s, 0);
        const QTransform frame(road.m11(), road.m12(), road.m21(), road.m22(), shortcut.sign.x(),
                               shortcut.sign.y());
        const int gear = *shortcut.space->shortcut;
        constexpr double tinyDigit = 0.155;
        if (readableDigit(0.096 * shortcut.signSize, pixel))
            symbols.add(shortcutSymbol(lettering, gear),
                        QTransform::fromScale(shortcut.signSize, shortcut.signSize) * frame);
        else
            symbols.add(digitSymbol(lettering, gear, tinyDigit), frame);
    }
    return symbols;
}

} // namespace stagewright
