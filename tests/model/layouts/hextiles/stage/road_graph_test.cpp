#include "model/drive/space_graph.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <queue>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace stagewright {
namespace {

/// Where a car that arrives at an end of the tile can leave it: edges, in the order of the arcs.
std::vector<Edge> waysOut(const Stage& stage, std::size_t placement, Edge in) {
    const RoadGraph roads(stage, catalogue());
    const auto end = roads.endAt(placement, in);
    std::vector<Edge> ways;
    if (end)
        for (auto [arc, last] = out_edges(RoadGraph::arriving(*end), roads.graph()); arc != last;
             ++arc)
            ways.push_back(roads.ends()[RoadGraph::endOf(target(*arc, roads.graph()))].edge);
    return ways;
}

TEST(RoadGraph, TileHasAnEndAtEachEdgeARoadLeadsTo) {
    const Stage stage = board({{"402a", {0, 0}, 1}});
    const RoadGraph roads(stage, catalogue());
    // Printed S, N and NW; turned by one: SW, NE and N.
    std::set<Edge> edges;
    for (const RoadGraph::End& end : roads.ends()) {
        EXPECT_EQ(end.placement, 0);
        EXPECT_EQ(end.lanes, 2);
        edges.insert(end.edge);
    }
    EXPECT_EQ(edges, (std::set<Edge>{Edge::SW, Edge::NE, Edge::N}));
    EXPECT_FALSE(roads.endAt(0, Edge::S).has_value());
    EXPECT_EQ(roads.ends()[roads.endAt(0, Edge::SW).value()].edge, Edge::SW);
}

TEST(RoadGraph, MainRoadComesFirst) {
    // The straight road before the branch, from either end of it; into the branch there is no
    // straight one, so that the record's order counts.
    const Stage stage = board({{"402a", {0, 0}}});
    EXPECT_EQ(waysOut(stage, 0, Edge::S), (std::vector{Edge::N, Edge::NW}));
    EXPECT_EQ(waysOut(stage, 0, Edge::N), (std::vector{Edge::S, Edge::NW}));
    EXPECT_EQ(waysOut(stage, 0, Edge::NW), (std::vector{Edge::S, Edge::N}));
    // A record whose first road turns more sharply than its second: S-SE, then S-NE.
    EXPECT_EQ(waysOut(board({{"407a", {0, 0}}}), 0, Edge::S), (std::vector{Edge::NE, Edge::SE}));
    EXPECT_EQ(waysOut(board({{"407a", {0, 0}, 2}}), 0, Edge::NW), (std::vector{Edge::S, Edge::SW}));
}

TEST(RoadGraph, BridgeKeepsItsRoadsApart) {
    const Stage stage = board({{"416a", {0, 0}}});
    EXPECT_EQ(waysOut(stage, 0, Edge::S), (std::vector{Edge::N}));
    EXPECT_EQ(waysOut(stage, 0, Edge::N), (std::vector{Edge::S}));
    EXPECT_EQ(waysOut(stage, 0, Edge::NW), (std::vector{Edge::SE}));
    EXPECT_EQ(waysOut(stage, 0, Edge::SE), (std::vector{Edge::NW}));
    EXPECT_EQ(waysOut(stage, 0, Edge::NE), std::vector<Edge>{});
}

TEST(RoadGraph, ServiceYardLeadsNowhere) {
    const Stage stage = board({{"201a", {0, 0}}, {"202a", {0, 1}}});
    const RoadGraph roads(stage, catalogue());
    EXPECT_TRUE(waysOut(stage, 0, Edge::S).empty());
    EXPECT_TRUE(roads.joined(roads.endAt(0, Edge::S).value()));
}

TEST(RoadGraph, UnknownTilesHaveNoRoads) {
    Stage stage = board({{"202a", {0, 1}}});
    Placement unknown;
    unknown.side = *TileId::parse(u"club1a");
    tilesOf(stage).insert(unknown);
    const RoadGraph roads(stage, catalogue());
    EXPECT_EQ(roads.ends().size(), 2U);
    EXPECT_EQ(roads.endsOf(0).first, roads.endsOf(0).last);
    EXPECT_EQ(roads.side(0), nullptr);
    EXPECT_EQ(roads.side(1)->id, tileId("202a"));
}

TEST(RoadGraph, EndIsJoinedWhereANeighboursRoadMeetsIt) {
    // A straight road north; east of it a tile whose road passes by.
    const Stage stage = board({{"202a", {0, 1}}, {"203a", {0, 0}}, {"203a", {1, 0}, 1}});
    const RoadGraph roads(stage, catalogue());
    EXPECT_TRUE(roads.joined(roads.endAt(0, Edge::S).value()));
    EXPECT_FALSE(roads.joined(roads.endAt(0, Edge::N).value()));
    EXPECT_TRUE(roads.joined(roads.endAt(1, Edge::N).value()));
    EXPECT_FALSE(roads.joined(roads.endAt(1, Edge::S).value()));
    EXPECT_FALSE(roads.joined(roads.endAt(2, Edge::SW).value()));
}

TEST(RoadGraph, PathsNeverTurnRoundOrChangeRoadOnATile) {
    EXPECT_TRUE(rc::check("arcs along a tile are its roads, arcs across join facing ends", [] {
        const Stage stage = *anyBoard();
        const RoadGraph roads(stage, catalogue());
        for (auto [arc, last] = edges(roads.graph()); arc != last; ++arc) {
            const auto from = source(*arc, roads.graph());
            const auto to = target(*arc, roads.graph());
            const RoadGraph::End a = roads.ends()[RoadGraph::endOf(from)];
            const RoadGraph::End b = roads.ends()[RoadGraph::endOf(to)];
            const Placement& tile = tilesOf(stage).placements()[a.placement];
            const RoadGraph::Drive drive = roads.graph()[*arc];
            if (RoadGraph::isLeaving(from)) {
                RC_ASSERT(drive.road == -1);
                RC_ASSERT(!RoadGraph::isLeaving(to));
                RC_ASSERT(b.edge == opposite(a.edge));
                RC_ASSERT(tilesOf(stage).placements()[b.placement].hex ==
                          neighbour(tile.hex, a.edge));
            } else {
                RC_ASSERT(RoadGraph::isLeaving(to));
                RC_ASSERT(a.placement == b.placement);
                const Road& road =
                    catalogue().find(tile.side)->roads.at(static_cast<std::size_t>(drive.road));
                RC_ASSERT(onTile(a.edge, tile) == (drive.forward ? road.from : road.to));
                RC_ASSERT(onTile(b.edge, tile) == (drive.forward ? road.to : road.from));
            }
        }
    }));
}

/// Parts by a slow search over road ends, as sets of placements that one search reaches.
bool slowlyConnected(const Stage& stage, qsizetype one, qsizetype other) {
    struct End {
        qsizetype tile;
        Edge edge;
        auto operator<=>(const End&) const = default;
    };
    const QList<Placement>& tiles = tilesOf(stage).placements();
    std::set<End> seen;
    std::queue<End> next;
    const auto reach = [&](End end) {
        if (catalogue().find(tiles[end.tile].side)->lanesAt(onTile(end.edge, tiles[end.tile])) >
                0 &&
            seen.insert(end).second)
            next.push(end);
    };
    for (const Edge edge : allEdges)
        reach({one, edge});
    while (!next.empty()) {
        const End end = next.front();
        next.pop();
        if (end.tile == other)
            return true;
        const Placement& tile = tiles[end.tile];
        for (const Road& road : catalogue().find(tile.side)->roads)
            for (const auto& [in, out] : {std::pair(road.from, road.to), {road.to, road.from}})
                if (onBoard(in, tile) == end.edge)
                    reach({end.tile, onBoard(out, tile)});
        for (qsizetype i = 0; i < tiles.size(); ++i)
            if (tiles[i].hex == neighbour(tile.hex, end.edge))
                reach({i, opposite(end.edge)});
    }
    return one == other;
}

TEST(RoadGraph, PartsAreWhatRoadsConnect) {
    const Stage stage = board({{"202a", {0, 1}}, // joined to the next
                               {"203a", {0, 0}},
                               {"203a", {5, 5}},   // alone
                               {"101", {0, 2}},    // without a road
                               {"201a", {0, 3}}}); // alone: a yard that meets nothing
    const RoadGraph roads(stage, catalogue());
    const std::vector<int> parts = roads.parts();
    ASSERT_EQ(parts.size(), 5U);
    EXPECT_EQ(parts[0], parts[1]);
    EXPECT_EQ(std::set<int>(parts.begin(), parts.end()).size(), 4U);
    EXPECT_EQ(*std::min_element(parts.begin(), parts.end()), 0);
    EXPECT_EQ(*std::max_element(parts.begin(), parts.end()), 3);
}

TEST(RoadGraph, PartsAgreeWithASlowSearch) {
    EXPECT_TRUE(
        rc::check("two tiles without a bridge are in one part if one leads to the other", [] {
            const Stage stage = *anyBoard();
            const std::vector<int> parts = RoadGraph(stage, catalogue()).parts();
            const auto crosses = [&](qsizetype tile) {
                const auto& roads = catalogue().find(tilesOf(stage).placements()[tile].side)->roads;
                return roads.size() > 1;
            };
            for (qsizetype a = 0; a < tilesOf(stage).placements().size(); ++a)
                for (qsizetype b = a + 1; b < tilesOf(stage).placements().size(); b += 3)
                    if (!crosses(a) && !crosses(b))
                        RC_ASSERT((parts.at(static_cast<std::size_t>(a)) ==
                                   parts.at(static_cast<std::size_t>(b))) ==
                                  slowlyConnected(stage, a, b));
        }));
}

TEST(RoadGraph, BridgeBelongsToAPartThatItsRoadsJoin) {
    // The road over the bridge goes on, the one under it does not; however the bridge is turned.
    for (int sixths = 0; sixths < 6; ++sixths) {
        const Hex beyond = neighbour({0, 0}, turned(Edge::SE, Turn(sixths)));
        const Stage stage = board({{"416a", {0, 0}, sixths}, {"203a", beyond, 5 + sixths}});
        const std::vector<int> parts = RoadGraph(stage, catalogue()).parts();
        EXPECT_EQ(parts[0], parts[1]) << sixths;
    }
}

} // namespace
} // namespace stagewright
