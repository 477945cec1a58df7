#include "model/json/text.h"
#include "model/layouts/hextiles/catalogue/tile_sets.h"
#include "tests/own_tiles.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

Overlaid with(const Catalogue& base, const PieceSets& sets) {
    auto result = withTileSets(base, sets);
    EXPECT_TRUE(result) << sentence(result.error()).toStdString();
    return *std::move(result);
}

std::string passedOver(const Overlaid& result) {
    QStringList sentences;
    for (const Fault& fault : result.passedOver)
        sentences << sentence(fault);
    return sentences.join(u' ').toStdString();
}

const QString club = QStringLiteral("club.json");

TEST(TileSets, TilesOfOnesOwnJoinTheCatalogue) {
    const Overlaid result = with(catalogue(), {{club, ownTiles({"1000a", "1000b", "club1"})}});
    EXPECT_EQ(passedOver(result), "");
    EXPECT_TRUE(result.catalogue.find(tileId("205a")));
    for (const char* id : {"1000a", "1000b", "club1"})
        EXPECT_TRUE(result.catalogue.find(*TileId::parse(QString::fromLatin1(id)))) << id;
    EXPECT_EQ(result.names, QStringList{QStringLiteral("catalogues/club.json")});
    EXPECT_EQ(result.catalogue.sides().size(), catalogue().sides().size() + 3);
}

TEST(TileSets, NumbersOfTheGamesAreNotTaken) {
    const Overlaid result =
        with(catalogue(), {{club, ownTiles({"205a", "205b", "999a", "999b", "x1"})}});
    EXPECT_EQ(passedOver(result),
              "catalogues/club.json: tile 205: is passed over: numbers under 1000 are for tiles of "
              "the games. Give it a name of its own. catalogues/club.json: tile 999: is passed "
              "over: numbers under 1000 are for tiles of the games. Give it a name of its own.");
    EXPECT_EQ(result.catalogue.sides().size(), catalogue().sides().size() + 1);
}

TEST(TileSets, ClashesAreNamedAndTheFirstCounts) {
    const Overlaid result =
        with(catalogue(), {{QStringLiteral("a.json"), ownTiles({"x1"})},
                           {QStringLiteral("b.json"), ownTiles({"x1a", "x1b", "x2"})}});
    EXPECT_EQ(passedOver(result),
              "catalogues/b.json: tile x1: is passed over: there is another one "
              "in catalogues/a.json. Give it a name of its own.");
    EXPECT_TRUE(result.catalogue.find(*TileId::parse(u"x1")));
    EXPECT_FALSE(result.catalogue.find(*TileId::parse(u"x1a")));
    EXPECT_TRUE(result.catalogue.find(*TileId::parse(u"x2")));
    // Likewise with what the user has laid over the catalogue.
    const Overlaid again = with(result.catalogue, {{club, ownTiles({"x1"})}});
    EXPECT_EQ(passedOver(again), "catalogues/club.json: tile x1: is passed over: there is another "
                                 "one in the catalogue. Give it a name of its own.");
}

TEST(TileSets, ABadSetOrTileDoesNotSpoilTheRest) {
    const Overlaid result =
        with(catalogue(), {{QStringLiteral("a.json"), "{\n\"tiles\": 1}"},
                           {QStringLiteral("b.json"), ownTiles({"x1a", "x2"})}});
    ASSERT_EQ(result.passedOver.size(), 2U);
    EXPECT_EQ(result.passedOver[0].file.toStdString(), "catalogues/a.json");
    EXPECT_EQ(sentence(result.passedOver[1]).toStdString(),
              "catalogues/b.json: tile x1: needs the sides a and b, or one side without a letter.");
    EXPECT_FALSE(result.catalogue.find(*TileId::parse(u"x1a")));
    EXPECT_TRUE(result.catalogue.find(*TileId::parse(u"x2")));
}

