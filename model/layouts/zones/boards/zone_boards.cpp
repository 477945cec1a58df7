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

void putRoad(QList<ZoneRoad>& roads, const ZoneRoad& road) {
    const auto same = std::find_if(roads.begin(), roads.end(), [&](const ZoneRoad& other) {
        return joinTheSameEnds(other.points, road.points);
    });
    if (same == roads.end())
        roads.append(road);
    else
        *same = road;
}

void overlaySide(ZoneSide& side, const ZoneSide& overlay) {
    if (overlay.surface)
        side.surface = overlay.surface;
    if (overlay.firstEnd)
        side.firstEnd = overlay.firstEnd;
    if (!overlay.interior.isEmpty())
        side.interior = overlay.interior;
    if (!overlay.sameEndsAs.isEmpty())
        side.sameEndsAs = overlay.sameEndsAs;
    side.roadsComplete = side.roadsComplete || overlay.roadsComplete;
    for (const ZoneRoad& road : overlay.roads)
        putRoad(side.roads, road);
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
        const bool isThere = std::any_of(roads.begin(), roads.end(), [&](const ZoneRoad& own) {
            return own.points.contains(road.points.first()) ||
                   own.points.contains(road.points.last());
        });
        if (!isThere)
            roads.append(ZoneRoad{road.points});
    }
    return roads;
}

bool knowsAllRoads(const Zone& zone, const ZoneSide& side) {
    const ZoneSide* other = side.sameEndsAs.isEmpty() ? nullptr : zone.side(side.sameEndsAs);
    return side.roadsComplete || (other && other->roadsComplete);
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
    return road;
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

ZoneBoards withRoadCopied(ZoneBoards boards, QChar letter, QStringView from, QStringView to,
                          const QList<int>& points) {
    const Zone* zone = boards.zone(letter);
    const ZoneSide* source = zone ? zone->side(from) : nullptr;
    if (!source || !zone->side(to))
        return boards;
    const auto road = roadThrough(*zone, *source, points);
    if (!road || !road->isEntered())
        return boards;
    ZoneBoards copy;
    copy.zones.append(Zone{letter, {}, {ZoneSide{to.toString()}}});
    copy.zones.first().sides.first().roads.append(ZoneRoad{road->points, road->spaces});
    return withOverlay(std::move(boards), copy);
}

} // namespace stagewright
