#include "model/layouts/hextiles/building/fit.h"

#include "model/layouts/hextiles/building/fit_tester.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

bool isMisfit(Meeting meeting) {
    return meeting >= Meeting::RoadMeetsVerge;
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
    if (!tilesOf(stage).at(tile.hex).empty()) {
        Fit taken;
        taken.occupied = true;
        return taken;
    }
    return FitTester(stage, catalogue, tile.hex).fit(tile);
}

QList<Turn> fittingTurns(const Stage& stage, const Catalogue& catalogue, const Placement& tile) {
    QList<std::pair<int, Turn>> found;
    if (!tilesOf(stage).at(tile.hex).empty())
        return {};
    FitTester hex(stage, catalogue, tile.hex);
    for (int sixths = 0; sixths < 6; ++sixths) {
        Placement turnedTile = tile;
        turnedTile.turn = tile.turn + Turn(sixths);
        const Fit how = hex.fit(turnedTile);
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
