#include "validators/fit.h"

#include "model/hex/disc.h"
#include "validators/border.h"

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

/// The tiles that bear on how a tile lies on `hex`, and on how its neighbours then lie.
Stage surroundings(const Stage& stage, Hex hex) {
    Stage near;
    for (const Hex each : disc(hex, localReach + 1))
        for (const Placement& tile : stage.at(each))
            near.insert(tile);
    return near;
}

bool isMisfit(Meeting meeting) {
    return meeting >= Meeting::RoadMeetsVerge;
}

Meeting ownMeeting(const Ground& ground, const Border& border) {
    switch (border.beyond) {
    case Beyond::Nothing:
        return Meeting::Nothing;
    case Beyond::Verge:
        return mayLeadNowhere(ground, border) ? Meeting::Verge : Meeting::RoadMeetsVerge;
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
    const auto borders = bordersOf(ground, other);
    const bool stopped = std::any_of(borders.begin(), borders.end(), [&](const Border& border) {
        return border.edge == opposite(edge) && !mayLeadNowhere(ground, border);
    });
    return stopped ? Meeting::VergeMeetsRoad : Meeting::Verge;
}

} // namespace

std::optional<Edge> Fit::firstMisfit() const {
    const auto found = std::find_if(meetings.begin(), meetings.end(), isMisfit);
    if (found == meetings.end())
        return std::nullopt;
    return allEdges[static_cast<std::size_t>(found - meetings.begin())];
}

int Fit::joins() const {
    return static_cast<int>(std::count(meetings.begin(), meetings.end(), Meeting::Joined));
}

Fit fit(const Stage& stage, const Catalogue& catalogue, const Placement& tile) {
    Fit result;
    result.occupied = !stage.at(tile.hex).empty();
    if (result.occupied)
        return result;
    Stage near = surroundings(stage, tile.hex);
    near.insert(tile);
    const Stock anything;
    const Ground ground{near, catalogue, anything};
    std::array<bool, 6> road{};
    for (const Border& border : bordersOf(ground, tile.hex)) {
        const auto at = static_cast<std::size_t>(index(border.edge));
        road[at] = true;
        result.meetings[at] = ownMeeting(ground, border);
    }
    for (const Edge edge : allEdges) {
        const auto at = static_cast<std::size_t>(index(edge));
        if (!road[at])
            result.meetings[at] = vergeMeeting(ground, tile.hex, edge);
    }
    return result;
}

QList<Turn> fittingTurns(const Stage& stage, const Catalogue& catalogue, const Placement& tile) {
    QList<std::pair<int, Turn>> found;
    for (int sixths = 0; sixths < 6; ++sixths) {
        Placement turnedTile = tile;
        turnedTile.turn = tile.turn + Turn(sixths);
        const Fit how = fit(stage, catalogue, turnedTile);
        if (how.fits())
            found.emplaceBack(how.joins(), turnedTile.turn);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    QList<Turn> turns;
    for (const auto& each : found)
        turns.append(each.second);
    return turns;
}

} // namespace stagewright
