#include "model/layouts/hextiles/building/fit_tester.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>
#include <vector>

namespace stagewright {

namespace {

struct TurnSoThatItFits {
    Q_DECLARE_TR_FUNCTIONS(TurnSoThatItFits)
};

struct Turned {
    Placement tile;
    Fit fit;
};

/// By how many sixths, either way.
int distance(Turn a, Turn b) {
    const Turn way = a - b;
    return std::min(way.sixths(), (-way).sixths());
}

bool joinSameEdges(const Fit& a, const Fit& b) {
    return std::equal(a.meetings.begin(), a.meetings.end(), b.meetings.begin(),
                      [](Meeting one, Meeting other) {
                          return (one == Meeting::Joined) == (other == Meeting::Joined);
                      });
}

/// Turns the tile the shortest way to where it fits and continues more roads than it does now and
/// than in any other turn. Where it could continue these roads or as many others, nothing is
/// obvious.
std::optional<Fix> turnOf(const RuleContext& context, const Placement& tile) {
    FitTester hex(context.stage, context.catalogue, tile.hex);
    std::vector<Turned> best;
    for (int sixths = 0; sixths < 6; ++sixths) {
        Placement there = tile;
        there.turn = tile.turn + Turn(sixths);
        Turned now{there, hex.fit(there)};
        if (!now.fit.fits())
            continue;
        if (!best.empty() && best.front().fit.joins() < now.fit.joins())
            best.clear();
        if (best.empty() || now.fit.joins() == best.front().fit.joins())
            best.push_back(std::move(now));
    }
    if (best.empty() || best.front().fit.joins() <= hex.fit(tile).joins() ||
        !std::all_of(best.begin(), best.end(),
                     [&](const Turned& each) { return joinSameEdges(each.fit, best.front().fit); }))
        return std::nullopt;
    const auto nearest =
        std::min_element(best.begin(), best.end(), [&](const Turned& a, const Turned& b) {
            return distance(a.tile.turn, tile.turn) < distance(b.tile.turn, tile.turn);
        });
    return Fix{editOf({{tile}, {nearest->tile}}),
               [side = tile.side] { return TurnSoThatItFits::tr("Turn %1").arg(side.toString()); }};
}

} // namespace

/// Turns the tile that reports a border, or else its neighbour there, so that its borders fit.
std::optional<Fix> turnSoThatItFits(const RuleContext& context, const Finding& finding) {
    for (const Hex hex : hexesOf(finding.places)) {
        const auto tiles = tilesOf(context.stage).at(hex);
        if (tiles.size() != 1)
            continue;
        if (auto fix = turnOf(context, tiles.front()))
            return fix;
    }
    return std::nullopt;
}

} // namespace stagewright