TEST(TileSets, BoxesOfOnesOwnHoldThem) {
    const QByteArray box = R"([{"id": "club", "game": "dirt", "title": "Club", "expansion": true,
        "tileCount": 3, "tiles": {"x1": 2, "205": 1}}])";
    const Overlaid result = with(catalogue(), {{QStringLiteral("box.json"), box},
                                               {QStringLiteral("z.json"), ownTiles({"x1"})}});
    EXPECT_EQ(passedOver(result), "");
    ASSERT_TRUE(result.catalogue.box(u"club"));
    EXPECT_EQ(result.catalogue.box(u"club")->tileCount(), 3);
    QByteArray clash = box;
    clash.replace("\"club\"", "\"dirt-core\"");
    clash.replace("\"x1\"", "\"204\"");
    EXPECT_EQ(passedOver(with(catalogue(), {{QStringLiteral("box.json"), clash}})),
              "catalogues/box.json: box dirt-core: is passed over: there is another one in the "
              "catalogue. "
              "Give it a name of its own.");
}

TEST(TileSets, ASetWithWhichTheyHoldTooManyValuesIsPassedOverAndTheOthersCount) {
    const auto boxes = [](qsizetype values) {
        QByteArray text = R"([{"id": "many", "game": "dirt", "title": "x", "expansion": true,
            "tileCount": 0, "tiles": {}}, )" +
                          QByteArray("0,").repeated(values - 9) + "0]";
        EXPECT_EQ(valuesIn(text), values);
        return text;
    };
    const QByteArray own = ownTiles({"x1"});
    const qsizetype room = 300'000 - valuesIn(own);
    // Its zeros are no boxes, which is said of what is read.
    EXPECT_EQ(passedOver(with(catalogue(), {{QStringLiteral("a.json"), own},
                                            {QStringLiteral("b.json"), boxes(room)}}))
                  .find("values"),
              std::string::npos);
    const Overlaid result = with(catalogue(), {{QStringLiteral("a.json"), own},
                                               {QStringLiteral("b.json"), boxes(room + 1)},
                                               {QStringLiteral("c.json"), ownTiles({"x2"})}});
    EXPECT_EQ(passedOver(result),
              "catalogues/b.json: with it tile files hold more than 300000 values together. Leave "
              "out tiles that are not needed.");
    EXPECT_TRUE(result.catalogue.find(*TileId::parse(u"x1")));
    EXPECT_TRUE(result.catalogue.find(*TileId::parse(u"x2")));
}

TEST(TileSets, WhatCannotBeUsedIsPlacedByItsEntry) {
    const PieceSets sets{{QStringLiteral("a.json"), "{\"format\": 9, \"tiles\": []}"},
                         {QStringLiteral("b.json"), ownTiles({"205a", "205b", "x1"})}};
    const std::vector<Fault> faults = faultsOfTileSets(catalogue(), sets);
    ASSERT_EQ(faults.size(), 2U);
    EXPECT_EQ(sentence(faults[0]).toStdString(),
              "catalogues/a.json, format: is 9, and this program knows formats up to 1. Open it "
              "with a newer version.");
    EXPECT_EQ(faults[1].place.toStdString(), "catalogues/b.json, tile 205");
    EXPECT_TRUE(faultsOfTileSets(catalogue(), {}).empty());
    ASSERT_EQ(unreadTileSets(sets).size(), 1U) << "the clash is kept as it is";
    EXPECT_EQ(unreadTileSets(sets).front().place.toStdString(), "catalogues/a.json, format");
}

TEST(TileSets, TilesThatNoBoxHoldsAreNotCounted) {
    const QByteArray box = R"([{"id": "club", "game": "dirt", "title": "Club", "expansion": true,
        "tileCount": 2, "tiles": {"x1": 2}}])";
    const Overlaid result = with(catalogue(), {{QStringLiteral("box.json"), box},
                                               {QStringLiteral("z.json"), ownTiles({"x1", "x2"})}});
    EXPECT_TRUE(result.catalogue.isCounted(tileId("205a")));
    EXPECT_TRUE(result.catalogue.isCounted(*TileId::parse(u"x1")));
    EXPECT_FALSE(result.catalogue.isCounted(*TileId::parse(u"x2")));
}

} // namespace
} // namespace stagewright
