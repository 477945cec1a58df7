#include "editor/holdings/holdings.h"
#include "model/layouts/hextiles/stage/boxes_for.h"
#include "tests/rulebook_stages.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

Stock stockFor(const Stage& stage, const QString& more) {
    return stockOf(boxesFor(stage, games(), more), catalogue());
}

struct HoldingsTest : testing::Test {
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
};

TEST_F(HoldingsTest, AreReadAsTheyWereRemembered) {
    EXPECT_EQ(readHoldings(settings), Holdings());
    Holdings holdings;
    holdings.boxes = {{QStringLiteral("dirt-core"), 2}, {QStringLiteral("my:own box"), 1}};
    holdings.countBoxes = true;
    holdings.table = {90.5, 60};
    holdings.tile = 104.5;
    holdings.heedTable = true;
    rememberHoldings(holdings, settings);
    settings.sync();
    const QSettings again(settings.fileName(), QSettings::IniFormat);
    EXPECT_EQ(readHoldings(again), holdings);
}

TEST_F(HoldingsTest, NoiseInTheSettingsIsPassedOver) {
    settings.setValue(QStringLiteral("holdings/boxes"),
                      QStringList{QStringLiteral("dirt-core"), QStringLiteral("dirt-rx:x"),
                                  QStringLiteral("gt-core:-1"), QStringLiteral(":3"),
                                  QStringLiteral("dirt-climb:100"), QStringLiteral("dirt-110:2")});
    settings.setValue(QStringLiteral("holdings/table"), QSizeF(-5, 1e9));
    settings.setValue(QStringLiteral("holdings/countBoxes"), QStringLiteral("perhaps"));
    const Holdings holdings = readHoldings(settings);
    EXPECT_EQ(holdings.boxes, (std::map<QString, int>{{QStringLiteral("dirt-110"), 2}}));
    EXPECT_EQ(holdings.table, Holdings().table);
    for (const QVariant& odd : {QVariant(0), QVariant(-105), QVariant(1e9),
                                QVariant(QStringLiteral("nan")), QVariant(QSizeF(1, 2))}) {
        settings.setValue(QStringLiteral("holdings/tile"), odd);
        EXPECT_EQ(readHoldings(settings).tile, 105);
    }
    settings.setValue(QStringLiteral("holdings/boxes"), 7);
    settings.setValue(QStringLiteral("holdings/table"), QStringLiteral("large"));
    EXPECT_TRUE(readHoldings(settings).boxes.empty());
    EXPECT_EQ(readHoldings(settings).table, Holdings().table);
}

TEST_F(HoldingsTest, StockIsThatOfTheBoxesOwned) {
    Holdings holdings;
    holdings.boxes = {{QStringLiteral("gt-core"), 2},
                      {QStringLiteral("dirt-110"), 1},
                      {QStringLiteral("dirt-monte-carlo"), 1},
                      {QStringLiteral("unheard-of"), 5}};
    const Stock stock = stockOf(holdings.boxes, catalogue());
    EXPECT_EQ(stock.count(tileId("103a")), 6);
    EXPECT_EQ(stock.count(tileId("301a")), 2); // in both boxes
    EXPECT_EQ(stock.count(tileId("416a")), 1);
    EXPECT_EQ(stock.count(tileId("205a")), 0);
}

TEST_F(HoldingsTest, StockForAStageIsWhatItNeedsAndTheBoxThatIsOpen) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const Stock stock = stockFor(stage, QStringLiteral("dirt-rx"));
    EXPECT_EQ(stock.count(tileId("205a")), 1);
    EXPECT_EQ(stock.count(tileId("401a")), 1);
    EXPECT_EQ(stock.count(tileId("301a")), 0);
    EXPECT_EQ(stockFor(stage, QStringLiteral("dirt-core")).count(tileId("205a")), 1);
    EXPECT_EQ(stockFor(stage, {}).count(tileId("401a")), 0);
}

} // namespace

} // namespace stagewright
