#include "editor/fields/scrolling_wheel.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/ideas/ideas_panel.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/route.h"
#include "tests/editor/files.h"
#include "tests/editor/sample.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "validators/hextiles/holds_by_rules.h"

#include <QWheelEvent>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace stagewright {

namespace {

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
    /// Waits no longer than something may still come.
    [[nodiscard]] bool come(int count) {
        const auto are = [this, count] { return ideas().rowCount() >= count; };
        return waitUntil([&] { return are() || !panel().isSearching(); }) && are();
    }
    [[nodiscard]] bool ends() {
        return waitUntil([this] { return !panel().isSearching(); });
    }
    /// So many or a few more: the search is stopped by hand.
    [[nodiscard]] bool comeAndStop(int count) {
        const bool have = come(count);
        if (panel().isSearching())
            QTest::mouseClick(&panel().stop(), Qt::LeftButton);
        return ends() && have;
    }
    void find() {
        QTest::mouseClick(&panel().begin(), Qt::LeftButton);
        EXPECT_TRUE(panel().isSearching());
    }
    /// In place of what stands in the field.
    static void type(NumberField& field, const char* number) {
        field.setFocus();
        QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&field, QString::fromLatin1(number));
        EXPECT_EQ(field.cleanText(), QString::fromLatin1(number));
    }
};

TEST_F(IdeasPanelTest, SaysAtFirstWhatToDo) {
    show();
    EXPECT_TRUE(panel().state().text().contains(panel().begin().text()));
    EXPECT_FALSE(panel().stop().isEnabled());
    EXPECT_TRUE(panel().begin().toolTip().contains(QStringLiteral("Rallyman: DIRT")));
    panel().setOwnedBoxes(
        BoxCounts{{QStringLiteral("dirt-core"), 1}, {QStringLiteral("dirt-rx"), 1}});
    EXPECT_TRUE(panel().begin().toolTip().contains(QStringLiteral("DIRT RX")));
    panel().setOwnedBoxes({});
    QTest::mouseClick(&panel().tabs(), Qt::LeftButton, {}, panel().tabs().tabRect(1).center());
    EXPECT_FALSE(panel().begin().isEnabled()); // no list yet
    EXPECT_TRUE(panel().state().text().startsWith(QStringLiteral("Paste a list")));
}

TEST_F(IdeasPanelTest, FindsStagesAsWishedThatHoldByEveryRule) {
    show();
    type(panel().wishes().length(), "9");
    find();
    EXPECT_EQ(panel().wishes().length().value(), 9);
    ASSERT_TRUE(comeAndStop(IdeaSearch::fewestIdeas)) << panel().state().text().toStdString();
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
    ASSERT_TRUE(comeAndStop(2));
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
    ASSERT_TRUE(comeAndStop(2));
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
    type(panel().wishes().length(), "200"); // more than a box holds
    find();
    ASSERT_TRUE(ends());
    EXPECT_EQ(ideas().rowCount(), 0);
    EXPECT_TRUE(panel().state().text().startsWith(QStringLiteral("Nothing was found")))
        << panel().state().text().toStdString();
}

TEST_F(IdeasPanelTest, ANumberCountsAsItStandsThoughTheKeysHaveNotLeftIt) {
    show();
    QApplication::setActiveWindow(nullptr); // no field gets or loses the keys
    type(panel().wishes().length(), "7");
    find();
    EXPECT_EQ(panel().wishes().length().value(), 7);
    ASSERT_TRUE(come(1));
    QTest::mouseClick(&panel().stop(), Qt::LeftButton);
    int road = 0;
    for (const Placement& tile : tilesOf(ideas().idea(at(0)).stage).placements())
        road += catalogueOf(open.document()).find(tile.side)->role != Role::Service ? 1 : 0;
    EXPECT_EQ(road, 7);
}

