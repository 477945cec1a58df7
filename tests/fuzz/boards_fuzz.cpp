#include "model/layouts/zones/boards/entered_roads.h"
#include "model/layouts/zones/boards/zone_boards_file.h"
#include "model/layouts/zones/road/section_text.h"
#include "tests/fuzz/fuzz_input.h"

using namespace stagewright;

namespace {

/// Each end of a side belongs to one road, from which it is found again.
void checkRoads(const Zone& zone, const ZoneSide& side) {
    QList<int> ends;
    for (const ZoneRoad& road : roadsOf(zone, side)) {
        mustHold(!ends.contains(road.points.first()) && !ends.contains(road.points.last()));
        ends << road.points.first() << road.points.last();
        mustHold(roadFrom(zone, side, road.points.last()) == fromTheOtherEnd(road));
        mustHold(roadThrough(zone, side, road.points) == road);
        mustHold(!isDenied(zone, side, road.points));
        const auto again = roadFromText(textOfRoad(road.spaces));
        mustHold(!road.isEntered() || (again && *again == road.spaces));
    }
    for (const int end : endsWithoutRoad(zone, side))
        mustHold(!ends.contains(end) && endIndex(side, end).has_value());
}

} // namespace

/// Boards that are read are written and read again as they were; laid over those of the game once
/// or twice they are the same.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto known = builtInZoneBoards();
    mustHold(known.has_value());
    const auto boards = readZoneBoards(fuzzInput(data, size));
    if (!boards)
        return 0;
    const QByteArray text = textOfZoneBoards(*boards);
    const auto again = readZoneBoards(text);
    mustHold(again.has_value());
    mustHold(textOfZoneBoards(*again) == text);
    const ZoneBoards all = withOverlay(*known, *boards);
    mustHold(withOverlay(all, *boards) == all);
    for (const Zone& zone : all.zones)
        for (const ZoneSide& side : zone.sides)
            checkRoads(zone, side);
    for (const Zone& zone : boards->zones)
        for (const ZoneSide& side : zone.sides)
            for (const ZoneRoad& road : side.roads) {
                const RoadPlace place{zone.letter, side.side, road.points};
                mustHold(enteredRoads(withoutRoadEntered(*boards, place)) <= enteredRoads(*boards));
                mustHold(withSideSaid(*boards, all, zone.letter, side.side, {}).has_value());
            }
    return 0;
}
