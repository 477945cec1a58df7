#include "editor/estimate/estimator.h"
#include "editor/exports/export_dialog.h"
#include "editor/holdings/holdings_dialog.h"
#include "editor/recovery/recovery_dialog.h"
#include "editor/window/about.h"
#include "editor/window/settings_actions.h"
#include "editor/window/table_actions.h"
#include "tests/editor/language/alt_letters.h"
#include "tests/editor/language/cut_texts.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/rulebook_files.h"
#include "tests/editor/settle.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <QDockWidget>
#include <QMenu>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

std::string said(const QStringList& lines) {
    return lines.join(u'\n').toStdString();
}

/// Keys of all commands, in the order in which they were made.
QStringList keysOf(const MainWindow& window) {
    QStringList keys;
    for (const QAction* action : window.findChildren<QAction*>())
        if (!action->objectName().isEmpty())
            keys << action->objectName() + u' ' +
                        QKeySequence::listToString(action->shortcuts(), QKeySequence::PortableText);
    return keys;
}

struct Manner {
    const char* language;
    int percent;
};

class WindowTexts : public testing::TestWithParam<Manner> {
protected:
    SpokenIn speaking{QString::fromLatin1(GetParam().language), GetParam().percent};
    OpenWindow open{rally1ss1};

    /// There is more to read then.
    void waitForEstimate() {
        ASSERT_TRUE(
            waitUntil([this] { return open.window.estimator().report().estimate.has_value(); }));
        settle();
    }
};

std::string mannerName(const testing::TestParamInfo<Manner>& manner) {
    return manner.param.language + std::to_string(manner.param.percent);
}

TEST_P(WindowTexts, NothingInTheWindowIsCutOff) {
    waitForEstimate();
    EXPECT_EQ(said(cutTexts(open.window)), "");
}

TEST_P(WindowTexts, NothingInAPanelOfItsOwnIsCutOff) {
    waitForEstimate();
    for (QDockWidget* dock : open.window.findChildren<QDockWidget*>()) {
        dock->show();
        dock->setFloating(true);
        settle();
        dock->resize(dock->sizeHint().expandedTo(dock->size()));
        settle();
        EXPECT_EQ(said(cutTexts(*dock)), "") << dock->objectName().toStdString();
        dock->hide();
    }
}

TEST_P(WindowTexts, NothingInTheSettingsIsCutOff) {
    SettingsDialog& dialog = open.window.settings().dialog();
    dialog.show();
    for (int i = 0; i < dialog.pages().count(); ++i) {
        dialog.pages().setCurrentIndex(i);
        settle();
        EXPECT_EQ(said(cutTexts(dialog)), "") << "page " << i;
        EXPECT_EQ(said(altClashes(dialog)), "") << "page " << i;
    }
}

TEST_P(WindowTexts, NothingInTheDialogOfBoxesIsCutOff) {
    HoldingsDialog& dialog = open.window.table().dialog();
    dialog.show();
    settle();
    EXPECT_EQ(said(cutTexts(dialog)), "");
}

TEST_P(WindowTexts, NothingInTheDialogOfWhatWasLeftIsCutOff) {
    RecoveryFolder folder(open.path("left"));
    auto file = folder.newFile();
    ASSERT_TRUE(file);
    std::vector<RecoverableCopy> left;
    left.push_back(
        {{open.document().rally(), {}, {}, QDateTime::currentDateTimeUtc()}, *std::move(file)});
    RecoveryDialog dialog(left, games());
    dialog.show();
    settle();
    EXPECT_EQ(said(cutTexts(dialog)), "");
}

TEST_P(WindowTexts, NothingOnTheWelcomePageIsCutOff) {
    open.window.welcome().show();
    settle();
    EXPECT_EQ(said(cutTexts(open.window)), "");
}

TEST_P(WindowTexts, NothingInTheDialogOfExportsIsCutOff) {
    const ExportSource source{open.document().pack(), open.stage(), games()};
    ExportDialog dialog(source, {exportTargets().front()});
    dialog.show();
    settle();
    EXPECT_EQ(said(cutTexts(dialog)), "");
    EXPECT_EQ(said(altClashes(dialog)), "");
}

TEST_P(WindowTexts, NothingInWhatIsSaidOfTheProgramIsCutOff) {
    AboutDialog dialog;
    dialog.show();
    settle();
    EXPECT_EQ(said(cutTexts(dialog)), "");
    EXPECT_EQ(said(altClashes(dialog)), "");
}

TEST_P(WindowTexts, NoLetterIsTwiceUnderAlt) {
    EXPECT_EQ(said(altClashes(open.window)), "");
    for (const QMenu* menu : open.window.findChildren<QMenu*>())
        EXPECT_EQ(said(altClashes(*menu)), "") << menu->title().toStdString();
}

INSTANTIATE_TEST_SUITE_P(In, WindowTexts,
                         testing::Values(Manner{"en", 100}, Manner{"en", 150}, Manner{"pl", 100},
                                         Manner{"pl", 150}, Manner{"fr", 100}, Manner{"fr", 150},
                                         Manner{"de", 100}, Manner{"de", 150}),
                         mannerName);

TEST(WindowKeys, AreTheSameInAllLanguages) {
    const QStringList english = keysOf(OpenWindow(rally1ss1).window);
    ASSERT_GT(english.size(), 50);
    for (const char* language : {"pl", "fr", "de"}) {
        const SpokenIn speaking(QString::fromLatin1(language));
        EXPECT_EQ(keysOf(OpenWindow(rally1ss1).window), english) << language;
    }
}

} // namespace

} // namespace stagewright
