#include "editor/estimate/estimate_panel.h"
#include "editor/estimate/estimator.h"
#include "editor/exports/export_file.h"
#include "editor/files/document_file.h"
#include "editor/hextiles/palette/token_panel.h"
#include "editor/language/language.h"
#include "editor/panels/findings_panel.h"
#include "editor/print/print_dialog.h"
#include "editor/rally/evening_panel.h"
#include "editor/rally/stage_strip.h"
#include "editor/recovery/recovery.h"
#include "editor/recovery/recovery_dialog.h"
#include "editor/window/evening_dock.h"
#include "editor/window/panels.h"
#include "editor/window/settings_actions.h"
#include "editor/window/translated_window.h"
#include "editor/window/window_settings.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/pack/rally_pack_writer.h"
#include "tests/editor/field_editor.h"
#include "tests/editor/field_sheets.h"
#include "tests/editor/files.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "tests/field_game.h"
#include "tests/model/rally/rallies.h"

#include <QDir>
#include <QDockWidget>
#include <QDropEvent>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QMainWindow>
#include <QMimeData>
#include <QUrl>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

QStringList fieldNames(const char* names) {
    return QString::fromLatin1(names).split(u' ');
}

const Games& gamesOfWindow() {
    static const Games all = withFieldParts(gamesWithFields());
    return all;
}

/// The window with a file of the game of the tests, or with a rally of fields, tiles and fields.
class FieldStages : public testing::Test {
protected:
    void show(const Stage& stage) {
        ASSERT_TRUE(saveStage(stage, at("fields.json")));
        open.emplace(at("fields.json"), gamesOfWindow());
        ASSERT_TRUE(open->window.isVisible());
    }
    void show(const char* fields) { show(fieldStage(fieldNames(fields))); }
    void showMixed() {
        RallyPack pack;
        pack.rally = rallyOf(3, {"Ann", "Bob"});
        const QList<RallyStage> stages = pack.rally.stages();
        for (qsizetype i = 0; i < stages.size(); ++i) {
            RallyStage stage = stages[i];
            stage.stage = i == 1 ? stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"))
                                 : fieldStage(fieldNames(i == 0 ? "start road bend finish"
                                                                : "road road finish"));
            pack.rally = after(pack.rally, changeStage(pack.rally, stage));
        }
        ASSERT_TRUE(saveRallyPack(pack, at("mixed.rallypack")));
        open.emplace(at("mixed.rallypack"), gamesOfWindow());
        ASSERT_EQ(open->document().rally().stages().size(), 3);
    }

    [[nodiscard]] QString at(const char* name) const {
        return temporary.filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] MainWindow& window() { return open->window; }
    [[nodiscard]] bool isOfFields() {
        return dynamic_cast<FieldEditor*>(&window().editor()) != nullptr;
    }
    [[nodiscard]] FieldEditor& editor() { return dynamic_cast<FieldEditor&>(window().editor()); }
    [[nodiscard]] FieldBoard& board() { return editor().fields(); }
    [[nodiscard]] QStringList laid() { return laidIn(open->stage()); }
    [[nodiscard]] static QStringList laidIn(const Stage& stage) {
        const auto* line = stage.layout.as<FieldLine>();
        return line ? line->fields : QStringList();
    }
    void key(Qt::Key pressed, Qt::KeyboardModifiers modifiers = {}) {
        open->key(pressed, modifiers);
    }
    void clickField(int number) {
        QTest::mouseClick(&board(), Qt::LeftButton, {},
                          {number * board().side + board().side / 2, board().side / 2});
    }
    void clickInStrip(int row) {
        QListWidget& list = window().current().strip().list();
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                          list.visualItemRect(list.item(row)).center());
        QCoreApplication::processEvents();
    }
    [[nodiscard]] QWidget* inDock(const char* name) {
        return window().findChild<QDockWidget*>(QString::fromLatin1(name))->widget();
    }
    [[nodiscard]] bool says(const QString& text) {
        const auto labels = window().findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
    void driveByFieldRules() {
        open->answers.rulesToOpen = fieldRulesFile();
        Q_EMIT window().current().estimate().rulesFileWanted();
        ASSERT_TRUE(waitUntil(
            [this] { return window().estimator().rules().game == QStringLiteral("fields"); }));
    }

    QTemporaryDir temporary;
    std::optional<OpenWindow> open;
};

