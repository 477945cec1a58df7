#include "editor/hextiles/palette/kept_tiles.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

TileId tile(const char* number) {
    return TileId::parse(QString::fromLatin1(number)).value();
}

struct KeptTilesTest : testing::Test {
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
    KeptTiles kept{settings};
};

TEST_F(KeptTilesTest, TheLastOneLaidComesFirstAndEachOnce) {
    for (const char* side : {"204a", "205b", "217a", "204b"})
        kept.lay(tile(side));
    EXPECT_EQ(kept.recent(), (QList{tile("204"), tile("217"), tile("205")}));
    EXPECT_EQ(KeptTiles(settings).recent(), kept.recent());
}

TEST_F(KeptTilesTest, OnlySoManyAreRemembered) {
    for (int number = 201; number < 230; ++number)
        kept.lay(*TileId::parse(QString::number(number)));
    EXPECT_EQ(kept.recent().size(), KeptTiles::mostRecent);
    EXPECT_EQ(kept.recent().front(), tile("229"));
    EXPECT_EQ(kept.recent().back(), tile("218"));
}

TEST_F(KeptTilesTest, AFavouriteIsATileWhicheverSideIsUp) {
    kept.setFavourite(tile("204b"), true);
    kept.setFavourite(tile("204a"), true);
    EXPECT_TRUE(kept.isFavourite(tile("204a")));
    EXPECT_EQ(kept.favourites(), QList{tile("204")});
    EXPECT_EQ(KeptTiles(settings).favourites(), kept.favourites());
    kept.setFavourite(tile("204"), false);
    EXPECT_TRUE(KeptTiles(settings).favourites().isEmpty());
}

TEST_F(KeptTilesTest, NoiseInTheSettingsIsPassedOver) {
    settings.setValue(QStringLiteral("palette/favourites"),
                      QStringList{QStringLiteral("204"), QStringLiteral("<b>"), QString(),
                                  QStringLiteral("204a"), QStringLiteral("x1")});
    settings.setValue(QStringLiteral("palette/recent"), 7.5);
    const KeptTiles again(settings);
    EXPECT_EQ(again.favourites(), (QList{tile("204"), tile("x1")}));
    EXPECT_TRUE(again.recent().isEmpty());
}

} // namespace

} // namespace stagewright
