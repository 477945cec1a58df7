#include "editor/window/first_steps.h"
#include "editor/window/first_steps_card.h"
#include "editor/window/stage_opening.h"
#include "editor/window/workspace.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "tests/editor/language/cut_texts.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/settle.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <QApplication>
#include <QMenuBar>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// A window whose settings hold nothing, or what an earlier one has left.
struct StartWithSettings {
    explicit StartWithSettings(const QString& settingsFile)
        : settings(settingsFile, QSettings::IniFormat)
        , window(games().with(Catalogue()), settings, answers.dialogs(),
                 RecoveryFolder(folder.filePath(QStringLiteral("recovery")))) {
        window.createPanels(games());
        window.resize(1280, 800);
        window.start({});
        EXPECT_TRUE(waitForFiles(window));
        window.show();
        window.activateWindow();
        QApplication::setActiveWindow(&window);
    }
    /// Ctrl+N and the first game.
    void beginStage() {
        QTest::keyClick(&window, Qt::Key_N, Qt::ControlModifier);
        ASSERT_TRUE(waitUntil([] { return QApplication::activePopupWidget() != nullptr; }));
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        window.editor().board().setFocus();
    }
    [[nodiscard]] FirstStepsCard* card() const { return FirstSteps::cardOn(window.current()); }
    /// As a newcomer types it on the board.
    void lay(const char* number) {
        QTest::keyClicks(&window.editor().board(), QString::fromLatin1(number));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }

    QTemporaryDir folder;
    UserAnswers answers;
    QSettings settings;
    MainWindow window;
};

Stage emptyStage(const char* game = "dirt", StageKind kind = StageKind::Stage) {
    Stage stage;
    stage.info.game = QString::fromLatin1(game);
    stage.info.kind = kind;
    return stage;
}

struct FirstStepsTest : testing::Test {
    QTemporaryDir folder;
    const QString settingsFile = folder.filePath(QStringLiteral("settings.ini"));
};

TEST_F(FirstStepsTest, LeadThroughTheFirstStageAsItIsLaid) {
    StartWithSettings start(settingsFile);
    start.beginStage();
    ASSERT_TRUE(start.card());
    EXPECT_TRUE(start.card()->isVisible());
    EXPECT_TRUE(
        start.card()->text().startsWith(QStringLiteral("Lay the start\nType 202 and press Enter")))
        << start.card()->text().toStdString();
    start.lay("202a");
    EXPECT_TRUE(start.card()->text().startsWith(
        QStringLiteral("Lay the start: done\nLet the road go on\nWhere the road ends")))
        << start.card()->text().toStdString();
    EXPECT_TRUE(start.card()->text().contains(QStringLiteral("R turns it, F flips it")));
    start.lay("205a");
    EXPECT_FALSE(start.card()->text().contains(QStringLiteral("go on: done")));
    start.lay("206a");
    EXPECT_TRUE(start.card()->text().endsWith(QStringLiteral(
        "Bring it to the finish\nTile 203 ends the stage. The panel Estimate then says how long it "
        "takes.")))
        << start.card()->text().toStdString();
    start.lay("203a");
    EXPECT_TRUE(start.card()->text().contains(QStringLiteral("Bring it to the finish: done")));
    EXPECT_TRUE(start.card()->text().contains(QStringLiteral("That is a whole stage.")));
    QTest::keyClick(&start.window, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(start.card()->text().contains(QStringLiteral("Bring it to the finish\n")));
}

TEST_F(FirstStepsTest, ComeNoMoreOnceTheyAreClosed) {
    {
        StartWithSettings start(settingsFile);
        start.beginStage();
        ASSERT_TRUE(start.card());
        QTest::mouseClick(&start.card()->closeButton(), Qt::LeftButton);
        EXPECT_TRUE(waitUntil([&] { return !start.card(); }));
        start.window.tabs().openNew(emptyStage());
        EXPECT_FALSE(start.card());
    }
    StartWithSettings again(settingsFile);
    again.window.tabs().openNew(emptyStage());
    EXPECT_FALSE(again.card());
    again.window.actions().firstSteps->trigger();
    EXPECT_TRUE(again.card()); // asked for
}

TEST_F(FirstStepsTest, DoNotComeToThoseWhoHaveSettingsOfAnEarlierVersion) {
    QSettings(settingsFile, QSettings::IniFormat)
        .setValue(QStringLiteral("window/geometry"), QByteArray("of version 0.1"));
    StartWithSettings start(settingsFile);
    start.beginStage();
    EXPECT_FALSE(start.card());
}

TEST_F(FirstStepsTest, GoWhenAnotherStageIsOpenedInTheirPlace) {
    StartWithSettings start(settingsFile);
    start.window.opening().openSample(QStringLiteral(":/samples/rally1-ss1.json"));
    EXPECT_TRUE(waitUntil([&] { return !start.card(); }));
}

TEST_F(FirstStepsTest, OfARingOfTheRallyGameBeginWithItsStartTile) {
    StartWithSettings start(settingsFile);
    start.window.tabs().openNew(emptyStage("dirt", StageKind::Circuit));
    ASSERT_TRUE(start.card());
    EXPECT_TRUE(start.card()->text().contains(QStringLiteral("Type 202 ")))
        << start.card()->text().toStdString();
}

TEST_F(FirstStepsTest, LeaveTheKeysToTheBoard) {
    StartWithSettings start(settingsFile);
    start.beginStage();
    ASSERT_TRUE(start.card());
    EXPECT_TRUE(start.window.editor().board().hasFocus());
}

TEST_F(FirstStepsTest, AreNotCutOffInAnyLanguage) {
    for (const char* language : {"en", "pl", "fr", "de"})
        for (const int percent : {100, 150}) {
            const SpokenIn spoken(QString::fromLatin1(language), percent);
            QTemporaryDir fresh;
            StartWithSettings start(fresh.filePath(QStringLiteral("settings.ini")));
            start.window.tabs().openNew(emptyStage());
            settle();
            ASSERT_TRUE(start.card());
            EXPECT_EQ(cutTexts(*start.card()).join(u'\n'), QString()) << language << percent;
        }
}

TEST_F(FirstStepsTest, OfACircuitLeadBackToTheStart) {
    StartWithSettings start(settingsFile);
    start.window.tabs().openNew(emptyStage("gt", StageKind::Circuit));
    ASSERT_TRUE(start.card());
    EXPECT_TRUE(start.card()->text().contains(QStringLiteral("Type 102 ")))
        << start.card()->text().toStdString();
    EXPECT_TRUE(start.card()->text().endsWith(QStringLiteral("Come back to the start")));
}

} // namespace

} // namespace stagewright
