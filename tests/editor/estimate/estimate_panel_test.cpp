#include "editor/document/rally_undo_step.h"
#include "editor/estimate/estimate_panel.h"
#include "editor/hextiles/layers/layer_actions.h"
#include "model/game/stage_file.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/settle.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QSpinBox>
#include <QStyleOptionComboBox>

#include <gtest/gtest.h>

#include <utility>

namespace stagewright {

namespace {

struct Estimating : testing::Test {
    OpenWindow open;
    EstimatePanel& panel = open.window.estimatePanel();

    [[nodiscard]] bool comesToRest() {
        return waitUntil([this] { return !open.window.estimator().isStale(); });
    }
    /// How a chart looks once it has found its size, for which it waits for the next events.
    [[nodiscard]] static QImage laidOut(QWidget& chart) {
        QImage seen;
        EXPECT_TRUE(waitUntil([&] {
            const QImage before = std::exchange(seen, chart.grab().toImage());
            return seen == before;
        }));
        return seen;
    }
    /// What stands beside a caption of the panel's forms, and the caption.
    [[nodiscard]] std::pair<QWidget*, QLabel*> row(const char* caption) {
        for (auto* form : panel.findChildren<QFormLayout*>())
            for (int row = 0; row < form->rowCount(); ++row)
                if (auto* label =
                        qobject_cast<QLabel*>(form->itemAt(row, QFormLayout::LabelRole)->widget());
                    label->text() == QString::fromLatin1(caption))
                    return {form->itemAt(row, QFormLayout::FieldRole)->widget(), label};
        return {};
    }
    [[nodiscard]] std::string fact(const char* caption) {
        auto* text = qobject_cast<QLabel*>(row(caption).first);
        return text ? text->text().toStdString() : "no such caption";
    }
    [[nodiscard]] QWidget* field(const char* caption) { return row(caption).first; }
    /// Chooses an entry by its keys, as a user does.
    void choose(QComboBox* box, const QString& entry) {
        ASSERT_GE(box->findText(entry), 0) << entry.toStdString();
        box->setFocus();
        open.key(Qt::Key_Home);
        for (int i = 0; i < box->count() && box->currentText() != entry; ++i)
            open.key(Qt::Key_Down);
    }
    [[nodiscard]] double exactSeconds() {
        return open.window.estimator().report().estimate->exactSeconds;
    }
    [[nodiscard]] bool says(const char* text) {
        const auto labels = panel.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(QString::fromLatin1(text));
        });
    }
};

TEST_F(Estimating, TheSampleHasATime) {
    ASSERT_TRUE(comesToRest());
    const double mean = open.window.estimator().report().estimate->drives.mean();
    EXPECT_TRUE(says(minutesAndSeconds(mean).toLatin1().constData()));
    EXPECT_EQ(fact("Length"), "short");
}

TEST_F(Estimating, TheBoardStaysWhereItIsWhenTheTimeComes) {
    const QRect before = open.board().geometry();
    EXPECT_FALSE(open.window.estimator().report().estimate);
    ASSERT_TRUE(comesToRest());
    QCoreApplication::processEvents();
    EXPECT_EQ(open.board().geometry(), before);
    EXPECT_LE(panel.minimumSizeHint().width(), panel.width()); // and nothing is cut
}

TEST_F(Estimating, MorePlayersTakeLonger) {
    ASSERT_TRUE(comesToRest());
    auto* players = qobject_cast<QSpinBox*>(field("&Players"));
    players->setFocus();
    const std::string four = fact("At the table");
    open.key(Qt::Key_Up);
    EXPECT_EQ(players->value(), 5);
    EXPECT_NE(fact("At the table"), four);
    EXPECT_EQ(open.document().rally().players(), 5);
    open.key(Qt::Key_Up); // the same gesture
    EXPECT_EQ(open.steps(), 1);
    open.board().setFocus();
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(players->value(), 4);
    EXPECT_EQ(fact("At the table"), four);
}