TEST_F(FieldStages, AFileOpensWithTheBoardAndThePaletteOfItsKind) {
    show("start road bend finish");
    ASSERT_TRUE(isOfFields());
    EXPECT_EQ(laid(), fieldNames("start road bend finish"));
    EXPECT_TRUE(board().isVisible());
    EXPECT_TRUE(board().hasFocus());
    EXPECT_EQ(board().grab().toImage().pixelColor(100, 20), colourOfField(QStringLiteral("bend")));
    EXPECT_EQ(inDock("palette"), &editor().palette());
    EXPECT_TRUE(editor().palette().isVisible());
    EXPECT_TRUE(says(QStringLiteral("1 to 4 lay a field, Backspace takes it back")));
    EXPECT_TRUE(says(QStringLiteral("4 fields")));
    EXPECT_TRUE(says(QStringLiteral("No findings")));
}

TEST_F(FieldStages, AKeyOnTheBoardLaysAFieldAndIsUndoneAndRedone) {
    show("start road");
    key(Qt::Key_3);
    EXPECT_EQ(laid(), fieldNames("start road bend"));
    EXPECT_TRUE(window().isWindowModified());
    EXPECT_EQ(window().actions().undo->text(), QStringLiteral("&Undo: Lay bend"));
    key(Qt::Key_4);
    EXPECT_EQ(laid(), fieldNames("start road bend finish"));
    EXPECT_TRUE(says(QStringLiteral("4 fields")));
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(laid(), fieldNames("start road"));
    EXPECT_FALSE(window().isWindowModified());
    key(Qt::Key_Y, Qt::ControlModifier);
    EXPECT_EQ(laid(), fieldNames("start road bend"));
    key(Qt::Key_Backspace);
    EXPECT_EQ(laid(), fieldNames("start road"));
}

TEST_F(FieldStages, AClickLaysWhatIsChosenInThePalette) {
    show("start road");
    QListWidget& palette = editor().palette();
    QTest::mouseClick(palette.viewport(), Qt::LeftButton, {},
                      palette.visualItemRect(palette.item(3)).center());
    clickField(2);
    EXPECT_EQ(laid(), fieldNames("start road finish"));
    clickField(1);
    EXPECT_EQ(laid(), fieldNames("start road finish"));
    EXPECT_EQ(board().selected, 1);
    EXPECT_TRUE(says(QStringLiteral("road")));
}

TEST_F(FieldStages, WhatTheBoardHasNotCannotBeAskedFor) {
    show("start road");
    const Actions& actions = window().actions();
    for (QAction* none :
         {actions.turn, actions.flip, actions.remove, actions.anotherWay, actions.copy,
          actions.replace, actions.reverse, actions.fit, actions.nextToken, actions.selectAll})
        EXPECT_FALSE(none->isEnabled()) << none->text().toStdString();
    for (QAction* had :
         {actions.takeBack, actions.paste, actions.zoomIn, actions.zoomOut, actions.search})
        EXPECT_TRUE(had->isEnabled()) << had->text().toStdString();
    for (const Qt::Key pressed : {Qt::Key_R, Qt::Key_F, Qt::Key_N, Qt::Key_Delete, Qt::Key_J})
        key(pressed);
    EXPECT_EQ(laid(), fieldNames("start road"));
    EXPECT_EQ(open->steps(), 0);
}

TEST_F(FieldStages, EscapeAndSearchGoToTheBoardAndItsPalette) {
    show("start road");
    clickField(1);
    ASSERT_EQ(board().selected, 1);
    key(Qt::Key_F, Qt::ControlModifier);
    EXPECT_TRUE(editor().palette().hasFocus());
    key(Qt::Key_Escape);
    EXPECT_TRUE(board().hasFocus());
    EXPECT_EQ(board().selected, -1);
}

