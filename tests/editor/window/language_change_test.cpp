#include "editor/document/result_undo_step.h"
#include "editor/hextiles/board/minimap.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "editor/hextiles/edits/token_edits.h"
#include "editor/history/history_panel.h"
#include "editor/holdings/holdings_dialog.h"
#include "editor/language/language.h"
#include "editor/panels/findings_panel.h"
#include "editor/panels/stage_panel.h"
#include "editor/rally/evening_panel.h"
#include "editor/rally/standings_view.h"
#include "editor/window/help.h"
#include "editor/window/settings_actions.h"
#include "editor/window/translated_window.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/editor/rulebook_files.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "tests/editor/window/shown_windows.h"
#include "tests/rulebook_stages.h"

#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QHeaderView>
#include <QLocale>
#include <QMenuBar>
#include <QTabBar>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// The program in English, with two stages open.
class LanguageChange : public testing::Test {
protected:
    void SetUp() override {
        settings.setValue(QStringLiteral("view/language"), QStringLiteral("en"));
        translated.emplace(settings, [this] {
            return std::make_unique<MainWindow>(gamesWithoutPieces(), settings, answers.dialogs(),
                                                RecoveryFolder(recovery()));
        });
        translated->createPanels(games());
        window().start({rally1ss1, rally1ss2});
        EXPECT_TRUE(waitForFiles(window()));
        window().show();
        QApplication::setActiveWindow(&window());
    }
    void TearDown() override {
        translated.reset();
        useLanguage(*QCoreApplication::instance(), QStringLiteral("en"));
        QLocale::setDefault(before);
    }

    [[nodiscard]] MainWindow& window() const { return translated->window(); }
    [[nodiscard]] QString recovery() const { return folder.filePath(QStringLiteral("recovery")); }
    [[nodiscard]] QString firstMenu() const {
        return window().menuBar()->actions().constFirst()->text();
    }

    /// By typing its name into the field of the settings.
    void choose(const char* name) {
        const MainWindow* old = &window();
        QTest::keyClick(&window(), Qt::Key_Comma, Qt::ControlModifier);
        SettingsDialog& dialog = window().settings().dialog();
        QApplication::setActiveWindow(&dialog); // else letters are for the board
        QTest::keyClicks(&dialog.general().language(), QString::fromUtf8(name));
        ASSERT_TRUE(waitUntil([&] { return &window() != old; }));
        QApplication::setActiveWindow(&window());
    }

    void key(Qt::Key pressed, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&boardOf(window()), pressed, modifiers);
    }
    void openEvening() {
        window().findChild<QAction*>(QStringLiteral("panel-evening"))->trigger();
        ASSERT_TRUE(waitUntil([&] { return evening() && evening()->isVisible(); }));
    }
    [[nodiscard]] EveningPanel* evening() const { return window().findChild<EveningPanel*>(); }

    /// As a user does: on the board, in the panels, in the rally around the stage.
    void takeStepsOfAllKinds();
    void mendSomething();
    /// As the panel lists them.
    [[nodiscard]] std::string steps() const {
        const QAbstractItemModel* list = window().historyPanel().model();
        QStringList names;
        for (int row = 1; row < list->rowCount(); ++row) // the first is the state as it was opened
            names << list->index(row, 0).data().toString();
        return names.join(QStringLiteral("; ")).toStdString();
    }

    QTemporaryDir folder;
    UserAnswers answers;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    QLocale before;
    std::optional<TranslatedWindow> translated;
};

void LanguageChange::takeStepsOfAllKinds() {
    Document& document = window().document();
    document.make(layTile(document.stage(), placed({"205a", {6, 3}})).value());
    key(Qt::Key_A, Qt::ControlModifier);
    key(Qt::Key_Down);
    const Placement straight = tilesOf(document.stage()).at({0, 3}).front();
    document.make(turnTiles(document.stage(), {&straight, 1}, Turn(1)).value());
    mendSomething();
    document.make(placeToken(document.stage(), QStringLiteral("jump"), centre({0, 3}), 0)->edit);
    QTest::keyClicks(&window().stagePanel().title(), QStringLiteral("!"));
    openEvening();
    evening()->findChild<QCheckBox*>(QStringLiteral("rally-time-control"))->click();
    const auto rally = [&]() -> const Rally& { return document.rally(); };
    document.make(renameStageOf(rally(), document.current(), QStringLiteral("Mill")));
    document.make(addDriverTo(rally(), {}));
    StageResult result;
    result.outcome = Timed{90};
    document.make(
        enterResultOf(rally(), {document.current(), rally().drivers().front().key}, result));
}