TEST_F(IdeasPanelTest, SaysWhileItSearchesHowToEndItAndThenWhatToDo) {
    show();
    find();
    EXPECT_TRUE(panel().state().text().contains(panel().stop().text()))
        << panel().state().text().toStdString();
    ASSERT_TRUE(come(1));
    EXPECT_TRUE(panel().state().text().contains(QStringLiteral("click it to take it")))
        << panel().state().text().toStdString();
    ASSERT_TRUE(ends());
    EXPECT_TRUE(panel().state().text().contains(QStringLiteral("click it to take it")));
}

TEST_F(IdeasPanelTest, EachStartCountsHoweverSoonItComes) {
    show();
    for (int i = 0; i < 5; ++i)
        find(); // in place of the one before
    const auto stop = [this] { QTest::mouseClick(&panel().stop(), Qt::LeftButton); };
    ASSERT_TRUE(come(1));
    stop();
    ASSERT_TRUE(ends());
    EXPECT_FALSE(panel().stop().isEnabled());
    // As soon as the one before has ended, and while it is being stopped.
    find();
    stop();
    find();
    ASSERT_TRUE(come(2)) << panel().state().text().toStdString();
    stop();
    ASSERT_TRUE(ends());
    EXPECT_LE(ideas().rowCount(), IdeaSearch::mostIdeas); // of the last one alone
}

TEST_F(IdeasPanelTest, AListThatCannotBeReadEndsTheSearchAndStaysSaid) {
    show();
    find();
    QTest::mouseClick(&panel().tabs(), Qt::LeftButton, {}, panel().tabs().tabRect(1).center());
    panel().list().setFocus();
    QTest::keyClicks(&panel().list(), QStringLiteral("1 x 999a"));
    QTest::mouseClick(&panel().begin(), Qt::LeftButton);
    EXPECT_FALSE(panel().isSearching());
    EXPECT_FALSE(panel().stop().isEnabled());
    QCoreApplication::processEvents();
    EXPECT_TRUE(panel().state().text().contains(QStringLiteral("999")))
        << panel().state().text().toStdString();
}

// N03 of the list of what people ask for: the wheel, meant to scroll, changed a field.
TEST_F(IdeasPanelTest, TheWheelChangesNoWishThatWasNotClicked) {
    show();
    const ScrollingWheel wheel(*QCoreApplication::instance());
    open.board().setFocus();
    for (QWidget* field : {static_cast<QWidget*>(&panel().wishes().length()),
                           static_cast<QWidget*>(&panel().wishes().difficulty())}) {
        const QPoint at = field->rect().center();
        QWheelEvent turn(at, field->mapToGlobal(at), {}, {0, 120}, {}, {}, Qt::NoScrollPhase,
                         false);
        QCoreApplication::sendEvent(field, &turn);
    }
    EXPECT_EQ(panel().wishes().length().value(), 12);
    EXPECT_EQ(panel().wishes().difficulty().currentIndex(), 0);
}

TEST_F(IdeasPanelTest, EachWayOfFindingNothingSaysWhatToDo) {
    const QString why = QStringLiteral("why");
    for (const IdeasSought sought :
         {IdeasSought::Stages, IdeasSought::LikeThis, IdeasSought::Layouts, IdeasSought::Part,
          IdeasSought::AllButPart, IdeasSought::Substitutes})
        for (const bool proved : {false, true}) {
            const QString text = nothingFound(sought, {false, proved, why});
            EXPECT_TRUE(text.contains(QStringLiteral("why. "))) << text.toStdString();
            EXPECT_TRUE(text.endsWith(u'.')) << text.toStdString();
        }
    EXPECT_TRUE(nothingFound(IdeasSought::Substitutes, {true, false, {}})
                    .contains(QStringLiteral("as it is")));
}

