#include "model/design/tile_listing.h"
#include "model/exchange/tile_lists.h"
#include "tests/rulebook_lists.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

QString named(const std::vector<ListedTile>& tiles) {
    QStringList names;
    for (const ListedTile& each : tiles)
        names << (each.count == 1
                      ? each.tile.toString()
                      : QStringLiteral("%1*%2").arg(each.count).arg(each.tile.toString()));
    return names.join(u' ');
}

/// What is read from a text, "202a 2*105b 104"; of a fault, its place and what is wrong.
std::string read(const QString& text) {
    const auto listing = readTileListing(text, catalogue());
    return listing ? named(listing->tiles).toStdString()
                   : (listing.error().place + u'|' + listing.error().what).toStdString();
}

} // namespace

TEST(TileListing, ReadsTheFormsOfRulebooksAndPeople) {
    EXPECT_EQ(read(QStringLiteral("1 x 202a\n2 x 105b\n1 x 101")), "202a 2*105b 101");
    EXPECT_EQ(read(QStringLiteral("- 1 x 202a\r\n* 2x105B\r\n• 3 × 104")), "202a 2*105b 3*104");
    EXPECT_EQ(read(QStringLiteral("202a, 205a x 1, 1x 217b")), "202a 205a 217b");
    EXPECT_EQ(read(QStringLiteral("105b (2), 106b: 2; 104 b ×3")), "2*105b 2*106b 3*104b");
    EXPECT_EQ(read(QStringLiteral("105b 2\n2 106b")), "2*105b 2*106b");
    EXPECT_EQ(read(QStringLiteral("202 a 203 B 205")), "202a 203b 205");
    EXPECT_EQ(read(QStringLiteral("224a/b")), "224"); // either
    EXPECT_EQ(read(QStringLiteral("1 x 105b, 1 x 105b")), "2*105b");
}

TEST(TileListing, ReadsTheWordsOfFourLanguages) {
    EXPECT_EQ(read(QStringLiteral("2 pcs 105 side b")), "2*105b");
    EXPECT_EQ(read(QStringLiteral("2 szt. 105 strona B")), "2*105b");
    EXPECT_EQ(read(QStringLiteral("2 Stück 105 Seite b")), "2*105b");
    EXPECT_EQ(read(QStringLiteral("2 fois 105 face b")), "2*105b");
    EXPECT_EQ(read(QStringLiteral("105 (b) x 2")), "2*105b");
}

TEST(TileListing, ReadsTables) {
    EXPECT_EQ(read(QStringLiteral("number,side,count,box\n202,a,1,dirt-core\n101,,2,gt-core")),
              "202a 2*101");
    EXPECT_EQ(read(QStringLiteral("Nummer;Seite;Anzahl\n202;a;1\n105;B;2")), "202a 2*105b");
    EXPECT_EQ(read(QStringLiteral("| Tile | Side | Count |\n| ---: | --- | ---: |\n"
                                  "| 202 | a | 1 |\n| 101 |  | 1 |")),
              "202a 101");
    EXPECT_EQ(read(QStringLiteral("stage,number,side,count\nSS 1,202,a,1\nSS 2,202,a,1")),
              "line 3|the tiles of another stage begin here");
}

TEST(TileListing, PassesOverWhatNamesNoTile) {
    EXPECT_EQ(read(QStringLiteral("RAJD 1  Jean-Christophe Bouvier\n\n1 x 201a\n1 x 202a\n\nSS 2")),
              "201a 202a");
    EXPECT_EQ(read(QStringLiteral("Table 120 cm, 90 min, 2024\n1 x 303a, from DIRT 110 %")),
              "303a");
    EXPECT_EQ(readTileListing(QStringLiteral("# KURS 1\n1 x 101"), catalogue())->title,
              QStringLiteral("KURS 1"));
}

TEST(TileListing, ReadsTheListsThatTheProgramWrites) {
    using Writer = QByteArray (*)(std::span<const Stage>, const Games&);
    for (const std::string& file :
         {std::string("dirt-rulebook/rally2-ss1.json"), std::string("gt-circuits/course5.json")}) {
        const Stage stage = stageFrom(QString::fromStdString(file));
        std::map<TileId, int> laid;
        for (const Placement& tile : tilesOf(stage).placements())
            ++laid[tile.side];
        for (const Writer writer : {tilesAsText, tilesAsCsv, tilesAsMarkdown, tilesAsForumText}) {
            const QString text = QString::fromUtf8(writer(std::array{stage}, games()));
            const auto listing = readTileListing(text, catalogue());
            ASSERT_TRUE(listing) << text.toStdString();
            std::map<TileId, int> found;
            for (const ListedTile& each : listing->tiles)
                found[each.tile] += each.count;
            EXPECT_EQ(found, laid) << text.toStdString();
        }
    }
}

TEST(TileListing, NamesWhatItCannotUse) {
    EXPECT_EQ(read(QStringLiteral("1 x 202a\n1 x 999a")), "line 2|there is no tile 999a");
    EXPECT_EQ(read(QStringLiteral("1 x 1001a")), "line 1|there is no tile 1001a");
    EXPECT_EQ(read(QStringLiteral("101b")), "line 1|tile 101b has no such side");
    EXPECT_EQ(read(QStringLiteral("")), "|names no tile");
    EXPECT_EQ(read(QStringLiteral("nothing of the kind")), "|names no tile");
    EXPECT_EQ(read(QStringLiteral("0 x 202a")), "line 1|202a: there is none of it");
    QString many;
    for (int i = 0; i < 6; ++i)
        many += QStringLiteral("99 x 105b\n");
    EXPECT_EQ(read(many), "line 6|the list has more than 500 tiles");
}

// Cases of the list of what people ask for: numbers in any case (IE-03), files of Windows (IE-02),
// N22's list, and numbers beyond all bounds (IE-16).
TEST(TileListing, ReadsWhatPeopleWereRefused) {
    EXPECT_EQ(read(QStringLiteral("202A\n119B\n103a-1")), "202a 119b 103a");
    EXPECT_EQ(read(QStringLiteral("\uFEFF1 x 202a\r\n2 x 105b\r\n")), "202a 2*105b");
    EXPECT_EQ(read(QStringLiteral("202a\n205a x 1\n1x 217b")), "202a 205a 217b");
}

TEST(TileListing, IsNotHeldUpByNumbersBeyondAllBounds) {
    for (const char* text : {"2147483648 x 202a", "99999999999999999999 x 202a", "202a x 100000",
                             "202a (x 2147483648)"})
        EXPECT_EQ(read(QString::fromLatin1(text)), "line 1|the list has more than 500 tiles")
            << text;
    EXPECT_EQ(read(QStringLiteral("100 x 202a")), "line 1|there is no tile 100");
    EXPECT_NE(read(QStringLiteral("1 x 99999999999999999999a")), "202a");
    EXPECT_FALSE(readTileListing(QString(1'000'000, u'9'), catalogue()));
    EXPECT_FALSE(readTileListing(QString(1'000'000, u'['), catalogue()));
    EXPECT_FALSE(readTileListing(QStringLiteral("1 x 202a\n").repeated(100'000), catalogue()));
}

} // namespace stagewright
