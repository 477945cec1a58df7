#include "model/layouts/hextiles/stage/laying_steps.h"
#include "model/layouts/hextiles/stage/tile_edit.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/layouts/hextiles/tables/table_stages.h"
#include "model/rally/rally_edits.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {
namespace {

/// A rally of rulebook stages, of which the second is the first turned as a whole and moved, with a
/// road tile of its end replaced: all but one stay.
Rally turnedRally() {
    Rally rally = rulebookRally(1);
    RallyStage second = rally.stages()[1];
    second.stage = rally.stages()[0].stage;
    const auto turnedRound =
        turn(second.stage, tilesOf(second.stage).placements(), Hex{2, 1}, Turn(2));
    apply(*turnedRound, second.stage);
    for (const Placement& tile : QList(tilesOf(second.stage).placements()))
        if (tile.side == tileId("227a")) {
            Placement other = tile;
            other.turn = other.turn + Turn(1);
            tilesOf(second.stage).remove(tile);
            tilesOf(second.stage).insert(other);
        }
    return after(rally, changeStage(rally, second));
}

TEST(TableStages, OfTheRulebookLieAsTheirMapsUnlessAThirdStays) {
    for (int number = 1; number <= 6; ++number) {
        const Rally rally = rulebookRally(number);
        const auto stages = tableStages(rally, catalogue());
        for (std::size_t i = 0; i < stages.size(); ++i) {
            const Stage& map = rally.stages()[static_cast<qsizetype>(i)].stage;
            const auto lying = stages[i].lying().size();
            EXPECT_TRUE(lying == 0 || 3 * lying >= tilesOf(map).placements().size());
            if (lying == 0) {
                EXPECT_EQ(stages[i].stage, map) << number << ' ' << i;
                EXPECT_EQ(stages[i].turn, Turn());
            }
        }
    }
}

TEST(TableStages, WhatStaysLiesAlreadyWhereTheStageBeforeLeftIt) {
    const auto stages = tableStages(turnedRally(), catalogue());
    ASSERT_TRUE(stages[1].fromBefore);
    EXPECT_EQ(stages[1].turn, Turn(4));
    const QList<Placement> lying = stages[1].lying();
    EXPECT_EQ(lying.size(), 10);
    for (const Placement& tile : lying) {
        const auto before = tilesOf(stages[0].stage).at(tile.hex);
        EXPECT_TRUE(std::any_of(before.begin(), before.end(), [&](const Placement& each) {
            return each.side == tile.side && each.turn == tile.turn;
        })) << tile.side.toString().toStdString();
    }
    const auto steps = layingSteps(stages[1].stage, catalogue(), lying);
    const auto placed = placementsOf(steps);
    for (std::size_t step = 0; step < steps.size(); ++step) {
        EXPECT_EQ(steps[step].state == TileState::Lies, step < 10);
        EXPECT_EQ(lying.contains(placed[step]), step < 10);
    }
    EXPECT_EQ(steps.back().side, tileId("227a"));
    EXPECT_TRUE(std::holds_alternative<Joint>(steps.back().place));
}

TEST(TableStages, LieAsTheirMapsTurnedAsAWhole) {
    const Rally rally = turnedRally();
    const auto stages = tableStages(rally, catalogue());
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const Stage& map = rally.stages()[static_cast<qsizetype>(i)].stage;
        const TileMove back = tilesBetween(map, stages[i].stage, catalogue());
        EXPECT_EQ(back.stay.size(), tilesOf(map).placements().size());
        EXPECT_EQ(back.turn, -stages[i].turn);
    }
}

TEST(TableStages, BeginAnewWhereAllLieAtOnce) {
    Rally rally = turnedRally();
    const auto areAsTheirMaps = [&] {
        const auto stages = tableStages(rally, catalogue());
        return std::equal(stages.begin(), stages.end(), rally.stages().begin(),
                          [](const TableStage& laid, const RallyStage& each) {
                              return laid.stage == each.stage && laid.turn == Turn() &&
                                     laid.lying().isEmpty();
                          });
    };
    EXPECT_FALSE(areAsTheirMaps());
    rally.info.laying = Laying::AllAtOnce;
    EXPECT_TRUE(areAsTheirMaps());
    EXPECT_FALSE(tableStages(rally, catalogue())[1].fromBefore);
}

} // namespace
} // namespace stagewright
