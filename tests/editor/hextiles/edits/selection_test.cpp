#include "editor/document/document.h"
#include "editor/hextiles/edits/selection.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/sample.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

class SelectionTest : public testing::Test {
protected:
    SelectionTest() { document.open(sampleStage(), {}); }
    Document document{games()};
    Selection selection{document};
};

TEST_F(SelectionTest, FollowsItsTilesThroughEditsAndUndo) {
    selection.selectAt({1, 1});
    document.make(turnTiles(document.stage(), selection.tiles(), Turn(1)).value());
    document.make(moveTiles(document.stage(), selection.tiles(), {5, 5}).value());
    document.make(flipTiles(selection.tiles(), catalogue()).value());
    ASSERT_EQ(selection.tiles().size(), 1);
    EXPECT_EQ(selection.tiles().front().hex, (Hex{6, 6}));
    EXPECT_EQ(selection.tiles().front().side.toString(), QStringLiteral("205b"));
    document.history().undo();
    document.history().undo();
    EXPECT_EQ(selection.tiles().front().hex, (Hex{1, 1}));
    EXPECT_EQ(selection.tiles().front().side.toString(), QStringLiteral("205a"));
}

TEST_F(SelectionTest, LosesTilesThatAreRemoved) {
    selection.set(tilesOf(document.stage()).placements());
    const Placement gone = tilesOf(document.stage()).at({1, 1}).front();
    document.make(removeTiles({&gone, 1}));
    EXPECT_EQ(selection.tiles().size(), 10);
    EXPECT_FALSE(selection.contains(gone));
}

TEST_F(SelectionTest, IsEmptyAfterAnotherStageIsOpened) {
    selection.set(tilesOf(document.stage()).placements());
    document.open(sampleStage(), {});
    EXPECT_TRUE(selection.isEmpty());
}

TEST_F(SelectionTest, ToggleAddsAndTakesAway) {
    QSignalSpy changes(&selection, &Selection::changed);
    const Placement tile = tilesOf(document.stage()).at({1, 1}).front();
    selection.selectAt({1, 2});
    selection.toggle(tile);
    EXPECT_EQ(selection.tiles().size(), 2);
    selection.toggle(tile);
    EXPECT_EQ(selection.tiles().size(), 1);
    EXPECT_FALSE(selection.contains(tile));
    EXPECT_EQ(changes.size(), 3);
}

} // namespace

} // namespace stagewright
