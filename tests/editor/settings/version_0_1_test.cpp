#include "editor/estimate/last_race.h"
#include "editor/hextiles/layers/layer_actions.h"
#include "editor/hextiles/palette/picture_size_actions.h"
#include "editor/holdings/holdings.h"
#include "editor/print/print_choice.h"
#include "editor/recovery/recovery_folder.h"
#include "editor/settings/preferences.h"
#include "editor/settings/settings_file.h"
#include "editor/welcome/recent_files.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QToolBar>

#include <gtest/gtest.h>

// What version 0.1 remembered and kept safe is understood, whatever becomes of the names in code.

namespace stagewright {
namespace {

const auto samplesFolder = QStringLiteral(TEST_DATA_DIR "/version-0.1/");
const auto copyName = QStringLiteral("0a1b2c3d-0000-4000-8000-00000000000f.recovery");

class Version01 : public testing::Test {
protected:
    QTemporaryDir folder;
    QString file = folder.filePath(QStringLiteral("stagewright.conf"));
    /// A copy: whoever reads settings may write them.
    bool isCopied = QFile::copy(samplesFolder + QStringLiteral("settings.conf"), file);
    QSettings settings{file, atomicSettingsFormat()};

    void SetUp() override { ASSERT_TRUE(isCopied); }
};

TEST_F(Version01, PreferencesAreThose) {
    const Preferences preferences = readPreferences(settings);
    EXPECT_EQ(preferences.theme, Theme::Dark);
    EXPECT_EQ(preferences.keptWithin, std::chrono::seconds(4));
    EXPECT_EQ(preferences.language, QStringLiteral("de"));
}

TEST_F(Version01, HoldingsAreThose) {
    const Holdings holdings = readHoldings(settings);
    EXPECT_EQ(holdings.boxes, (std::map<QString, int>{{QStringLiteral("dirt-core"), 2},
                                                      {QStringLiteral("gt-core"), 1}}));
    EXPECT_TRUE(holdings.countBoxes);
    EXPECT_TRUE(holdings.heedTable);
    EXPECT_EQ(holdings.table, QSizeF(120, 90));
    EXPECT_EQ(holdings.tile, 90);
}

TEST_F(Version01, ChoicesOfAPrintAreThose) {
    const PrintChoice alone = readPrintChoice(settings, 1);
    EXPECT_EQ(alone.parts, (std::set{SheetPart::Map, SheetPart::Notes}));
    EXPECT_EQ(alone.format, (SheetFormat{QPageSize::Letter, 12.5}));
    EXPECT_TRUE(alone.mono);
    EXPECT_EQ(alone.scale.oneTo, 4);
    EXPECT_EQ(alone.scale.overlap, 5);
    EXPECT_EQ(alone.language, QStringLiteral("fr"));
    const PrintChoice rally = readPrintChoice(settings, 3);
    EXPECT_FALSE(rally.wholeRally);
    EXPECT_EQ(rally.parts, (std::set{SheetPart::Rally, SheetPart::Times}));
}

TEST_F(Version01, LayersPicturesAndRecentFilesAreThose) {
    QWidget window;
    const LayerActions layers(window, settings);
    EXPECT_TRUE(layers.shown().has("numbers"));
    EXPECT_FALSE(layers.shown().has("grid"));
    EXPECT_TRUE(layers.shown().has("minimap"));
    EXPECT_EQ(PictureSizeActions(window, settings).size(), PictureSize::Large);
    EXPECT_EQ(RecentFiles(settings).paths(), QStringList({QStringLiteral("/games/turini.rallypack"),
                                                          QStringLiteral("/games/monte.json")}));
}

TEST_F(Version01, KeysPanelsAndFilesOfTheLastTimeAreThose) {
    const QString stage = folder.filePath(QStringLiteral("stage.json"));
    const QString pack = folder.filePath(QStringLiteral("rally.rallypack"));
    ASSERT_TRUE(QFile::copy(samplesFolder + QStringLiteral("stage.json"), stage));
    ASSERT_TRUE(QFile::copy(samplesFolder + QStringLiteral("rally.rallypack"), pack));
    settings.setValue(QStringLiteral("openFiles"), QStringList{pack, stage});
    settings.setValue(QStringLiteral("lastFile"), stage);
    settings.remove(QStringLiteral("view/theme")); // it would be that of the other tests too
    UserAnswers answers;
    MainWindow window(gamesWithoutPieces(), settings, answers.dialogs(),
                      RecoveryFolder(folder.filePath(QStringLiteral("recovery"))));
    window.createPanels(games());
    window.start({});
    EXPECT_EQ(window.actions().flip->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_J));
    EXPECT_TRUE(window.actions().turn->shortcut().isEmpty());
    EXPECT_FALSE(window.actions().showHints->isChecked());
    EXPECT_EQ(asLastRace(Stage(), settings).info.players, 5); // of races that are begun
    EXPECT_EQ(window.tabs().paths(), QStringList({pack, stage}));
    EXPECT_EQ(window.document().path(), stage);

    // By these names the places of panels are remembered.
    QStringList names;
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>())
        names << dock->objectName();
    for (const QToolBar* bar : window.findChildren<QToolBar*>())
        if (bar->parent() == &window)
            names << bar->objectName();
    for (const char* name : {"palette", "tokens", "stage", "findings", "estimate", "details",
                             "history", "rally", "results", "evening", "toolBar"})
        EXPECT_TRUE(names.contains(QString::fromLatin1(name))) << name;
}

TEST_F(Version01, ACopyLeftBehindIsFound) {
    const QString recovery = folder.filePath(QStringLiteral("recovery"));
    ASSERT_TRUE(QDir().mkdir(recovery));
    ASSERT_TRUE(QFile::copy(samplesFolder + copyName, QDir(recovery).filePath(copyName)));
    const RecoveryScan found = RecoveryFolder(recovery).scan(games());
    EXPECT_TRUE(found.unread.empty());
    ASSERT_EQ(found.copies.size(), 1U);
    const RecoveryCopy& copy = found.copies.front().copy;
    EXPECT_EQ(copy.path, QStringLiteral("/games/monte.json"));
    EXPECT_EQ(copy.digest, "12ab");
    EXPECT_EQ(copy.time, QDateTime(QDate(2026, 3, 1), QTime(12, 0, 30, 250), Qt::UTC));
    EXPECT_EQ(copy.rally.info.title, QStringLiteral("Frozen rally"));
    EXPECT_EQ(copy.rally.results().size(), 4U);
}

} // namespace
} // namespace stagewright
