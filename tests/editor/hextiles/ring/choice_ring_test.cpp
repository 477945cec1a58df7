#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/ideas/ideas_panel.h"
#include "editor/hextiles/ring/ring_button.h"
#include "model/design/wish_liking.h"
#include "model/layouts/hextiles/building/open_end.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "tests/editor/sample.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <QDockWidget>

#include <gtest/gtest.h>

#include <set>

namespace stagewright {

namespace {

struct ChoiceRingTest : testing::Test {
    OpenWindow open;

    /// A new stage with a start.
    void begin() {
        open.newStage();
        open.type("2");
        open.key(Qt::Key_Return);
    }
    [[nodiscard]] std::vector<RingButton*> pictures() {
        std::vector<RingButton*> seen;
        for (RingButton* button : open.board().findChildren<RingButton*>())
            if (button->isVisible())
                seen.push_back(button);
        return seen;
    }
    [[nodiscard]] bool come() {
        return waitUntil([this] { return !pictures().empty(); });
    }
    [[nodiscard]] RingButton* named(const QString& begun) {
        for (RingButton* button : pictures())
            if (button->accessibleName().startsWith(begun))
                return button;
        return nullptr;
    }
    [[nodiscard]] std::vector<EndChoice> choices() {
        const Document& document = open.document();
        return openEndChoices(document.stage(), catalogueOf(document),
                              TileStock(catalogueOf(document), stockOf(document), document.stage()),
                              *open.board().activeEnd());
    }
    [[nodiscard]] const QList<Placement>& tiles() { return tilesOf(open.stage()).placements(); }
};

TEST_F(ChoiceRingTest, ShowsTheBestOfWhatFitsOnNoTileOfTheStage) {
    begin();
    ASSERT_TRUE(come());
    const auto best = choices();
    ASSERT_FALSE(best.empty());
    EXPECT_NE(named(QStringLiteral("Lay %1").arg(best.front().tile.side.toString())), nullptr);
    EXPECT_NE(named(QStringLiteral("Lead to the finish")), nullptr);
    const Camera& camera = open.board().camera();
    for (const RingButton* button : pictures()) {
        EXPECT_TRUE(open.board().rect().contains(button->geometry()));
        const QPointF middle = QRectF(button->geometry()).center();
        for (const Placement& tile : tiles())
            EXPECT_NE(hexAt(camera.toBoard(middle)), tile.hex);
        EXPECT_NE(hexAt(camera.toBoard(middle)), open.board().activeEnd()->beyond());
        for (const RingButton* other : pictures())
            EXPECT_TRUE(other == button ||
                        QLineF(middle, QRectF(other->geometry()).center()).length() >
                            2 * RingButton::radius);
    }
}

TEST_F(ChoiceRingTest, AClickLaysTheTileThatThePointerShowed) {
    begin();
    ASSERT_TRUE(come());
    const EndChoice best = choices().front();
    RingButton* button = named(QStringLiteral("Lay %1").arg(best.tile.side.toString()));
    ASSERT_NE(button, nullptr);
    QEnterEvent over(QPointF(20, 20), QPointF(20, 20), QPointF(20, 20));
    QCoreApplication::sendEvent(button, &over);
    ASSERT_TRUE(open.board().proposal());
    EXPECT_EQ(open.board().proposal()->tiles, QList{best.tile});
    const int steps = open.steps();
    QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_EQ(open.tileAt(best.tile.hex).side, best.tile.side);
    EXPECT_EQ(open.tileAt(best.tile.hex).turn, best.tile.turn);
    EXPECT_EQ(open.steps(), steps + 1);
    EXPECT_FALSE(open.board().proposal());
    ASSERT_TRUE(waitUntil(
        [&] { return open.board().activeEnd() && !pictures().empty(); })); // round the next end
}

TEST_F(ChoiceRingTest, KeysGoFromTheBestToTheNextAndLayIt) {
    begin();
    ASSERT_TRUE(come());
    const auto best = choices();
    ASSERT_GT(best.size(), 1U);
    open.key(Qt::Key_Period);
    ASSERT_TRUE(open.board().proposal());
    EXPECT_EQ(open.board().proposal()->tiles, QList{best[0].tile});
    open.key(Qt::Key_Period);
    EXPECT_EQ(open.board().proposal()->tiles, QList{best[1].tile});
    open.key(Qt::Key_Comma);
    EXPECT_EQ(open.board().proposal()->tiles, QList{best[0].tile});
    open.key(Qt::Key_Escape);
    EXPECT_FALSE(open.board().proposal());
    open.key(Qt::Key_Period);
    open.key(Qt::Key_Return);
    EXPECT_EQ(open.tileAt(best[0].tile.hex).side, best[0].tile.side);
    EXPECT_TRUE(open.board().hasFocus());
}

TEST_F(ChoiceRingTest, ANumberThatIsTypedIsLaidAsEver) {
    begin();
    ASSERT_TRUE(come());
    open.type("10");
    open.key(Qt::Key_Return);
    EXPECT_EQ(tilesOf(open.stage()).inLayingOrder().back().side.toString(), QStringLiteral("210a"));
}

TEST_F(ChoiceRingTest, GoesWhileATileIsInTheHand) {
    begin();
    ASSERT_TRUE(come());
    open.carry("205a", QPoint(300, 300));
    EXPECT_TRUE(pictures().empty());
    open.key(Qt::Key_Escape);
    EXPECT_TRUE(come());
}

TEST_F(ChoiceRingTest, IsSwitchedOffByAKeyAndStaysOff) {
    begin();
    ASSERT_TRUE(come());
    open.key(Qt::Key_C);
    EXPECT_TRUE(pictures().empty());
    EXPECT_FALSE(open.settings.value(QStringLiteral("view/layers/choices"), true).toBool());
    const qsizetype laid = tiles().size();
    open.key(Qt::Key_Period);
    open.key(Qt::Key_Return); // nothing is chosen: what the palette holds is laid
    EXPECT_FALSE(open.board().proposal());
    EXPECT_LE(tiles().size(), laid + 1);
    open.key(Qt::Key_C);
    EXPECT_TRUE(come());
}

TEST_F(ChoiceRingTest, LeadsToTheFinishInOneStep) {
    begin();
    for (const char* number : {"10", "4"}) {
        open.type(number);
        open.key(Qt::Key_Return);
    }
    ASSERT_TRUE(come());
    RingButton* home = named(QStringLiteral("Lead to the finish"));
    ASSERT_NE(home, nullptr);
    const Stage before = open.stage();
    const int steps = open.steps();
    QTest::mouseClick(home, Qt::LeftButton);
    ASSERT_TRUE(waitUntil([&] { return open.steps() == steps + 1; }));
    const auto isFinish = [&](const Placement& tile) {
        return catalogueOf(open.document()).find(tile.side)->role == Role::Finish;
    };
    EXPECT_EQ(std::count_if(tiles().begin(), tiles().end(), isFinish), 1);
    EXPECT_TRUE(open.document().findings().isEmpty());
    for (const Placement& tile : tilesOf(before).placements())
        EXPECT_EQ(open.tileAt(tile.hex), tile); // what lay there stays
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(open.stage(), before);
}

TEST_F(ChoiceRingTest, OffersSeveralWaysHomeThatThePointerShowsAndAClickLays) {
    begin();
    const auto ways = [this] {
        std::vector<RingButton*> found;
        for (RingButton* button : pictures())
            if (button->accessibleName().startsWith(QStringLiteral("Lead to the finish with")))
                found.push_back(button);
        return found;
    };
    ASSERT_TRUE(waitUntil([&] { return ways().size() >= 2; }));
    std::set<std::set<std::pair<int, int>>> covered;
    for (RingButton* button : ways()) {
        QEnterEvent over(QPointF(20, 20), QPointF(20, 20), QPointF(20, 20));
        QCoreApplication::sendEvent(button, &over);
        ASSERT_TRUE(open.board().proposal());
        std::set<std::pair<int, int>> hexes;
        for (const Placement& tile : open.board().proposal()->tiles)
            hexes.insert({tile.hex.q, tile.hex.r});
        EXPECT_EQ(button->text(), QString::number(hexes.size()));
        covered.insert(hexes);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(button, &leave);
    }
    EXPECT_EQ(covered.size(), ways().size()); // each goes elsewhere
    RingButton* last = ways().back();
    const int more = last->text().toInt();
    const qsizetype laid = tiles().size();
    const int steps = open.steps();
    QTest::mouseClick(last, Qt::LeftButton);
    EXPECT_EQ(tiles().size(), laid + more);
    EXPECT_EQ(open.steps(), steps + 1);
    EXPECT_TRUE(open.document().findings().isEmpty());
}

TEST_F(ChoiceRingTest, IsSteeredByWhatIsWishedFor) {
    begin();
    ASSERT_TRUE(come());
    for (QDockWidget* dock : open.window.findChildren<QDockWidget*>())
        if (dock->objectName() == QStringLiteral("ideas")) {
            dock->show();
            dock->raise();
        }
    QCoreApplication::processEvents();
    IdeasPanel& ideas = tilesOf(open.window).ideas();
    QTest::mouseClick(&ideas.wishes().more(), Qt::LeftButton);
    auto* twist = ideas.findChild<QComboBox*>(QStringLiteral("wish-twist"));
    ASSERT_NE(twist, nullptr);
    twist->setFocus();
    QTest::keyClick(twist, Qt::Key_End); // many corners
    ASSERT_EQ(twist->currentData().toInt(), static_cast<int>(Amount::High));
    Wishes wishes = ideas.wishes().wishes(open.stage().info.game);
    const Document& document = open.document();
    const auto best = openEndChoices(
        document.stage(), catalogueOf(document),
        TileStock(catalogueOf(document), stockOf(document), document.stage()),
        *open.board().activeEnd(), likingBy(wishes, document.stage(), catalogueOf(document)));
    ASSERT_NE(best.front().tile, choices().front().tile); // or the wish would not be seen
    ASSERT_TRUE(waitUntil([&] {
        return named(QStringLiteral("Lay %1").arg(best.front().tile.side.toString())) != nullptr;
    }));
    open.board().setFocus();
    open.key(Qt::Key_Period);
    ASSERT_TRUE(open.board().proposal());
    EXPECT_EQ(open.board().proposal()->tiles, QList{best.front().tile});
}

// VG-09 of the list of what people ask for: after an undo something else could be laid.
TEST_F(ChoiceRingTest, OffersTheSameAgainWhenALayingIsUndone) {
    begin();
    ASSERT_TRUE(come());
    const auto end = open.board().activeEnd();
    const auto before = choices();
    open.key(Qt::Key_Period);
    open.key(Qt::Key_Return);
    ASSERT_TRUE(open.board().activeEnd() != end);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_TRUE(open.board().activeEnd() == end);
    const auto after = choices();
    ASSERT_EQ(after.size(), before.size());
    for (std::size_t i = 0; i < before.size(); ++i)
        EXPECT_EQ(after[i].tile, before[i].tile);
    EXPECT_TRUE(waitUntil([&] {
        return named(QStringLiteral("Lay %1").arg(before.front().tile.side.toString())) != nullptr;
    }));
}

TEST_F(ChoiceRingTest, TheWayHomeHasAKeyThatSaysWhereThereIsNone) {
    open.key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier); // the sample has its finish
    QCoreApplication::processEvents();
    EXPECT_EQ(open.steps(), 0);
}

} // namespace

} // namespace stagewright