TEST_F(FieldStages, AFindingIsGoneToAndMendedFromItsPanel) {
    show("road road bend finish");
    QListView& list = window().current().findings().list();
    ASSERT_EQ(list.model()->rowCount(), 1);
    const QModelIndex finding = list.model()->index(0, 0);
    EXPECT_TRUE(finding.data().toString().contains(
        QStringLiteral("The line does not begin with a start.")));
    clickField(2);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                      list.visualRect(finding).topLeft() + QPoint(8, 8));
    EXPECT_EQ(board().selected, 0);
    list.setCurrentIndex(finding);
    list.setFocus();
    key(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(laid(), fieldNames("start road road bend finish"));
    EXPECT_EQ(window().actions().undo->text(), QStringLiteral("&Undo: Lay a start in front"));
    EXPECT_EQ(list.model()->rowCount(), 0);
}

TEST_F(FieldStages, TheEstimateSaysWhyThereIsNoneUntilTheTableHasRules) {
    show("start road road finish");
    ASSERT_TRUE(waitUntil(
        [this] { return says(QStringLiteral("here are no rules for the game \"fields\"")); }));
    driveByFieldRules();
    const auto isDriven = [this] {
        return !window().estimator().isStale() && window().estimator().report().estimate;
    };
    ASSERT_TRUE(waitUntil(isDriven));
    EXPECT_NEAR(window().estimator().report().estimate->drives.mean(), 20, 1e-9);
    EXPECT_TRUE(waitUntil([this] { return says(QStringLiteral("0:20")); }));
    EXPECT_TRUE(says(QStringLiteral("piece by piece"))); // not tiles
    key(Qt::Key_2);                                      // behind the finish
    ASSERT_TRUE(
        waitUntil([this] { return says(QStringLiteral("he line does not end with a finish")); }));
    Q_EMIT window().current().estimate().pieceChosen(1);
    EXPECT_EQ(board().selected, 1);
}

TEST_F(FieldStages, NewStageOffersItAndTheStageIsSavedAndReadBack) {
    show("start road");
    key(Qt::Key_N, Qt::ControlModifier);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_TRUE(menu);
    QStringList offers;
    for (const QAction* action : menu->actions())
        offers << action->text();
    EXPECT_TRUE(offers.first().contains(QStringLiteral("Fields")))
        << offers.join(u'|').toStdString();
    QTest::keyClick(menu, Qt::Key_Return);
    ASSERT_TRUE(isOfFields());
    EXPECT_EQ(laid(), QStringList());
    EXPECT_EQ(open->stage().info.game, QStringLiteral("fields"));
    window().editor().board().setFocus();
    for (const Qt::Key pressed : {Qt::Key_1, Qt::Key_2, Qt::Key_4})
        key(pressed);
    open->answers.pathToSave = at("new.json");
    key(Qt::Key_S, Qt::ControlModifier);
    ASSERT_TRUE(waitUntil([this] { return !window().isWindowModified(); }));
    const auto saved = loadStage(at("new.json"), gamesOfWindow());
    ASSERT_TRUE(saved);
    EXPECT_EQ(laidIn(*saved), fieldNames("start road finish"));
}

TEST_F(FieldStages, StagesOfARallyBringTheirBoardsAndPanelsAndKeepTheirViews) {
    showMixed();
    ASSERT_TRUE(isOfFields());
    key(Qt::Key_Plus, Qt::ControlModifier);
    EXPECT_EQ(board().side, 80);
    EXPECT_TRUE(says(QStringLiteral("200 %")));
    FieldEditor* fields = &editor();
    clickInStrip(1);
    ASSERT_FALSE(isOfFields());
    EXPECT_TRUE(boardOf(window()).isVisible());
    EXPECT_FALSE(fields->board().isVisible());
    EXPECT_EQ(inDock("palette"), &paletteOf(window()));
    EXPECT_EQ(inDock("tokens"), static_cast<QWidget*>(&tilesOf(window()).tokenPanel()));
    EXPECT_TRUE(window().actions().turn->isEnabled());
    EXPECT_TRUE(layersOf(window()).action("route").isVisible());
    boardOf(window()).zoomIn();
    const double zoom = boardOf(window()).camera().zoom;

    clickInStrip(2);
    ASSERT_TRUE(isOfFields());
    EXPECT_EQ(&editor(), fields);
    EXPECT_EQ(laid(), fieldNames("road road finish"));
    EXPECT_EQ(inDock("palette"), &editor().palette());
    EXPECT_TRUE(editor().palette().isVisible());
    EXPECT_FALSE(window().actions().turn->isEnabled());
    EXPECT_EQ(board().side, 80);
    board().setFocus();
    key(Qt::Key_3);
    EXPECT_EQ(laid(), fieldNames("road road finish bend"));

    clickInStrip(1);
    EXPECT_EQ(boardOf(window()).camera().zoom, zoom);
    key(Qt::Key_Z, Qt::ControlModifier); // goes to where it was done
    ASSERT_TRUE(isOfFields());
    EXPECT_EQ(laid(), fieldNames("road road finish"));
}

