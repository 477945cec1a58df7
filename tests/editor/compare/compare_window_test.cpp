#include "editor/compare/compare_window.h"
#include "editor/window/compare_actions.h"
#include "editor/window/file_actions.h"
#include "editor/window/workspace.h"
#include "model/game/stage_file.h"
#include "model/rally/stage_name.h"
#include "tests/editor/files.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <QApplication>
#include <QMenu>
#include <QPointer>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// A rulebook stage, and the same with a tile turned.
class ComparedStages : public testing::Test {
protected:
    ComparedStages() {
        TileLayout& tiles = tilesOf(turned_);
        Placement tile = tiles.at(Hex{3, -1}).front();
        EXPECT_TRUE(tiles.remove(tile));
        tile.turn = tile.turn + Turn(1);
        tiles.insert(tile);
    }
    [[nodiscard]] static CompareSource source(const char* name, const Stage& stage) {
        return {{QString::fromLatin1(name), {stage}, games()}};
    }
    Stage stage_ = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    Stage turned_ = stage_;
};

/// Shown, and until it goes.
class ShownComparison {
public:
    ShownComparison(const CompareSource& first, const CompareSource& second)
        : window(new CompareWindow(first, second, 4)) {
        window->show();
    }
    ~ShownComparison() { delete window; }
    ShownComparison(const ShownComparison&) = delete;
    ShownComparison& operator=(const ShownComparison&) = delete;
    QPointer<CompareWindow> window;
};

TEST_F(ComparedStages, AClickOnAMarkChoosesItOnBothPicturesAndInTheList) {
    const ShownComparison shown(source("a", stage_), source("b", turned_));
    CompareWindow& window = *shown.window;
    ASSERT_EQ(window.picture(0).marks().size(), 1U);
    ASSERT_EQ(window.picture(1).marks().size(), 1U);
    EXPECT_EQ(window.picture(0).marks()[0].kind, ChangeKind::Turned);
    EXPECT_FALSE(window.pairs().isVisible());
    const QPolygonF outline = window.picture(1).outlineOf(window.picture(1).marks()[0]);
    ASSERT_FALSE(outline.isEmpty());
    QTest::mouseClick(&window.picture(1), Qt::LeftButton, {},
                      outline.boundingRect().center().toPoint());
    EXPECT_EQ(window.picture(0).chosen(), 0U);
    EXPECT_EQ(window.picture(1).chosen(), 0U);
    ASSERT_NE(window.changes().currentItem(), nullptr);
    EXPECT_TRUE(window.changes().currentItem()->text(0).contains(QStringLiteral("(3, -1)")));
}

TEST_F(ComparedStages, AreReckonedBehindTheWindow) {
    const ShownComparison shown(source("a", stage_), source("b", turned_));
    CompareWindow& window = *shown.window;
    EXPECT_TRUE(waitUntil([&] { return window.isReckoned(); }));
    bool hasTime = false;
    for (const FigureRow& row : window.figures().rows())
        hasTime = hasTime || row.name == QStringLiteral("Expected time");
    EXPECT_TRUE(hasTime);
}

TEST_F(ComparedStages, EscapeClosesWhileTheyAreReckoned) {
    const ShownComparison shown(source("a", stage_), source("b", turned_));
    QTest::keyClick(shown.window, Qt::Key_Escape);
    EXPECT_TRUE(waitUntil([&] { return shown.window.isNull(); }));
}

TEST_F(ComparedStages, TheSameStageHasNoMarks) {
    const ShownComparison shown(source("a", stage_), source("b", stage_));
    EXPECT_TRUE(shown.window->picture(0).marks().empty());
    EXPECT_EQ(shown.window->changes().topLevelItemCount(), 0);
    EXPECT_EQ(shown.window->summary(), QStringLiteral("Both are laid alike."));
}

TEST_F(ComparedStages, AFileThatCannotBeReadSaysWhy) {
    const QTemporaryDir folder;
    const QString torn = folder.filePath(QStringLiteral("torn.json"));
    writeFile(torn, "{");
    const CompareSource file{{QStringLiteral("torn.json"), {}, games()}, torn};
    const ShownComparison shown(source("a", stage_), file);
    EXPECT_TRUE(waitUntil(
        [&] { return shown.window->picture(1).said().contains(QStringLiteral("torn.json")); }));
    EXPECT_EQ(shown.window->changes().topLevelItemCount(), 0);
    EXPECT_TRUE(shown.window->picture(0).said().isEmpty()) << "the other is shown all the same";
    EXPECT_TRUE(waitUntil([&] { return shown.window->isReckoned(); }));
    EXPECT_EQ(shown.window->figures().rows().front().first.isEmpty(), false);
}

