#include "model/layouts/zones/boards/entered_roads.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace stagewright {

namespace {

ZoneBoards sideAlone(const RoadPlace& place, ZoneSide side) {
    side.side = place.side;
    ZoneBoards boards;
    boards.zones.append(Zone{place.zone, {}, {std::move(side)}});
    return boards;
}

bool hasTheEndsOf(const ZoneRoad& road, const RoadPlace& place) {
    return road.points.contains(place.points.first()) && road.points.contains(place.points.last());
}

} // namespace

ZoneBoards withRoadEntered(ZoneBoards entered, const ZoneBoards& known, const RoadPlace& road,
                           RoadElements spaces) {
    ZoneSide side;
    side.roads.append(ZoneRoad{road.points, std::move(spaces)});
    entered = withOverlay(std::move(entered), sideAlone(road, side));
    const ZoneBoards all = withOverlay(known, entered);
    const Zone* zone = all.zone(road.zone);
    const ZoneSide* there = zone ? zone->side(road.side) : nullptr;
    if (!there || !there->firstEnd || !endsWithoutRoad(*zone, *there).isEmpty())
        return entered;
    ZoneSide complete;
    complete.roadsComplete = true;
    return withOverlay(std::move(entered), sideAlone(road, complete));
}

ZoneBoards withoutRoadEntered(ZoneBoards entered, const RoadPlace& road) {
    for (Zone& zone : entered.zones)
        for (ZoneSide& side : zone.sides)
            if (zone.letter == road.zone && side.side == road.side &&
                side.roads.removeIf(
                    [&](const ZoneRoad& each) { return hasTheEndsOf(each, road); }) > 0)
                side.roadsComplete = false; // where all roads are known, the boards say so
    return entered;
}

QList<int> endsWithoutRoad(const Zone& zone, const ZoneSide& side) {
    QList<int> ends;
    for (int index = 0; side.firstEnd && index < zoneEnds; ++index)
        if (!roadFrom(zone, side, *side.firstEnd + index))
            ends << *side.firstEnd + index;
    return ends;
}

const ZoneSide* sideWithTheSameEnds(const Zone& zone, const ZoneSide& side) {
    const auto found =
        std::find_if(zone.sides.begin(), zone.sides.end(), [&](const ZoneSide& other) {
            return other.side == side.sameEndsAs || other.sameEndsAs == side.side;
        });
    return found == zone.sides.end() ? nullptr : &*found;
}

int enteredRoads(const ZoneBoards& boards) {
    int entered = 0;
    for (const Zone& zone : boards.zones)
        for (const ZoneSide& side : zone.sides)
            entered += static_cast<int>(std::count_if(side.roads.begin(), side.roads.end(),
                                                      std::mem_fn(&ZoneRoad::isEntered)));
    return entered;
}

} // namespace stagewright