TEST_F(FieldStages, ThePanelOfTokensIsPutAwayWhereThereAreNone) {
    showMixed();
    const auto& tokens = *window().findChild<QDockWidget*>(QStringLiteral("tokens"));
    EXPECT_TRUE(tokens.isHidden());
    window().findChild<QAction*>(QStringLiteral("panel-tokens"))->trigger();
    EXPECT_TRUE(says(QStringLiteral("Stages of this game have no tokens"))); // to who asks
    clickInStrip(1);
    EXPECT_FALSE(tokens.isHidden());
    window().findChild<QAction*>(QStringLiteral("panel-tokens"))->trigger();
    clickInStrip(2);
    clickInStrip(1);
    EXPECT_TRUE(tokens.isHidden()); // the user has closed it
    window().findChild<QAction*>(QStringLiteral("panel-tokens"))->trigger();
    clickInStrip(0);
    EXPECT_TRUE(tokens.isHidden());
    clickInStrip(1);
    EXPECT_FALSE(tokens.isHidden());
    clickInStrip(2);
    window().actions().resetPanels->trigger();
    EXPECT_TRUE(tokens.isHidden());
    // The next window has them again.
    window().rememberPanels();
    EXPECT_TRUE(tokens.isHidden());
    QMainWindow next;
    auto* dock = new QDockWidget(&next);
    dock->setObjectName(QStringLiteral("tokens"));
    next.addDockWidget(Qt::LeftDockWidgetArea, dock);
    dock->hide();
    restoreWindow(next, open->settings);
    EXPECT_FALSE(dock->isHidden());
}

TEST_F(FieldStages, EntriesOfOtherKindsAreOutOfTheViewMenu) {
    showMixed();
    QAction& route = layersOf(window()).action("route");
    const bool shown = route.isChecked();
    EXPECT_FALSE(route.isVisible());
    key(Qt::Key_W);
    EXPECT_EQ(route.isChecked(), shown);
    clickInStrip(1);
    EXPECT_TRUE(route.isVisible());
    boardOf(window()).setFocus();
    key(Qt::Key_W);
    EXPECT_NE(route.isChecked(), shown);
    route.trigger();
}

TEST_F(FieldStages, TheStripHasAPictureOfEach) {
    showMixed();
    QListWidget& list = window().current().strip().list();
    ASSERT_EQ(list.count(), 3);
    const auto pictureOf = [&](int row) {
        return list.item(row)->icon().pixmap(list.iconSize()).toImage();
    };
    const auto has = [&](int row, const QString& field) {
        const QImage picture = pictureOf(row);
        for (int x = 0; x < picture.width(); ++x)
            for (int y = 0; y < picture.height(); ++y)
                if (picture.pixelColor(x, y) == colourOfField(field))
                    return true;
        return false;
    };
    ASSERT_TRUE(waitUntil([&] { return has(0, QStringLiteral("bend")); }));
    ASSERT_TRUE(waitUntil([&] { return has(2, QStringLiteral("finish")); }));
    EXPECT_FALSE(has(2, QStringLiteral("bend")));
    EXPECT_TRUE(waitUntil([&] { return pictureOf(1) != pictureOf(0); }));
    EXPECT_TRUE(list.item(0)->toolTip().contains(QStringLiteral("4 piece")))
        << list.item(0)->toolTip().toStdString();
    EXPECT_TRUE(list.item(1)->toolTip().contains(QStringLiteral("11 tiles")));
}