void LanguageChange::mendSomething() {
    const Document& document = window().document();
    QListView& list = window().findingsPanel().list();
    int row = 0;
    while (row < document.findings().size() && !document.fixFor(document.findings().at(row)))
        ++row;
    ASSERT_LT(row, document.findings().size());
    list.setCurrentIndex(list.model()->index(row, 0));
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Return, Qt::ControlModifier);
}

TEST_F(LanguageChange, TheWholeWindowSpeaksItAtOnce) {
    EXPECT_EQ(firstMenu(), QStringLiteral("&File"));
    choose("Deutsch");
    EXPECT_EQ(firstMenu(), QStringLiteral("&Datei"));
    EXPECT_EQ(QLocale().decimalPoint(), QStringLiteral(","));
    // The settings are still there to go on with.
    EXPECT_TRUE(window().settings().dialog().isVisible());
    EXPECT_EQ(window().settings().dialog().general().language().currentText(),
              QStringLiteral("Deutsch"));
    choose("Polski");
    EXPECT_EQ(firstMenu(), QStringLiteral("&Plik"));
    choose("English");
    EXPECT_EQ(firstMenu(), QStringLiteral("&File"));
    EXPECT_EQ(QLocale().decimalPoint(), QStringLiteral("."));
}

TEST_F(LanguageChange, WhatIsOpenStaysWithItsStepsAndItsView) {
    const Stage first = window().tabs().workspaces().front()->document().stage();
    const Stage second = window().document().stage();
    boardOf(window()).setFocus();
    QTest::keyClick(&boardOf(window()), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&boardOf(window()), Qt::Key_Delete);
    boardOf(window()).zoomIn();
    const double scale = boardOf(window()).camera().scale();
    ASSERT_TRUE(tilesOf(window().document().stage()).placements().isEmpty());
    choose("Deutsch");
    ASSERT_EQ(window().tabs().workspaces().size(), 2U);
    EXPECT_EQ(window().tabs().paths(), (QStringList{rally1ss1, rally1ss2}));
    EXPECT_EQ(window().tabs().workspaces().front()->document().stage(), first);
    EXPECT_EQ(window().document().path(), rally1ss2);
    EXPECT_TRUE(tilesOf(window().document().stage()).placements().isEmpty());
    EXPECT_TRUE(window().isWindowModified());
    EXPECT_EQ(boardOf(window()).camera().scale(), scale);
    QTest::keyClick(&boardOf(window()), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(window().document().stage(), second);
    EXPECT_FALSE(window().isWindowModified());
}

TEST_F(LanguageChange, StepsAreNamedInIt) {
    takeStepsOfAllKinds();
    key(Qt::Key_Z, Qt::ControlModifier);
    const std::string english = "Lay 205a; Move 12 tiles; Turn 208a; Turn 208a; Place token; "
                                "Change title; Time control; Rename !Rally 1, SS 2; Add Driver 1; "
                                "Result of Driver 1 in SS 1: Mill";
    ASSERT_EQ(steps(), english);
    choose("Deutsch");
    EXPECT_EQ(steps(), "205a legen; 12 Teile verschieben; 208a drehen; 208a drehen; "
                       "Plättchen legen; Titel ändern; Zeitkontrolle; "
                       "!Rally 1, SS 2 umbenennen; Driver 1 hinzufügen; "
                       "Ergebnis von Driver 1 in WP 1: Mill");
    EXPECT_EQ(window().document().history().undoText(), QStringLiteral("Driver 1 hinzufügen"));
    EXPECT_EQ(window().actions().undo->text(), QStringLiteral("&Rückgängig: Driver 1 hinzufügen"));
    EXPECT_EQ(window().actions().redo->text(),
              QStringLiteral("Wieder&herstellen: Ergebnis von Driver 1 in WP 1: Mill"));
    choose("Polski");
    EXPECT_NE(steps().find("; Przesuń 12 kafli; "), std::string::npos); // of 2 to 4 it is "kafle"
    choose("English");
    EXPECT_EQ(steps(), english);
}

TEST_F(LanguageChange, StepsNamedAnewAreUndoneAndRedone) {
    const RallyPack opened = window().document().pack();
    takeStepsOfAllKinds();
    const RallyPack made = window().document().pack();
    const int count = window().document().history().count();
    ASSERT_NE(made, opened);
    choose("Deutsch");
    for (int i = 0; i < count; ++i)
        key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(window().document().pack(), opened);
    EXPECT_FALSE(window().isWindowModified());
    EXPECT_EQ(window().actions().redo->text(), QStringLiteral("Wieder&herstellen: 205a legen"));
    for (int i = 0; i < count; ++i)
        key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(window().document().pack(), made);
}

TEST_F(LanguageChange, StepsOfTabsBehindAreNamedInIt) {
    key(Qt::Key_A, Qt::ControlModifier);
    key(Qt::Key_Delete);
    ASSERT_EQ(steps(), "Remove 11 tiles");
    window().tabs().turn(1);
    ASSERT_EQ(steps(), "");
    choose("Deutsch");
    window().tabs().turn(1);
    EXPECT_EQ(steps(), "11 Teile entfernen");
}

TEST_F(LanguageChange, ChangesStayKeptSafe) {
    QTest::keyClick(&boardOf(window()), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&boardOf(window()), Qt::Key_Delete);
    ASSERT_TRUE(window().recovery().keepNow());
    choose("Deutsch");
    const auto copies = [this] {
        return QDir(recovery()).entryList({QStringLiteral("*.recovery")}, QDir::Files).size();
    };
    EXPECT_EQ(copies(), 1);
    EXPECT_TRUE(window().recovery().keepNow());
    EXPECT_EQ(copies(), 1);
}

TEST_F(LanguageChange, FindingsAreSaidInIt) {
    window().document().open(board({{"205a", {0, 0}}, {"203a", {2, 2}}}), {});
    const Findings english = window().document().findings();
    ASSERT_FALSE(english.isEmpty());
    choose("Deutsch");
    const Findings german = window().document().findings();
    ASSERT_EQ(german.size(), english.size());
    for (qsizetype i = 0; i < german.size(); ++i) {
        EXPECT_EQ(german[i].rule, english[i].rule);
        EXPECT_NE(german[i].text, english[i].text);
    }
}

TEST_F(LanguageChange, TheMapOfTheWholeStageStays) {
    window().resize(1280, 800); // whatever the size of the screen: a small board has no room for it
    for (int i = 0; i < 6; ++i)
        boardOf(window()).zoomIn();
    const auto isSeen = [this] { return boardOf(window()).findChild<Minimap*>()->isVisible(); };
    ASSERT_TRUE(waitUntil(isSeen));
    choose("Deutsch");
    EXPECT_TRUE(QTest::qWaitFor(isSeen, 500));
}

TEST_F(LanguageChange, TheEveningStaysOnItsPage) {
    openEvening();
    QTabBar* tabs = evening()->tabBar();
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(2).center());
    ASSERT_EQ(evening()->currentIndex(), 2);
    choose("Deutsch");
    ASSERT_TRUE(waitUntil([&] { return evening() && evening()->isVisible(); }));
    EXPECT_EQ(evening()->currentIndex(), 2);
}