TEST_F(Estimating, PlayersAreThoseOfTheEveningAndAreSavedWithAStageAlone) {
    ASSERT_TRUE(comesToRest());
    open.window.findChild<QAction*>(QStringLiteral("panel-evening"))->trigger();
    QCoreApplication::processEvents();
    auto* evening = open.window.findChild<QSpinBox*>(QStringLiteral("rally-players"));
    auto* players = qobject_cast<QSpinBox*>(field("&Players"));
    ASSERT_TRUE(evening);
    EXPECT_EQ(evening->value(), players->value());
    evening->setFocus();
    open.key(Qt::Key_Up);
    EXPECT_EQ(players->value(), 5);
    open.window.findChild<QDockWidget*>(QStringLiteral("estimate"))->raise();
    players->setFocus();
    open.key(Qt::Key_Up);
    EXPECT_EQ(evening->value(), 6);
    ASSERT_TRUE(open.document().save(open.path("six.json")));
    EXPECT_EQ(loadStage(open.path("six.json"), games())->info.players, 6);
    OpenWindow again(open.path("six.json"));
    EXPECT_EQ(again.document().rally().players(), 6);
    EXPECT_FALSE(again.document().isModified());
    EXPECT_FALSE(again.stage().info.players); // said once
}

TEST_F(Estimating, ANewRaceBeginsWithThePlayersAndTheCarOfTheLast) {
    open.settings.setValue(QStringLiteral("estimate/players"), 3);
    open.settings.setValue(QStringLiteral("estimate/dashboard/dirt"), QStringLiteral("snow"));
    open.newStage();
    EXPECT_EQ(open.document().rally().players(), 3);
    EXPECT_EQ(open.stage().info.dashboard, QStringLiteral("snow"));
    EXPECT_FALSE(open.document().isModified());
    open.settings.setValue(QStringLiteral("estimate/players"), QStringLiteral("no number"));
    open.newStage();
    EXPECT_EQ(open.document().rally().players(), 4);
}

TEST_F(Estimating, ACarefulDriverIsSlowerThanTheOptimalOne) {
    ASSERT_TRUE(comesToRest());
    const double optimal = open.window.estimator().report().estimate->drives.mean();
    field("&Driver")->setFocus();
    open.key(Qt::Key_Home); // the first entry
    ASSERT_TRUE(waitUntil(
        [&] { return open.window.estimator().driveSettings().profile == Profile::Careful; }));
    ASSERT_TRUE(comesToRest());
    EXPECT_GT(open.window.estimator().report().estimate->drives.mean(), optimal);
}

TEST_F(Estimating, AStageWithoutARouteSaysWhyItHasNoTime) {
    open.click({1, 1});
    open.key(Qt::Key_Delete);
    ASSERT_TRUE(comesToRest());
    EXPECT_TRUE(says("No time yet"));
    EXPECT_TRUE(says("No road leads"));
    EXPECT_FALSE(says("Turns")); // no captions without figures
    EXPECT_FALSE(says("a drive"));
    open.key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_TRUE(comesToRest());
    EXPECT_FALSE(says("No time yet"));
}

TEST_F(Estimating, FiguresAreAsBrightAfterAnEditAsBefore) {
    ASSERT_TRUE(comesToRest());
    auto* chart = panel.findChild<TimeChart*>();
    const QImage before = laidOut(*chart);
    open.click({1, 1});
    open.key(Qt::Key_Delete);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(open.window.estimator().isStale());
    EXPECT_NE(chart->grab().toImage(), before); // faint
    ASSERT_TRUE(comesToRest());
    EXPECT_EQ(laidOut(*chart), before);
}

TEST_F(Estimating, ARallyIsDrivenByAsManyAsItsEveningSays) {
    open.document().make(duplicateStageOf(open.document().rally(), open.document().current()));
    RallyInfo info = open.document().rally().info;
    info.evening.players = 3;
    open.document().make(RallyUndoStep{describe(open.document().rally(), info),
                                       [] { return QStringLiteral("Players"); }});
    ASSERT_TRUE(comesToRest());
    const auto* players = qobject_cast<QSpinBox*>(field("&Players"));
    EXPECT_EQ(players->value(), 3);
    open.board().setFocus();
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(players->value(), 4);
}

