#include "model/layouts/zones/boards/zone_boards.h"

#include <algorithm>

namespace stagewright {

namespace {

bool joinTheSameEnds(const QList<int>& a, const QList<int>& b) {
    if (a.isEmpty() || b.isEmpty())
        return false;
    return (a.first() == b.first() && a.last() == b.last()) ||
           (a.first() == b.last() && a.last() == b.first());
}

bool shareAnEnd(const ZoneRoad& road, const QList<int>& points) {
    return road.points.contains(points.first()) || road.points.contains(points.last());
}

bool isAnyOf(const QList<ZoneRoad>& roads, const QList<int>& points) {
    return std::any_of(roads.begin(), roads.end(),
                       [&](const ZoneRoad& road) { return joinTheSameEnds(road.points, points); });
}

/// In place of the one that joins the same ends, and of others from one of them.
void putRoad(ZoneSide& side, const ZoneRoad& road) {
    bool isThere = false;
    for (qsizetype i = 0; i < side.roads.size();) {
        ZoneRoad& other = side.roads[i];
        if (joinTheSameEnds(other.points, road.points)) {
            other = road;
            isThere = true;
            ++i;
        } else if (shareAnEnd(other, road.points)) {
            side.denied.append(other);
            side.roads.removeAt(i);
        } else {
            ++i;
        }
    }
    if (!isThere)
        side.roads.append(road);
}

void overlaySide(ZoneSide& side, const ZoneSide& overlay) {
    if (overlay.surface)
        side.surface = overlay.surface;
    if (overlay.firstEnd)
        side.firstEnd = overlay.firstEnd;
    for (const int point : overlay.interior)
        if (!side.interior.contains(point))
            side.interior.append(point);
    if (!overlay.sameEndsAs.isEmpty())
        side.sameEndsAs = overlay.sameEndsAs;
    const qsizetype denied = side.denied.size();
    for (const ZoneRoad& road : overlay.roads)
        putRoad(side, road);
    side.roadsComplete =
        overlay.roadsComplete || (side.roadsComplete && side.denied.size() == denied);
}

void overlayZone(Zone& zone, const Zone& overlay) {
    if (zone.box.isEmpty())
        zone.box = overlay.box;
    for (const ZoneSide& side : overlay.sides) {
        const auto same =
            std::find_if(zone.sides.begin(), zone.sides.end(),
                         [&](const ZoneSide& other) { return other.side == side.side; });
        if (same == zone.sides.end())
            zone.sides.append(side);
        else
            overlaySide(*same, side);
    }
}

} // namespace

const ZoneSide* Zone::side(QStringView name) const {
    const auto found = std::find_if(sides.begin(), sides.end(),
                                    [&](const ZoneSide& each) { return each.side == name; });
    return found == sides.end() ? nullptr : &*found;
}

const Zone* ZoneBoards::zone(QChar letter) const {
    const auto found = std::find_if(zones.begin(), zones.end(),
                                    [&](const Zone& each) { return each.letter == letter; });
    return found == zones.end() ? nullptr : &*found;
}

const ZoneSide* sideWith(const Zone& zone, int number, bool snow) {
    const auto found =
        std::find_if(zone.sides.begin(), zone.sides.end(), [&](const ZoneSide& side) {
            return side.isSnow() == snow &&
                   (endIndex(side, number) || side.interior.contains(number));
        });
    return found == zone.sides.end() ? nullptr : &*found;
}

const ZoneSide* sideWith(const ZoneBoards& boards, QChar zone, int number, bool snow) {
    const Zone* there = boards.zone(zone);
    return there ? sideWith(*there, number, snow) : nullptr;
}

std::optional<int> endIndex(const ZoneSide& side, int number) {
    if (!side.firstEnd || number < *side.firstEnd || number >= *side.firstEnd + zoneEnds)
        return std::nullopt;
    return number - *side.firstEnd;
}

QList<ZoneRoad> roadsOf(const Zone& zone, const ZoneSide& side) {
    QList<ZoneRoad> roads = side.roads;
    const ZoneSide* other = side.sameEndsAs.isEmpty() ? nullptr : zone.side(side.sameEndsAs);
    if (!other)
        return roads;
    for (const ZoneRoad& road : other->roads) {
        const bool isTaken =
            std::any_of(side.roads.begin(), side.roads.end(),
                        [&](const ZoneRoad& own) { return shareAnEnd(own, road.points); });
        if (!isTaken)
            roads.append(ZoneRoad{road.points});
    }
    return roads;
}

bool knowsAllRoads(const Zone& zone, const ZoneSide& side) {
    const ZoneSide* other = side.sameEndsAs.isEmpty() ? nullptr : zone.side(side.sameEndsAs);
    if (side.roadsComplete || !other || !other->roadsComplete)
        return side.roadsComplete;
    // The side's own roads may leave ends open that are joined on the other.
    return std::all_of(other->roads.begin(), other->roads.end(), [&](const ZoneRoad& road) {
        return roadFrom(zone, side, road.points.first()) &&
               roadFrom(zone, side, road.points.last());
    });
}

std::optional<ZoneRoad> roadThrough(const Zone& zone, const ZoneSide& side,
                                    const QList<int>& points) {
    const QList<int> backwards(points.rbegin(), points.rend());
    for (const ZoneRoad& road : roadsOf(zone, side)) {
        if (road.points == points)
            return road;
        if (road.points == backwards)
            return fromTheOtherEnd(road);
    }
    return std::nullopt;
}

std::optional<ZoneRoad> roadFrom(const Zone& zone, const ZoneSide& side, int end) {
    for (const ZoneRoad& road : roadsOf(zone, side)) {
        if (road.points.first() == end)
            return road;
        if (road.points.last() == end)
            return fromTheOtherEnd(road);
    }
    return std::nullopt;
}

ZoneRoad fromTheOtherEnd(ZoneRoad road) {
    std::reverse(road.points.begin(), road.points.end());
    road.spaces = fromTheOtherEnd(std::move(road.spaces));
    if (road.lineChanges)
        road.lineChanges->backwards = !road.lineChanges->backwards;
    return road;
}

QList<ZoneRoad> roadsDeniedBy(const Zone& zone, const ZoneSide& side, const QList<int>& points) {
    QList<ZoneRoad> roads = roadsOf(zone, side);
    roads.removeIf([&](const ZoneRoad& road) {
        return joinTheSameEnds(road.points, points) || !shareAnEnd(road, points);
    });
    return roads;
}

bool isDenied(const Zone& zone, const ZoneSide& side, const QList<int>& points) {
    if (isAnyOf(roadsOf(zone, side), points))
        return false;
    const ZoneSide* other = side.sameEndsAs.isEmpty() ? nullptr : zone.side(side.sameEndsAs);
    return isAnyOf(side.denied, points) ||
           (other && (isAnyOf(other->denied, points) || isAnyOf(other->roads, points)));
}

bool isInferred(const ZoneRoad& road) {
    return road.unknown.value(QLatin1StringView("certainty")).toString() ==
           QLatin1StringView("inferred");
}

ZoneBoards withOverlay(ZoneBoards boards, const ZoneBoards& overlay) {
    if (overlay.order)
        boards.order = overlay.order;
    if (overlay.size)
        boards.size = overlay.size;
    for (const ZoneBox& box : overlay.boxes) {
        const bool isThere = std::any_of(boards.boxes.begin(), boards.boxes.end(),
                                         [&](const ZoneBox& other) { return other.id == box.id; });
        if (!isThere)
            boards.boxes.append(box);
    }
    for (const Zone& zone : overlay.zones) {
        const auto same =
            std::find_if(boards.zones.begin(), boards.zones.end(),
                         [&](const Zone& other) { return other.letter == zone.letter; });
        if (same == boards.zones.end())
            boards.zones.append(zone);
        else
            overlayZone(*same, zone);
    }
    return boards;
}

} // namespace stagewright
