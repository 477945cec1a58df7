#include "model/layouts/hextiles/catalogue/tile_id.h"
#include "tests/model/layouts/hextiles/catalogue/tile_ids.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <rapidcheck.h>

namespace stagewright {
namespace {

TEST(TileId, ReadsPrefixNumberAndSide) {
    EXPECT_EQ(id("217b").number(), 217);
    EXPECT_EQ(id("217b").side(), 'b');
    EXPECT_EQ(id("101").side(), 0);
    EXPECT_EQ(id("club12a").number(), 12);
    EXPECT_EQ(id("club12a").tile(), QStringLiteral("club12"));
    EXPECT_EQ(id("abcdefgh123456z").toString(), QStringLiteral("abcdefgh123456z"));
    EXPECT_EQ(id("0").number(), 0);
}

TEST(TileId, CaseDoesNotMatterAndLowerCaseIsWritten) {
    EXPECT_EQ(id("217B"), id("217b"));
    EXPECT_EQ(id("CLUB12A").toString(), QStringLiteral("club12a"));
}

TEST(TileId, RefusesWhatIsNoTile) {
    for (const char* text : {"", "b", "217bc", "217 b", " 217b", "217b ", "-217", "2.17", "0217b",
                             "00", "1234567", "abcdefghi1", "club", "217\xC3\xA4", "21\xD9\xA3",
                             "\xC5\xBC"
                             "12",
                             "club12a3"})
        EXPECT_FALSE(TileId::parse(QString::fromUtf8(text)).has_value()) << '"' << text << '"';
}

TEST(TileId, OrderIsThatInWhichPeopleCount) {
    const std::vector ordered{id("9"),    id("10a"),   id("10b"),    id("101"),   id("217a"),
                              id("217b"), id("club2"), id("club10"), id("clubs1")};
    EXPECT_TRUE(std::is_sorted(ordered.begin(), ordered.end()));
    std::vector<TileId> shuffled = ordered;
    std::reverse(shuffled.begin(), shuffled.end());
    std::sort(shuffled.begin(), shuffled.end());
    EXPECT_EQ(shuffled, ordered);
}

TEST(TileId, SidesOfOneTileBelongTogether) {
    EXPECT_TRUE(id("217a").sameTile(id("217b")));
    EXPECT_FALSE(id("217a").sameTile(id("218a")));
    EXPECT_FALSE(id("217a").sameTile(id("x217a")));
    EXPECT_EQ(id("217a").withSide('b'), id("217b"));
    EXPECT_EQ(id("217a").withSide(0), id("217"));
    EXPECT_EQ(std::hash<TileId>()(id("217B")), std::hash<TileId>()(id("217b")));
    EXPECT_NE(std::hash<TileId>()(id("217a")), std::hash<TileId>()(id("217b")));
}

TEST(TileId, WhatIsWrittenReadsBack) {
    EXPECT_TRUE(rc::check("parse(toString(id)) is the id", [] {
        const auto letters = [](int most) {
            return QString::fromStdString(*rc::gen::resize(
                most, rc::gen::container<std::string>(rc::gen::inRange('a', '{'))));
        };
        const QString text =
            letters(8) + QString::number(*rc::gen::inRange(0, 1'000'000)) + letters(1).left(1);
        const auto read = TileId::parse(text);
        RC_ASSERT(read.has_value());
        RC_ASSERT(read->toString() == text);
        RC_ASSERT(TileId::parse(text.toUpper()) == read);
    }));
}

} // namespace
} // namespace stagewright