/// A list that is open: its entries are chosen by a click, not passed over.
void pick(QComboBox* box, const QString& entry) {
    box->showPopup();
    QAbstractItemView* list = box->view();
    const QModelIndex index = list->model()->index(box->findText(entry), box->modelColumn());
    ASSERT_TRUE(index.isValid()) << entry.toStdString();
    list->scrollTo(index);
    QTest::mouseMove(list->viewport(), list->visualRect(index).center());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
}

struct ChoosingRules : Estimating {
    QComboBox* rules() { return qobject_cast<QComboBox*>(field("&Rules")); }
    QString copied() {
        open.answers.rulesToSave = open.path("league.json");
        pick(rules(), QStringLiteral("Save a copy to change…"));
        return open.answers.rulesToSave;
    }
    static void replaceIn(const QString& path, const char* what, const char* by) {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll().replace(what, by);
        file.close();
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
};

TEST_F(ChoosingRules, ACopyIsInForceFollowsItsFileAndIsRemembered) {
    ASSERT_TRUE(comesToRest());
    const double before = exactSeconds();
    const QString path = copied();
    EXPECT_EQ(rules()->currentText(), QStringLiteral("league.json"));
    ASSERT_TRUE(comesToRest());
    EXPECT_NEAR(exactSeconds(), before, 1e-9); // still the same numbers
    EXPECT_EQ(open.settings.value(QStringLiteral("estimate/rules/dirt")).toString(), path);

    replaceIn(path, "\"gear\": 0, \"seconds\": 60", "\"gear\": 0, \"seconds\": 30");
    ASSERT_TRUE(waitUntil([&] { return open.window.estimator().rules().seconds[0] == 30; }));
    ASSERT_TRUE(comesToRest());
    EXPECT_LT(exactSeconds(), before - 1);

    pick(rules(), QStringLiteral("The game's own"));
    ASSERT_TRUE(comesToRest());
    EXPECT_NEAR(exactSeconds(), before, 1e-9);
    EXPECT_FALSE(open.settings.contains(QStringLiteral("estimate/rules/dirt")));
}

TEST_F(ChoosingRules, ABadFileIsRefusedByItsFieldAndThePreviousRulesStay) {
    ASSERT_TRUE(comesToRest());
    const QString path = copied();
    ASSERT_TRUE(comesToRest());
    const QString bad = open.path("bad.json");
    ASSERT_TRUE(QFile::copy(path, bad));
    replaceIn(bad, "\"die\": \"gear-3\", \"inBox\": 1, \"hazardFaces\": 2",
              "\"die\": \"gear-3\", \"inBox\": 1, \"hazardFaces\": 7");
    open.answers.rulesToOpen = bad;
    pick(rules(), QStringLiteral("Choose a file…"));
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(open.answers.complaints[0].contains(QStringLiteral("dice[2].hazardFaces")))
        << open.answers.complaints[0].toStdString();
    EXPECT_EQ(rules()->currentText(), QStringLiteral("league.json"));
    EXPECT_EQ(open.window.estimator().rules().dice.gear[2].hazardFaces, 2);
    // A file in force that is spoilt: what was read of it last stays, and the panel says so.
    replaceIn(path, "\"hazardFaces\": 2", "\"hazardFaces\": -2");
    ASSERT_TRUE(waitUntil([&] { return says("hazardFaces"); }));
    EXPECT_EQ(open.window.estimator().rules().dice.gear[2].hazardFaces, 2);
    // Gone: likewise.
    QFile::remove(path);
    ASSERT_TRUE(waitUntil([&] { return says("No such file"); }));
    EXPECT_EQ(rules()->currentText(), QStringLiteral("league.json"));
}

TEST_F(ChoosingRules, ThoseOfAnotherGameAreRefused) {
    ASSERT_TRUE(comesToRest());
    const QString other = open.path("other.json");
    ASSERT_TRUE(QFile::copy(copied(), other));
    replaceIn(other, "\"game\": \"dirt\"", "\"game\": \"gt\"");
    open.answers.rulesToOpen = other;
    pick(rules(), QStringLiteral("Choose a file…"));
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(open.answers.complaints[0].contains(
        QStringLiteral("these are rules of \"gt\", and there is no stage of that game")))
        << open.answers.complaints[0].toStdString();
    EXPECT_EQ(rules()->currentText(), QStringLiteral("league.json"));
}

TEST_F(ChoosingRules, HoldInAllTabsWithStagesOfTheGame) {
    const Stage stage = open.stage();
    for (const char* name : {"a.json", "b.json"}) {
        ASSERT_TRUE(saveStage(stage, open.path(name)));
        open.open(open.path(name));
    }
    ASSERT_EQ(open.window.tabs().workspaces().size(), 2U);
    open.key(Qt::Key_PageUp, Qt::ControlModifier);
    ASSERT_TRUE(comesToRest());
    replaceIn(copied(), "\"gear\": 0, \"seconds\": 60", "\"gear\": 0, \"seconds\": 30");
    const auto standing = [&] { return open.window.estimator().rules().seconds[0]; };
    ASSERT_TRUE(waitUntil([&] { return standing() == 30; }));
    open.window.tabs().turn(1);
    EXPECT_EQ(open.document().path(), open.path("b.json"));
    EXPECT_TRUE(waitUntil([&] { return standing() == 30; }));
}

TEST_F(ChoosingRules, NothingChosenInTheDialogChangesNothing) {
    ASSERT_TRUE(comesToRest());
    pick(rules(), QStringLiteral("Choose a file…"));
    EXPECT_EQ(rules()->currentText(), QStringLiteral("The game's own"));
    EXPECT_TRUE(open.answers.complaints.isEmpty());
    EXPECT_FALSE(open.window.estimator().isStale());
}

TEST_F(Estimating, TheCarStandsBesideItsCaptionWithItsWholeName) {
    open.window.start({QStringLiteral(TEST_DATA_DIR "/gt-circuits/course1.json")});
    EXPECT_TRUE(waitForFiles(open.window));
    ASSERT_TRUE(comesToRest());
    settle();
    const auto [car, caption] = row("&Car");
    EXPECT_NEAR(caption->geometry().center().y(), car->geometry().center().y(), 2);
    EXPECT_GT(car->x(), caption->geometry().right());
    EXPECT_GE(car->width(), car->sizeHint().width());
}

TEST_F(Estimating, OnlyACircuitHasLaps) {
    ASSERT_TRUE(comesToRest());
    EXPECT_FALSE(field("&Laps")->isVisible());
    open.window.start({QStringLiteral(TEST_DATA_DIR "/gt-circuits/course1.json")});
    EXPECT_TRUE(waitForFiles(open.window));
    ASSERT_TRUE(comesToRest());
    EXPECT_TRUE(field("&Laps")->isVisible());
}

TEST_F(Estimating, ACircuitIsDrivenByTheCarAndTheLapsThatAreChosen) {
    open.window.start({QStringLiteral(TEST_DATA_DIR "/gt-circuits/course1.json")});
    EXPECT_TRUE(waitForFiles(open.window));
    ASSERT_TRUE(comesToRest());
    auto* car = qobject_cast<QComboBox*>(field("&Car"));
    EXPECT_EQ(car->count(), 12);
    EXPECT_EQ(car->currentText(), QStringLiteral("GT6, asphalt tyres, dry"));
    EXPECT_EQ(open.stage().info.dashboard, QString()); // the usual one
    const double dry = exactSeconds();
    choose(car, QStringLiteral("GT4, rain tyres, wet"));
    EXPECT_EQ(open.stage().info.dashboard, QStringLiteral("gt4-rain-wet"));
    ASSERT_TRUE(comesToRest());
    const double wet = exactSeconds();
    EXPECT_GT(wet, dry + 5);
    EXPECT_EQ(open.settings.value(QStringLiteral("estimate/dashboard/gt")).toString(),
              QStringLiteral("gt4-rain-wet"));

    auto* laps = qobject_cast<QSpinBox*>(field("&Laps"));
    ASSERT_TRUE(laps->isVisible());
    laps->setFocus();
    const int before = laps->value();
    open.key(Qt::Key_Up);
    EXPECT_EQ(open.document().stage().info.laps, before + 1);
    ASSERT_TRUE(comesToRest());
    EXPECT_GT(exactSeconds(), wet + 20);
    open.board().setFocus();
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(laps->value(), before);
    ASSERT_TRUE(comesToRest());
    EXPECT_NEAR(exactSeconds(), wet, 1e-9);
    ASSERT_TRUE(open.document().save(open.path("wet.json")));
    OpenWindow again(open.path("wet.json"));
    EXPECT_EQ(again.stage().info.dashboard, QStringLiteral("gt4-rain-wet"));
    open.document().history().setIndex(0);
    EXPECT_EQ(open.stage().info.dashboard, QString());
    EXPECT_EQ(car->currentText(), QStringLiteral("GT6, asphalt tyres, dry"));
}

TEST_F(Estimating, TheCarIsReadToItsEnd) {
    open.window.start({QStringLiteral(TEST_DATA_DIR "/gt-circuits/course1.json")});
    EXPECT_TRUE(waitForFiles(open.window));
    ASSERT_TRUE(comesToRest());
    open.window.resize(1024, 700);
    settle();
    auto* car = qobject_cast<QComboBox*>(field("&Car"));
    QStyleOptionComboBox option;
    option.initFrom(car);
    const int room =
        car->style()
            ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, car)
            .width();
    for (int i = 0; i < car->count(); ++i)
        EXPECT_LE(car->fontMetrics().horizontalAdvance(car->itemText(i)), room)
            << car->itemText(i).toStdString();
}

