#include "model/exchange/tile_names.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

std::string read(const char* name) {
    const auto tile = readTileName(QString::fromLatin1(name));
    if (!tile)
        return "none";
    return tile->side.toString().toStdString() + " " + std::to_string(tile->variant);
}

TEST(TileNames, AreReadInAnyCaseByNumberOrName) {
    EXPECT_EQ(read("PODIUM"), "905a 0");
    EXPECT_EQ(read("podium"), "905a 0");
    EXPECT_EQ(read("119b"), "119b 0");
    EXPECT_EQ(read("119B"), "119b 0");
    EXPECT_EQ(read("filler1A"), "902a 0");
    EXPECT_EQ(read("FILLER2b"), "903b 0");
    EXPECT_EQ(read("filler3a"), "904a 0");
    EXPECT_EQ(read("103a-1"), "103a 1");
    EXPECT_EQ(read("club12a"), "club12a 0");
}

TEST(TileNames, ThePitTileHasOneSide) {
    EXPECT_EQ(read("101"), "101 0");
    EXPECT_EQ(read("101a"), "101 0");
    EXPECT_EQ(read("101B-2"), "101 2");
}

TEST(TileNames, WhatNamesNoTileIsNone) {
    for (const char* name : {"", "-", "a", "103a-", "103a-x", "103a-100", "103a--1", "103a-+1",
                             "103a- 1", "10 3a", "filler4a-", "0103a"})
        EXPECT_EQ(read(name), "none") << name;
}

TEST(TileNames, AreWrittenAsEachEditorWritesThem) {
    struct Written {
        const char* side;
        int variant;
        const char* web;
        const char* windows;
    };
    for (const Written& each : {Written{"202a", 0, "202a", "202A"},
                                {"103a", 1, "103a-1", "103a-1"},
                                {"101", 0, "101", "101a"},
                                {"902a", 0, "902a", "filler1A"},
                                {"905a", 0, "905a", "Podium"},
                                {"905b", 0, "905b", "905B"},
                                {"901a", 0, "901a", "901A"}}) {
        Placement tile = placed({each.side, {0, 0}});
        tile.variant = each.variant;
        EXPECT_EQ(webTileName(tile).toStdString(), each.web);
        EXPECT_EQ(windowsTileName(tile).toStdString(), each.windows);
    }
}

TEST(TileNames, EverySideOfTheCatalogueComesBack) {
    for (const TileSide& side : catalogue().sides())
        for (const int variant : {0, 1, 3}) {
            Placement tile;
            tile.side = side.id;
            tile.variant = variant;
            const NamedTile same{side.id, variant};
            EXPECT_EQ(readTileName(webTileName(tile)), same);
            EXPECT_EQ(readTileName(windowsTileName(tile)), same);
        }
}

} // namespace
} // namespace stagewright
