#include "model/layouts/zones/road/road_element.h"

#include <algorithm>

namespace stagewright {

bool isLongCorner(const RoadElement& element) {
    return element.kind == ElementKind::Corner && element.insideSpaces > 1 &&
           element.slideSpaces > 0;
}

RoadElements fromTheOtherEnd(RoadElements road) {
    std::reverse(road.begin(), road.end());
    for (RoadElement& element : road)
        if (element.hand != RoadHand::Unsaid)
            element.hand = element.hand == RoadHand::Left ? RoadHand::Right : RoadHand::Left;
    return road;
}

RoadCounts countsOf(const RoadElements& road) {
    RoadCounts counts;
    for (const RoadElement& element : road) {
        const bool isCorner = element.kind == ElementKind::Corner;
        const int inside = isCorner ? element.insideSpaces : 1;
        counts.inside += inside;
        counts.bySlides += isCorner && element.slideSpaces > 0 ? element.slideSpaces : inside;
        counts.corners += isCorner || element.kind == ElementKind::Turn ? 1 : 0;
        counts.bumps += element.kind == ElementKind::Bump ? 1 : 0;
    }
    return counts;
}

RoadElements withEarthHalves(RoadElements road) {
    const auto isCorner = [&](std::size_t i) {
        return i < road.size() && road[i].kind == ElementKind::Corner;
    };
    for (std::size_t i = 0; i < road.size(); ++i)
        if (road[i].kind == ElementKind::Straight)
            road[i].halves = road[i].halves || isCorner(i + 1) || (i > 0 && isCorner(i - 1));
    return road;
}

} // namespace stagewright