TEST_F(IdeasPanelTest, KeysGoThroughTheGalleryAndTakeAnIdea) {
    show();
    find();
    ASSERT_TRUE(comeAndStop(2));
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

/// The sample is open, and the page of the panel about it.
struct IdeasOfThisStage : IdeasPanelTest {
    Stage before;

    IdeasOfThisStage() {
        open.open(writeFile(open.path("own.json"), writeStage(sampleStage())));
        before = open.stage();
        show();
        QTest::mouseClick(&panel().tabs(), Qt::LeftButton, {}, panel().tabs().tabRect(2).center());
    }
    /// Road tiles as they are driven.
    [[nodiscard]] std::vector<Placement> road() {
        const Catalogue& catalogue = catalogueOf(open.document());
        const RoadGraph roads(before, catalogue);
        std::vector<Placement> tiles;
        for (const RouteStep& step : findRoute(before, roads).steps)
            tiles.push_back(tilesOf(before).placements()[step.placement]);
        return tiles;
    }
    void select(const std::vector<Placement>& tiles) {
        open.board().setFocus();
        open.key(Qt::Key_Escape);
        for (const Placement& tile : tiles)
            open.click(tile.hex, Qt::ShiftModifier);
        ASSERT_EQ(open.selected().size(), static_cast<qsizetype>(tiles.size()));
    }
    /// Whether the tile lies in the stage as it did.
    static bool lies(const Placement& tile, const Stage& stage) {
        const auto there = tilesOf(stage).at(tile.hex);
        return std::find(there.begin(), there.end(), tile) != there.end();
    }
};

TEST_F(IdeasOfThisStage, OffersWhatCanBeMadeOfIt) {
    EXPECT_FALSE(panel().begin().isVisible());
    EXPECT_TRUE(panel().thisStage().another().isEnabled());
    EXPECT_FALSE(panel().thisStage().changePart().isEnabled()); // nothing is selected
    EXPECT_FALSE(panel().thisStage().keepPart().isEnabled());
    select({road()[3]});
    EXPECT_TRUE(panel().thisStage().changePart().isEnabled());
    EXPECT_TRUE(panel().thisStage().keepPart().isEnabled());
}

TEST_F(IdeasOfThisStage, AnotherLikeItIsAsLongAndOfTheSameSurface) {
    QTest::mouseClick(&panel().thisStage().another(), Qt::LeftButton);
    ASSERT_TRUE(comeAndStop(1));
    const Catalogue& catalogue = catalogueOf(open.document());
    for (int row = 0; row < ideas().rowCount(); ++row) {
        const Stage& stage = ideas().idea(at(row)).stage;
        EXPECT_EQ(stage.layout.pieceCount(), before.layout.pieceCount());
        EXPECT_NE(stage.layout, before.layout);
        for (const Placement& tile : tilesOf(stage).placements())
            EXPECT_TRUE(catalogue.find(tile.side)->role == Role::Service ||
                        catalogue.find(tile.side)->terrain == Terrain::Gravel);
    }
    EXPECT_EQ(open.steps(), 0);
}

TEST_F(IdeasOfThisStage, ChangesTheSelectedPartAlone) {
    const auto all = road();
    const std::vector<Placement> part(all.begin() + 3, all.begin() + 7);
    select(part);
    QTest::mouseClick(&panel().thisStage().changePart(), Qt::LeftButton);
    ASSERT_TRUE(comeAndStop(1));
    for (int row = 0; row < ideas().rowCount(); ++row) {
        const Stage& stage = ideas().idea(at(row)).stage;
        EXPECT_NE(stage.layout, before.layout);
        for (const Placement& tile : tilesOf(before).placements()) {
            if (std::find(part.begin(), part.end(), tile) == part.end()) {
                EXPECT_TRUE(lies(tile, stage)) << tile.side.toString().toStdString();
            }
        }
    }
    const Stage wanted = ideas().idea(at(0)).stage;
    click(middleOf(0));
    EXPECT_EQ(open.stage().layout, wanted.layout);
    EXPECT_EQ(open.steps(), 1);
    EXPECT_FALSE(open.selected().isEmpty()); // what has come, to be changed once more
    for (const Placement& tile : open.selected())
        EXPECT_FALSE(lies(tile, before));
    open.board().setFocus();
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(open.stage(), before);
}

TEST_F(IdeasOfThisStage, KeepsTheSelectedTilesAndChangesAllElse) {
    const auto all = road();
    const std::vector<Placement> kept{all[4], all[5]};
    select(kept);
    QTest::mouseClick(&panel().thisStage().keepPart(), Qt::LeftButton);
    ASSERT_TRUE(comeAndStop(1)) << panel().state().text().toStdString();
    const auto holds =
        noWorseByRules(before, catalogueOf(open.document()), stockOf(open.document()));
    for (int row = 0; row < ideas().rowCount(); ++row) {
        const Stage& stage = ideas().idea(at(row)).stage;
        for (const Placement& tile : kept)
            EXPECT_TRUE(lies(tile, stage));
        EXPECT_EQ(stage.layout.pieceCount(), before.layout.pieceCount());
        EXPECT_TRUE(holds(stage));
    }
}

TEST_F(IdeasOfThisStage, SaysWhyNoPartCanChange) {
    for (const Placement& tile : tilesOf(before).placements())
        if (catalogueOf(open.document()).find(tile.side)->role == Role::Service)
            select({tile});
    ASSERT_EQ(open.selected().size(), 1);
    QTest::mouseClick(&panel().thisStage().changePart(), Qt::LeftButton);
    ASSERT_TRUE(ends());
    EXPECT_EQ(ideas().rowCount(), 0);
    EXPECT_TRUE(panel().state().text().contains(QStringLiteral("no road tile of the part")))
        << panel().state().text().toStdString();
}

TEST_F(IdeasPanelTest, FindsWholeRalliesAndAddsOneInOneStep) {
    show();
    type(panel().wishes().stages(), "3");
    find();
    ASSERT_TRUE(comeAndStop(2));
    const Idea idea = ideas().idea(at(1));
    ASSERT_EQ(idea.further.size(), 2U);
    EXPECT_TRUE(at(1).data(Qt::DisplayRole).toString().startsWith(QStringLiteral("3 stage")));
    hover(middleOf(1));
    ASSERT_TRUE(open.board().proposal()); // nothing is laid: its first stage comes here
    EXPECT_EQ(open.board().proposal()->tiles.size(), idea.stage.layout.pieceCount());
    click(middleOf(1));
    EXPECT_EQ(open.steps(), 1);
    const auto& stages = open.document().rally().stages();
    ASSERT_EQ(stages.size(), 3); // in place of the empty one
    EXPECT_EQ(stages[0].stage.layout, idea.stage.layout);
    EXPECT_EQ(stages[1].stage.layout, idea.further[0].layout);
    EXPECT_EQ(stages[2].stage.layout, idea.further[1].layout);
    EXPECT_TRUE(stages[0].serviceAfter);
    EXPECT_FALSE(stages[2].serviceAfter);
    EXPECT_EQ(open.stage().layout, idea.stage.layout); // it is open
    open.board().setFocus();
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(open.document().rally().stages().size(), 1);
    EXPECT_EQ(open.stage().layout.pieceCount(), 0);
}

TEST_F(IdeasOfThisStage, ARallyComesBehindTheStageThatIsOpen) {
    QTest::mouseClick(&panel().tabs(), Qt::LeftButton, {}, panel().tabs().tabRect(0).center());
    type(panel().wishes().stages(), "2");
    find();
    ASSERT_TRUE(comeAndStop(1));
    const Idea idea = ideas().idea(at(0));
    hover(middleOf(0));
    EXPECT_FALSE(open.board().proposal()); // the open stage is to stay
    click(middleOf(0));
    const auto& stages = open.document().rally().stages();
    ASSERT_EQ(stages.size(), 3);
    EXPECT_EQ(stages[0].stage, before);
    EXPECT_EQ(stages[1].stage.layout, idea.stage.layout);
    EXPECT_EQ(stages[2].stage.layout, idea.further[0].layout);
}

// ED-06: an action without effect is no step. ED-08: a click that is let go elsewhere is none.
TEST_F(IdeasPanelTest, TakingWhatIsLaidAlreadyIsNoStep) {
    show();
    find();
    ASSERT_TRUE(comeAndStop(2));
    click(middleOf(0));
    click(middleOf(0));
    EXPECT_EQ(open.steps(), 1);
    QWidget* gallery = panel().gallery().viewport();
    QTest::mousePress(gallery, Qt::LeftButton, {}, middleOf(1));
    QTest::mouseRelease(gallery, Qt::LeftButton, {}, QPoint(-40, -40));
    EXPECT_EQ(open.steps(), 1);
    EXPECT_EQ(open.stage().layout, ideas().idea(at(0)).stage.layout);
}

// TI-01 and the boxes that one has: a stage that asks for more than they hold.
TEST_F(IdeasOfThisStage, FitsTheBoxesThatOneHasAndSaysWhatChanges) {
    QTest::mouseClick(&panel().thisStage().fitBoxes(), Qt::LeftButton);
    EXPECT_FALSE(panel().isSearching());
    EXPECT_FALSE(panel().stop().isEnabled());
    EXPECT_TRUE(panel().state().text().contains(QStringLiteral("Boxes and table")));

    panel().setOwnedBoxes(BoxCounts{{QStringLiteral("dirt-core"), 1}});
    QTest::mouseClick(&panel().thisStage().fitBoxes(), Qt::LeftButton);
    ASSERT_TRUE(ends());
    EXPECT_EQ(ideas().rowCount(), 0);
    EXPECT_TRUE(panel().state().text().contains(QStringLiteral("as it is")))
        << panel().state().text().toStdString();

    // Its start and finish are of another box now.
    panel().setOwnedBoxes(BoxCounts{{QStringLiteral("gt-core"), 1}});
    QTest::mouseClick(&panel().thisStage().fitBoxes(), Qt::LeftButton);
    ASSERT_TRUE(ends());
    EXPECT_EQ(ideas().rowCount(), 0);
    EXPECT_TRUE(panel().state().text().startsWith(QStringLiteral("It cannot be laid")))
        << panel().state().text().toStdString();
    EXPECT_EQ(open.stage(), before);
}

// Of the list of what people ask for: ED-10 (an edit counts), ED-15 and N35 (keys in a text field
// are for the text).
TEST_F(IdeasPanelTest, AnIdeaThatIsTakenCountsAsAnEdit) {
    show();
    find();
    ASSERT_TRUE(comeAndStop(1));
    EXPECT_FALSE(open.document().isModified());
    click(middleOf(0));
    EXPECT_TRUE(open.document().isModified());
    open.board().setFocus();
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(open.document().isModified());
    open.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(open.document().isModified());
}

TEST_F(IdeasOfThisStage, KeysTypedIntoTheListAreForTheList) {
    QTest::mouseClick(&panel().tabs(), Qt::LeftButton, {}, panel().tabs().tabRect(1).center());
    panel().list().setFocus();
    QTest::keyClicks(&panel().list(), QStringLiteral("1 x 205a rfd"));
    EXPECT_EQ(panel().list().toPlainText(), QStringLiteral("1 x 205a rfd"));
    EXPECT_EQ(open.stage(), before);
    QTest::keyClick(&panel().list(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_NE(panel().list().toPlainText(), QStringLiteral("1 x 205a rfd"));
    EXPECT_EQ(open.stage(), before);
    EXPECT_EQ(open.steps(), 0);
}

TEST_F(IdeasPanelTest, ASearchThatIsStoppedLeavesTheNextOneAsItWouldHaveBeen) {
    show();
    find();
    QTest::mouseClick(&panel().stop(), Qt::LeftButton);
    const int left = ideas().rowCount();
    QCoreApplication::processEvents();
    EXPECT_EQ(ideas().rowCount(), left); // nothing more is heard of it
    find();
    ASSERT_TRUE(comeAndStop(1));
    EXPECT_TRUE(panel().state().text().contains(QStringLiteral("found")));
    std::set<QString> all;
    for (int row = 0; row < ideas().rowCount(); ++row)
        all.insert(QString::fromUtf8(writeStage(ideas().idea(at(row)).stage)));
    EXPECT_EQ(static_cast<int>(all.size()), ideas().rowCount());
}

} // namespace

} // namespace stagewright