TEST_F(LanguageChange, TheStandingsStillFit) {
    window().resize(1366, 768);
    window().findChild<QAction*>(QStringLiteral("panel-results"))->trigger();
    const auto standings = [this]() -> StandingsView* { // of the tab in front
        for (StandingsView* each : window().findChildren<StandingsView*>())
            if (each->isVisible())
                return each;
        return nullptr;
    };
    ASSERT_TRUE(waitUntil([&] { return standings() != nullptr; }));
    Document& document = window().document();
    document.make(addDriverTo(document.rally(), {}));
    document.make(renameDriverOf(document.rally(), document.rally().drivers().front().key,
                                 QStringLiteral("Aleksandra Konstantynopolitanczykowianeczka")));
    for (const char* language : {"Deutsch", "Polski", "English"}) {
        choose(language);
        ASSERT_TRUE(waitUntil([&] { return standings() != nullptr; }));
        QCoreApplication::processEvents();
        const QTableWidget& lines = standings()->lines();
        EXPECT_LE(lines.horizontalHeader()->length(), lines.viewport()->width()) << language;
    }
}

TEST_F(LanguageChange, ThePaletteKeepsItsBoxAndItsTile) {
    PalettePanel& palette = paletteOf(window());
    palette.showBox(u"gt-core");
    palette.tiles().setFocus();
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(&palette.tiles(), Qt::Key_Down);
    QTest::keyClick(&palette.tiles(), Qt::Key_F);
    const auto chosen = palette.chosen();
    ASSERT_TRUE(chosen && chosen->side() == 'b');
    choose("Deutsch");
    EXPECT_EQ(paletteOf(window()).box(), QStringLiteral("gt-core"));
    EXPECT_EQ(paletteOf(window()).chosen(), chosen);
}

