#include "editor/panels/stage_panel.h"
#include "editor/rally/stage_strip.h"
#include "editor/window/document_tabs.h"
#include "editor/window/stage_clipboard.h"
#include "model/exchange/stage_code.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/sample.h"
#include "tests/editor/window/open_window.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QStatusBar>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

QClipboard& systemClipboard() {
    return *QGuiApplication::clipboard();
}

QString codeOf(const Stage& stage) {
    return QString::fromLatin1(writeStageCode(stage).value().text.trimmed());
}

/// Of two tiles, told from the sample at once.
Stage twoTiles() {
    Stage stage;
    stage.info.game = QStringLiteral("dirt");
    tilesOf(stage).insert(placed({0, 0}, u"202a"));
    tilesOf(stage).insert(placed({0, -1}, u"217a"));
    return stage;
}

} // namespace

class StageClipboards : public testing::Test {
protected:
    OpenWindow open;

    [[nodiscard]] std::size_t tabCount() { return open.window.tabs().workspaces().size(); }
    [[nodiscard]] const Rally& rally() { return open.document().rally(); }
    void paste(const QString& text) {
        systemClipboard().setText(text);
        open.key(Qt::Key_V, Qt::ControlModifier);
    }
};

TEST_F(StageClipboards, ACodeIsOpenedInATabOfItsOwn) {
    open.click(sample::corner);
    open.key(Qt::Key_R); // else it would be in place of a stage that nobody has touched
    paste(codeOf(twoTiles()));
    EXPECT_EQ(tabCount(), 2U);
    EXPECT_TRUE(tilesOf(open.stage()) == tilesOf(twoTiles()));
    EXPECT_TRUE(open.document().path().isEmpty());
    EXPECT_TRUE(open.answers.complaints.isEmpty());
}

TEST_F(StageClipboards, ACodeJoinsTheRallyWhereTheStripHasTheFocus) {
    open.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier); // shows the strip
    QTest::mouseClick(open.window.current().strip().list().viewport(), Qt::LeftButton, {},
                      open.window.current()
                          .strip()
                          .list()
                          .visualItemRect(open.window.current().strip().list().item(0))
                          .center());
    ASSERT_EQ(rally().stages().size(), 2);
    paste(codeOf(twoTiles()));
    EXPECT_EQ(tabCount(), 1U);
    ASSERT_EQ(rally().stages().size(), 3);
    EXPECT_TRUE(tilesOf(rally().stages().at(1).stage) == tilesOf(twoTiles()))
        << "behind the open stage";
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(rally().stages().size(), 2);
}

TEST_F(StageClipboards, ARallyThatIsFullTakesNone) {
    RallyPack pack = open.document().pack();
    while (pack.rally.stages().size() < mostStages)
        apply(addStage(pack.rally, pack.rally.stages().front(), 1), pack.rally);
    open.document().open(pack, {});
    open.window.current().strip().list().setFocus();
    paste(codeOf(twoTiles()));
    EXPECT_EQ(rally().stages().size(), mostStages);
    EXPECT_EQ(open.answers.complaints.size(), 1);
}

TEST_F(StageClipboards, AWrongSignIsToldAndChangesNothing) {
    open.board().setFocus();
    QString code = codeOf(twoTiles());
    code[6] = code[6] == u'7' ? u'8' : u'7';
    paste(code);
    EXPECT_EQ(tabCount(), 1U);
    EXPECT_EQ(open.steps(), 0);
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(open.answers.complaints.front().contains(QStringLiteral("a sign in it is wrong")));
}

TEST_F(StageClipboards, ATextFieldTakesACodeAsText) {
    open.window.stagePanel().author().setFocus();
    open.window.stagePanel().author().selectAll();
    const QString code = codeOf(twoTiles());
    paste(code);
    EXPECT_EQ(tabCount(), 1U);
    EXPECT_EQ(open.window.stagePanel().author().text(), code);
}

TEST_F(StageClipboards, TheCodeThatIsCopiedIsTheStageInFront) {
    open.window.actions().copyCode->trigger();
    EXPECT_EQ(systemClipboard().text(), codeOf(open.stage()));
    const QString said = open.window.statusBar()->currentMessage();
    EXPECT_TRUE(said.contains(QStringLiteral("code of %1 signs").arg(codeOf(open.stage()).size())))
        << said.toStdString();
    EXPECT_TRUE(said.contains(QStringLiteral("title and author are not in a code")))
        << said.toStdString();
    EXPECT_EQ(open.steps(), 0);
}

TEST_F(StageClipboards, AnEmptyBoardHasNeitherCodeNorPicture) {
    systemClipboard().setText(QStringLiteral("before"));
    open.newStage();
    open.window.actions().copyCode->trigger();
    open.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(open.answers.complaints.size(), 2);
    EXPECT_EQ(systemClipboard().text(), QStringLiteral("before"));
}

TEST_F(StageClipboards, ThePictureShowsTheStageAsExportedOnesDo) {
    open.board().setFocus();
    open.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QImage whole = systemClipboard().image();
    ASSERT_FALSE(whole.isNull());
    EXPECT_EQ(std::max(whole.width(), whole.height()), 1200);
    open.click(sample::corner);
    open.key(Qt::Key_Delete);
    open.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_NE(systemClipboard().image(), whole);
    EXPECT_TRUE(open.window.statusBar()->currentMessage().contains(QStringLiteral("1200")));
}

} // namespace stagewright
