#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/laying_steps.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/route.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

Stage rebuilt(const StageInfo& info, const std::vector<LayingStep>& steps) {
    Stage stage;
    stage.info = info;
    for (const Placement& tile : placementsOf(steps))
        tilesOf(stage).insert(tile);
    return stage;
}

} // namespace

/// Which tile is laid in each step, each time looking at all that are left.
std::vector<qsizetype> slowOrder(const Stage& stage, const std::vector<LayingStep>& steps) {
    const RoadGraph roads(stage, catalogue());
    const QList<Placement>& tiles = tilesOf(stage).placements();
    const auto count = static_cast<std::size_t>(tiles.size());
    std::vector<qsizetype> order; // the route first
    const auto add = [&](qsizetype tile) {
        if (std::find(order.begin(), order.end(), tile) == order.end())
            order.push_back(tile);
    };
    const Route route = findRoute(stage, roads);
    for (const auto* part : {&route.leadIn, &route.steps})
        for (const RouteStep& step : *part)
            add(step.placement);
    for (const bool fillers : {false, true})
        for (qsizetype tile = 0; tile < tiles.size(); ++tile)
            if (isFiller(catalogue().find(tiles[tile].side)) == fillers)
                add(tile);
    std::vector<bool> lies(count);
    const auto at = [](qsizetype tile) { return static_cast<std::size_t>(tile); };
    const auto mayLie = [&](qsizetype tile) {
        return !lies[at(tile)] &&
               (tile == 0 || tiles[tile - 1].hex != tiles[tile].hex || lies[at(tile - 1)]);
    };
    const auto uppermost = [&](Hex hex) {
        qsizetype found = -1;
        for (qsizetype tile = 0; tile < tiles.size(); ++tile)
            if (tiles[tile].hex == hex && lies[at(tile)])
                found = tile;
        return found;
    };
    const auto touches = [&](qsizetype tile, bool byRoad) {
        return std::any_of(allEdges.begin(), allEdges.end(), [&](Edge edge) {
            const qsizetype other = uppermost(neighbour(tiles[tile].hex, edge));
            return other >= 0 && (!byRoad || (roads.endAt(at(tile), edge) &&
                                              roads.endAt(at(other), opposite(edge))));
        });
    };
    std::vector<qsizetype> laid;
    const auto lay = [&](qsizetype tile) {
        lies[at(tile)] = true;
        laid.push_back(tile);
    };
    bool isStartTried = std::none_of(steps.begin(), steps.end(), [](const LayingStep& step) {
        return step.state == TileState::Lies;
    });
    const auto next = [&] {
        if (!std::exchange(isStartTried, true) && mayLie(order.front()) &&
            (touches(order.front(), true) || touches(order.front(), false)))
            return order.front();
        for (const int way : {0, 1, 2})
            for (const qsizetype tile : order)
                if (mayLie(tile) && (way == 2 || touches(tile, way == 0)))
                    return tile;
        return qsizetype{-1};
    };
    const std::vector<Placement> told = placementsOf(steps);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].state == TileState::ToLay) {
            lay(next());
            continue;
        }
        for (qsizetype tile = 0; tile < tiles.size(); ++tile)
            if (mayLie(tile) && tiles[tile] == told[i]) {
                lay(tile);
                break;
            }
    }
    return laid;
}

RC_GTEST_PROP(LayingSteps, ComeInTheOrderThatLookingAtAllTilesGives, ()) {
    const Stage stage = *anyBoard();
    QList<Placement> lying;
    for (const Placement& tile : tilesOf(stage).placements())
        if (*rc::gen::inRange(0, 4) == 0)
            lying.append(tile);
    const auto steps = layingSteps(stage, catalogue(), lying);
    const auto slow = slowOrder(stage, steps);
    const auto told = placementsOf(steps);
    RC_ASSERT(slow.size() == told.size());
    for (std::size_t i = 0; i < told.size(); ++i)
        RC_ASSERT(told[i] == tilesOf(stage).placements()[slow[i]]);
}

TEST(LayingSteps, BeginAtTheStartAndEndWithTheFillers) {
    for (const std::string& file : rulebookStages()) {
        const Stage stage = stageFrom(QString::fromStdString(file));
        const auto steps = layingSteps(stage, catalogue());
        EXPECT_EQ(catalogue().find(steps.front().side)->role, Role::Start) << file;
        const auto isOfFiller = [](const LayingStep& step) {
            return isFiller(catalogue().find(step.side));
        };
        EXPECT_TRUE(std::is_partitioned(steps.begin(), steps.end(), [&](const LayingStep& step) {
            return !isOfFiller(step);
        })) << file;
    }
}

