#include "model/layouts/hextiles/driving/driven_route.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(DrivenRouteOfACircuit, ARingMayHaveTheLineOfAStartTile) {
    const Stage ring = startTileRing();
    const RoadGraph roads(ring, catalogue());
    const auto driven = *drivenRoute(ring, roads, findRoute(ring, roads), 2);
    EXPECT_EQ(driven.roads.size(), 13U);
    EXPECT_EQ(driven.tilesALap, 6);
    EXPECT_EQ(driven.startLine, 67);
    EXPECT_EQ(driven.finishLine, driven.startLine);
}

} // namespace
} // namespace stagewright
