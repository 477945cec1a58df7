#include "editor/document/result_undo_step.h"
#include "editor/driving/drive_panel.h"
#include "editor/estimate/estimate_panel.h"
#include "editor/fields/panel_fields.h"
#include "editor/hextiles/ideas/ideas_panel.h"
#include "editor/language/language.h"
#include "editor/rally/results_panel.h"
#include "editor/settings/settings_dialog.h"
#include "editor/timing/timing_window.h"
#include "editor/window/drive_dock.h"
#include "editor/window/settings_actions.h"
#include "editor/window/stage_opening.h"
#include "editor/window/timing_actions.h"
#include "editor/window/translated_window.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "tests/boards.h"
#include "tests/editor/rulebook_files.h"
#include "tests/editor/settle.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <QApplication>
#include <QDebug>
#include <QDockWidget>
#include <QLineEdit>
#include <QLocale>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>

#include <gtest/gtest.h>

#include <map>

namespace stagewright {

namespace {

/// The program in English, with two stages open, and what the user does before another language is
/// chosen.
class KeptOverLanguages : public testing::Test {
protected:
    void SetUp() override {
        settings.setValue(QStringLiteral("view/language"), QStringLiteral("en"));
        translated.emplace(settings, [this] {
            return std::make_unique<MainWindow>(
                gamesWithoutPieces(), settings, answers.dialogs(),
                RecoveryFolder(folder.filePath(QStringLiteral("recovery"))));
        });
        translated->createPanels(games());
        window().start({rally1ss1, rally1ss2});
        EXPECT_TRUE(waitForFiles(window()));
        window().resize(1400, 900);
        window().show();
        QApplication::setActiveWindow(&window());
        settle();
    }
    void TearDown() override {
        translated.reset();
        useLanguage(*QCoreApplication::instance(), QStringLiteral("en"));
        QLocale::setDefault(locale);
    }

    [[nodiscard]] MainWindow& window() const { return translated->window(); }
    [[nodiscard]] IdeasPanel& ideas() const { return tilesOf(window()).ideas(); }
    [[nodiscard]] QDockWidget& panel(const char* name) const {
        return *window().findChild<QDockWidget*>(QString::fromLatin1(name));
    }
    void bring(const char* name) const {
        panel(name).show();
        panel(name).raise();
        settle();
    }
    void turnTab(QTabBar& tabs, int page) const {
        QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(page).center());
    }

    /// By typing its name, or how it begins, into the field of the settings.
    void choose(const char* name) {
        const MainWindow* old = &window();
        QTest::keyClick(&window(), Qt::Key_Comma, Qt::ControlModifier);
        SettingsDialog& dialog = window().settings().dialog();
        QApplication::setActiveWindow(&dialog); // else letters are for the board
        QTest::keyClicks(&dialog.general().language(), QString::fromUtf8(name));
        ASSERT_TRUE(waitUntil([&] { return &window() != old; }));
        QApplication::setActiveWindow(&window());
        settle();
    }

