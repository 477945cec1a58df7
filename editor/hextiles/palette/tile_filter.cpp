#include "editor/hextiles/palette/tile_filter.h"

#include <algorithm>

namespace stagewright {

namespace {

template <typename Test>
bool anySpace(const TileSide& side, Test test) {
    return std::any_of(side.roads.begin(), side.roads.end(), [&](const Road& road) {
        return std::any_of(road.spaces.begin(), road.spaces.end(), test);
    });
}

bool has(const TileSide& side, TileFeature feature) {
    switch (feature) {
    case TileFeature::Jump:
        return anySpace(side, [](const Space& space) { return space.jump.has_value(); });
    case TileFeature::Ford:
        return anySpace(side, [](const Space& space) { return space.water; });
    case TileFeature::Slide:
        return anySpace(side, [](const Space& space) { return space.slide; });
    case TileFeature::Shortcut:
        return anySpace(side, [](const Space& space) { return space.shortcut.has_value(); });
    case TileFeature::Climb:
        return anySpace(side, [](const Space& space) { return !space.climb.empty(); });
    case TileFeature::Junction:
        return side.roads.size() > 1 && !side.isBridge();
    case TileFeature::Bridge:
        return side.isBridge();
    case TileFeature::Start:
        return side.role == Role::Start || side.role == Role::StartFinish;
    case TileFeature::Finish:
        return side.role == Role::Finish || side.role == Role::StartFinish;
    case TileFeature::Service:
        return side.role == Role::Service;
    }
    return false;
}

template <typename T>
bool allows(const std::set<T>& wanted, const T& value) {
    return wanted.empty() || wanted.contains(value);
}

} // namespace

bool TileFilter::passes(const TileSide& side) const {
    const auto onSomeRoad = [&](const auto& test) {
        return std::any_of(side.roads.begin(), side.roads.end(), test);
    };
    const bool bend = bends.empty() || onSomeRoad([&](const Road& road) {
                          return !road.spaces.empty() && bends.contains(road.bend());
                      });
    const bool lane = lanes.empty() || onSomeRoad([&](const Road& road) {
                          return lanes.contains(road.lanes[0]) || lanes.contains(road.lanes[1]);
                      });
    return allows(terrains, side.terrain) && allows(dangers, side.danger) && bend && lane &&
           std::all_of(features.begin(), features.end(),
                       [&](TileFeature feature) { return has(side, feature); });
}

} // namespace stagewright
