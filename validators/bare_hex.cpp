#include "validators/bare_hex.h"

#include "model/hex/disc.h"
#include "validators/border.h"

#include <algorithm>

namespace stagewright {

namespace {

/// The tiles that bear on how a tile lies on `hex`, and on how its neighbours then lie.
Stage surroundings(const Stage& stage, Hex hex) {
    QList<Placement> tiles;
    for (const Hex each : disc(hex, localReach + 1))
        if (each != hex) {
            const auto there = stage.at(each);
            tiles.append(QList<Placement>(there.begin(), there.end()));
        }
    Stage near;
    near.exchange({}, tiles);
    return near;
}

Meeting ownMeeting(const Ground& ground, const Border& border) {
    switch (border.beyond) {
    case Beyond::Nothing:
        return Meeting::Nothing;
    case Beyond::Verge:
        return mayLeadNowhere(ground.stage, ground.catalogue, border) ? Meeting::Verge
                                                                      : Meeting::RoadMeetsVerge;
    case Beyond::Unknown:
        return Meeting::Verge;
    case Beyond::Road:
        break;
    }
    if (border.profile.lanes != border.profileBeyond.lanes)
        return Meeting::LaneCountsDiffer;
    return border.profile.slant == border.profileBeyond.slant ? Meeting::Joined
                                                              : Meeting::SlantsDiffer;
}

/// What the neighbours' road ends do to an edge behind which the tile has verge.
Meeting vergeMeeting(const Ground& ground, Hex hex, Edge edge) {
    const Hex other = neighbour(hex, edge);
    if (ground.stage.at(other).empty())
        return Meeting::Nothing;
    const auto borders = bordersOf(ground.stage, ground.catalogue, other);
    const bool stopped = std::any_of(borders.begin(), borders.end(), [&](const Border& border) {
        return border.edge == opposite(edge) &&
               !mayLeadNowhere(ground.stage, ground.catalogue, border);
    });
    return stopped ? Meeting::VergeMeetsRoad : Meeting::Verge;
}

} // namespace

BareHex::BareHex(const Stage& stage, const Catalogue& catalogue, Hex hex)
    : catalogue_(catalogue)
    , hex_(hex)
    , near_(surroundings(stage, hex)) {}

Fit BareHex::fit(Placement tile) {
    Fit result;
    tile.hex = hex_;
    near_.insert(tile);
    const Stock anything;
    const Ground ground{near_, catalogue_, anything};
    std::array<bool, 6> road{};
    for (const Border& border : bordersOf(ground.stage, ground.catalogue, tile.hex)) {
        const auto at = static_cast<std::size_t>(index(border.edge));
        road[at] = true;
        result.meetings[at] = ownMeeting(ground, border);
    }
    for (const Edge edge : allEdges) {
        const auto at = static_cast<std::size_t>(index(edge));
        if (!road[at])
            result.meetings[at] = vergeMeeting(ground, tile.hex, edge);
    }
    near_.remove(tile);
    return result;
}

} // namespace stagewright