TEST_F(Estimating, ACarThatTheRulesDoNotHaveIsNamed) {
    ASSERT_TRUE(comesToRest());
    open.document().make(changeDashboard(open.stage(), QStringLiteral("hovercraft")));
    ASSERT_TRUE(comesToRest());
    EXPECT_TRUE(says("no car \"hovercraft\""));
}

TEST_F(Estimating, AStageOfDirtHasNoLaps) {
    ASSERT_TRUE(comesToRest());
    EXPECT_FALSE(field("&Laps")->isVisible());
    EXPECT_FALSE(says("&Laps"));
    EXPECT_EQ(qobject_cast<QComboBox*>(field("&Car"))->currentText(),
              QStringLiteral("By the surface"));
}

TEST_F(Estimating, LossesAndGearsAreLaidOverTheBoardOneAtATime) {
    ASSERT_TRUE(comesToRest());
    const auto picture = [&] {
        open.board().grab(); // the first frame is without tiles
        return open.board().grab().toImage();
    };
    const QImage plain = picture();
    open.board().setFocus();
    open.key(Qt::Key_L);
    EXPECT_TRUE(layersOf(open.window).action("losses").isChecked());
    const QImage losses = picture();
    EXPECT_NE(losses, plain);
    open.key(Qt::Key_G);
    EXPECT_FALSE(layersOf(open.window).action("losses").isChecked());
    const QImage gears = picture();
    EXPECT_NE(gears, losses);
    EXPECT_NE(gears, plain);
    open.key(Qt::Key_G);
    EXPECT_EQ(picture(), plain);
}

TEST_F(Estimating, ATileOfTheListIsShownOnTheBoard) {
    ASSERT_TRUE(comesToRest());
    auto* bars = panel.findChild<PieceBars*>();
    bars->scrollTo(bars->model()->index(2, 0));
    QTest::mouseClick(bars->viewport(), Qt::LeftButton, {},
                      bars->visualRect(bars->model()->index(2, 0)).center());
    ASSERT_EQ(selectionOf(open.window).tiles().size(), 1);
    EXPECT_EQ(selectionOf(open.window).tiles().front().side, tileId("205a"));
}

} // namespace

} // namespace stagewright
