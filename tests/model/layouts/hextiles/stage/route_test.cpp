#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/route.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/model/layouts/hextiles/stage/slow_search.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <stdexcept>

namespace stagewright {
namespace {

Route routeOf(const Stage& stage) {
    return findRoute(stage, RoadGraph(stage, catalogue()));
}

const Placement& tileOf(const Stage& stage, const RouteStep& step) {
    return tilesOf(stage).placements()[step.placement];
}

QList<Hex> hexesOf(const Stage& stage, const std::vector<RouteStep>& steps) {
    QList<Hex> hexes;
    for (const RouteStep& step : steps)
        hexes.append(tileOf(stage, step).hex);
    return hexes;
}

const Road& roadOf(const Stage& stage, const RouteStep& step) {
    return catalogue()
        .find(tileOf(stage, step).side)
        ->roads.at(static_cast<std::size_t>(step.road));
}

Edge edgeIn(const Stage& stage, const RouteStep& step) {
    const Road& road = roadOf(stage, step);
    return onBoard(step.forward ? road.from : road.to, tileOf(stage, step));
}

Edge edgeOut(const Stage& stage, const RouteStep& step) {
    const Road& road = roadOf(stage, step);
    return onBoard(step.forward ? road.to : road.from, tileOf(stage, step));
}

/// That each step leads to the next.
bool isUnbroken(const Stage& stage, const std::vector<RouteStep>& steps) {
    for (std::size_t i = 1; i < steps.size(); ++i) {
        const Edge out = edgeOut(stage, steps[i - 1]);
        if (tileOf(stage, steps[i]).hex != neighbour(tileOf(stage, steps[i - 1]).hex, out) ||
            edgeIn(stage, steps[i]) != opposite(out))
            return false;
    }
    return true;
}

TEST(Route, RunsStraightFromStartToFinish) {
    const Stage stage = board({{"202a", {0, 2}}, {"204a", {0, 1}}, {"203a", {0, 0}}});
    const Route route = routeOf(stage);
    EXPECT_TRUE(route.complete);
    EXPECT_TRUE(route.leadIn.empty());
    EXPECT_EQ(route.steps, (std::vector<RouteStep>{{2, 0, true}, {1, 0, true}, {0, 0, true}}));
}

TEST(Route, FollowsBends) {
    // North, then 217b turns the road by 60 degrees to the northeast, then back.
    const Stage stage = board({{"202a", {0, 1}}, {"217b", {0, 0}}, {"203a", {1, -1}, 1}});
    const Route route = routeOf(stage);
    EXPECT_TRUE(route.complete);
    EXPECT_EQ(hexesOf(stage, route.steps), (QList<Hex>{{0, 1}, {0, 0}, {1, -1}}));
}

TEST(Route, BendMayBeDrivenAgainstTheRecord) {
    // Turned by two sixths, the record's NE lies to the south and its S to the northwest.
    const Stage stage = board({{"202a", {0, 1}}, {"217b", {0, 0}, 2}, {"203a", {-1, 0}, 5}});
    ASSERT_EQ(catalogue().find(tileId("217b"))->lanesAt(Edge::NE), 2);
    const Route route = routeOf(stage);
    ASSERT_TRUE(route.complete);
    EXPECT_FALSE(route.steps[1].forward);
}

TEST(Route, StartIsDrivenAgainstItsPrintIfThatLeadsToTheFinish) {
    const Stage stage = board({{"202a", {0, 1}, 3}, {"203a", {0, 0}}});
    const Route route = routeOf(stage);
    ASSERT_TRUE(route.complete);
    EXPECT_FALSE(route.steps.front().forward);
    EXPECT_EQ(hexesOf(stage, route.steps), (QList<Hex>{{0, 1}, {0, 0}}));
    // If both ways lead to a finish, the printed one is driven.
    const Stage both = board({{"203a", {0, -1}}, {"202a", {0, 0}}, {"203a", {0, 1}}});
    EXPECT_TRUE(routeOf(both).steps.front().forward);
    EXPECT_EQ(hexesOf(both, routeOf(both).steps), (QList<Hex>{{0, 0}, {0, -1}}));
}

TEST(Route, FinishMayBeDrivenAgainstItsPrint) {
    const Stage stage = board({{"202a", {0, 1}}, {"203a", {0, 0}, 3}});
    const Route route = routeOf(stage);
    ASSERT_TRUE(route.complete);
    EXPECT_FALSE(route.steps.back().forward);
}

TEST(Route, BridgeIsDrivenOverAndUnderAndNeverLeftByTheOtherRoad) {
    // 416a: S-N below, NW-SE above. Through it from the south; the finish stands at the end of the
    // other road, which only a car that changed roads on the bridge would reach.
    const Stage crossing = board({{"202a", {0, 1}}, {"416a", {0, 0}}, {"203a", {1, 0}, 2}});
    EXPECT_FALSE(routeOf(crossing).complete);
    const Stage under = board({{"202a", {0, 1}}, {"416a", {0, 0}}, {"203a", {0, -1}}});
    ASSERT_TRUE(routeOf(under).complete);
    EXPECT_EQ(routeOf(under).steps[1].road, 0);
    const Stage over = board({{"202a", {1, 0}, 5}, {"416a", {0, 0}}, {"203a", {-1, 0}, 5}});
    ASSERT_TRUE(routeOf(over).complete);
    EXPECT_EQ(routeOf(over).steps[1].road, 1);
    EXPECT_FALSE(routeOf(over).steps[1].forward);
}

/// A side with one road of two lanes, turned so that the road joins the two edges.
Placement tileJoining(Hex hex, Edge one, Edge other) {
    for (const TileSide& side : catalogue().sides())
        for (int sixths = 0; sixths < 6; ++sixths) {
            Placement tile;
            tile.side = side.id;
            tile.hex = hex;
            tile.turn = Turn(sixths);
            if (side.role == Role::Road && side.roads.size() == 1 &&
                side.lanesAt(onTile(one, tile)) == 2 && side.lanesAt(onTile(other, tile)) == 2)
                return tile;
        }
    throw std::logic_error("the catalogue has no such tile");
}

TEST(Route, LoopOverABridgePassesItTwice) {
    // In from the south below the bridge, north of it to the left, and back over it from the
    // northwest.
    Stage stage = board({{"202a", {0, 1}}, {"416a", {0, 0}}});
    tilesOf(stage).insert(tileJoining({0, -1}, Edge::S, Edge::SW));
    tilesOf(stage).insert(tileJoining({-1, 0}, Edge::NE, Edge::SE));
    tilesOf(stage).insert(placed({"203a", {1, 0}, 2}));
    const Route route = routeOf(stage);
    ASSERT_TRUE(route.complete);
    EXPECT_EQ(hexesOf(stage, route.steps),
              (QList<Hex>{{0, 1}, {0, 0}, {0, -1}, {-1, 0}, {0, 0}, {1, 0}}));
    EXPECT_EQ(route.steps[1].road, 0);
    EXPECT_EQ(route.steps[4].road, 1);
}

TEST(Route, MainRoadOfAJunctionIsTriedFirst) {
    // 402a: straight on to the north, a branch to the northwest; a finish behind each.
    const Stage both =
        board({{"202a", {0, 1}}, {"402a", {0, 0}}, {"203a", {0, -1}}, {"203a", {-1, 0}, 5}});
    EXPECT_EQ(hexesOf(both, routeOf(both).steps), (QList<Hex>{{0, 1}, {0, 0}, {0, -1}}));
    const Stage branch =
        board({{"202a", {0, 1}}, {"402a", {0, 0}}, {"204a", {0, -1}}, {"203a", {-1, 0}, 5}});
    ASSERT_TRUE(routeOf(branch).complete);
    EXPECT_EQ(hexesOf(branch, routeOf(branch).steps), (QList<Hex>{{0, 1}, {0, 0}, {-1, 0}}));
    // Without a finish the main road is named as far as it leads.
    const Stage none =
        board({{"202a", {0, 1}}, {"402a", {0, 0}}, {"204a", {0, -1}}, {"204a", {-1, 0}, 5}});
    EXPECT_FALSE(routeOf(none).complete);
    EXPECT_EQ(hexesOf(none, routeOf(none).steps), (QList<Hex>{{0, 1}, {0, 0}, {0, -1}}));
}

TEST(Route, WithoutAStartThereIsNone) {
    EXPECT_TRUE(routeOf(Stage()).steps.empty());
    EXPECT_FALSE(routeOf(Stage()).complete);
    EXPECT_TRUE(routeOf(board({{"204a", {0, 1}}, {"203a", {0, 0}}})).steps.empty());
    EXPECT_TRUE(routeOf(board({{"204a", {0, 1}}}, StageKind::Circuit)).steps.empty());
    // A stage begins at a start.
    EXPECT_TRUE(routeOf(board({{"401a", {0, 1}}})).steps.empty());
}

/// Six bends of 60 degrees round the hex (0, 0), at its neighbours, one of them replaced.
Stage ring(const char* bend, std::optional<Laid> instead, StageKind kind) {
    Stage stage;
    stage.info.kind = kind;
    for (const Edge edge : allEdges) {
        const Hex hex = neighbour({0, 0}, edge);
        // From the neighbour on one side to that on the other: two edges 120 degrees apart. The
        // printed road S-NE lies so on the northwestern hex.
        const Placement tile = instead && instead->hex == hex
                                   ? placed(*instead)
                                   : placed({bend, hex, index(edge) - index(Edge::NW)});
        tilesOf(stage).insert(tile);
    }
    return stage;
}

TEST(Route, RingThatNeverReachesTheFinishEnds) {
    // 404a on the northwestern hex joins the ring and leads north to the start.
    Stage stage = ring("217b", Laid{"404a", {-1, 0}}, StageKind::Stage);
    tilesOf(stage).insert(placed({"202a", {-1, -1}, 3}));
    tilesOf(stage).insert(placed({"203a", {9, 9}}));
    const Route route = routeOf(stage);
    EXPECT_FALSE(route.complete);
    EXPECT_EQ(route.steps.front().placement, 0);
    EXPECT_TRUE(isUnbroken(stage, route.steps));
    EXPECT_LE(route.steps.size(), 15U);
}

TEST(Route, LapOfARingBeginsWithTheStartFinishTile) {
    const Stage stage = stageFrom(QStringLiteral("gt-circuits/course1.json"));
    const Route route = routeOf(stage);
    ASSERT_TRUE(route.complete);
    EXPECT_TRUE(route.leadIn.empty());
    EXPECT_EQ(catalogue().find(tileOf(stage, route.steps.front()).side)->role, Role::StartFinish);
    EXPECT_TRUE(route.steps.front().forward);
    EXPECT_TRUE(isUnbroken(stage, route.steps));
    EXPECT_EQ(edgeIn(stage, route.steps.front()), opposite(edgeOut(stage, route.steps.back())));
}

TEST(Route, LapOfARingWithoutAStartFinishTileBeginsWithTheStartTile) {
    const Stage stage = startTileRing();
    const Route route = routeOf(stage);
    ASSERT_TRUE(route.complete);
    EXPECT_TRUE(isLap(RoadGraph(stage, catalogue()), route));
    EXPECT_TRUE(route.leadIn.empty());
    ASSERT_EQ(route.steps.size(), 6U);
    EXPECT_EQ(tileOf(stage, route.steps.front()).hex, (Hex{2, -1}));
    EXPECT_TRUE(route.steps.front().forward); // as it is printed
    EXPECT_TRUE(isUnbroken(stage, route.steps));
    EXPECT_TRUE(isUnbroken(stage, {route.steps.back(), route.steps.front()}));
    EXPECT_FALSE(routeOf(startTileRing(StageKind::Stage)).complete);
    const Stage way = board({{"202a", {0, 1}}, {"203a", {0, 0}}});
    EXPECT_FALSE(isLap(RoadGraph(way, catalogue()), routeOf(way)));
}

TEST(Route, StartTileOutsideTheRingLeadsInAgainstItsPrintIfNeedBe) {
    for (const int turn : {0, 3}) {
        Stage stage = ring("217b", Laid{"404a", {-1, 0}}, StageKind::Circuit);
        tilesOf(stage).insert(placed({"202a", {-1, -1}, turn})); // north of the junction
        const Route route = routeOf(stage);
        ASSERT_TRUE(route.complete) << turn;
        EXPECT_EQ(hexesOf(stage, route.leadIn).first(1), (QList<Hex>{{-1, -1}}));
        EXPECT_EQ(route.leadIn.front().forward, turn == 3);
        EXPECT_EQ(route.steps.size(), 6U);
    }
}

TEST(Route, GridOutsideTheRingLeadsIn) {
    Stage stage = ring("217b", Laid{"404a", {-1, 0}}, StageKind::Circuit);
    // North of the junction, its printed direction turned to the south.
    tilesOf(stage).insert(placed({"102b", {-1, -1}, 3}));
    const Route route = routeOf(stage);
    ASSERT_TRUE(route.complete);
    EXPECT_EQ(hexesOf(stage, route.leadIn).first(1), (QList<Hex>{{-1, -1}}));
    EXPECT_TRUE(isUnbroken(stage, route.leadIn));
    EXPECT_TRUE(isUnbroken(stage, route.steps));
    EXPECT_EQ(route.steps.size(), 6U);
    EXPECT_FALSE(hexesOf(stage, route.steps).contains(Hex{-1, -1}));
}

TEST(Route, GridWhoseSecondRoadAloneIsInTheRingHasALap) {
    // 143b: two roads side by side, NW-NE and SW-SE, each with its start line. The ring passes the
    // second, at its northern end.
    const Stage stage = ring("217b", Laid{"143b", {0, -1}}, StageKind::Circuit);
    const Route route = routeOf(stage);
    ASSERT_TRUE(route.complete);
    EXPECT_TRUE(route.leadIn.empty());
    EXPECT_EQ(route.steps.size(), 6U);
    EXPECT_EQ(route.steps.front().road, 1);
}

TEST(Route, OpenCircuitIsIncomplete) {
    Stage stage = ring("217b", Laid{"131b", {0, -1}}, StageKind::Circuit);
    EXPECT_TRUE(routeOf(stage).complete);
    const Placement gap = tilesOf(stage).at({0, 1}).front();
    tilesOf(stage).remove(gap);
    const Route route = routeOf(stage);
    EXPECT_FALSE(route.complete);
    EXPECT_EQ(route.steps.size(), 3U);
}

TEST(Route, StagesAgreeWithASlowSearch) {
    EXPECT_TRUE(rc::check("complete if and only if the finish can be reached", [] {
        const Stage stage = *anyBoard(StageKind::Stage);
        const Route route = routeOf(stage);
        const Search search{stage};
        const auto reaches = [&](bool forward) {
            const auto starts = search.starts(Role::Start, forward);
            return std::any_of(starts.begin(), starts.end(),
                               [&](const State& from) { return search.reachesFinish(from); });
        };
        RC_ASSERT(route.complete == (reaches(true) || reaches(false)));
        RC_ASSERT(route.leadIn.empty());
        RC_ASSERT(isUnbroken(stage, route.steps));
        RC_ASSERT(route.steps.empty() == search.starts(Role::Start, true).empty());
        RC_TAG(route.complete);
        if (!route.complete)
            return;
        RC_ASSERT(route.steps.front().forward == reaches(true));
        std::set<std::pair<int, Edge>> passed;
        for (const RouteStep& step : route.steps) {
            const bool isFinish = search.side(step.placement).role == Role::Finish;
            RC_ASSERT(isFinish == (step == route.steps.back()));
            RC_ASSERT(passed.emplace(step.placement, edgeIn(stage, step)).second);
        }
    }));
}

TEST(Route, LapsAgreeWithASlowSearch) {
    EXPECT_TRUE(rc::check("complete if and only if a ring can be reached", [] {
        const Stage stage = *anyBoard(StageKind::Circuit);
        const Route route = routeOf(stage);
        const Search search{stage};
        auto starts = search.starts(Role::StartFinish, true);
        const bool hasGrid = !starts.empty();
        if (!hasGrid)
            for (const bool forward : {true, false})
                for (const State& from : search.starts(Role::Start, forward))
                    starts.push_back(from);
        bool closes = false;
        bool ringAhead = false;
        for (const State& from : starts) {
            const std::set<State> states = search.reachable(from);
            closes = closes || states.contains(from);
            for (const State& state : states)
                ringAhead = ringAhead || search.reachable(state).contains(state);
        }
        RC_ASSERT(route.complete == (closes || ringAhead));
        RC_ASSERT(isUnbroken(stage, route.leadIn));
        RC_ASSERT(isUnbroken(stage, route.steps));
        RC_ASSERT(route.steps.empty() == starts.empty());
        RC_TAG(route.complete);
        if (!route.complete)
            return;
        RC_ASSERT(route.leadIn.empty() == closes);
        // The lap ends where it begins.
        RC_ASSERT(isUnbroken(stage, {route.steps.back(), route.steps.front()}));
        if (!closes)
            RC_ASSERT(isUnbroken(stage, {route.leadIn.back(), route.steps.front()}));
        const RouteStep& first = closes ? route.steps.front() : route.leadIn.front();
        RC_ASSERT(search.side(first.placement).role == (hasGrid ? Role::StartFinish : Role::Start));
        RC_ASSERT(first.forward || !hasGrid);
    }));
}

} // namespace
} // namespace stagewright