TEST_F(FieldStages, TheEveningOfAMixedRallyIsPlanned) {
    showMixed();
    driveByFieldRules();
    window().findChild<QAction*>(QStringLiteral("panel-evening"))->trigger();
    QCoreApplication::processEvents();
    EveningPanel& panel = *window().findChild<EveningDock*>(QStringLiteral("evening"))->panel();
    ASSERT_TRUE(waitUntil([&] { return !panel.planner().isStale(); }));
    const EveningReport& report = panel.planner().report();
    ASSERT_EQ(report.stages.size(), 3U);
    for (int i = 0; i < 3; ++i)
        EXPECT_TRUE(panel.planner().forecastOf(open->document().rally().stages()[i].key)) << i;
    const QString plan = panel.plan().toPlainText();
    EXPECT_EQ(plan.count(QStringLiteral("Col de la Table")), 2) << plan.toStdString();
    EXPECT_TRUE(plan.contains(QStringLiteral("Rally 1, SS 1")));
    const QString table = panel.table().toPlainText();
    EXPECT_TRUE(table.contains(QStringLiteral("Pieces from stage to stage")))
        << table.toStdString();
    EXPECT_FALSE(table.contains(QStringLiteral("tile"), Qt::CaseInsensitive))
        << table.toStdString();
}

TEST_F(FieldStages, WhatACrashLeavesIsOfferedAndOpenedAgain) {
    show("start road");
    key(Qt::Key_3);
    ASSERT_TRUE(window().recovery().keepNow());
    const QDir kept(open->path("recovery"));
    QByteArray text; // as a run that is no more would have left it
    for (const QString& name : kept.entryList(QDir::Files))
        if (readCopy(contentOf(kept.filePath(name)), gamesOfWindow()))
            text = contentOf(kept.filePath(name));
    ASSERT_FALSE(text.isEmpty());
    open.reset();

    const RecoveryFolder folder(at("left"));
    {
        const auto file = folder.newFile();
        ASSERT_TRUE(file);
        writeFile(file->path(), text);
    }
    QSettings settings(at("s.ini"), QSettings::IniFormat);
    UserAnswers answers;
    answers.choices = {RecoveryChoice::Open};
    MainWindow next(gamesOfWindow().with(Catalogue()), settings, answers.dialogs(), folder);
    next.createPanels(gamesOfWindow());
    next.show();
    next.start({});
    ASSERT_TRUE(waitForFiles(next));
    ASSERT_EQ(answers.offered.size(), 1U);
    EXPECT_EQ(laidIn(next.document().stage()), fieldNames("start road bend"));
    EXPECT_TRUE(next.isWindowModified());
    EXPECT_TRUE(dynamic_cast<FieldEditor*>(&next.editor()));
}

TEST_F(FieldStages, ThePrintPreviewShowsItsPages) {
    show("start road bend finish");
    bool wasThere = false;
    QTimer::singleShot(0, &window(), [&] {
        auto* dialog = qobject_cast<PrintDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        wasThere = true;
        EXPECT_EQ(dialog->preview().number().text(), QStringLiteral("Page 1 of 1"));
        const QImage map = dialog->preview().grab().toImage();
        bool isDrawn = false;
        for (int x = 0; x < map.width() && !isDrawn; ++x)
            for (int y = 0; y < map.height(); ++y)
                isDrawn = isDrawn || map.pixelColor(x, y) == colourOfField(QStringLiteral("bend"));
        EXPECT_TRUE(isDrawn);
        dialog->reject();
    });
    key(Qt::Key_P, Qt::ControlModifier);
    EXPECT_TRUE(wasThere);
}

