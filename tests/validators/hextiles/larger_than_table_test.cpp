#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"
#include "validators/hextiles/checker.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView largerThanTable("larger-than-table");

std::string saidOn(Table table, const Stage& stage) {
    Checker checker(catalogue(), everything());
    checker.setTable(table);
    checker.check(stage);
    std::string text;
    for (const Finding& finding : checker.findings())
        if (finding.rule == largerThanTable)
            text += said(finding) + '\n';
    return text;
}

// A tile is 10.5 cm across its flats and 12.12 cm from corner to corner.

TEST(LargerThanTable, StageIsMeasuredInCentimetres) {
    const Stage one = board({{"204a", {0, 0}}});
    EXPECT_EQ(saidOn({12.2, 10.5}, one), "");
    EXPECT_EQ(saidOn({12.1, 10.5}, one),
              "warning larger-than-table: The stage is too large for the table: it takes 13 × 11 "
              "cm, the table has 12.1 × 10.5 cm.\n");
    EXPECT_EQ(saidOn({12.2, 10.4}, one),
              "warning larger-than-table: The stage is too large for the table: it takes 13 × 11 "
              "cm, the table has 12.2 × 10.4 cm.\n");
    EXPECT_EQ(saidOn({24.3, 21, 21}, one), ""); // tiles twice as large
    EXPECT_NE(saidOn({24, 21, 21}, one), "");
}

TEST(LargerThanTable, TableMayStandEitherWay) {
    // Ten tiles from north to south: 105 cm.
    Stage column;
    for (int r = 0; r < 10; ++r)
        tilesOf(column).insert(placed({"204a", {0, r}}));
    EXPECT_EQ(saidOn({12.2, 105}, column), "");
    EXPECT_EQ(saidOn({105, 12.2}, column), "");
    EXPECT_NE(saidOn({104, 12.2}, column), "");
}

TEST(LargerThanTable, StageMayBeTurnedBySixths) {
    // Ten tiles from northwest to southeast are as long, turned upright.
    Stage row;
    for (int q = 0; q < 10; ++q)
        tilesOf(row).insert(placed({"204a", {q, 0}, 2}));
    EXPECT_EQ(saidOn({105, 12.2}, row), "");
    EXPECT_EQ(saidOn({12.2, 105}, row), "");
    EXPECT_EQ(saidOn({50, 50}, row), "warning larger-than-table: The stage is too large for the "
                                     "table: it takes 94 × 58 cm, the table has 50 × 50 cm.\n");
}

TEST(LargerThanTable, WhereverTheStageLiesOnTheBoard) {
    EXPECT_EQ(saidOn({12.2, 21}, board({{"204a", {-500, 300}}, {"204a", {-500, 301}}})), "");
    EXPECT_NE(saidOn({12.2, 20}, board({{"204a", {-500, 300}}, {"204a", {-500, 301}}})), "");
}

TEST(LargerThanTable, NothingIsSaidWithoutATableOrWithoutTiles) {
    EXPECT_EQ(saidBy(largerThanTable, stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"))),
              "");
    EXPECT_EQ(saidOn({1, 1}, Stage()), "");
}

} // namespace
} // namespace stagewright
