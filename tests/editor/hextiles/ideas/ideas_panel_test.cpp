#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/ideas/ideas_panel.h"
#include "tests/editor/sample.h"
#include "tests/editor/window/open_window.h"
#include "validators/hextiles/holds_by_rules.h"

#include <gtest/gtest.h>

#include <set>

namespace stagewright {

namespace {

constexpr int longest = 60'000; // milliseconds

struct IdeasPanelTest : testing::Test {
    OpenWindow open;

    IdeasPanelTest() { open.newStage(); }

    [[nodiscard]] IdeasPanel& panel() { return tilesOf(open.window).ideas(); }
    [[nodiscard]] IdeasModel& ideas() { return panel().gallery().ideas(); }
    void show() {
        for (QDockWidget* dock : open.window.findChildren<QDockWidget*>())
            if (dock->objectName() == QStringLiteral("ideas")) {
                dock->show();
                dock->raise();
            }
        QCoreApplication::processEvents();
    }
    [[nodiscard]] QModelIndex at(int row) { return ideas().index(row); }
    [[nodiscard]] QPoint middleOf(int row) {
        return panel().gallery().visualRect(at(row)).center();
    }
    void click(QPoint where) {
        QTest::mouseClick(panel().gallery().viewport(), Qt::LeftButton, {}, where);
    }
    void hover(QPoint where) {
        QMouseEvent move(QEvent::MouseMove, QPointF(where), QPointF(where), Qt::NoButton,
                         Qt::NoButton, {});
        QCoreApplication::sendEvent(panel().gallery().viewport(), &move);
    }
    [[nodiscard]] bool come(int count) {
        return QTest::qWaitFor([this, count] { return ideas().rowCount() >= count; }, longest);
    }
    [[nodiscard]] bool ends() {
        return QTest::qWaitFor([this] { return !panel().isSearching(); }, longest);
    }
    void find() { QTest::mouseClick(&panel().begin(), Qt::LeftButton); }
};

TEST_F(IdeasPanelTest, SaysAtFirstWhatToDo) {
    show();
    EXPECT_TRUE(panel().state().text().contains(panel().begin().text()));
    EXPECT_FALSE(panel().stop().isEnabled());
    QTest::mouseClick(&panel().tabs(), Qt::LeftButton, {}, panel().tabs().tabRect(1).center());
    EXPECT_FALSE(panel().begin().isEnabled()); // no list yet
    EXPECT_TRUE(panel().state().text().startsWith(QStringLiteral("Paste a list")));
}

TEST_F(IdeasPanelTest, FindsStagesAsWishedThatHoldByEveryRule) {
    show();
    panel().wishes().length().setFocus();
    panel().wishes().length().selectAll();
    QTest::keyClicks(&panel().wishes().length(), QStringLiteral("9"));
    find();
    ASSERT_TRUE(come(3));
    EXPECT_TRUE(panel().isSearching() || ideas().rowCount() == IdeaSearch::mostIdeas);
    ASSERT_TRUE(ends());
    const auto holds = holdsByRules(catalogueOf(open.document()), stockOf(open.document()));
    std::set<QString> texts;
    for (int row = 0; row < ideas().rowCount(); ++row) {
        const Idea& idea = ideas().idea(at(row));
        EXPECT_TRUE(holds(idea.stage));
        ASSERT_TRUE(idea.drive);
        EXPECT_GT(idea.drive->minutes, 1);
        EXPECT_FALSE(idea.picture.isNull());
        int road = 0;
        for (const Placement& tile : tilesOf(idea.stage).placements())
            road += catalogueOf(open.document()).find(tile.side)->role != Role::Service ? 1 : 0;
        EXPECT_EQ(road, 9);
    }
    EXPECT_EQ(open.steps(), 0); // nothing is laid until one is taken
}

TEST_F(IdeasPanelTest, ThePointerShowsAnIdeaOnTheBoardAndAClickTakesItInOneStep) {
    show();
    find();
    ASSERT_TRUE(come(2));
    ASSERT_TRUE(ends());
    const Stage wanted = ideas().idea(at(1)).stage;
    hover(middleOf(1));
    ASSERT_TRUE(open.board().proposal());
    EXPECT_EQ(open.board().proposal()->tiles.size(), wanted.layout.pieceCount());
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(panel().gallery().viewport(), &leave);
    EXPECT_FALSE(open.board().proposal());
    click(middleOf(1));
    EXPECT_EQ(open.stage().layout, wanted.layout);
    EXPECT_EQ(open.steps(), 1);
    click(middleOf(0)); // another in its place
    EXPECT_EQ(open.stage().layout, ideas().idea(at(0)).stage.layout);
    open.board().setFocus();
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(open.stage().layout, wanted.layout);
}

TEST_F(IdeasPanelTest, AStarKeepsAnIdeaWhenOthersAreLookedFor) {
    show();
    find();
    ASSERT_TRUE(come(2));
    ASSERT_TRUE(ends());
    const Stage kept = ideas().idea(at(1)).stage;
    click(panel().gallery().starAt(at(1)));
    EXPECT_EQ(open.steps(), 0); // it is not taken
    find();
    ASSERT_TRUE(come(2));
    EXPECT_EQ(ideas().idea(at(0)).stage, kept);
    ASSERT_TRUE(ends());
}

TEST_F(IdeasPanelTest, StopEndsTheSearchAndSaysHowToGoOn) {
    show();
    find();
    ASSERT_TRUE(panel().stop().isEnabled());
    QTest::mouseClick(&panel().stop(), Qt::LeftButton);
    EXPECT_FALSE(panel().isSearching());
    EXPECT_TRUE(panel().state().text().startsWith(QStringLiteral("Stopped")));
    EXPECT_FALSE(panel().stop().isEnabled());
}

TEST_F(IdeasPanelTest, WishesThatNothingMeetsAreSaidSo) {
    show();
    panel().wishes().length().setFocus();
    panel().wishes().length().selectAll();
    QTest::keyClicks(&panel().wishes().length(), QStringLiteral("200")); // more than a box holds
    find();
    ASSERT_TRUE(ends());
    EXPECT_EQ(ideas().rowCount(), 0);
    EXPECT_TRUE(panel().state().text().startsWith(QStringLiteral("Nothing was found")))
        << panel().state().text().toStdString();
}

TEST_F(IdeasPanelTest, KeysGoThroughTheGalleryAndTakeAnIdea) {
    show();
    find();
    ASSERT_TRUE(come(2));
    ASSERT_TRUE(ends());
    panel().gallery().setFocus();
    QTest::keyClick(&panel().gallery(), Qt::Key_Home);
    QTest::keyClick(&panel().gallery(), Qt::Key_Right);
    ASSERT_TRUE(open.board().proposal());
    QTest::keyClick(&panel().gallery(), Qt::Key_Space);
    EXPECT_TRUE(at(1).data(IdeasModel::keptRole).toBool());
    const Stage wanted = ideas().idea(at(1)).stage;
    QTest::keyClick(&panel().gallery(), Qt::Key_Return);
    EXPECT_EQ(open.stage().layout, wanted.layout);
}

} // namespace

} // namespace stagewright
