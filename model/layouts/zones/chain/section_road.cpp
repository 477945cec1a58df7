#include "model/layouts/zones/chain/section_road.h"

#include <algorithm>

namespace stagewright {

namespace {

bool isSameRoad(const StageSection& a, const StageSection& b) {
    return a == b || a == reversed(b);
}

} // namespace

const ZoneSide* sideUnder(const StageSection& section, const ZoneBoards& boards) {
    const Zone* zone = boards.zone(section.zone);
    return zone ? sideWith(*zone, section.entry(), section.snow) : nullptr;
}

std::optional<ZoneRoad> roadUnder(const StageSection& section, const ZoneBoards& boards) {
    const ZoneSide* side = sideUnder(section, boards);
    return side ? roadThrough(*boards.zone(section.zone), *side, section.points) : std::nullopt;
}

std::optional<RoadPlace> placeOfRoad(const StageSection& section, const ZoneBoards& boards) {
    const Zone* zone = boards.zone(section.zone);
    const ZoneSide* side = zone ? sideWith(*zone, section.entry(), section.snow) : nullptr;
    if (!side || section.entry() == section.exit() || !endIndex(*side, section.entry()) ||
        !endIndex(*side, section.exit()))
        return std::nullopt;
    const bool isKnown = roadThrough(*zone, *side, section.points).has_value();
    const bool isFree =
        !roadFrom(*zone, *side, section.entry()) && !roadFrom(*zone, *side, section.exit());
    if (!isKnown && !isFree)
        return std::nullopt;
    return RoadPlace{section.zone, side->side, section.points};
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
        if (!place || isListed)
            continue;
        const Zone* zone = boards.zone(place->zone);
        const auto road = roadThrough(*zone, *zone->side(place->side), place->points);
        if (!road || !road->isEntered())
            missing.push_back(i);
    }
    return missing;
}

} // namespace stagewright