    QTemporaryDir folder;
    UserAnswers answers;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    QLocale locale;
    std::optional<TranslatedWindow> translated;
};

TEST_F(KeptOverLanguages, IdeasTheirStarsAndTheWishes) {
    bring("ideas");
    WishesForm* wishes = &ideas().wishes();
    QTest::mouseClick(&wishes->more(), Qt::LeftButton);
    QTest::keyClick(&wishes->difficulty(), Qt::Key_Down);
    wishes->length().setFocus();
    QTest::keyClick(&wishes->length(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&wishes->length(), QStringLiteral("9"));
    QTest::keyClick(&wishes->length(), Qt::Key_Return);
    ASSERT_TRUE(ideas().isSearching()) << "Enter begins";
    ASSERT_TRUE(waitUntil([&] { return !ideas().isSearching(); }));
    const IdeaGallery* gallery = &ideas().gallery();
    ASSERT_GE(gallery->ideas().rowCount(), 2);
    QTest::mouseClick(gallery->viewport(), Qt::LeftButton, {},
                      gallery->starAt(gallery->ideas().index(1)));
    const std::vector<IdeasModel::Entry> entries = gallery->ideas().entries();
    ASSERT_TRUE(entries[1].kept);
    choose("Deutsch");
    const std::vector<IdeasModel::Entry>& after = ideas().gallery().ideas().entries();
    ASSERT_EQ(after.size(), entries.size());
    for (std::size_t i = 0; i < entries.size(); ++i) {
        EXPECT_EQ(after[i].idea.stage, entries[i].idea.stage);
        EXPECT_EQ(after[i].kept, entries[i].kept);
    }
    wishes = &ideas().wishes();
    EXPECT_EQ(wishes->length().value(), 9);
    EXPECT_EQ(wishes->difficulty().currentIndex(), 1);
    EXPECT_TRUE(wishes->more().isChecked());
    EXPECT_TRUE(ideas().state().text().contains(QStringLiteral("gefunden")))
        << ideas().state().text().toStdString();
    // The one that is taken is the one that was found.
    QTest::mouseClick(ideas().gallery().viewport(), Qt::LeftButton, {},
                      ideas().gallery().visualRect(ideas().gallery().ideas().index(0)).center());
    EXPECT_EQ(window().document().stage().layout, entries[0].idea.stage.layout);
}

TEST_F(KeptOverLanguages, ASearchForIdeasGoesOn) {
    bring("ideas");
    QTest::mouseClick(&ideas().begin(), Qt::LeftButton);
    ASSERT_TRUE(ideas().isSearching());
    choose("Polski");
    ASSERT_TRUE(waitUntil([&] { return !ideas().isSearching(); }));
    EXPECT_GE(ideas().gallery().ideas().rowCount(), 1);
}

TEST_F(KeptOverLanguages, WhatIsTypedAtTheTable) {
    Document& document = window().document();
    for (int i = 0; i < 2; ++i)
        document.make(addDriverTo(document.rally(), {}));
    const DriverKey second = document.rally().drivers().back().key;
    QTest::keyClick(&window(), Qt::Key_F11);
    settle();
    ASSERT_TRUE(window().timing().view());
    QTest::keyClick(&window().timing().view()->field(), Qt::Key_Down);
    QTest::keyClicks(&window().timing().view()->field(), QStringLiteral("1:4"));
    QApplication::setActiveWindow(&window());
    choose("Deutsch");
    const TimingWindow* view = window().timing().view();
    ASSERT_TRUE(view);
    EXPECT_EQ(view->field().text(), QStringLiteral("1:4"));
    ASSERT_TRUE(view->typed());
    EXPECT_EQ(view->typed()->of.driver, second);
    EXPECT_TRUE(window().document().rally().results().empty());
    QTest::keyClicks(&view->field(), QStringLiteral("0"));
    QTest::keyClick(&view->field(), Qt::Key_Return);
    EXPECT_TRUE(window().document().rally().result(window().document().current(), second));
}

TEST_F(KeptOverLanguages, TheListOfTilesAndItsPage) {
    bring("ideas");
    turnTab(ideas().tabs(), 1);
    QTest::keyClicks(&ideas().list(), QStringLiteral("2 x 105b"));
    choose("Deutsch");
    EXPECT_EQ(ideas().tabs().currentIndex(), 1);
    EXPECT_EQ(ideas().list().toPlainText(), QStringLiteral("2 x 105b"));
    EXPECT_TRUE(ideas().begin().isEnabled());
}

TEST_F(KeptOverLanguages, TheWatchedDriveStandsWhereItStood) {
    window().findChild<QAction*>(QStringLiteral("panel-drive"))->trigger();
    settle();
    const auto watch = [this]() -> WatchPage& { return window().driveDock().panel()->watch(); };
    ASSERT_TRUE(waitUntil([&] { return watch().record() != nullptr; }));
    QTest::keyClick(&watch(), Qt::Key_Right);
    QTest::keyClick(&watch(), Qt::Key_Right);
    QTest::keyClick(&watch(), Qt::Key_Right, Qt::ShiftModifier);
    const DriveRecord record = *watch().record();
    const PlayHead head = watch().head();
    ASSERT_NE(head, PlayHead());
    choose("Deutsch");
    ASSERT_TRUE(watch().record());
    EXPECT_EQ(*watch().record(), record);
    EXPECT_EQ(watch().head(), head);
    EXPECT_TRUE(boardOf(window()).drive());
    // Nothing of what comes later in the new window takes it away.
    ASSERT_TRUE(waitUntil([&] { return !window().estimator().isStale(); }));
    ASSERT_TRUE(watch().record());
    EXPECT_EQ(watch().head(), head);
}

TEST_F(KeptOverLanguages, ATestDriveGoesOn) {
    window().findChild<QAction*>(QStringLiteral("panel-drive"))->trigger();
    settle();
    const auto drives = [this]() -> DrivePanel& { return *window().driveDock().panel(); };
    turnTab(*drives().findChild<QTabBar*>(), 1);
    const auto test = [&]() -> TestPage& { return drives().test(); };
    ASSERT_TRUE(waitUntil([&] { return test().drive() != nullptr; }));
    auto* choices = test().findChild<ChoiceList*>();
    choices->setFocus();
    QTest::keyClick(choices, Qt::Key_Down);
    QTest::keyClick(choices, Qt::Key_Return);
    ASSERT_TRUE(waitUntil([&] { return !test().drive()->record().turns.empty(); }));
    const DriveRecord record = test().drive()->record();
    choose("Fr");
    EXPECT_EQ(drives().currentIndex(), 1);
    ASSERT_TRUE(test().drive());
    EXPECT_EQ(test().drive()->record(), record);
    ASSERT_TRUE(waitUntil([&] { return !window().estimator().isStale(); }));
    ASSERT_TRUE(test().drive());
    EXPECT_EQ(test().drive()->record(), record);
}

TEST_F(KeptOverLanguages, WhatIsSelected) {
    QTest::keyClick(&boardOf(window()), Qt::Key_A, Qt::ControlModifier);
    const QList<Placement> selected = selectionOf(window()).tiles();
    ASSERT_GT(selected.size(), 5);
    choose("Deutsch");
    EXPECT_EQ(selectionOf(window()).tiles(), selected);
}

/// A tile is selected, and its panel has never been in front: its fields hold nothing yet.
TEST_F(KeptOverLanguages, TheStageAndItsSteps) {
    window().opening().open(rally3ss3);
    ASSERT_TRUE(waitForFiles(window()));
    ASSERT_EQ(window().document().path(), rally3ss3);
    settle();
    bring("estimate"); // before that of the tile
    const RallyPack pack = window().document().pack();
    const BoxCounts boxes = window().document().boxes();
    const bool onATable = window().document().table().has_value();
    const Placement clicked = tilesOf(window().document().stage()).placements().at(4);
    const QPoint at = boardOf(window()).camera().toScreen(centre(clicked.hex)).toPoint();
    ASSERT_TRUE(boardOf(window()).rect().contains(at));
    QTest::mouseClick(&boardOf(window()), Qt::LeftButton, {}, at);
    ASSERT_EQ(selectionOf(window()).tiles(), QList<Placement>{clicked});
    ASSERT_TRUE(detailsOf(window()).visibleRegion().isEmpty());
    for (const char* language : {"Deutsch", "Polski"}) {
        choose(language);
        EXPECT_EQ(window().document().pack(), pack) << language;
        EXPECT_EQ(window().document().history().count(), 0) << language;
        EXPECT_EQ(window().document().boxes(), boxes) << language;
        EXPECT_EQ(window().document().table().has_value(), onATable) << language;
        EXPECT_EQ(selectionOf(window()).tiles(), QList<Placement>{clicked}) << language;
    }
}

TEST_F(KeptOverLanguages, AResultThatIsHalfTyped) {
    bring("results");
    const auto table = [this]() -> ResultsTable& { return window().current().results().entries(); };
    QTest::mouseClick(
        window().current().results().findChild<QToolButton*>(QStringLiteral("add-driver")),
        Qt::LeftButton);
    settle();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // it is called so
    const auto cell = [&] {
        return table().model()->index(0, static_cast<int>(ResultColumn::Time));
    };
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, table().visualRect(cell()).center());
    for (const char letter : {'4', ':', '7', 'x'})
        QTest::keyClick(QApplication::focusWidget(), letter); // the first opens the cell
    ASSERT_TRUE(table().isEditing());
    const int steps = window().document().history().count();
    for (const char* language : {"Deutsch", "Polski"}) {
        choose(language);
        ASSERT_TRUE(table().isEditing()) << language;
        EXPECT_EQ(table().currentIndex(), cell()) << language;
        auto* editor = qobject_cast<QLineEdit*>(table().indexWidget(cell()));
        ASSERT_TRUE(editor) << language;
        EXPECT_EQ(editor->text(), QStringLiteral("4:7x")) << language;
        EXPECT_EQ(window().document().history().count(), steps) << language;
    }
    // It is gone on with where it was left.
    QWidget* editor = table().indexWidget(cell());
    editor->setFocus();
    QTest::keyClick(editor, Qt::Key_Backspace);
    QTest::keyClick(editor, Qt::Key_Backspace);
    QTest::keyClicks(editor, QStringLiteral("07"));
    EXPECT_EQ(qobject_cast<QLineEdit*>(editor)->text(), QStringLiteral("4:07"));
    QTest::keyClick(editor, Qt::Key_Return);
    settle(); // it is entered when the key has been heard
    const Rally& rally = window().document().rally();
    const StageResult* result =
        rally.result(window().document().current(), rally.drivers().front().key);
    ASSERT_TRUE(result);
    EXPECT_EQ(std::get<Timed>(result->outcome).seconds, 247);
}

TEST_F(KeptOverLanguages, TheColumnsAreAsWide) {
    const auto widths = [this] {
        settle();
        std::map<QString, int> all;
        for (const char* name : {"palette", "tokens", "stage", "findings", "estimate"})
            all[QString::fromLatin1(name)] = panel(name).width();
        return all;
    };
    bring("estimate");
    const auto changed = [&](const char* language) {
        choose(language);
        return widths();
    };
    for (const char* language : {"Deutsch", "Polski", "Fr", "English"})
        choose(language); // by then they are as wide as the longest of their words
    const auto before = widths();
    for (const char* language : {"Deutsch", "Polski", "Fr", "English", "Deutsch"})
        EXPECT_TRUE(changed(language) == before) << language;
    // As the user has made them, too.
    window().resizeDocks({&panel("findings"), &panel("palette")}, {420, 300}, Qt::Horizontal);
    const auto wide = widths();
    ASSERT_NE(wide, before);
    for (const char* language : {"Polski", "English", "Fr"})
        EXPECT_TRUE(changed(language) == wide) << language;
}

TEST_F(KeptOverLanguages, TheSearchAndTheFilterOfThePalette) {
    PalettePanel* palette = &paletteOf(window());
    TileFilter filter;
    filter.terrains = {Terrain::Gravel};
    palette->setFilter(filter);
    QTest::keyClick(&boardOf(window()), Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(palette->findChild<QLineEdit*>(), QStringLiteral("20"));
    const int rows = palette->tiles().model()->rowCount();
    choose("Deutsch");
    palette = &paletteOf(window());
    EXPECT_EQ(palette->filter(), filter);
    EXPECT_EQ(palette->findChild<QLineEdit*>()->text(), QStringLiteral("20"));
    EXPECT_EQ(palette->tiles().model()->rowCount(), rows);
}

TEST_F(KeptOverLanguages, EachPanelIsAsItWas) {
    for (const char* name : {"ideas", "details", "history", "evening", "results", "drive"})
        bring(name);
    bring("estimate");
    EstimatePanel& estimate = window().estimatePanel();
    const auto parts = [](EstimatePanel& of) {
        return of.findChild<QTabBar*>(QStringLiteral("estimate-parts"));
    };
    ASSERT_TRUE(waitUntil([&] { return parts(estimate) != nullptr; }));
    turnTab(*parts(estimate), 1);
    auto* driver = estimate.findChild<QComboBox*>();
    QTest::keyClick(driver, Qt::Key_Home);
    const Profile profile = window().estimator().driveSettings().profile;
    ASSERT_NE(profile, DriveSettings().profile);
    ASSERT_TRUE(waitUntil([&] {
        return !window().estimator().isStale() && !window().races().isStale() &&
               window().driveDock().panel()->watch().record();
    }));
    // Each as it is in front: what is behind is made, or laid out, when it is seen.
    const auto fields = [this] {
        std::map<QString, QMap<QString, QVariant>> all;
        for (const char* name : {"palette", "ideas", "tokens", "stage", "findings", "details",
                                 "history", "evening", "rally", "results", "drive", "estimate"}) {
            bring(name);
            const PanelFields there(panel(name));
            const auto& values = there.values();
            for (auto each = values.cbegin(); each != values.cend(); ++each)
                all[QString::fromLatin1(name)].insert(each.key(), each.value());
        }
        return all;
    };
    for (const auto& [name, values] : fields())
        for (QScrollBar* bar : panel(name.toLatin1()).findChildren<QScrollBar*>())
            if (bar->orientation() == Qt::Vertical)
                bar->setValue(bar->maximum() / 2);
    const auto before = fields();
    choose("Deutsch");
    ASSERT_TRUE(
        waitUntil([&] { return !window().estimator().isStale() && !window().races().isStale(); }));
    EXPECT_EQ(window().estimator().driveSettings().profile, profile);
    for (const auto& [name, after] : fields()) {
        const auto& was = before.at(name);
        EXPECT_EQ(after.keys(), was.keys()) << name.toStdString();
        for (auto each = was.cbegin(); each != was.cend(); ++each)
            if (after.value(each.key()) != each.value()) {
                QString said;
                QDebug(&said) << name << each.key() << each.value() << after.value(each.key());
                ADD_FAILURE() << said.toStdString();
            }
    }
}

} // namespace

} // namespace stagewright
