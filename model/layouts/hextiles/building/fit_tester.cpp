#include "model/layouts/hextiles/building/fit_tester.h"

#include "model/layouts/hextiles/building/border.h"
#include "model/layouts/hextiles/hex/disc.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>

namespace stagewright {

namespace {

/// The tiles that bear on how a tile lies on `hex`, and on how its neighbours then lie.
Stage surroundings(const Stage& stage, Hex hex) {
    QList<Placement> tiles;
    for (const Hex each : disc(hex, borderReach + 1))
        if (each != hex) {
            const auto there = tilesOf(stage).at(each);
            tiles.append(QList<Placement>(there.begin(), there.end()));
        }
    Stage near;
    tilesOf(near).exchange({}, tiles);
    return near;
}

Meeting ownMeeting(const Stage& stage, const Catalogue& catalogue, const Border& border) {
    switch (border.farSide) {
    case FarSide::Nothing:
        return Meeting::Nothing;
    case FarSide::Verge:
        return mayLeadNowhere(stage, catalogue, border) ? Meeting::Verge : Meeting::RoadMeetsVerge;
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
Meeting vergeMeeting(const Stage& stage, const Catalogue& catalogue, Hex hex, Edge edge) {
    const Hex other = neighbour(hex, edge);
    if (tilesOf(stage).at(other).empty())
        return Meeting::Nothing;
    const auto borders = bordersOf(stage, catalogue, other);
    const bool stopped = std::any_of(borders.begin(), borders.end(), [&](const Border& border) {
        return border.edge == opposite(edge) && !mayLeadNowhere(stage, catalogue, border);
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
    std::array<bool, 6> road{};
    for (const Border& border : bordersOf(near_, catalogue_, tile.hex)) {
        const auto at = static_cast<std::size_t>(index(border.edge));
        road[at] = true;
        result.meetings[at] = ownMeeting(near_, catalogue_, border);
    }
    for (const Edge edge : allEdges) {
        const auto at = static_cast<std::size_t>(index(edge));
        if (!road[at])
            result.meetings[at] = vergeMeeting(near_, catalogue_, tile.hex, edge);
    }
    tilesOf(near_).remove(tile);
    return result;
}

} // namespace stagewright
