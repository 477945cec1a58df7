#include "editor/rally/evening_planner.h"
#include "editor/rally/results_panel.h"
#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_writer.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/settle.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <QAbstractItemView>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTabBar>
#include <QTextEdit>
#include <QWindow>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// As it may come from another program: it ends lines, and turns its neighbours round.
QString odd(const char* name) {
    return QStringLiteral("Odd\u202E\n\t%1\u2066").arg(QString::fromLatin1(name));
}

/// A rally all of whose titles and names are such.
RallyPack oddPack() {
    RallyPack pack;
    Rally& rally = pack.rally;
    RallyInfo info;
    info.title = odd("rally");
    info.authors = {odd("author")};
    info.licence = odd("licence");
    info.language = odd("language");
    info.evening.minutes = 3; // too short: there is something to mend
    apply(describe(rally, info), rally);
    for (const char* name : {"first", "second"}) {
        RallyStage stage;
        stage.stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
        stage.stage.info.title = odd(name);
        stage.stage.info.author = odd("author");
        stage.place = odd("place");
        stage.country = odd("country");
        apply(addStage(rally, stage, rally.stages().size()), rally);
    }
    apply(beginSession(rally, rally.stages().front().key, {odd("session"), 0, {}}), rally);
    apply(addDriver(rally, {{}, odd("driver"), {}, {}}), rally);
    return pack;
}

class OddTitles : public testing::Test {
protected:
    OddTitles() {
        EXPECT_TRUE(saveRallyPack(oddPack(), open.path("odd.rallypack")));
        open.openByDialog(open.path("odd.rallypack"));
        EXPECT_EQ(open.document().rally().stages().size(), 2);
    }

    OpenWindow open;
    int seen_ = 0; ///< texts with such a title

    void judge(const QString& text, const QObject& where, bool mayHaveLines = false) {
        if (!text.contains(QStringLiteral("Odd")))
            return;
        ++seen_;
        const bool isOdd = text.contains(QChar(0x202E)) || text.contains(QChar(0x2066)) ||
                           text.contains(u'\t') || (!mayHaveLines && text.contains(u'\n'));
        EXPECT_FALSE(isOdd) << where.metaObject()->className() << ' '
                            << where.objectName().toStdString() << ": " << text.toStdString();
    }
    void judgeList(const QAbstractItemView& list) {
        const QAbstractItemModel* model = list.model();
        for (int row = 0; model && row < model->rowCount(); ++row)
            for (int column = 0; column < model->columnCount(); ++column)
                for (const int role : {int(Qt::DisplayRole), int(Qt::EditRole),
                                       int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
                    judge(model->index(row, column).data(role).toString(), list,
                          role == Qt::ToolTipRole); // of several lines on purpose
    }
    void look() {
        settle();
        for (const QLabel* each : open.window.findChildren<QLabel*>())
            judge(each->text(), *each, true);
        for (const QLineEdit* each : open.window.findChildren<QLineEdit*>())
            judge(each->text(), *each);
        for (const QTextEdit* each : open.window.findChildren<QTextEdit*>())
            judge(each->toPlainText(), *each, true);
        for (const QTabBar* each : open.window.findChildren<QTabBar*>())
            for (int i = 0; i < each->count(); ++i)
                judge(each->tabText(i), *each);
        for (const QAbstractItemView* each : open.window.findChildren<QAbstractItemView*>())
            judgeList(*each);
        for (const QAction* each : open.window.findChildren<QAction*>())
            judge(each->text(), *each);
        judge(open.window.windowHandle()->title(), open.window);
    }
};

TEST_F(OddTitles, AreOneLineAndTurnNobodyRoundWhereverTheyAreShown) {
    for (const char* panel : {"panel-results", "panel-evening"})
        open.window.findChild<QAction*>(QString::fromLatin1(panel))->trigger();
    ASSERT_TRUE(waitUntil([&] { return !open.window.current().planner().isStale(); }));
    look();
    EXPECT_GT(seen_, 15);
    EXPECT_TRUE(open.window.windowHandle()->title().startsWith(
        QStringLiteral("Odd rally – SS 1: Odd first")))
        << open.window.windowHandle()->title().toStdString();
    // Nobody has typed anything: the file would be as it was.
    EXPECT_FALSE(open.window.isWindowModified());
    EXPECT_EQ(open.document().rally().info.title, odd("rally"));
    open.document().make(
        removeStageOf(open.document().rally(), open.document().rally().stages().back().key));
    look();
    EXPECT_EQ(open.window.actions().undo->text(), QStringLiteral("&Undo: Remove Odd second"));
}

TEST_F(OddTitles, APlaceInBracketsWithAStarStandsInTheTitleBar) {
    open.newStage();
    for (const char* title : {"end[*]", "[*]", "[*][*] two", "a[*]b [*]"}) {
        const QString name = QString::fromLatin1(title);
        open.document().make(changeTitle(open.stage(), name));
        EXPECT_EQ(open.window.windowHandle()->title().toStdString(),
                  (name + QStringLiteral("* – Stagewright")).toStdString());
        open.document().history().setClean();
        EXPECT_EQ(open.window.windowHandle()->title().toStdString(),
                  (name + QStringLiteral(" – Stagewright")).toStdString());
    }
}

} // namespace

} // namespace stagewright
