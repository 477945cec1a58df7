#include "editor/document/document.h"
#include "editor/hextiles/edits/active_road_end.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/editor/sample.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

class ActiveRoadEndTest : public testing::Test {
protected:
    Document document{games()};
    Selection selection{document};
    ActiveRoadEnd head{document, selection};

    void lay(const Placement& tile) { document.make(layTile(document.stage(), tile).value()); }
    /// Builds on with a tile.
    void append(QStringView side) {
        lay(continuation(document.stage(), catalogueOf(document), *head.end(),
                         *TileId::parse(side)));
    }
};

TEST_F(ActiveRoadEndTest, AnEmptyStageHasNone) {
    EXPECT_FALSE(head.end());
    EXPECT_FALSE(head.step(1));
}

TEST_F(ActiveRoadEndTest, GoesOnBehindTheStartNotBeforeIt) {
    lay(placed({0, 0}, u"202a")); // from S to N
    EXPECT_EQ(head.end(), (OpenEnd{{0, 0}, Edge::N}));
}

TEST_F(ActiveRoadEndTest, FollowsTheRoadToTheFinishAndBeyond) {
    lay(placed({0, 0}, u"202a"));
    append(u"210a"); // a bend of 120 degrees to the right
    EXPECT_EQ(head.end(), (OpenEnd{{0, -1}, Edge::SE}));
    append(u"203a");
    EXPECT_EQ(head.end(), (OpenEnd{{1, -1}, Edge::SE})); // room for a service park
    append(u"201a");
    EXPECT_FALSE(head.end());
    EXPECT_EQ(openEndToMend(document.stage(), catalogueOf(document)), std::nullopt);
}

TEST_F(ActiveRoadEndTest, GoesBackWithTheTileThatIsTaken) {
    lay(placed({0, 0}, u"202a"));
    append(u"210a");
    document.history().undo();
    EXPECT_EQ(head.end(), (OpenEnd{{0, 0}, Edge::N}));
    document.history().redo();
    EXPECT_EQ(head.end(), (OpenEnd{{0, -1}, Edge::SE}));
}

TEST_F(ActiveRoadEndTest, GoesToASelectedTileThatHasAnOpenEnd) {
    lay(placed({0, 0}, u"202a"));
    lay(placed({5, 0}, u"204a"));
    EXPECT_EQ(head.end()->hex, (Hex{0, 0})); // it stays where building is under way
    selection.selectAt({5, 0});
    EXPECT_EQ(head.end()->hex, (Hex{5, 0}));
    selection.selectAt({0, 0});
    EXPECT_EQ(head.end()->hex, (Hex{0, 0}));
}

TEST_F(ActiveRoadEndTest, StepsThroughEveryOpenEndAndRound) {
    document.open(board({{"204a", {0, 0}}, {"204a", {5, 0}}}), {});
    const OpenEnd first = *head.end();
    QList<OpenEnd> seen;
    for (int i = 0; i < 4; ++i) {
        seen.append(*head.end());
        ASSERT_TRUE(head.step(1));
    }
    EXPECT_EQ(head.end(), first);
    for (const OpenEnd& end : openEnds(document.stage(), catalogueOf(document)))
        EXPECT_EQ(seen.count(end), 1);
    for (int i = 3; i >= 0; --i) {
        ASSERT_TRUE(head.step(-1));
        EXPECT_EQ(*head.end(), seen[i]);
    }
}

TEST_F(ActiveRoadEndTest, AfterATileWasTakenTheFirstStepIsWhereBuildingGoesOn) {
    lay(placed({0, 0}, u"202a"));
    lay(placed({3, 3}, u"204a")); // on the wrong place
    document.history().undo();
    ASSERT_TRUE(head.step(1));
    EXPECT_EQ(head.end(), (OpenEnd{{0, 0}, Edge::N})); // not the one behind the start
    ASSERT_TRUE(head.step(1));
    EXPECT_EQ(head.end(), (OpenEnd{{0, 0}, Edge::S}));
    ASSERT_TRUE(head.step(1));
    EXPECT_EQ(head.end(), (OpenEnd{{0, 0}, Edge::N}));
}

TEST_F(ActiveRoadEndTest, WithNoneUnderWayTheFirstStepIsBehindTheTileLaidLast) {
    lay(placed({0, 0}, u"202a"));
    append(u"210a");
    append(u"203a"); // the finish
    append(u"201a");
    document.history().undo();
    ASSERT_FALSE(head.end() && head.end()->hex == Hex{});
    ASSERT_TRUE(head.step(1));
    EXPECT_EQ(head.end(), (OpenEnd{{1, -1}, Edge::SE}));
}

TEST_F(ActiveRoadEndTest, WithOneOpenEndThereIsNoOther) {
    document.open(board({{"202a", {0, 0}}, {"201a", {0, 1}, 3}}), {}); // a yard behind the start
    ASSERT_TRUE(head.end());
    EXPECT_FALSE(head.step(1));
    EXPECT_FALSE(head.step(-1));
}

TEST_F(ActiveRoadEndTest, ReachesTheEndBeyondTheFinishOfAFinishedStage) {
    Stage stage = sampleStage();
    const auto service =
        std::find_if(tilesOf(stage).placements().begin(), tilesOf(stage).placements().end(),
                     [](const Placement& tile) { return tile.side.number() == 201; });
    ASSERT_NE(service, tilesOf(stage).placements().end());
    const Placement yard = *service;
    tilesOf(stage).remove(yard);
    document.open(stage, {});
    EXPECT_FALSE(head.end());
    ASSERT_TRUE(head.step(-1));
    EXPECT_EQ(head.end()->beyond(), yard.hex);
}

TEST_F(ActiveRoadEndTest, GoesToAHexIntoWhichARoadLeads) {
    document.open(board({{"204a", {0, 0}}, {"204a", {5, 0}}}), {});
    head.goTo(Hex{5, 1});
    EXPECT_EQ(head.end(), (OpenEnd{{5, 0}, Edge::S}));
    head.goTo(Hex{3, 3}); // no road leads there
    EXPECT_EQ(head.end(), (OpenEnd{{5, 0}, Edge::S}));
    head.goTo(Hex{0, 0}); // a tile lies there
    EXPECT_EQ(head.end(), (OpenEnd{{5, 0}, Edge::S}));
}

TEST_F(ActiveRoadEndTest, IsNeverBesideAnOpenEnd) {
    lay(placed({0, 0}, u"204a"));
    lay(placed({0, -1}, u"210a"));
    for (int i = 0; i < 6 && head.end(); ++i) {
        EXPECT_TRUE(isOpen(document.stage(), catalogueOf(document), *head.end()));
        append(u"204a");
    }
    EXPECT_GT(tilesOf(document.stage()).placements().size(), 2);
}

} // namespace

} // namespace stagewright
