#include "editor/document/continuation.h"
#include "tests/editor/document/sample.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

class ContinuationTest : public testing::Test {
protected:
    Document document{catalogue()};
    void lay(const Placement& tile) { document.make(layTile(document.stage(), tile).value()); }
    [[nodiscard]] std::optional<Placement> next(QStringView side, Group selected = {}) const {
        return continuation(document, selected, *TileId::parse(side));
    }
};

TEST_F(ContinuationTest, AnEmptyStageHasNone) {
    EXPECT_FALSE(next(u"204a"));
}

TEST_F(ContinuationTest, GoesOnBehindTheStartNotBeforeIt) {
    lay(placed({0, 0}, u"202a")); // from S to N
    const auto tile = next(u"204a");
    ASSERT_TRUE(tile);
    EXPECT_EQ(tile->hex, (Hex{0, -1}));
    EXPECT_EQ(tile->turn.sixths() % 3, 0);
}

TEST_F(ContinuationTest, TheTileIsDrivenAsPrintedWhereItCan) {
    lay(placed({0, 0}, u"202a", 1)); // from SW to NE
    const auto tile = next(u"203a");
    ASSERT_TRUE(tile);
    EXPECT_EQ(tile->hex, (Hex{1, -1}));
    const TileSide* finish = catalogue().find(tile->side);
    EXPECT_EQ(onBoard(finish->roads.front().from, *tile), Edge::SW);
}

TEST_F(ContinuationTest, FollowsTheSelectedTileElseTheOneLaidLast) {
    lay(placed({0, 0}, u"204a"));
    lay(placed({5, 0}, u"204a"));
    const Placement first = document.stage().at({0, 0}).front();
    EXPECT_EQ(next(u"204b")->hex.q, 5);
    EXPECT_EQ(next(u"204b", {&first, 1})->hex.q, 0);
}

TEST_F(ContinuationTest, AClosedStageHasNone) {
    document.open(sampleStage(), {});
    EXPECT_FALSE(next(u"204a"));
}

TEST_F(ContinuationTest, NeverChoosesAnOccupiedHex) {
    lay(placed({0, 0}, u"204a"));
    lay(placed({0, -1}, u"210a"));
    for (int i = 0; i < 6; ++i) {
        const auto tile = next(u"204a");
        if (!tile)
            break;
        EXPECT_TRUE(document.stage().at(tile->hex).empty());
        lay(*tile);
    }
    EXPECT_GT(document.stage().placements().size(), 2);
}

} // namespace

} // namespace stagewright
