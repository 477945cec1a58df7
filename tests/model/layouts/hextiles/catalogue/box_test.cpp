#include "model/layouts/hextiles/catalogue/box.h"
#include "tests/model/layouts/hextiles/catalogue/tile_ids.h"
#include "tests/model/layouts/hextiles/catalogue/tile_record.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

QJsonValue goodBoxes() {
    return json(R"([
        {"id": "small", "game": "dirt", "title": "Small box", "expansion": false, "tileCount": 3,
         "tiles": {"201": 1, "217": 2}},
        {"id": "more", "game": "gt", "title": "More", "expansion": true, "tileCount": 5,
         "tiles": {"217": 5}}])");
}

TEST(Box, ReadsEveryField) {
    const auto boxes = readBoxes(textOf(goodBoxes()));
    ASSERT_TRUE(boxes.has_value()) << sentence(boxes.error()).toStdString();
    ASSERT_EQ(boxes->size(), 2U);
    const Box& box = boxes->front();
    EXPECT_EQ(box.id, QStringLiteral("small"));
    EXPECT_EQ(box.game, QStringLiteral("dirt"));
    EXPECT_EQ(box.title, QStringLiteral("Small box"));
    EXPECT_FALSE(box.expansion);
    EXPECT_TRUE(boxes->back().expansion);
    EXPECT_EQ(box.tiles, (std::map<TileId, int>{{id("201"), 1}, {id("217"), 2}}));
    EXPECT_EQ(box.tileCount(), 3);
}

TEST(Box, BrokenListsAreRefused) {
    struct Case {
        const char* path;
        const char* value;
        const char* place;
        const char* what;
    };
    const Case cases[] = {
        {"[0].id", "", "[0].id", "is missing"},
        {"[0].id", "\"\"", "[0].id", "must not be empty"},
        {"[0].game", "1", "[0].game", "must be text, in quotes"},
        {"[0].game", "\" \"", "[0].game", "must not be empty"},
        {"[0].title", "\"\"", "[0].title", "must not be empty"},
        {"[0].expansion", "1", "[0].expansion", "must be true or false"},
        {"[0].expansion", "", "[0].expansion", "is missing"},
        {"[0].tileCount", "", "[0].tileCount", "is missing"},
        {"[0].tileCount", "4", "[0].tileCount", "says 4, but the tiles add up to 3"},
        {"[0].tiles", "", "[0].tiles", "is missing"},
        {"[0].tiles", "[201]", "[0].tiles", "must be an object with a count for each tile"},
        {"[0].tiles", "{\"201\": 0}", "[0].tiles",
         "the count of tile 201 must be a whole number from 1 to 1000"},
        {"[0].tiles", "{\"201\": 1.5}", "[0].tiles",
         "the count of tile 201 must be a whole number from 1 to 1000"},
        {"[0].tiles", "{\"201a\": 1}", "[0].tiles", "\"201a\" is not the number of a tile"},
        {"[0].tiles", "{\"start\": 1}", "[0].tiles", "\"start\" is not the number of a tile"},
        // One tile under two names.
        {"[0].tiles", "{\"x1\": 1, \"X1\": 2}", "[0].tiles", "\"X1\" is not the number of a tile"},
        {"[0].price", "1", "[0]", "the field \"price\" is not known here"},
        {"[0]", "7", "[0]", "must be an object, in braces"},
        {"[1].id", "\"small\"", "[1]", "the box \"small\" is listed twice"},
    };
    for (const Case& each : cases) {
        const auto boxes =
            readBoxes(textOf(changed(goodBoxes(), QString::fromUtf8(each.path), json(each.value))));
        ASSERT_FALSE(boxes.has_value()) << each.path << " = " << each.value;
        EXPECT_EQ(boxes.error().place.toStdString(), each.place);
        EXPECT_EQ(boxes.error().what.toStdString(), each.what);
    }
    EXPECT_EQ(readBoxes("{}").error().what,
              QStringLiteral("must be a list of boxes, in square brackets"));
}

TEST(Stock, AddsUpBoxesByTileWhateverTheSide) {
    const auto boxes = readBoxes(textOf(goodBoxes()));
    ASSERT_TRUE(boxes.has_value());
    Stock stock;
    EXPECT_EQ(stock.count(id("217a")), 0);
    stock.add(boxes->at(0));
    EXPECT_EQ(stock.count(id("217a")), 2);
    stock.add(boxes->at(1), 3);
    EXPECT_EQ(stock.count(id("217")), 17);
    EXPECT_EQ(stock.count(id("217b")), 17);
    EXPECT_EQ(stock.count(id("201b")), 1);
    EXPECT_EQ(stock.count(id("202a")), 0);
    EXPECT_EQ(stock.tiles(), (std::map<TileId, int>{{id("201"), 1}, {id("217"), 17}}));
}

} // namespace
} // namespace stagewright
