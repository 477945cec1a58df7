#include "editor/hextiles/ideas/ideas_panel.h"
#include "editor/window/stage_opening.h"
#include "editor/window/welcome.h"
#include "tests/editor/files.h"
#include "tests/editor/sample.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <QClipboard>
#include <QGuiApplication>

#include <gtest/gtest.h>

#include <map>

namespace stagewright {

namespace {

/// The tiles of the sample, as a rulebook prints them.
QString sampleList() {
    std::map<QString, int> counts;
    for (const Placement& tile : tilesOf(sampleStage()).placements())
        ++counts[tile.side.toString()];
    QString text = QStringLiteral("An evening stage\n");
    for (const auto& [side, count] : counts)
        text += QStringLiteral("%1 x %2\n").arg(count).arg(side);
    return text;
}

std::map<TileId, int> countsOf(const Stage& stage) {
    std::map<TileId, int> counts;
    for (const Placement& tile : tilesOf(stage).placements())
        ++counts[tile.side];
    return counts;
}

struct TileListFiles : testing::Test {
    OpenWindow open;

    [[nodiscard]] IdeasPanel& ideas() { return tilesOf(open.window).ideas(); }
    [[nodiscard]] QString file(const char* name, const QString& text) {
        return writeFile(open.path(name), text.toUtf8());
    }
    [[nodiscard]] bool ends() {
        return waitUntil([this] { return !ideas().isSearching(); });
    }
};

TEST_F(TileListFiles, AListThatIsOpenedIsLaidAndHasOtherLayoutsToChooseFrom) {
    open.openByDialog(file("list.txt", sampleList()));
    EXPECT_TRUE(open.answers.complaints.isEmpty());
    ASSERT_TRUE(ends());
    EXPECT_EQ(countsOf(open.stage()), countsOf(sampleStage()));
    EXPECT_EQ(open.stage().info.title, QStringLiteral("An evening stage"));
    EXPECT_TRUE(open.document().findings().isEmpty());
    EXPECT_EQ(open.steps(), 1);
    EXPECT_TRUE(open.document().path().isEmpty()); // the list is never written over
    EXPECT_GT(ideas().gallery().ideas().rowCount(), 1);
    EXPECT_TRUE(ideas().isVisible());
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(open.stage().layout.pieceCount(), 0);
}

TEST_F(TileListFiles, AListThatTheProgramIsStartedWithIsLaid) {
    MainWindow& window = open.window;
    window.opening().open(QStringList{file("list.txt", sampleList())});
    window.start({});
    EXPECT_FALSE(window.welcome().isShown());
    ASSERT_TRUE(ends());
    EXPECT_EQ(countsOf(open.stage()), countsOf(sampleStage()));
}

TEST_F(TileListFiles, AnUnknownTileIsNamedWithItsLine) {
    open.openByDialog(file("list.txt", QStringLiteral("1 x 202a\n1 x 999a\n")));
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(open.answers.complaints.front().contains(QStringLiteral("list.txt")));
    EXPECT_TRUE(open.answers.complaints.front().contains(QStringLiteral("line 2")));
    EXPECT_TRUE(open.answers.complaints.front().contains(QStringLiteral("999")));
    EXPECT_EQ(open.stage(), sampleStage()); // still in front, and no tab is left
    EXPECT_EQ(open.window.tabs().workspaces().size(), 1U);
}

TEST_F(TileListFiles, ATextThatIsNoListIsRefusedAsBefore) {
    open.openByDialog(file("notes.txt", QStringLiteral("Buy bread.\n")));
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_EQ(open.window.tabs().workspaces().size(), 1U);
}

TEST_F(TileListFiles, AListThatIsPastedOnTheBoardOffersLayoutsAndLeavesTheStage) {
    QGuiApplication::clipboard()->setText(sampleList());
    open.key(Qt::Key_V, Qt::ControlModifier);
    ASSERT_TRUE(ends());
    EXPECT_GT(ideas().gallery().ideas().rowCount(), 1);
    EXPECT_EQ(open.steps(), 0); // the board was not empty
    EXPECT_EQ(open.stage(), sampleStage());
}

TEST_F(TileListFiles, AListThatCannotBeLaidIsSaidWhy) {
    open.newStage();
    QGuiApplication::clipboard()->setText(QStringLiteral("1 x 202a\n1 x 204a\n"));
    open.key(Qt::Key_V, Qt::ControlModifier);
    ASSERT_TRUE(ends());
    EXPECT_EQ(ideas().gallery().ideas().rowCount(), 0);
    EXPECT_TRUE(ideas().state().text().startsWith(QStringLiteral("These tiles cannot be laid: ")))
        << ideas().state().text().toStdString();
    EXPECT_EQ(open.stage().layout.pieceCount(), 0);
}

// N22 of the list of what people ask for: such a list was refused.
TEST_F(TileListFiles, AListOfSomeTilesOpensAndIsSaidWhatItLacks) {
    open.openByDialog(file("some.txt", QStringLiteral("202a\n205a x 1\n1x 217b\n")));
    EXPECT_TRUE(open.answers.complaints.isEmpty());
    ASSERT_TRUE(ends());
    EXPECT_EQ(ideas().list().toPlainText(), QStringLiteral("202a\n205a x 1\n1x 217b\n"));
    EXPECT_EQ(open.stage().layout.pieceCount(), 0);
    EXPECT_TRUE(ideas().state().text().startsWith(QStringLiteral("These tiles cannot be laid: ")))
        << ideas().state().text().toStdString();
}

TEST_F(TileListFiles, AListThatWasGivenIsNotLostToTheNextFile) {
    const QString list = QStringLiteral("202a\n205a x 1\n1x 217b\n");
    open.openByDialog(file("some.txt", list)); // cannot be laid: its board stays empty
    ASSERT_TRUE(ends());
    const std::size_t tabs = open.window.tabs().workspaces().size();
    open.openByDialog(file("list.txt", sampleList()));
    ASSERT_TRUE(ends());
    EXPECT_EQ(open.window.tabs().workspaces().size(), tabs + 1);
}

} // namespace

} // namespace stagewright
