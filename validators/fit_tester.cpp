#include "validators/fit_tester.h"

#include "model/hex/disc.h"
#include "model/stage/tile_layout.h"
#include "validators/border.h"

#include <algorithm>

namespace stagewright {

namespace {

/// The tiles that bear on how a tile lies on `hex`, and on how its neighbours then lie.
Stage surroundings(const Stage& stage, Hex hex) {
    QList<Placement> tiles;
    for (const Hex each : disc(hex, localReach + 1))
        if (each != hex) {
            const auto there = tilesOf(stage).at(each);
            tiles.append(QList<Placement>(there.begin(), there.end()));
        }
    Stage near;
    tilesOf(near).exchange({}, tiles);
    return near;
}

Meeting ownMeeting(const RuleContext& context, const Border& border) {
    switch (border.farSide) {
    case FarSide::Nothing:
        return Meeting::Nothing;
    case FarSide::Verge:
        return mayLeadNowhere(context.stage, context.catalogue, border) ? Meeting::Verge
                                                                        : Meeting::RoadMeetsVerge;
    case FarSide::Unknown:
        return Meeting::Verge;
    case FarSide::Road:
        break;
    }
    if (border.profile.lanes != border.farProfile.lanes)
        return Meeting::LaneCountsDiffer;
    return border.profile.slant == border.farProfile.slant ? Meeting::Joined
                                                           : Meeting::SlantsDiffer;
}

/// What the neighbours' road ends do to an edge behind which the tile has verge.
Meeting vergeMeeting(const RuleContext& context, Hex hex, Edge edge) {
    const Hex other = neighbour(hex, edge);
    if (tilesOf(context.stage).at(other).empty())
        return Meeting::Nothing;
    const auto borders = bordersOf(context.stage, context.catalogue, other);
    const bool stopped = std::any_of(borders.begin(), borders.end(), [&](const Border& border) {
        return border.edge == opposite(edge) &&
               !mayLeadNowhere(context.stage, context.catalogue, border);
    });
    return stopped ? Meeting::VergeMeetsRoad : Meeting::Verge;
}

} // namespace

FitTester::FitTester(const Stage& stage, const Catalogue& catalogue, Hex hex)
    : catalogue_(catalogue)
    , hex_(hex)
    , near_(surroundings(stage, hex)) {}

Fit FitTester::fit(Placement tile) {
    Fit result;
    tile.hex = hex_;
    tilesOf(near_).insert(tile);
    const Stock anything;
    const RuleContext context{near_, catalogue_, anything};
    std::array<bool, 6> road{};
    for (const Border& border : bordersOf(context.stage, context.catalogue, tile.hex)) {
        const auto at = static_cast<std::size_t>(index(border.edge));
        road[at] = true;
        result.meetings[at] = ownMeeting(context, border);
    }
    for (const Edge edge : allEdges) {
        const auto at = static_cast<std::size_t>(index(edge));
        if (!road[at])
            result.meetings[at] = vergeMeeting(context, tile.hex, edge);
    }
    tilesOf(near_).remove(tile);
    return result;
}

} // namespace stagewright
