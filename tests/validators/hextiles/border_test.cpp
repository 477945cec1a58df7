#include "model/layouts/hextiles/building/border.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(Border, RoadEndsAreListedByEdgeWithWhatTheyMeet) {
    // 402a: S, N and NW. To the north a road, to the northwest a filler, to the south nothing.
    const Stage stage = board({{"402a", {0, 0}}, {"401a", {0, -1}}, {"901a", {-1, 0}}});
    const auto borders = bordersOf(stage, catalogue(), {0, 0});
    ASSERT_EQ(borders.size(), 3U);
    EXPECT_EQ(borders[0].edge, Edge::N);
    EXPECT_EQ(borders[0].farSide, FarSide::Road);
    EXPECT_EQ(borders[0].profile.lanes, 2);
    EXPECT_EQ(borders[0].farProfile.lanes, 3);
    EXPECT_EQ(borders[0].farTile, tileId("401a"));
    EXPECT_EQ(borders[1].edge, Edge::S);
    EXPECT_EQ(borders[1].farSide, FarSide::Nothing);
    EXPECT_EQ(borders[2].edge, Edge::NW);
    EXPECT_EQ(borders[2].farSide, FarSide::Verge);
    EXPECT_EQ(borders[2].farProfile.lanes, 0);
}

TEST(Border, UnknownTilesAreNeitherRoadNorVerge) {
    Stage stage = board({{"204a", {0, 1}}});
    Placement unknown;
    unknown.side = *TileId::parse(u"club1a");
    tilesOf(stage).insert(unknown);
    const RuleContext context{stage, catalogue(), everything()};
    EXPECT_EQ(bordersOf(context.stage, context.catalogue, {0, 1}).front().farSide,
              FarSide::Unknown);
    EXPECT_TRUE(bordersOf(context.stage, context.catalogue, {0, 0}).empty());
    // A known tile without a road on the same hex changes nothing, one with a road does.
    Placement filler = placed({"901a", {0, 0}});
    tilesOf(stage).insert(filler);
    EXPECT_EQ(bordersOf(context.stage, context.catalogue, {0, 1}).front().farSide,
              FarSide::Unknown);
    tilesOf(stage).insert(placed({"204a", {0, 0}}));
    EXPECT_EQ(bordersOf(context.stage, context.catalogue, {0, 1}).front().farSide, FarSide::Road);
}

} // namespace
} // namespace stagewright
