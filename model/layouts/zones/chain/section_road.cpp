#include "model/layouts/zones/chain/section_road.h"

#include <algorithm>
#include <functional>

namespace stagewright {

namespace {

bool isSameRoad(const StageSection& a, const StageSection& b) {
    return a == b || a == reversed(b);
}

const ZoneSide* sideWithoutNumbers(const Zone& zone, bool snow) {
    const auto found =
        std::find_if(zone.sides.begin(), zone.sides.end(),
                     [&](const ZoneSide& side) { return !side.firstEnd && side.isSnow() == snow; });
    return found == zone.sides.end() ? nullptr : &*found;
}

/// Whether the first and the last of the points alone are ends of the side.
bool joinsEndsOf(const ZoneSide& side, const QList<int>& points) {
    const auto isEnd = [&](int point) { return endIndex(side, point).has_value(); };
    return isEnd(points.first()) && isEnd(points.last()) &&
           std::count_if(points.begin(), points.end(), isEnd) == 2;
}

QList<int> insideOf(const StageSection& section) {
    return section.points.sliced(1, section.points.size() - 2);
}

/// Whether no other side has one of the points.
bool isPrintedOn(const Zone& zone, const ZoneSide& side, const QList<int>& points) {
    return std::all_of(points.begin(), points.end(), [&](int point) {
        const ZoneSide* has = sideWith(zone, point, side.isSnow());
        return !has || has == &side;
    });
}

} // namespace

const ZoneSide* sideUnder(const StageSection& section, const ZoneBoards& boards) {
    return sideWith(boards, section.zone, section.entry(), section.snow);
}

std::optional<ZoneRoad> roadUnder(const StageSection& section, const ZoneBoards& boards) {
    const ZoneSide* side = sideUnder(section, boards);
    return side ? roadThrough(*boards.zone(section.zone), *side, section.points) : std::nullopt;
}

std::optional<RoadPlace> placeOfRoad(const StageSection& section, const ZoneBoards& boards) {
    const Zone* zone = boards.zone(section.zone);
    if (!zone || section.entry() == section.exit())
        return std::nullopt;
    const ZoneSide* side = sideUnder(section, boards);
    if (!side) {
        const ZoneSide* unnumbered = sideWithoutNumbers(*zone, section.snow);
        return unnumbered ? std::optional(RoadPlace{section.zone, unnumbered->side}) : std::nullopt;
    }
    const RoadPlace place{section.zone, side->side, section.points};
    if (roadThrough(*zone, *side, section.points))
        return place;
    const auto from = roadFrom(*zone, *side, section.entry());
    const QList<ZoneRoad> denied = roadsDeniedBy(*zone, *side, section.points);
    const bool canBeEntered =
        joinsEndsOf(*side, section.points) && isPrintedOn(*zone, *side, insideOf(section)) &&
        (!from || from->points.last() != section.exit()) &&
        std::none_of(denied.begin(), denied.end(), std::mem_fn(&ZoneRoad::isEntered));
    return canBeEntered ? std::optional(place) : std::nullopt;
}

StageSection sectionOver(const RoadPlace& road) {
    return {road.zone, road.points, road.side.endsWith(u'*')};
}

std::vector<qsizetype> sectionsToEnter(const ChainLayout& chain, const ZoneBoards& boards) {
    std::vector<qsizetype> missing;
    for (qsizetype i = 0; i < chain.sections.size(); ++i) {
        const StageSection& section = chain.sections[i];
        const auto place = placeOfRoad(section, boards);
        const bool isListed = std::any_of(missing.begin(), missing.end(), [&](qsizetype other) {
            return isSameRoad(chain.sections[other], section);
        });
        const Zone* zone = boards.zone(section.zone);
        const ZoneSide* side = sideUnder(section, boards);
        const bool isWrong = side && !roadsDeniedBy(*zone, *side, section.points).isEmpty();
        if (!place || isListed || isWrong)
            continue;
        const auto road = roadUnder(section, boards);
        if (!road || !road->isEntered())
            missing.push_back(i);
    }
    return missing;
}

} // namespace stagewright
