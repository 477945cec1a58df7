#include "model/layouts/hextiles/building/border.h"
#include "model/layouts/hextiles/building/fit.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"
#include "validators/hextiles/rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

// Which tile, side and turn fits a gap is exact: equal to laying every side in every turn and
// asking the rules.

namespace stagewright {
namespace {

/// What the rules about borders say of the hex once a tile lies there.
bool liesWell(const Stage& stage, Hex hex) {
    const RuleContext context{stage, catalogue(), everything()};
    Findings findings;
    const auto ask = [&](Hex at) {
        for (const Border& border : bordersOf(context.stage, context.catalogue, at))
            for (const auto rule : {roadMeetsVerge, laneCountsDiffer, slantsDiffer})
                rule(context, border, findings);
    };
    ask(hex);
    for (const Edge edge : allEdges)
        ask(neighbour(hex, edge));
    return std::none_of(findings.begin(), findings.end(),
                        [&](const Finding& each) { return hexesOf(each.places).contains(hex); });
}

/// An empty hex beside a tile.
std::optional<Hex> anyGap(const Stage& stage) {
    std::vector<Hex> gaps;
    for (const Placement& tile : tilesOf(stage).placements())
        for (const Edge edge : allEdges)
            if (const Hex hex = neighbour(tile.hex, edge); tilesOf(stage).at(hex).empty())
                gaps.push_back(hex);
    return gaps.empty() ? std::nullopt : std::optional(gaps[anyIndex(gaps)]);
}

/// Roads of the tile that meet a road alike.
int joinsOf(const Stage& stage, const Placement& tile) {
    int joins = 0;
    for (const Edge edge : allEdges) {
        const EdgeProfile own = catalogue().find(tile.side)->profileAt(onTile(edge, tile));
        for (const Placement& other : tilesOf(stage).at(neighbour(tile.hex, edge))) {
            const EdgeProfile there =
                catalogue().find(other.side)->profileAt(onTile(opposite(edge), other));
            if (there.lanes == 0)
                continue;
            joins += own.lanes > 0 && own == there ? 1 : 0;
            break; // of several tiles on a hex the first with a road counts
        }
    }
    return joins;
}

void agreesWithTheRules(const Stage& stage, Hex gap) {
    for (const TileSide& side : catalogue().sides()) {
        std::vector<std::tuple<int, int, Turn>> expected; // most joins first, then clockwise
        for (int sixths = 0; sixths < 6; ++sixths) {
            Placement tile;
            tile.hex = gap;
            tile.side = side.id;
            tile.turn = Turn(sixths);
            tile.laid = tilesOf(stage).nextLaid();
            Stage with = stage;
            tilesOf(with).insert(tile);
            const bool well = liesWell(with, gap);
            const Fit how = fit(stage, catalogue(), tile);
            RC_ASSERT(how.fits() == well);
            RC_ASSERT(how.joins() == joinsOf(stage, tile));
            if (well)
                expected.emplace_back(-how.joins(), sixths, tile.turn);
        }
        std::sort(expected.begin(), expected.end());
        QList<Turn> turns;
        for (const auto& each : expected)
            turns.append(std::get<Turn>(each));
        Placement tile;
        tile.hex = gap;
        tile.side = side.id;
        RC_ASSERT(fittingTurns(stage, catalogue(), tile) == turns);
    }
}

TEST(Gap, EverySideInEveryTurnFitsAsTheRulesSay) {
    EXPECT_TRUE(rc::check("fit is what the rules say once the tile lies", [] {
        const Stage stage = *anyBoard();
        if (const auto gap = anyGap(stage))
            agreesWithTheRules(stage, *gap);
    }));
}

TEST(Gap, WhatWasTakenOutOfARulebookStageFitsBackIn) {
    for (const std::string& file : rulebookStages()) {
        const Stage stage = stageFrom(QString::fromStdString(file));
        for (const Placement& tile : tilesOf(stage).placements()) {
            Stage without = stage;
            tilesOf(without).remove(tile);
            EXPECT_TRUE(fit(without, catalogue(), tile).fits())
                << file << ' ' << tile.side.toString().toStdString();
            EXPECT_TRUE(fittingTurns(without, catalogue(), tile).contains(tile.turn));
        }
    }
}

// The set for one gap, written out.
TEST(Gap, BetweenTwoRoadsThatFaceEachOtherOnlyStraightOnesFit) {
    const Stage stage = board({{"204a", {0, -1}}, {"204a", {0, 1}}});
    QSet<QString> fitting;
    for (const TileSide& side : catalogue().sides()) {
        Placement tile;
        tile.side = side.id;
        const QList<Turn> turns = fittingTurns(stage, catalogue(), tile);
        if (turns.isEmpty())
            continue;
        fitting.insert(side.id.toString());
        EXPECT_TRUE(fit(stage, catalogue(),
                        [&] {
                            tile.turn = turns.front();
                            return tile;
                        }())
                        .joins() > 0)
            << side.id.toString().toStdString();
        // Others join the two roads by one of their own each, or one with the back of a start.
        if (side.role == Role::Road && side.roads.size() == 1) {
            EXPECT_EQ(side.roads.front().bend(), 0) << side.id.toString().toStdString();
            EXPECT_EQ(side.roads.front().lanes, (std::array{2, 2}))
                << side.id.toString().toStdString();
        }
    }
    EXPECT_TRUE(fitting.contains(QStringLiteral("205a")));
    EXPECT_FALSE(fitting.contains(QStringLiteral("208a")));
    EXPECT_FALSE(fitting.contains(QStringLiteral("103a"))); // three lanes
}

} // namespace
} // namespace stagewright
