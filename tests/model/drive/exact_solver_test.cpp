#include "model/drive/exact_solver.h"
#include "model/drive/space_graph.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/model/drive/brute_force.h"
#include "tests/model/drive/drives.h"
#include "tests/model/layouts/hextiles/driving/moves_text.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <numeric>

namespace stagewright {
namespace {

ExactDrive solved(const Stage& stage) {
    return *solveExactly(graphOf(stage), dirtRules(), dirtRules().dashboards.front());
}

TEST(ExactSolver, ValuesWorkedOutByHand) {
    EXPECT_NEAR(solved(board({{"202a", {0, 1}}, {"203a", {0, 0}}})).start.seconds, 1115.0 / 54,
                1e-9);
    EXPECT_NEAR(solved(board({{"202a", {0, 2}}, {"204a", {0, 1}}, {"203a", {0, 0}}})).start.seconds,
                1355.0 / 81, 1e-9);
}

TEST(ExactSolver, ValuesOfAnIndependentProgram) {
    EXPECT_NEAR(solved(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"))).start.seconds,
                126.884174, 1e-6);
    EXPECT_NEAR(solved(stageFrom(QStringLiteral("dirt-rulebook/rally4-ss2.json"))).start.seconds,
                165.809038, 1e-6);
}

/// One tile between a run-up and a finish, either way.
DrivenRoute shortRoute(const TileSide& side, const Road& road, bool forward) {
    const TileSide* finish =
        catalogue().find(tileId(road.lanes == std::array{3, 3} ? "102a" : "203a"));
    DrivenRoute route;
    route.roads.push_back({&side, &road, forward, 0});
    route.roads.push_back({finish, &finish->roads.front(), false, 0});
    route.finishLine = 100 - *finish->roads.front().finishLine;
    return route;
}

/// Brings jumps and limits down to what a car reaches from standing.
void lower(SpaceGraph& graph, int by) {
    for (SpaceVertex v = 0; v < num_vertices(graph); ++v)
        if (int& jump = graph[v].jump; jump > 0)
            jump = std::max(1, jump - by);
}

void expectSame(const DriveValue& solver, const DriveValue& plain, const std::string& what) {
    if (plain.seconds > 1e100) {
        EXPECT_GT(solver.seconds, 1e100) << what;
        return;
    }
    EXPECT_NEAR(solver.seconds, plain.seconds, 1e-8) << what;
    EXPECT_NEAR(solver.turns, plain.turns, 1e-8) << what;
    EXPECT_NEAR(solver.loss, plain.loss, 1e-8) << what;
}

/// Every road of every side of a kind, with few dice so that all can be enumerated.
void compareOn(char firstDigit, const Dashboard& dashboard) {
    int compared = 0;
    for (const TileSide& side : catalogue().sides()) {
        if (side.id.tile()[0].toLatin1() != firstDigit)
            continue;
        for (const Road& road : side.roads)
            for (const bool forward : {true, false}) {
                SpaceGraph graph = spaceGraph(shortRoute(side, road, forward));
                lower(graph, 2);
                const auto drive = solveExactly(graph, dirtRules(), dashboard);
                expectSame(drive->start, bruteForce(graph, dirtRules(), dashboard),
                           side.id.toString().toStdString() + (forward ? "" : " reversed"));
                ++compared;
            }
    }
    EXPECT_GT(compared, 20);
}

const Dashboard fewDice{{}, {}, {}, {}, 3, 1, 0, 1, 3};

TEST(ExactSolver, EqualsEnumerationOnEveryDirtTile) {
    compareOn('2', fewDice);
}
TEST(ExactSolver, EqualsEnumerationOnEveryWinterTile) {
    compareOn('3', fewDice);
}
TEST(ExactSolver, EqualsEnumerationOnEveryRallycrossTile) {
    compareOn('4', fewDice);
}
TEST(ExactSolver, EqualsEnumerationOnEveryGtTile) {
    compareOn('1', {{}, {}, {}, {}, 3, 0, 1, 1, 3});
}

TEST(ExactSolver, EqualsEnumerationWithAllDice) {
    for (const char* side : {"207b", "217b"}) {
        SpaceGraph graph = spaceGraph(routeOver({"202a", side, "203a"}));
        lower(graph, 1);
        expectSame(solveExactly(graph, dirtRules(), dirtRules().dashboards[0])->start,
                   bruteForce(graph, dirtRules(), dirtRules().dashboards[0]), side);
    }
}

TEST(ExactSolver, EqualsEnumerationWithTwoBrakesAndTheLeaderDie) {
    SpaceGraph graph = spaceGraph(routeOver({"202a", "228b", "203a"}));
    lower(graph, 2);
    for (const Dashboard& dashboard :
         {Dashboard{{}, {}, {}, {}, 4, 1, 0, 2, 3}, Dashboard{{}, {}, {}, {}, 5, 1, 1, 0, 1}})
        expectSame(solveExactly(graph, dirtRules(), dashboard)->start,
                   bruteForce(graph, dirtRules(), dashboard), "228b");
}

/// Tyres whose grip falls turn by turn.
Dashboard wearing(Dashboard dashboard) {
    dashboard.coast = 2;
    for (const int coast : {2, 1, 1, 0})
        dashboard.later.push_back({dashboard.gear, coast, dashboard.leader, dashboard.brake});
    return dashboard;
}

TEST(ExactSolver, EqualsEnumerationWhereTheDiceChangeTurnByTurn) {
    for (const char* side : {"205a", "208b", "217b", "228b"}) {
        SpaceGraph graph = spaceGraph(routeOver({"202a", side, "203a"}));
        lower(graph, 2);
        const Dashboard dashboard = wearing(fewDice);
        expectSame(solveExactly(graph, dirtRules(), dashboard)->start,
                   bruteForce(graph, dirtRules(), dashboard), side);
    }
}

TEST(ExactSolver, DiceThatChangeTurnByTurnLieBetweenTheMostAndTheFewest) {
    const SpaceGraph graph = graphOf(stageFrom(QStringLiteral("dirt-rulebook/rally4-ss2.json")));
    const Dashboard most = dirtRules().dashboards.front();
    Dashboard fewest = most;
    fewest.coast = 0;
    const ExactDrive wears = *solveExactly(graph, dirtRules(), wearing(most));
    EXPECT_GT(wears.start.seconds, solveExactly(graph, dirtRules(), most)->start.seconds + 5);
    EXPECT_LT(wears.start.seconds, solveExactly(graph, dirtRules(), fewest)->start.seconds - 1);
    double turns = 0;
    for (const SpaceChances& space : wears.spaces)
        turns += space.turnEnds;
    EXPECT_NEAR(turns, wears.start.turns, 1e-9);

    Dashboard same = most;
    same.later.assign(3, {most.gear, most.coast, most.leader, most.brake});
    EXPECT_NEAR(solveExactly(graph, dirtRules(), same)->start.seconds, 165.809038, 1e-6);
}

TEST(ExactSolver, ChancesAddUp) {
    const SpaceGraph graph = graphOf(stageFrom(QStringLiteral("dirt-rulebook/rally4-ss2.json")));
    const ExactDrive drive = *solveExactly(graph, dirtRules(), dirtRules().dashboards.front());
    double finished = 0;
    double turns = 0;
    double losses = 0;
    for (SpaceVertex v = 1; v < num_vertices(graph); ++v) {
        const SpaceChances& space = drive.spaces[v];
        finished += graph[v].finish ? space.visited : 0;
        turns += space.turnEnds;
        losses += space.loses;
        EXPECT_LE(space.turnEnds, space.visited + 1e-12);
        EXPECT_LE(space.loses, space.turnEnds + 1e-12);
        EXPECT_NEAR(std::accumulate(space.gear.begin(), space.gear.end(), 0.0), space.visited,
                    1e-12);
        EXPECT_NEAR(std::accumulate(space.losesIn.begin(), space.losesIn.end(), 0.0), space.loses,
                    1e-12);
        for (std::size_t gear = 0; gear < space.gear.size(); ++gear)
            EXPECT_LE(space.losesIn[gear], space.gear[gear] + 1e-12);
    }
    EXPECT_NEAR(finished, 1, 1e-12);
    EXPECT_NEAR(turns, drive.start.turns, 1e-9);
    EXPECT_NEAR(losses, drive.losses, 1e-12);
    EXPECT_GE(drive.losses, drive.start.loss);
    EXPECT_GT(drive.start.loss, 0);
}

TEST(ExactSolver, CarBeforeAFordWithoutACoastDieStandsAndGoesOnFromGear0) {
    // 208b: a row, then the ford. In gear 2 and above only a coast die would go in.
    const SpaceGraph graph = spaceGraph(routeOver({"202a", "208b", "203a"}));
    const Dashboard noCoast{{}, {}, {}, {}, 6, 0, 0, 1, 3};
    const ExactDrive drive = *solveExactly(graph, dirtRules(), noCoast);
    EXPECT_LT(drive.start.seconds, 1e6);
    expectSame(drive.start, bruteForce(graph, dirtRules(), noCoast), "208b");
}

TEST(ExactSolver, NoWayThroughTakesForever) {
    const DrivenRoute route = routeOver({"202a", "204a"}); // nothing beyond the line
    EXPECT_GT(
        solveExactly(spaceGraph(route), dirtRules(), dirtRules().dashboards[0])->start.seconds,
        1e100);
}

TEST(ExactSolver, StopsWhenAsked) {
    std::stop_source source;
    source.request_stop();
    const SpaceGraph graph = graphOf(stageFrom(QStringLiteral("dirt-rulebook/rally4-ss2.json")));
    EXPECT_FALSE(solveExactly(graph, dirtRules(), dirtRules().dashboards[0], source.get_token()));
}

Stage movedAndTurned(const Stage& stage, Hex by, Turn turn) {
    Stage moved;
    moved.info = stage.info;
    for (Placement tile : tilesOf(stage).inLayingOrder()) {
        tile.hex = turned(tile.hex, Hex{0, 0}, turn) + by;
        tile.turn = tile.turn + turn;
        tilesOf(moved).insert(tile);
    }
    return moved;
}

TEST(ExactSolver, IsUnchangedByMovingOrTurningTheStage) {
    for (const std::string& file : {rulebookStages()[0], rulebookStages()[10]}) {
        const Stage stage = stageFrom(QString::fromStdString(file));
        const DriveValue there = solved(stage).start;
        for (int sixths = 0; sixths < 6; ++sixths) {
            const DriveValue here =
                solved(movedAndTurned(stage, {3 - sixths, 2 * sixths}, Turn(sixths))).start;
            EXPECT_EQ(here.seconds, there.seconds);
            EXPECT_EQ(here.turns, there.turns);
            EXPECT_EQ(here.loss, there.loss);
        }
    }
}

} // namespace
} // namespace stagewright
