#include "editor/hextiles/palette/tile_search.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

std::optional<int> rank(const char* text, const char* side) {
    return TileSearch(QString::fromUtf8(text)).rank(*catalogue().find(tileId(side)));
}

/// The sides that a text finds, the nearest first.
QStringList found(const char* text) {
    QList<std::pair<int, QString>> all;
    for (const TileSide& side : catalogue().sides())
        if (const auto rank = TileSearch(QString::fromUtf8(text)).rank(side))
            all.append({*rank, side.id.toString()});
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    QStringList ids;
    for (const auto& each : all)
        ids.append(each.second);
    return ids;
}

TEST(TileSearch, NothingTypedFindsEverything) {
    EXPECT_TRUE(TileSearch(QStringLiteral("  ")).isEmpty());
    EXPECT_EQ(found("").size(), 271);
}

TEST(TileSearch, TheVeryNumberComesFirstThenItsLastDigits) {
    EXPECT_EQ(rank("217", "217a"), 0);
    EXPECT_EQ(rank("17", "217b"), 1);
    EXPECT_EQ(rank("2", "202a"), 1);
    EXPECT_LT(*rank("2", "202a"), *rank("2", "212a"));
    EXPECT_LT(*rank("2", "212a"), *rank("2", "210a"));
    EXPECT_EQ(rank("21", "210a"), 3);
    EXPECT_FALSE(rank("217", "218a"));
}

TEST(TileSearch, ALetterMeansThatSide) {
    EXPECT_EQ(rank("217B", "217b"), 0);
    EXPECT_FALSE(rank("217b", "217a"));
    EXPECT_EQ(rank("2b", "202b"), 1);
    EXPECT_EQ(rank("101", "101"), 0); // a tile with one side
}

TEST(TileSearch, OtherProgramsNamesAreFound) {
    EXPECT_EQ(rank("217b-2", "217b"), 0);
    EXPECT_EQ(rank("217B-2", "217b"), 0);
    EXPECT_EQ(rank("217b-", "217b"), 0); // on the way there
    EXPECT_FALSE(rank("217b-2", "217a"));
    EXPECT_TRUE(rank("217-2", "217a")); // either side
    EXPECT_EQ(rank("101a", "101"), 0);
    EXPECT_EQ(rank("filler1A", "902a"), 0);
    EXPECT_FALSE(rank("filler1A", "902b"));
    EXPECT_TRUE(rank("podium", "905a"));
    const SpokenIn german(QStringLiteral("de"));
    EXPECT_TRUE(rank("podium", "905a")); // there it goes by that name alone
}

TEST(TileSearch, WordsTellWhatIsOnTheTile) {
    // By hand from the records: the only DIRT core tiles with a ford.
    QStringList fords = found("ford gravel");
    EXPECT_EQ(fords.filter(QStringLiteral("2")).size(), fords.size());
    EXPECT_TRUE(fords.contains(QStringLiteral("218b")));
    EXPECT_TRUE(rank("jump 3", "204b"));
    EXPECT_FALSE(rank("jump 3", "204a"));
    EXPECT_TRUE(rank("jum", "204b")); // begun
    EXPECT_TRUE(rank("danger", "204a"));
    EXPECT_TRUE(rank("hairpin", "211a"));
    EXPECT_FALSE(rank("hairpin", "204a"));
}

TEST(TileSearch, MarksNeedNotBeTyped) {
    {
        const SpokenIn french(QStringLiteral("fr"));
        EXPECT_TRUE(rank("épingle", "211a"));
        EXPECT_TRUE(rank("epingle", "211a"));
        EXPECT_TRUE(rank("EPIN", "211a"));
        EXPECT_FALSE(rank("epingle", "204a"));
    }
    const SpokenIn polish(QStringLiteral("pl"));
    EXPECT_TRUE(rank("nawrót", "211a"));
    EXPECT_TRUE(rank("nawrot", "211a"));
    EXPECT_FALSE(rank("nawrot", "204a"));
    EXPECT_TRUE(rank("skrzyzowanie", "402a"));
}

TEST(TileSearch, EveryTermHasToHold) {
    EXPECT_TRUE(rank("20 jump", "204b"));
    EXPECT_FALSE(rank("20 jump", "204a"));
    EXPECT_FALSE(rank("snow jump", "204b"));
    EXPECT_FALSE(rank("nonsense", "204b"));
}

} // namespace

} // namespace stagewright
