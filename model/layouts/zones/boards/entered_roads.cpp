#include "model/layouts/zones/boards/entered_roads.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <utility>

namespace stagewright {

namespace {

struct EnteredRoads {
    Q_DECLARE_TR_FUNCTIONS(EnteredRoads)
};

ZoneBoards sideAlone(const RoadPlace& place, ZoneSide side) {
    side.side = place.side;
    ZoneBoards boards;
    boards.zones.append(Zone{place.zone, {}, {std::move(side)}});
    return boards;
}

bool hasTheEndsOf(const ZoneRoad& road, const RoadPlace& place) {
    return road.points.contains(place.points.first()) && road.points.contains(place.points.last());
}

/// Of what was entered; null: nothing of the side.
ZoneSide* enteredSide(ZoneBoards& entered, QChar zone, QStringView side) {
    for (Zone& each : entered.zones)
        for (ZoneSide& own : each.sides)
            if (each.letter == zone && own.side == side)
                return &own;
    return nullptr;
}

/// As it is read there; without points: nothing of it was entered.
ZoneRoad roadEntered(ZoneBoards& entered, const RoadPlace& place) {
    if (const ZoneSide* side = enteredSide(entered, place.zone, place.side))
        for (const ZoneRoad& road : side->roads)
            if (hasTheEndsOf(road, place))
                return road.points.first() == place.points.first() ? road : fromTheOtherEnd(road);
    return {};
}

void renumber(ZoneSide& side, int by) {
    for (ZoneRoad& road : side.roads)
        for (int& point : road.points)
            point += by;
    for (int& point : side.interior)
        point += by;
}

/// Another side of the zone on which one of the ten numbers from there is printed.
const ZoneSide* sideThatHas(const Zone& zone, int firstEnd, const ZoneSide& but) {
    for (const ZoneSide& other : zone.sides)
        for (int number = firstEnd; number < firstEnd + zoneEnds; ++number)
            if (other.side != but.side && other.isSnow() == but.isSnow() &&
                (endIndex(other, number) || other.interior.contains(number)))
                return &other;
    return nullptr;
}

Fault contradictedAt(const QString& place) {
    return {EnteredRoads::tr("the pack says otherwise than what you have entered, which holds"),
            place,
            EnteredRoads::tr("Forget your own to take the pack's"),
            {}};
}

QString nameOfRoad(const ZoneSide& side, const ZoneRoad& road) {
    QStringList points;
    for (const int point : road.points)
        points << QString::number(point);
    return side.side + u' ' + points.join(u'-');
}

QList<int> fromLastToFirst(const QList<int>& points) {
    return {points.rbegin(), points.rend()};
}

enum class RoadBeneath { Free, Known, Contradicted };

/// How a road of a pack goes with those that are entered.
RoadBeneath roadBeneath(const ZoneRoad& road, const ZoneSide& entered) {
    for (const ZoneRoad& own : entered.roads) {
        if (!own.points.contains(road.points.first()) && !own.points.contains(road.points.last()))
            continue;
        const ZoneRoad same =
            own.points == fromLastToFirst(road.points) ? fromTheOtherEnd(own) : own;
        if (same.points != road.points)
            return RoadBeneath::Contradicted;
        if (!own.isEntered())
            return RoadBeneath::Free;
        const bool isSame = road.spaces == same.spaces &&
                            (!road.lineChanges || road.lineChanges == same.lineChanges);
        return !road.isEntered() || isSame ? RoadBeneath::Known : RoadBeneath::Contradicted;
    }
    return RoadBeneath::Free;
}

void layBeneath(const ZoneSide& entered, ZoneSide& side, std::vector<Fault>& contradicted) {
    const auto otherwise = [](const auto& own, const auto& said) {
        return own && said && *own != *said;
    };
    const std::size_t before = contradicted.size();
    if (otherwise(entered.firstEnd, side.firstEnd) || otherwise(entered.surface, side.surface))
        contradicted.push_back(contradictedAt(side.side));
    if (otherwise(entered.firstEnd, side.firstEnd))
        side.roads.clear(); // what they join is not known
    side.roads.removeIf([&](const ZoneRoad& road) {
        const RoadBeneath there = roadBeneath(road, entered);
        if (there == RoadBeneath::Contradicted)
            contradicted.push_back(contradictedAt(nameOfRoad(side, road)));
        return there != RoadBeneath::Free;
    });
    if (entered.firstEnd)
        side.firstEnd = entered.firstEnd;
    if (entered.surface)
        side.surface = entered.surface;
    if (contradicted.size() != before)
        side.roadsComplete = false;
}

const ZoneSide* sideThere(const ZoneBoards& boards, QChar letter, QStringView name) {
    const Zone* zone = boards.zone(letter);
    return zone ? zone->side(name) : nullptr;
}

bool isUsed(const ZoneRoad& road, const Zone& zone, const ZoneSide& side,
            const std::vector<UsedRoad>& used) {
    return std::any_of(used.begin(), used.end(), [&](const UsedRoad& each) {
        return each.zone == zone.letter && each.snow == side.isSnow() &&
               (each.points == road.points || each.points == fromLastToFirst(road.points));
    });
}

/// The side with its used roads; nothing: none is entered.
std::optional<ZoneSide> onlyUsed(const Zone& zone, const ZoneSide& side,
                                 const std::vector<UsedRoad>& used) {
    ZoneSide only{side.side, side.surface, side.firstEnd};
    for (const ZoneRoad& road : side.roads)
        if (road.isEntered() && isUsed(road, zone, side, used)) {
            only.roads.append(road);
            only.interior += road.points.sliced(1, road.points.size() - 2);
        }
    return only.roads.isEmpty() ? std::nullopt : std::optional(std::move(only));
}

} // namespace

ZoneBoards withRoadEntered(ZoneBoards entered, const ZoneBoards& known, const RoadPlace& road,
                           RoadElements spaces, const std::optional<LineChanges>& changes) {
    ZoneSide side;
    side.interior = road.points.sliced(1, road.points.size() - 2);
    ZoneRoad changed = roadEntered(entered, road);
    changed.points = road.points;
    changed.spaces = std::move(spaces);
    if (changes)
        changed.lineChanges = changes;
    side.roads.append(std::move(changed));
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

SideFacts factsEntered(const ZoneBoards& entered, QChar zone, QStringView side) {
    const Zone* own = entered.zone(zone);
    const ZoneSide* there = own ? own->side(side) : nullptr;
    return there ? SideFacts{there->surface, there->firstEnd} : SideFacts();
}

Expected<ZoneBoards> withSideSaid(ZoneBoards entered, const ZoneBoards& known, QChar zone,
                                  const QString& side, const SideFacts& facts) {
    ZoneSide said{side};
    const Zone* there = known.zone(zone);
    const ZoneSide* other =
        there && facts.firstEnd ? sideThatHas(*there, *facts.firstEnd, said) : nullptr;
    if (other)
        return tl::unexpected(Fault{EnteredRoads::tr("%1 to %2 are not all free: side %3 has "
                                                     "some of these numbers")
                                        .arg(*facts.firstEnd)
                                        .arg(*facts.firstEnd + zoneEnds - 1)
                                        .arg(other->side),
                                    {},
                                    {},
                                    {}});
    entered = withOverlay(std::move(entered), sideAlone({zone, side}, said));
    ZoneSide& own = *enteredSide(entered, zone, side);
    own.surface = facts.surface;
    if (facts.firstEnd && own.firstEnd)
        renumber(own, *facts.firstEnd - *own.firstEnd);
    if (facts.firstEnd || own.roads.isEmpty())
        own.firstEnd = facts.firstEnd;
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

BoardsBeneath boardsBeneath(const ZoneBoards& entered, ZoneBoards ofPack) {
    BoardsBeneath laid{std::move(ofPack)};
    if (entered.order) {
        if (laid.boards.order && *laid.boards.order != *entered.order)
            laid.contradicted.push_back(contradictedAt(QString()));
        laid.boards.order = entered.order;
    }
    if (entered.size)
        laid.boards.size = entered.size;
    for (Zone& zone : laid.boards.zones)
        for (ZoneSide& side : zone.sides)
            if (const ZoneSide* own = sideThere(entered, zone.letter, side.side))
                layBeneath(*own, side, laid.contradicted);
    return laid;
}

ZoneBoards onlyRoads(const ZoneBoards& entered, const std::vector<UsedRoad>& roads) {
    ZoneBoards only;
    for (const Zone& zone : entered.zones) {
        Zone used{zone.letter, zone.box};
        for (const ZoneSide& side : zone.sides)
            if (auto there = onlyUsed(zone, side, roads))
                used.sides.append(*std::move(there));
        if (!used.sides.isEmpty())
            only.zones.append(std::move(used));
    }
    for (const ZoneBox& box : entered.boxes)
        if (std::any_of(only.zones.begin(), only.zones.end(),
                        [&](const Zone& zone) { return zone.box == box.id; }))
            only.boxes.append(box);
    return only;
}

} // namespace stagewright
