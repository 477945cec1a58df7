#include "model/stage/lane_graph.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

using Joins = std::vector<std::pair<int, int>>;
using Lane = LaneGraph::Lane;

/// Both graphs of a stage.
struct Lanes {
    explicit Lanes(Stage of) : stage(std::move(of)) {}

    [[nodiscard]] std::size_t end(Hex hex, Edge edge) const {
        const auto number =
            static_cast<std::size_t>(stage.at(hex).data() - stage.placements().constData());
        return roads.endAt(number, edge).value();
    }
    [[nodiscard]] bool joined(Lane a, Lane b) const {
        return boost::edge(lanes.vertex(a), lanes.vertex(b), lanes.graph()).second;
    }

    Stage stage;
    RoadGraph roads{stage, catalogue()};
    LaneGraph lanes{roads};
};

TEST(LaneJoins, EqualCountsPairOneToOne) {
    EXPECT_EQ(laneJoins(2, 2), (Joins{{0, 0}, {1, 1}}));
    EXPECT_EQ(laneJoins(4, 4), (Joins{{0, 0}, {1, 1}, {2, 2}, {3, 3}}));
}

TEST(LaneJoins, OtherwiseLanesLeadToThoseTheyOverlap) {
    EXPECT_EQ(laneJoins(3, 2), (Joins{{0, 0}, {1, 0}, {1, 1}, {2, 1}}));
    EXPECT_EQ(laneJoins(2, 3), (Joins{{0, 0}, {0, 1}, {1, 1}, {1, 2}}));
    EXPECT_EQ(laneJoins(4, 2), (Joins{{0, 0}, {1, 0}, {2, 1}, {3, 1}}));
    EXPECT_EQ(laneJoins(4, 3), (Joins{{0, 0}, {1, 0}, {1, 1}, {2, 1}, {2, 2}, {3, 2}}));
}

TEST(LaneGraph, LeftLaneStaysLeftAlongARoadAndAcrossABorder) {
    const Lanes on(board({{"202a", {0, 1}}, {"203a", {0, 0}}}));
    const std::size_t in = on.end({0, 1}, Edge::S);
    const std::size_t out = on.end({0, 1}, Edge::N);
    const std::size_t next = on.end({0, 0}, Edge::S);
    // Lanes are counted from the left looking out of the tile: at S that is the driver's right.
    EXPECT_TRUE(on.joined({in, 0}, {out, 1}));
    EXPECT_TRUE(on.joined({in, 1}, {out, 0}));
    EXPECT_FALSE(on.joined({in, 0}, {out, 0}));
    EXPECT_TRUE(on.joined({out, 0}, {next, 1}));
    EXPECT_TRUE(on.joined({out, 1}, {next, 0}));
    EXPECT_FALSE(on.joined({out, 0}, {next, 0}));
    EXPECT_TRUE(on.lanes.lost().empty());
    EXPECT_TRUE(on.lanes.merges().empty());
}

TEST(LaneGraph, LanesEndAtABorderWithAnotherCount) {
    // Three lanes to the north, two from the south.
    const Lanes on(board({{"102a", {0, 1}}, {"202a", {0, 0}}}));
    const std::size_t wide = on.end({0, 1}, Edge::N);
    const std::size_t narrow = on.end({0, 0}, Edge::S);
    const auto lost = on.lanes.lost();
    ASSERT_EQ(lost.size(), 5U);
    int atWide = 0;
    for (const Lane& lane : lost) {
        EXPECT_TRUE(lane.end == wide || lane.end == narrow);
        atWide += lane.end == wide ? 1 : 0;
    }
    EXPECT_EQ(atWide, 3);
    for (int a = 0; a < 3; ++a)
        for (int b = 0; b < 2; ++b)
            EXPECT_FALSE(on.joined({wide, a}, {narrow, b}));
}

TEST(LaneGraph, LanesMergeAtTheNarrowerEndOnly) {
    for (const char* side : {"119a", "401b"}) {
        for (int sixths = 0; sixths < 6; ++sixths) {
            const Lanes on(board({{side, {0, 0}, sixths}}));
            const std::size_t narrow = on.end({0, 0}, turned(Edge::N, Turn(sixths)));
            EXPECT_EQ(on.lanes.merges(), (std::vector<Lane>{{narrow, 0}, {narrow, 1}}))
                << side << ' ' << sixths;
        }
    }
    EXPECT_TRUE(Lanes(board({{"401a", {0, 0}}})).lanes.merges().empty());
}

TEST(LaneGraph, MergingLanesAreThoseOfTheSameSide) {
    const Lanes on(board({{"119a", {0, 0}}}));
    const std::size_t wide = on.end({0, 0}, Edge::S);
    const std::size_t narrow = on.end({0, 0}, Edge::N);
    // From the left looking out of the wide end: the driver's right lane is lane 0.
    EXPECT_TRUE(on.joined({wide, 2}, {narrow, 0}));
    EXPECT_TRUE(on.joined({wide, 1}, {narrow, 0}));
    EXPECT_TRUE(on.joined({wide, 1}, {narrow, 1}));
    EXPECT_TRUE(on.joined({wide, 0}, {narrow, 1}));
    EXPECT_FALSE(on.joined({wide, 2}, {narrow, 1}));
    EXPECT_FALSE(on.joined({wide, 0}, {narrow, 0}));
}

TEST(LaneGraph, OpenEndLosesNoLane) {
    EXPECT_TRUE(Lanes(board({{"119a", {0, 0}}})).lanes.lost().empty());
}

TEST(LaneGraph, EveryLaneOfEveryRoadLeadsSomewhere) {
    for (const TileSide& side : catalogue().sides()) {
        Placement tile;
        tile.side = side.id;
        Stage stage;
        stage.insert(tile);
        const Lanes on(std::move(stage));
        for (const Road& road : side.roads) {
            if (road.from == road.to)
                continue;
            for (const auto& [edge, count] :
                 {std::pair(road.from, road.lanes[0]), std::pair(road.to, road.lanes[1])})
                for (int lane = 0; lane < count; ++lane)
                    EXPECT_GT(boost::degree(on.lanes.vertex({on.end({0, 0}, edge), lane}),
                                            on.lanes.graph()),
                              0U)
                        << side.id.toString().toStdString();
        }
    }
}

TEST(LaneGraph, VertexAndLaneNameEachOther) {
    const Lanes on(board({{"139a", {0, 0}}, {"402a", {1, 0}}}));
    for (std::size_t v = 0; v < boost::num_vertices(on.lanes.graph()); ++v)
        EXPECT_EQ(on.lanes.vertex(on.lanes.lane(v)), v);
    EXPECT_EQ(boost::num_vertices(on.lanes.graph()), 4U + 4U + 2U + 2U + 2U);
}

} // namespace
} // namespace stagewright
