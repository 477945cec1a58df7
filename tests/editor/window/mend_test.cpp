#include "editor/panels/finding_delegate.h"
#include "editor/panels/findings_panel.h"
#include "editor/welcome/samples.h"
#include "editor/window/stage_opening.h"
#include "tests/editor/sample.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

QRect buttonOf(QListView& list, int row) {
    QStyleOptionViewItem option;
    option.initFrom(&list);
    option.widget = &list;
    const QModelIndex index = list.model()->index(row, 0);
    option.rect = list.visualRect(index);
    return static_cast<const FindingDelegate*>(list.itemDelegate())->buttonRect(option, index);
}

void waitForFixes(const QListView& list) {
    const auto* model = static_cast<const FindingsModel*>(list.model());
    ASSERT_TRUE(waitUntil([&] { return model->isSettled(); }));
    QCoreApplication::processEvents(); // for the list to make room for the buttons
}

TEST(Mending, AClickInThePanelMendsTheStageAndUndoBringsItBack) {
    OpenWindow open;
    const Stage right = open.document().stage();
    open.click(sample::corner);
    open.key(Qt::Key_R);
    const Stage wrong = open.document().stage();
    auto& list = open.window.findingsPanel().list();
    waitForFixes(list);
    int row = 0;
    while (row < list.model()->rowCount() && buttonOf(list, row).isEmpty())
        ++row;
    ASSERT_LT(row, list.model()->rowCount());
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, buttonOf(list, row).center());
    EXPECT_EQ(open.document().stage(), right);
    EXPECT_EQ(open.steps(), 2);
    EXPECT_TRUE(open.window.actions().undo->text().contains(QStringLiteral("Turn 205a")));
    open.board().setFocus();
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(open.document().stage(), wrong);
}

TEST(Mending, TheKeyboardGetsThereToo) {
    OpenWindow open;
    open.click(sample::corner);
    open.key(Qt::Key_R);
    auto& list = open.window.findingsPanel().list();
    waitForFixes(list);
    list.setFocus();
    list.setCurrentIndex(list.model()->index(0, 0));
    for (int i = 0; i < list.model()->rowCount() && open.steps() == 1; ++i) {
        open.key(Qt::Key_Return, Qt::ControlModifier);
        open.key(Qt::Key_Down);
    }
    EXPECT_EQ(open.steps(), 2);
    EXPECT_TRUE(open.document().findings().isEmpty());
}

TEST(Hints, AreShownAtFirstAndTheChoiceIsRemembered) {
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    UserAnswers answers;
    const auto hints = [](MainWindow& window) {
        const Findings& findings = window.document().findings();
        return std::count_if(findings.begin(), findings.end(), [](const Finding& finding) {
            return finding.severity == Severity::Hint;
        });
    };
    {
        MainWindow first(gamesWithoutPieces(), settings, answers.dialogs());
        first.createPanels(games());
        first.start({});
        first.opening().openSample(samples().constFirst());
        EXPECT_TRUE(first.actions().showHints->isChecked());
        EXPECT_EQ(hints(first), 2); // start and finish are driven against their print
        first.show();
        first.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&first));
        QTest::keyClick(&first, Qt::Key_H, Qt::ControlModifier);
        EXPECT_FALSE(first.actions().showHints->isChecked());
        EXPECT_EQ(hints(first), 0);
    }
    MainWindow second(gamesWithoutPieces(), settings, answers.dialogs());
    second.createPanels(games());
    second.start({});
    second.opening().openSample(samples().constFirst());
    EXPECT_FALSE(second.actions().showHints->isChecked());
    EXPECT_EQ(hints(second), 0);
    second.actions().showHints->trigger();
    EXPECT_EQ(hints(second), 2);
}

} // namespace

} // namespace stagewright
