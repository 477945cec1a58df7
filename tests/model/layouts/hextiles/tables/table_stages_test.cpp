#include "model/layouts/hextiles/stage/laying_steps.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/layouts/hextiles/tables/table_stages.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {
namespace {

TEST(TableStages, WhatStaysLiesAlreadyWhereTheStageBeforeLeftIt) {
    int stayed = 0;
    for (int number = 1; number <= 6; ++number) {
        const auto stages = tableStages(rulebookRally(number));
        for (std::size_t i = 1; i < stages.size(); ++i) {
            ASSERT_TRUE(stages[i].fromBefore) << number;
            const QList<Placement> lying = stages[i].lying();
            const auto steps = layingSteps(stages[i].stage, catalogue(), lying);
            const auto placed = placementsOf(steps);
            for (std::size_t step = 0; step < steps.size(); ++step) {
                const bool isSaidToStay = lying.contains(placed[step]);
                EXPECT_EQ(steps[step].state == TileState::Lies, isSaidToStay);
                EXPECT_EQ(step < static_cast<std::size_t>(lying.size()), isSaidToStay);
                if (isSaidToStay) {
                    const auto before = tilesOf(stages[i - 1].stage).at(placed[step].hex);
                    EXPECT_TRUE(std::any_of(before.begin(), before.end(),
                                            [&](const Placement& tile) {
                                                return tile.side == placed[step].side &&
                                                       tile.turn == placed[step].turn;
                                            }))
                        << placed[step].side.toString().toStdString();
                    ++stayed;
                } else if (!lying.isEmpty()) {
                    EXPECT_TRUE(std::holds_alternative<Joint>(steps[step].place));
                }
            }
        }
    }
    EXPECT_GE(stayed, 12); // at least one tile of each stage can stay
}

TEST(TableStages, LieAsTheirMapsTurnedAsAWhole) {
    const Rally rally = rulebookRally(1);
    const auto stages = tableStages(rally);
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const Stage& map = rally.stages()[static_cast<qsizetype>(i)].stage;
        const TileMove back = tilesBetween(map, stages[i].stage);
        EXPECT_EQ(back.stay.size(), tilesOf(map).placements().size());
        EXPECT_EQ(back.turn, -stages[i].turn);
    }
}

TEST(TableStages, BeginAnewWhereNothingStays) {
    Rally rally = rulebookRally(1);
    const auto areAsTheirMaps = [&] {
        const auto stages = tableStages(rally);
        return std::equal(stages.begin(), stages.end(), rally.stages().begin(),
                          [](const TableStage& laid, const RallyStage& each) {
                              return laid.stage == each.stage && laid.turn == Turn() &&
                                     laid.lying().isEmpty();
                          });
    };
    EXPECT_FALSE(areAsTheirMaps());
    rally.info.laying = Laying::AllAtOnce;
    EXPECT_TRUE(areAsTheirMaps());
    EXPECT_FALSE(tableStages(rally)[1].fromBefore);
}

} // namespace
} // namespace stagewright