TEST(LayingSteps, TheStartComesFirstBesideWhatLies) {
    // The road on from what lies would else come before the start, which no road joins to it.
    Stage stage = straightRoad(3);
    const Placement lying = placed({"204a", {1, 0}});
    tilesOf(stage).insert(lying);
    tilesOf(stage).insert(placed({"206a", {1, -1}}));
    const auto steps = layingSteps(stage, catalogue(), {tilesOf(stage).at({1, 0}).front()});
    ASSERT_EQ(steps.size(), 5U);
    EXPECT_EQ(steps[0].state, TileState::Lies);
    EXPECT_EQ(steps[1].side, tileId("202a"));
    EXPECT_EQ(steps[2].side, tileId("205a"));
    EXPECT_EQ(steps[4].side, tileId("206a"));
}

RC_GTEST_PROP(LayingSteps, RebuildAnyStage, ()) {
    const Stage stage = *anyBoard();
    RC_ASSERT(rebuilt(stage.info, layingSteps(stage, catalogue())) == stage);
}

RC_GTEST_PROP(LayingSteps, RebuildAnyStageFromWhatLiesAlready, ()) {
    const Stage stage = *anyBoard();
    QList<Placement> lying;
    for (const Placement& tile : tilesOf(stage).placements())
        if (*rc::gen::arbitrary<bool>())
            lying.append(tile);
    RC_ASSERT(rebuilt(stage.info, layingSteps(stage, catalogue(), lying)) == stage);
}

class LayingStepsOf : public testing::TestWithParam<std::string> {};

TEST_P(LayingStepsOf, ARulebookStageFollowTheRouteWithoutALooseTile) {
    const Stage stage = stageFrom(QString::fromStdString(GetParam()));
    const auto steps = layingSteps(stage, catalogue());
    EXPECT_EQ(rebuilt(stage.info, steps), stage);
    EXPECT_EQ(catalogue().find(steps.front().side)->role, Role::Start);
    for (std::size_t i = 1; i < steps.size(); ++i) {
        const auto* joint = std::get_if<Joint>(&steps[i].place);
        ASSERT_TRUE(joint) << i;
        EXPECT_LT(joint->step, i);
    }
}

INSTANTIATE_TEST_SUITE_P(Rulebook, LayingStepsOf, testing::ValuesIn(rulebookStages()), caseName);

/// The file of a stage, from what the steps say alone.
class StageFileFromSteps : public testing::TestWithParam<std::string> {};

TEST_P(StageFileFromSteps, IsThatOfTheStage) {
    const Stage stage = stageFrom(QString::fromStdString(GetParam()));
    EXPECT_EQ(writeStage(rebuilt(stage.info, layingSteps(stage, catalogue()))), writeStage(stage));
}

INSTANTIATE_TEST_SUITE_P(Rulebook, StageFileFromSteps, testing::ValuesIn(rulebookStages()),
                         caseName);
INSTANTIATE_TEST_SUITE_P(Circuits, StageFileFromSteps, testing::ValuesIn(gtCircuits()), caseName);

TEST(LayingSteps, NameTheEdgesOfTheTilesAsPrinted) {
    // The start, the southernmost, and the finish are turned by half a circle.
    const Stage stage = board({{"201a", {0, 0}, 3}, {"205a", {0, 1}, 0}, {"202a", {0, 2}, 3}});
    const auto steps = layingSteps(stage, catalogue());
    ASSERT_EQ(steps.size(), 3U);
    EXPECT_EQ(std::get<LoosePlace>(steps[0].place), (LoosePlace{{0, 2}, Turn(3)}));
    EXPECT_EQ(std::get<Joint>(steps[1].place), (Joint{0, Edge::S, Edge::S}));
    EXPECT_EQ(std::get<Joint>(steps[2].place), (Joint{1, Edge::N, Edge::N}));
}

TEST(LayingSteps, GrowAlongTheRouteFromWhatLies) {
    const Stage stage = board({{"201a", {0, 0}, 3}, {"205a", {0, 1}, 0}, {"202a", {0, 2}, 3}});
    const auto steps = layingSteps(stage, catalogue(), {tilesOf(stage).placements()[1]});
    ASSERT_EQ(steps.size(), 3U);
    EXPECT_EQ(steps[0].side, tileId("205a"));
    EXPECT_EQ(steps[0].state, TileState::Lies);
    EXPECT_EQ(std::get<LoosePlace>(steps[0].place), (LoosePlace{{0, 1}, Turn(0)}));
    EXPECT_EQ(steps[1].side, tileId("202a")); // the start
    EXPECT_EQ(steps[1].state, TileState::ToLay);
    EXPECT_EQ(std::get<Joint>(steps[1].place), (Joint{0, Edge::S, Edge::S}));
    EXPECT_EQ(std::get<Joint>(steps[2].place), (Joint{0, Edge::N, Edge::N}));
}

TEST(LayingSteps, TellWhereTilesLieThatTouchNoOther) {
    const auto steps = layingSteps(board({{"205a", {0, 0}}, {"208a", {5, 5}, 2}}), catalogue());
    ASSERT_EQ(steps.size(), 2U);
    EXPECT_EQ(std::get<LoosePlace>(steps[1].place), (LoosePlace{{5, 5}, Turn(2)}));
}

} // namespace stagewright
