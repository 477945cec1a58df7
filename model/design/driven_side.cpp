#include "model/design/driven_side.h"

#include "model/layouts/hextiles/stage/corners.h"
#include "model/layouts/hextiles/stage/road_graph.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>

namespace stagewright {

namespace {

/// The edge over which a car leaves a tile that it enters so.
Edge exitOf(const DrivenSide& driven, Edge heading) {
    return turned(driven.out, Turn(index(opposite(heading)) - index(driven.in)));
}

double pointsOf(Danger danger) {
    return danger == Danger::None ? 1 : 1 + static_cast<double>(danger);
}

DrivenSide drivenSide(const TileSide& side, bool forward) {
    const Road& road = side.roads.front();
    const Edge in = forward ? road.from : road.to;
    const Edge out = forward ? road.to : road.from;
    return {&side,
            forward,
            in,
            out,
            endCode(side.profileAt(in)),
            endCode(side.profileAt(out)),
            traitsOf(side, road),
            0};
}

/// Of none that is known, where no box holds it: a tile of one's own.
bool isOfGame(TileId tile, const Catalogue& catalogue, const QString& game) {
    return game.isEmpty() || !catalogue.isCounted(tile) ||
           std::any_of(catalogue.boxes().begin(), catalogue.boxes().end(), [&](const Box& box) {
               return box.game == game && box.tiles.contains(tile);
           });
}

bool isDriven(const TileSide& side) {
    switch (side.role) {
    case Role::Road:
    case Role::Start:
    case Role::Finish:
    case Role::StartFinish:
        return side.roads.size() == 1 && side.roads.front().from != side.roads.front().to;
    default:
        return false;
    }
}

/// How many edges its roads meet.
int edgesOf(const TileSide& side) {
    EdgeSet met = 0;
    for (const Road& road : side.roads)
        met = static_cast<EdgeSet>(met | setOf(road.from) | setOf(road.to));
    return std::popcount(met);
}

bool isCrossing(const TileSide& side) {
    return side.role == Role::Road && side.roads.size() == 2 && edgesOf(side) == 4;
}

bool isBranching(const TileSide& side) {
    return side.role == Role::Road && side.roads.size() == 3 && edgesOf(side) == 3;
}

} // namespace

Placement DrivenSide::laidAt(const RoadPose& pose) const {
    Placement tile;
    tile.hex = pose.hex;
    tile.side = side->id;
    tile.turn = Turn(index(opposite(pose.heading)) - index(in));
    return tile;
}

RoadPose DrivenSide::after(const RoadPose& pose) const {
    const Edge heading = exitOf(*this, pose.heading);
    return {neighbour(pose.hex, heading), heading, end};
}

TraitValues traitsOf(const TileSide& side, const Road& road) {
    TraitValues traits{};
    traits[index(Trait::Danger)] = pointsOf(side.danger);
    for (const Corner& corner : cornersOf(road))
        traits[index(Trait::Twist)] += std::abs(corner.degrees);
    const auto any = [&](auto has) {
        return std::any_of(road.spaces.begin(), road.spaces.end(), has) ? 1.0 : 0.0;
    };
    traits[index(Trait::Jumps)] = any([](const Space& space) { return space.jump.has_value(); });
    traits[index(Trait::Fords)] = any([](const Space& space) { return space.water; });
    traits[index(Trait::Shortcuts)] =
        any([](const Space& space) { return space.shortcut.has_value(); });
    return traits;
}

TraitValues traitsOf(const RoadGraph& roads, const Route& route) {
    TraitValues sums{};
    for (const RouteStep& step : route.steps) {
        const TileSide& side = *roads.side(static_cast<std::size_t>(step.placement));
        const TraitValues each = traitsOf(side, side.roads[static_cast<std::size_t>(step.road)]);
        for (const Trait trait : allTraits)
            sums[index(trait)] += each[index(trait)];
    }
    return sums;
}

TileChoices::TileChoices(const TileStock& stock, const Catalogue& catalogue, const QString& game) {
    std::map<TileId, std::size_t> numbers;
    for (const TileSide* side : stock.sides()) {
        const TileId tile = side->id.withSide(0);
        if (!(isDriven(*side) || isCrossing(*side) || isBranching(*side)) ||
            !isOfGame(tile, catalogue, game))
            continue;
        const auto [number, isNew] = numbers.try_emplace(tile, counts.size());
        if (isNew)
            counts.push_back(std::min(stock.left(tile), mostTiles));
        if (!isDriven(*side)) {
            (isCrossing(*side) ? crossings : junctions).push_back({side, number->second});
            continue;
        }
        for (const bool forward : {true, false}) {
            sides.push_back(drivenSide(*side, forward));
            sides.back().number = number->second;
        }
    }
}

void TileChoices::take(const Placement& tile) {
    const auto takeFrom = [&](const auto& all) {
        const auto side = std::find_if(all.begin(), all.end(), [&](const auto& each) {
            return each.side->id.sameTile(tile.side);
        });
        if (side != all.end())
            --counts[side->number];
        return side != all.end();
    };
    if (!takeFrom(sides) && !takeFrom(crossings))
        takeFrom(junctions);
}

} // namespace stagewright