TEST_F(FieldStages, TabsOfBothKindsAreTurnedToAndClosed) {
    show("start road");
    open->open(QStringLiteral(TEST_DATA_DIR "/dirt-rulebook/rally1-ss1.json"));
    ASSERT_EQ(window().tabs().workspaces().size(), 2U);
    EXPECT_FALSE(isOfFields());
    EXPECT_EQ(inDock("palette"), &paletteOf(window()));
    key(Qt::Key_PageUp, Qt::ControlModifier);
    ASSERT_TRUE(isOfFields());
    EXPECT_EQ(inDock("palette"), &editor().palette());
    key(Qt::Key_W, Qt::ControlModifier);
    ASSERT_EQ(window().tabs().workspaces().size(), 1U);
    EXPECT_FALSE(isOfFields());
    EXPECT_EQ(inDock("palette"), &paletteOf(window()));
    open->open(at("fields.json"));
    ASSERT_TRUE(isOfFields());
    key(Qt::Key_W, Qt::ControlModifier);
    key(Qt::Key_W, Qt::ControlModifier); // the last leaves an empty stage
    EXPECT_EQ(window().tabs().workspaces().size(), 1U);
    EXPECT_TRUE(open->stage().layout.isEmpty());
}

TEST_F(FieldStages, WhatTheManualDoesNotKnowIsAskedOfIt) {
    show("road finish");
    QListView& list = window().current().findings().list();
    list.setCurrentIndex(list.model()->index(0, 0));
    list.setFocus();
    key(Qt::Key_F1);
    EXPECT_TRUE(window().isVisible());
}

TEST_F(FieldStages, IsExportedAsListAndMapAndToNoFileOfTiles) {
    show("start road finish");
    const ExportSource source{open->document().pack(), open->stage(), open->document().games()};
    int refused = 0;
    for (const ExportTarget& target : exportTargets()) {
        const bool isOfTiles = target.format == Format::WebEditor ||
                               target.format == Format::WindowsEditor ||
                               target.format == Format::TabletopSimulator;
        const auto written = exportContent(source, {target, false});
        EXPECT_EQ(written.has_value(), !isOfTiles) << target.name.toStdString();
        if (!written && isOfTiles) {
            EXPECT_TRUE(
                written.error().what.contains(QStringLiteral("hold stages of hex tiles only")));
            ++refused;
        }
    }
    EXPECT_EQ(refused, 3);
}

/// The window that changes its language.
class FieldsInOtherLanguages : public FieldStages {
protected:
    void TearDown() override {
        useLanguage(*QCoreApplication::instance(), QStringLiteral("en"));
        QLocale::setDefault(before_);
    }

private:
    QLocale before_;
};

