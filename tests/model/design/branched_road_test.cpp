#include "model/design/branched_road.h"
#include "tests/model/design/unruled_source.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <memory>
#include <optional>
#include <tuple>
#include <vector>

namespace stagewright {

namespace {

/// The two ways on from a junction that is entered from a tile beside it.
struct WaysOn {
    std::size_t sooner; ///< which tile each leads to: the one that comes sooner in the road
    std::size_t later;
    int soonerBend; ///< by how many sixths it bends, either way
    int laterBend;
};

std::optional<WaysOn> waysOn(const std::vector<Placement>& road, std::size_t junction) {
    const Placement& tile = road[junction];
    std::map<std::size_t, Edge> ways; // by the tile they lead to
    std::optional<Edge> in;
    for (const Edge edge : allEdges) {
        if (catalogue().find(tile.side)->lanesAt(onTile(edge, tile)) == 0)
            continue;
        const auto there = std::find_if(road.begin(), road.end(), [&](const Placement& other) {
            return other.hex == neighbour(tile.hex, edge);
        });
        const auto at = static_cast<std::size_t>(there - road.begin());
        if (at + 1 == junction)
            in = edge;
        else
            ways[at] = edge;
    }
    if (!in || ways.size() != 2 || ways.contains(road.size()))
        return std::nullopt;
    const auto bend = [&](Edge out) {
        const int sixths = (index(out) - index(*in) + 6) % 6; // 3: straight on
        return std::abs(sixths - 3);
    };
    const auto& [sooner, soonerEdge] = *ways.begin();
    const auto& [later, laterEdge] = *ways.rbegin();
    return WaysOn{sooner, later, bend(soonerEdge), bend(laterEdge)};
}

} // namespace

TEST(BranchedRoad, GoesStraightOnAtBothJunctionsAsFarAsTheyLetIt) {
    constexpr std::size_t tiles = 12;
    const StageSource source = unruledSource({"dirt-core", "dirt-rx"});
    const TileChoices choices(TileStock(catalogue(), source.boxes), catalogue(),
                              QStringLiteral("dirt"));
    std::map<std::tuple<EndCode, Edge, int>, std::shared_ptr<const WayHome>> homes;
    RoadToMeet task{std::vector<WalkSlot>(tiles), false, {}, [&](const RoadPose& to, int count) {
                        auto& home = homes[{to.end, to.heading, count}];
                        if (!home)
                            home = wayHome(choices, to, count);
                        return home;
                    }};
    task.slots.front().role = Role::Start;
    task.slots.back().role = Role::Finish;
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        DriveRandom random(seed, 1);
        const auto road = walkBranched(task, choices, random, 400);
        if (!road)
            continue;
        ++found;
        ASSERT_EQ(road->size(), tiles);
        std::vector<std::size_t> junctions;
        for (std::size_t i = 0; i < tiles; ++i)
            if (catalogue().find((*road)[i].side)->roads.size() == 3)
                junctions.push_back(i);
        ASSERT_EQ(junctions.size(), 2U);
        // The road between them comes next, then the other way, from the first to the second.
        const auto first = waysOn(*road, junctions[0]);
        ASSERT_TRUE(first);
        EXPECT_EQ(first->sooner, junctions[0] + 1);
        EXPECT_EQ(first->later, junctions[1] + 1);
        EXPECT_LT(first->soonerBend, first->laterBend) << seed;
        // Then the road goes on, behind the last tile of the other way.
        const auto second = waysOn(*road, junctions[1]);
        ASSERT_TRUE(second);
        EXPECT_EQ(second->later, second->sooner + 1);
        EXPECT_LT(second->laterBend, second->soonerBend) << seed;
    }
    EXPECT_GE(found, 2);
}

} // namespace stagewright
