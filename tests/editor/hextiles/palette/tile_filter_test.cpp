#include "editor/hextiles/palette/tile_filter.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

bool passes(const TileFilter& filter, const char* side) {
    return filter.passes(*catalogue().find(tileId(side)));
}

TEST(TileFilter, AnEmptyOneLetsEverythingThrough) {
    EXPECT_TRUE(TileFilter().isEmpty());
    for (const TileSide& side : catalogue().sides())
        EXPECT_TRUE(TileFilter().passes(side)) << side.id.toString().toStdString();
}

TEST(TileFilter, AlternativesOfOneKindWidenIt) {
    TileFilter filter;
    filter.terrains = {Terrain::Gravel};
    EXPECT_TRUE(passes(filter, "204a"));
    EXPECT_FALSE(passes(filter, "301b"));
    filter.terrains.insert(Terrain::Snow);
    EXPECT_TRUE(passes(filter, "301b"));
    EXPECT_FALSE(passes(filter, "301a")); // asphalt
}

TEST(TileFilter, FeaturesAddUp) {
    TileFilter filter;
    filter.features = {TileFeature::Jump};
    EXPECT_TRUE(passes(filter, "207b"));
    EXPECT_TRUE(passes(filter, "204b"));
    filter.features.insert(TileFeature::Ford);
    EXPECT_TRUE(passes(filter, "207b")); // a ford and a jump
    EXPECT_FALSE(passes(filter, "204b"));
}

TEST(TileFilter, KindsCombine) {
    TileFilter filter;
    filter.bends = {0};
    filter.lanes = {3};
    EXPECT_TRUE(passes(filter, "103a"));  // straight, three lanes
    EXPECT_FALSE(passes(filter, "103b")); // two lanes
    EXPECT_FALSE(passes(filter, "105a")); // bends
    filter.dangers = {Danger::High};
    EXPECT_FALSE(passes(filter, "103a"));
}

TEST(TileFilter, TellsBridgesFromJunctions) {
    TileFilter bridge;
    bridge.features = {TileFeature::Bridge};
    TileFilter junction;
    junction.features = {TileFeature::Junction};
    EXPECT_TRUE(passes(bridge, "416a"));
    EXPECT_FALSE(passes(junction, "416a"));
    EXPECT_TRUE(passes(junction, "402a"));
    EXPECT_FALSE(passes(bridge, "402a"));
}

TEST(TileFilter, StartsFinishesAndServiceParks) {
    TileFilter filter;
    filter.features = {TileFeature::Start};
    EXPECT_TRUE(passes(filter, "202a"));
    EXPECT_TRUE(passes(filter, "102a")); // start and finish
    EXPECT_FALSE(passes(filter, "203a"));
    filter.features = {TileFeature::Service};
    EXPECT_TRUE(passes(filter, "201a"));
    EXPECT_FALSE(passes(filter, "202a"));
}

} // namespace

} // namespace stagewright