TEST_F(LanguageChange, TheThemeStays) {
    QTest::keyClick(&window(), Qt::Key_Comma, Qt::ControlModifier);
    QApplication::setActiveWindow(&window().settings().dialog());
    QTest::keyClicks(&window().settings().dialog().general().theme(), QStringLiteral("Dark"));
    const QColor dark = QApplication::palette().color(QPalette::Window);
    ASSERT_LT(dark.lightness(), 100);
    choose("Deutsch");
    EXPECT_EQ(QApplication::palette().color(QPalette::Window), dark);
}

TEST_F(LanguageChange, TheManualStaysOpenWhereItIsRead) {
    boardOf(window()).setFocus();
    key(Qt::Key_F1);
    ASSERT_TRUE(window().help().manual());
    window().help().manual()->setGeometry(40, 60, 800, 600);
    window().help().manual()->turnTo(QStringLiteral("print"));
    QApplication::setActiveWindow(&window());
    choose("Deutsch");
    const ManualWindow* manual = window().help().manual();
    ASSERT_TRUE(manual && manual->isVisible());
    EXPECT_EQ(manual->windowTitle(), readManual(QStringLiteral("de")).sections.front().title);
    EXPECT_EQ(manual->section(), QStringLiteral("print"));
    EXPECT_EQ(manual->geometry(), QRect(40, 60, 800, 600));
}

TEST_F(LanguageChange, AManualThatIsClosedStaysClosed) {
    choose("Deutsch");
    EXPECT_FALSE(window().help().manual());
}

TEST_F(LanguageChange, TheSettingsStayWhereTheyLie) {
    QTest::keyClick(&window(), Qt::Key_Comma, Qt::ControlModifier);
    window().settings().dialog().move(70, 90);
    const QPoint lies = window().settings().dialog().geometry().topLeft();
    choose("Deutsch");
    EXPECT_EQ(window().settings().dialog().geometry().topLeft(), lies);
}

TEST_F(LanguageChange, NothingButItsWindowsIsShown) {
    const ShownWindows shown;
    choose("Deutsch");
    EXPECT_EQ(shown.kinds(),
              (std::set<std::string>{"stagewright::MainWindow", "stagewright::SettingsDialog"}));
}

TEST_F(LanguageChange, TheWelcomePageStays) {
    QTest::keyClick(&window(), Qt::Key_W, Qt::ControlModifier);
    QTest::keyClick(&window(), Qt::Key_W, Qt::ControlModifier);
    ASSERT_TRUE(window().welcome().isShown());
    choose("Deutsch");
    EXPECT_TRUE(window().welcome().isShown());
    EXPECT_EQ(window().tabs().workspaces().size(), 1U);
}

} // namespace

} // namespace stagewright