TEST_F(ComparedStages, OfTwoRalliesAPairIsChosenInTheList) {
    CompareSource first = source("a", stage_);
    CompareSource second = source("b", turned_);
    Stage other = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss2.json"));
    first.stages.stages.push_back(other);
    second.stages.stages.insert(second.stages.stages.begin(), other);
    const ShownComparison shown(first, second);
    CompareWindow& window = *shown.window;
    ASSERT_EQ(window.pairs().count(), 2);
    EXPECT_TRUE(window.pairs().isVisible());
    EXPECT_EQ(window.picture(0).marks().size(), 1U);
    QTest::keyClick(&window.pairs(), Qt::Key_Down);
    EXPECT_TRUE(window.picture(0).marks().empty());
    EXPECT_EQ(window.summary(), QStringLiteral("Both are laid alike."));
}

TEST(CompareWithSaved, ShowsWhatHasChangedSinceThen) {
    OpenWindow open;
    const QString path = open.path("mine.json");
    Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    ASSERT_TRUE(saveStage(stage, path));
    open.open(path);
    CompareActions& compare = open.window.compare();
    EXPECT_FALSE(compare.withSaved().isEnabled());
    open.click(Hex{3, -1});
    open.key(Qt::Key_R);
    EXPECT_TRUE(compare.withSaved().isEnabled());
    compare.withSaved().trigger();
    ASSERT_EQ(compare.windows().size(), 1);
    CompareWindow& window = *compare.windows().front();
    EXPECT_TRUE(waitUntil([&] { return window.picture(1).marks().size() == 1; }));
    EXPECT_EQ(window.picture(1).marks()[0].kind, ChangeKind::Turned);
    window.close();
}

/// A rally of two stages that is saved, with the second in sight.
class CompareInARally : public testing::Test {
protected:
    CompareInARally() {
        open.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        open.document().make(changeTitle(open.stage(), QStringLiteral("B")));
        open.answers.pathToSave = open.path("two.rally");
        open.key(Qt::Key_S, Qt::ControlModifier);
        EXPECT_TRUE(waitUntil([&] { return !open.document().isModified(); }));
    }
    [[nodiscard]] CompareWindow& comparison() {
        EXPECT_EQ(open.window.compare().windows().size(), 1);
        return *open.window.compare().windows().front();
    }
    [[nodiscard]] QAction* entry(const QString& text) {
        Q_EMIT open.window.compare().menu().aboutToShow();
        for (QAction* each : open.window.compare().menu().actions())
            if (each->text() == text)
                return each;
        return nullptr;
    }
    OpenWindow open;
};

TEST_F(CompareInARally, WithTheSavedVersionShowsTheStageThatIsInSight) {
    open.document().make(changeTitle(open.stage(), QStringLiteral("B, longer")));
    open.window.compare().withSaved().trigger();
    EXPECT_TRUE(waitUntil([&] { return comparison().pairs().count() == 2; }));
    EXPECT_EQ(comparison().pairs().currentRow(), 1);
    comparison().close();
}

TEST_F(CompareInARally, TheStageInSightIsComparedWithAnotherOfItsRally) {
    const QString first = stageName(open.document().rally(), 0);
    ASSERT_TRUE(entry(first));
    EXPECT_FALSE(entry(stageName(open.document().rally(), 1))) << "not with itself";
    entry(first)->trigger();
    EXPECT_FALSE(comparison().pairs().isVisible());
    EXPECT_EQ(comparison().picture(0).said(), QStringLiteral("Nothing is laid yet."));
    EXPECT_TRUE(comparison().picture(1).said().isEmpty());
    comparison().close();
}

TEST_F(CompareInARally, NoEntryOutlivesTheTabThatItNames) {
    const QString name = open.window.current().files().name();
    open.newStage();
    const QPointer<QAction> other = entry(name);
    ASSERT_TRUE(other) << name.toStdString();
    open.key(Qt::Key_PageUp, Qt::ControlModifier);
    open.key(Qt::Key_W, Qt::ControlModifier);
    EXPECT_TRUE(other.isNull());
    EXPECT_FALSE(entry(name));
}

TEST(CompareWithAFile, IsAskedForByAKey) {
    OpenWindow open;
    open.answers.pathToOpen = open.path("other.json");
    ASSERT_TRUE(saveStage(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss2.json")),
                          open.answers.pathToOpen));
    open.key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_EQ(open.window.compare().windows().size(), 1);
    CompareWindow& window = *open.window.compare().windows().front();
    EXPECT_TRUE(waitUntil([&] { return !window.summary().isEmpty(); }));
    EXPECT_FALSE(window.picture(0).marks().empty());
    window.close();
}

} // namespace
} // namespace stagewright
