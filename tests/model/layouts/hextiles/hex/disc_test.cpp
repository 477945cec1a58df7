#include "model/layouts/hextiles/hex/disc.h"
#include "model/layouts/hextiles/hex/edge.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace stagewright {
namespace {

TEST(Disc, HoldsWhatStepsReach) {
    const Hex middle{3, -5};
    std::set<Hex> reached{middle};
    for (int radius = 0; radius < 5; ++radius) {
        const std::vector<Hex> hexes = disc(middle, radius);
        EXPECT_TRUE(std::is_sorted(hexes.begin(), hexes.end())) << radius;
        EXPECT_EQ(hexes, std::vector<Hex>(reached.begin(), reached.end())) << radius;
        for (const Hex hex : std::set<Hex>(reached))
            for (const Edge edge : allEdges)
                reached.insert(neighbour(hex, edge));
    }
}

} // namespace
} // namespace stagewright
