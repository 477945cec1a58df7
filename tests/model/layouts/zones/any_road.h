#pragma once

#include "model/layouts/zones/road/road_element.h"

#include <rapidcheck.h>

namespace stagewright {

inline RoadElement anyRoadElement() {
    RoadElement element;
    const auto note = [] { return *rc::gen::inRange(1, highestRoadNote + 1); };
    element.kind = *rc::gen::element(ElementKind::Straight, ElementKind::Straight,
                                     ElementKind::Bump, ElementKind::Corner, ElementKind::Turn);
    const bool isCorner = element.kind == ElementKind::Corner;
    if (element.kind == ElementKind::Straight) {
        element.halves = *rc::gen::arbitrary<bool>();
        element.ford = *rc::gen::arbitrary<bool>();
    } else {
        element.note = note();
    }
    if (isCorner) {
        element.insideSpaces = *rc::gen::inRange(1, 5);
        if (*rc::gen::arbitrary<bool>()) {
            element.slideNote = note();
            element.slideSpaces = element.insideSpaces + *rc::gen::inRange(1, 4);
        }
    }
    if (isCorner || element.kind == ElementKind::Turn) {
        element.cutNote = *rc::gen::inRange(0, highestRoadNote + 1);
        element.hand = *rc::gen::element(RoadHand::Unsaid, RoadHand::Left, RoadHand::Right);
    }
    element.scenery = *rc::gen::element(RoadScenery::None, RoadScenery::Meadow, RoadScenery::Forest,
                                        RoadScenery::Rock, RoadScenery::Water);
    return element;
}

/// 1 to `most` elements, many of them alike side by side.
inline RoadElements anyRoad(int most = 12) {
    RoadElements road;
    while (road.size() < static_cast<std::size_t>(*rc::gen::inRange(1, most + 1)))
        road.insert(road.end(), static_cast<std::size_t>(*rc::gen::inRange(1, 4)),
                    anyRoadElement());
    return road;
}

} // namespace stagewright