TEST_F(FieldsInOtherLanguages, TheStageStaysOpenWithItsViewAndHistory) {
    ASSERT_TRUE(saveStage(fieldStage(fieldNames("start road")), at("fields.json")));
    QSettings settings(at("s.ini"), QSettings::IniFormat);
    settings.setValue(QStringLiteral("view/language"), QStringLiteral("en"));
    UserAnswers answers;
    TranslatedWindow translated(settings, [&] {
        return std::make_unique<MainWindow>(gamesOfWindow().with(Catalogue()), settings,
                                            answers.dialogs(), RecoveryFolder(at("recovery")));
    });
    translated.createPanels(gamesOfWindow());
    const auto editorNow = [&]() -> FieldEditor& {
        return dynamic_cast<FieldEditor&>(translated.window().editor());
    };
    translated.window().start({at("fields.json")});
    ASSERT_TRUE(waitForFiles(translated.window()));
    translated.window().show();
    QApplication::setActiveWindow(&translated.window());
    QTest::keyClick(&editorNow().board(), Qt::Key_3);
    QTest::keyClick(&editorNow().board(), Qt::Key_Plus, Qt::ControlModifier);
    ASSERT_EQ(editorNow().fields().side, 80);

    const MainWindow* old = &translated.window();
    settings.setValue(QStringLiteral("view/language"), QStringLiteral("de"));
    Q_EMIT translated.window().settings().languageChosen();
    ASSERT_TRUE(waitUntil([&] { return &translated.window() != old; }));
    EXPECT_EQ(laidIn(translated.window().document().stage()), fieldNames("start road bend"));
    EXPECT_EQ(editorNow().fields().side, 80);
    EXPECT_TRUE(editorNow().palette().isVisible());
    QApplication::setActiveWindow(&translated.window());
    QTest::keyClick(&editorNow().board(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(laidIn(translated.window().document().stage()), fieldNames("start road"));
}

/// A game of whose kind of layout nothing is known but its file.
class StagesOnlyLookedAt : public FieldStages {
protected:
    void show(const char* fields) {
        ASSERT_TRUE(saveStage(fieldStage(fieldNames(fields)), at("fields.json")));
        open.emplace(at("fields.json"), gamesWithFields());
    }
};

TEST_F(StagesOnlyLookedAt, AreShownAndNothingElseCanBeDone) {
    show("start road");
    EXPECT_EQ(laid(), fieldNames("start road"));
    EXPECT_TRUE(window().editor().board().isVisible());
    EXPECT_TRUE(says(QStringLiteral("Stages of this game can be viewed, not edited")));
    EXPECT_TRUE(says(QStringLiteral("2 piece")));
    EXPECT_TRUE(says(QStringLiteral("Stages of this game have no palette")));
    EXPECT_FALSE(says(QStringLiteral("Stages of this game have no tokens")))
        << "its panel is put away";
    EXPECT_TRUE(says(QStringLiteral("No findings")));
    for (const Qt::Key pressed :
         {Qt::Key_R, Qt::Key_2, Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Escape})
        key(pressed);
    key(Qt::Key_F, Qt::ControlModifier);
    key(Qt::Key_V, Qt::ControlModifier);
    QTest::mouseClick(&window().editor().board(), Qt::LeftButton);
    EXPECT_EQ(laid(), fieldNames("start road"));
    EXPECT_FALSE(window().isWindowModified());
    EXPECT_FALSE(window().actions().search->isEnabled());
    ASSERT_TRUE(
        waitUntil([this] { return says(QStringLiteral("here are no rules for the game")); }));
    driveByFieldRules();
    ASSERT_TRUE(waitUntil(
        [this] { return says(QStringLiteral("ow long stages of this game take is not known")); }));
}

TEST_F(StagesOnlyLookedAt, AFileThatIsDroppedThereOpens) {
    show("start road");
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(QStringLiteral(TEST_DATA_DIR) +
                                      QStringLiteral("/dirt-rulebook/rally1-ss1.json"))});
    QWidget& board = window().editor().board();
    const QPoint middle = board.rect().center();
    QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&board, &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop(middle, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&board, &drop);
    QDragLeaveEvent leave;
    QApplication::sendEvent(&window(), &leave);
    QCoreApplication::processEvents();
    ASSERT_TRUE(waitForFiles(window()));
    EXPECT_EQ(open->stage().info.title, QStringLiteral("Rally 1, SS 1"));
    EXPECT_TRUE(boardOf(window()).isVisible());
    EXPECT_FALSE(says(QStringLiteral("Stages of this game have no palette")));
    key(Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_TRUE(says(QStringLiteral("Stages of this game have no palette")));
}

TEST_F(FieldStages, OfAGameThatIsNotKnownAreLaidAsThoseOfTheirKind) {
    Stage other = fieldStage(fieldNames("start road"));
    other.info.game = QStringLiteral("ludo");
    show(other);
    ASSERT_TRUE(isOfFields());
    key(Qt::Key_4);
    EXPECT_EQ(laid(), fieldNames("start road finish"));
    EXPECT_TRUE(waitUntil(
        [this] { return says(QStringLiteral("here are no rules for the game \"ludo\"")); }));
}

TEST_F(FieldStages, AreNotOpenedWhereTheirKindIsNotKnown) {
    open.emplace();
    const Stage sample = open->stage();
    ASSERT_TRUE(saveStage(fieldStage(fieldNames("start road")), at("fields.json")));
    open->open(at("fields.json"));
    ASSERT_EQ(open->answers.complaints.size(), 1);
    EXPECT_TRUE(open->answers.complaints.front().contains(
        QStringLiteral("the program knows no game \"fields\"")))
        << open->answers.complaints.front().toStdString();
    EXPECT_EQ(open->stage(), sample);
}

} // namespace
} // namespace stagewright
