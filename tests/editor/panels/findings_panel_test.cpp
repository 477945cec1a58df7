#include "editor/document/document.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "editor/panels/finding_delegate.h"
#include "editor/panels/findings_panel.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/editor/sample.h"
#include "tests/editor/wait_until.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

struct FindingsPanelTest : testing::Test {
    FindingsPanelTest() {
        document.setBoxes({{QStringLiteral("dirt-core"), 1}});
        document.open(sampleStage(), {});
        panel.resize(260, 400);
        panel.show();
    }
    void removeCorner() {
        const Placement corner = tilesOf(document.stage()).at({1, 1}).front();
        document.make(removeTiles({&corner, 1}));
    }
    /// Turns a straight tile of the sample so that it fits no more.
    void turnStraight() {
        const Placement tile = straight();
        document.make(*turnTiles(document.stage(), {&tile, 1}, Turn(1)));
        waitForFixes();
    }
    void waitForFixes() {
        ASSERT_TRUE(waitUntil([&] { return model().isSettled(); }));
        QCoreApplication::processEvents(); // for the list to make room for the buttons
    }
    [[nodiscard]] const FindingsModel& model() const {
        return static_cast<const FindingsModel&>(*panel.list().model());
    }
    /// The rows of which it is known whether something mends them.
    [[nodiscard]] QList<int> lookedAt() const {
        QList<int> rows;
        for (int row = 0; row < model().rowCount(); ++row)
            if (model().isLookedAt(model().index(row, 0)))
                rows.append(row);
        return rows;
    }
    [[nodiscard]] Placement straight() const {
        for (const Placement& tile : tilesOf(document.stage()).placements())
            if (tile.side == TileId::parse(u"205a"))
                return tile;
        return {};
    }
    [[nodiscard]] QString fixAt(int row) const {
        return panel.list().model()->index(row, 0).data(FindingsModel::FixRole).toString();
    }
    [[nodiscard]] QRect buttonAt(int row) const {
        QStyleOptionViewItem option;
        option.initFrom(&panel.list());
        option.widget = &panel.list();
        const QModelIndex index = panel.list().model()->index(row, 0);
        option.rect = panel.list().visualRect(index);
        return static_cast<const FindingDelegate*>(panel.list().itemDelegate())
            ->buttonRect(option, index);
    }
    /// What stands in the place of the list; empty: the list.
    [[nodiscard]] QString said() const {
        for (const QLabel* label : panel.findChildren<QLabel*>())
            if (label->isVisible())
                return label->text();
        return {};
    }
    Document document{games()};
    FindingsPanel panel{document};
};

TEST_F(FindingsPanelTest, PraisesAStageWithoutFindingsButNotABareBoard) {
    EXPECT_EQ(said(), QStringLiteral("No findings"));
    removeCorner();
    EXPECT_EQ(said(), QString());
    document.open(Stage(), {});
    EXPECT_EQ(said(), QStringLiteral("Nothing is laid yet"));
    document.open(sampleStage(), {});
    EXPECT_EQ(said(), QStringLiteral("No findings"));
}

TEST_F(FindingsPanelTest, SaysWhenThereIsNothing) {
    EXPECT_FALSE(panel.list().isVisible());
    removeCorner();
    EXPECT_TRUE(panel.list().isVisible());
    document.history().undo();
    EXPECT_FALSE(panel.list().isVisible());
}

TEST_F(FindingsPanelTest, ListsTheFindingsOfTheDocumentWorstFirst) {
    removeCorner();
    const auto& model = *panel.list().model();
    ASSERT_EQ(model.rowCount(), document.findings().size());
    int last = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        EXPECT_EQ(model.index(row, 0).data().toString(), document.findings().at(row).text);
        const int severity = model.index(row, 0).data(FindingsModel::SeverityRole).toInt();
        EXPECT_GE(severity, last);
        last = severity;
    }
}

TEST_F(FindingsPanelTest, EnterChoosesTheCurrentFinding) {
    removeCorner();
    QList<Places> chosen;
    QObject::connect(&panel, &FindingsPanel::chosen,
                     [&](const Places& places) { chosen.append(places); });
    panel.list().setCurrentIndex(panel.list().model()->index(1, 0));
    panel.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&panel));
    panel.list().setFocus();
    QTest::keyClick(&panel.list(), Qt::Key_Return);
    EXPECT_EQ(chosen, (QList<Places>{document.findings().at(1).places}));
}

TEST_F(FindingsPanelTest, ALongSentenceTakesAsManyLinesAsItNeeds) {
    removeCorner();
    const auto& list = panel.list();
    const QModelIndex index = list.model()->index(list.model()->rowCount() - 1, 0);
    panel.resize(600, 400);
    QCoreApplication::processEvents();
    const int wide = list.visualRect(index).height();
    panel.resize(180, 400);
    QCoreApplication::processEvents();
    EXPECT_GT(list.visualRect(index).height(), wide);
    EXPECT_LE(list.visualRect(index).width(), list.viewport()->width());
}

TEST_F(FindingsPanelTest, AButtonIsThereWhereSomethingMendsTheFinding) {
    turnStraight();
    ASSERT_GT(document.findings().size(), 2);
    int buttons = 0;
    for (int row = 0; row < document.findings().size(); ++row) {
        const auto fix = document.fixFor(document.findings().at(row));
        EXPECT_EQ(fixAt(row), fix ? fix->name() : QString());
        EXPECT_EQ(buttonAt(row).isEmpty(), !fix);
        if (!fix)
            continue;
        const QModelIndex index = panel.list().model()->index(row, 0);
        EXPECT_TRUE(panel.list().visualRect(index).contains(buttonAt(row)));
        ++buttons;
    }
    EXPECT_GT(buttons, 0);
    EXPECT_LT(buttons, document.findings().size()); // nothing mends a missing route
}

TEST_F(FindingsPanelTest, AClickOnTheButtonMendsInOneNamedStep) {
    const Stage right = document.stage();
    turnStraight();
    int row = 0;
    while (fixAt(row).isEmpty())
        ++row;
    QList<Places> chosen;
    QObject::connect(&panel, &FindingsPanel::chosen,
                     [&](const Places& places) { chosen.append(places); });
    QTest::mouseClick(panel.list().viewport(), Qt::LeftButton, {}, buttonAt(row).center());
    EXPECT_EQ(document.history().count(), 2);
    EXPECT_EQ(document.history().undoText(), QStringLiteral("Turn 205a"));
    EXPECT_TRUE(document.findings().isEmpty());
    EXPECT_EQ(document.stage(), right);
    EXPECT_TRUE(chosen.isEmpty()); // the button does not ask for the place as well
    document.history().undo();
    EXPECT_FALSE(document.findings().isEmpty());
}

TEST_F(FindingsPanelTest, AButtonPressedElsewhereOrLetGoElsewhereDoesNothing) {
    turnStraight();
    int row = 0;
    while (fixAt(row).isEmpty())
        ++row;
    QWidget* list = panel.list().viewport();
    const QPoint beside = buttonAt(row).topLeft() - QPoint(6, 6);
    QTest::mousePress(list, Qt::LeftButton, {}, buttonAt(row).center());
    QTest::mouseRelease(list, Qt::LeftButton, {}, beside);
    QTest::mousePress(list, Qt::LeftButton, {}, beside);
    QTest::mouseRelease(list, Qt::LeftButton, {}, buttonAt(row).center());
    QTest::mouseClick(list, Qt::RightButton, {}, buttonAt(row).center());
    EXPECT_EQ(document.history().count(), 1);
}

TEST_F(FindingsPanelTest, CtrlEnterMendsTheCurrentFinding) {
    turnStraight();
    int row = 0;
    while (fixAt(row).isEmpty())
        ++row;
    panel.list().setCurrentIndex(panel.list().model()->index(row, 0));
    panel.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&panel));
    panel.list().setFocus();
    QTest::keyClick(&panel.list(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(document.findings().isEmpty());
    EXPECT_EQ(document.history().count(), 2);
}

TEST_F(FindingsPanelTest, AFindingWithoutAFixStaysAsItIs) {
    removeCorner();
    waitForFixes();
    ASSERT_TRUE(fixAt(0).isEmpty());
    panel.list().setCurrentIndex(panel.list().model()->index(0, 0));
    panel.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&panel));
    panel.list().setFocus();
    QTest::keyClick(&panel.list(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(document.history().count(), 1);
}

TEST_F(FindingsPanelTest, ButtonsAreThereAgainAfterUndo) {
    turnStraight();
    int row = 0;
    while (fixAt(row).isEmpty())
        ++row;
    QTest::mouseClick(panel.list().viewport(), Qt::LeftButton, {}, buttonAt(row).center());
    document.history().undo();
    waitForFixes();
    EXPECT_EQ(fixAt(row), QStringLiteral("Turn 205a"));
}

TEST_F(FindingsPanelTest, ReadersAreToldOfTheFixToo) {
    turnStraight();
    int row = 0;
    while (fixAt(row).isEmpty())
        ++row;
    const QString said =
        panel.list().model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
    EXPECT_TRUE(said.startsWith(QStringLiteral("Error: "))) << said.toStdString();
    EXPECT_TRUE(said.endsWith(QStringLiteral("Can be mended: Turn 205a"))) << said.toStdString();
}

QList<Placement> tilesApart() {
    QList<Placement> apart;
    for (int i = 0; i < 1000; ++i) {
        // With its finish it is judged as a finished stage.
        apart.append(placed({2 * i, -i}, i == 0 ? u"203a" : u"205a"));
        apart.back().laid = i;
    }
    return apart;
}

Stage stageOf(const QList<Placement>& tiles) {
    Stage stage;
    tilesOf(stage).exchange({}, tiles);
    return stage;
}

TEST_F(FindingsPanelTest, OfThousandsTheFirstAreListed) {
    const QList<Placement> apart = tilesApart();
    document.open(stageOf(apart), {});
    const qsizetype all = document.findings().size();
    ASSERT_GT(all, 1500);
    const auto& list = model();
    ASSERT_EQ(list.rowCount(), 501);
    EXPECT_EQ(list.index(499, 0).data().toString(), document.findings().at(499).text);
    EXPECT_EQ(list.index(500, 0).data().toString(),
              QStringLiteral("And %1 more, shown when some of these are mended.").arg(all - 500));
    document.open(stageOf(apart.sliced(900)), {});
    EXPECT_EQ(list.rowCount(), document.findings().size());
}

TEST_F(FindingsPanelTest, FixesAreLookedForWhereFindingsAreSeen) {
    document.open(stageOf(tilesApart()), {});
    waitForFixes();
    const auto seen = static_cast<int>(lookedAt().size());
    EXPECT_GE(seen, 2);
    EXPECT_LT(seen, 30); // two lines each
    EXPECT_EQ(lookedAt().front(), 0);
    EXPECT_EQ(lookedAt().back(), seen - 1);
    panel.list().scrollToBottom();
    ASSERT_TRUE(waitUntil([&] { return lookedAt().contains(500); }));
    EXPECT_TRUE(lookedAt().contains(0));
    EXPECT_FALSE(lookedAt().contains(250));
    EXPECT_LT(lookedAt().size(), 60);
}

TEST_F(FindingsPanelTest, APanelThatIsHiddenLooksForNone) {
    panel.hide();
    const Placement tile = straight();
    document.make(*turnTiles(document.stage(), {&tile, 1}, Turn(1)));
    QCoreApplication::processEvents();
    EXPECT_FALSE(model().isSettled());
    EXPECT_TRUE(lookedAt().isEmpty());
    panel.show();
    waitForFixes();
    EXPECT_FALSE(lookedAt().isEmpty());
    panel.hide();
    document.history().undo();
    document.history().redo();
    QCoreApplication::processEvents();
    EXPECT_TRUE(lookedAt().isEmpty());
}

TEST_F(FindingsPanelTest, AfterAnEditFixesAreLookedForAnew) {
    turnStraight();
    int row = 0;
    while (fixAt(row).isEmpty())
        ++row;
    const Findings before = document.findings();
    StageInfo info = document.stage().info;
    info.notes = QStringLiteral("of another stage");
    document.make({describe(document.stage(), info), [] { return QStringLiteral("Notes"); }});
    ASSERT_EQ(document.findings(), before);
    EXPECT_TRUE(lookedAt().isEmpty());
    EXPECT_EQ(fixAt(row), QStringLiteral("Turn 205a")); // its button does not flicker
    // Whoever does not wait has it looked for at once.
    panel.list().setCurrentIndex(model().index(row, 0));
    panel.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&panel));
    panel.list().setFocus();
    QTest::keyClick(&panel.list(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(document.findings().isEmpty());
}

TEST_F(FindingsPanelTest, OfALargeStageWhatWasSaidStandsUntilItIsChecked) {
    constexpr int many = StageCheck::mostAtOnce + 1;
    document.setBoxes({{QStringLiteral("dirt-core"), many}});
    const auto isChecked = [&] { return document.isChecked(); };
    document.open(straightRoad(many), {});
    EXPECT_FALSE(document.isChecked());
    EXPECT_EQ(said(), QString()); // nothing yet
    ASSERT_TRUE(waitUntil(isChecked));
    EXPECT_EQ(said(), QStringLiteral("No findings"));
    const Placement tile = tilesOf(document.stage()).at({0, -7}).front();
    document.make(*turnTiles(document.stage(), {&tile, 1}, Turn(1)));
    EXPECT_EQ(said(), QStringLiteral("No findings"));
    ASSERT_TRUE(waitUntil(isChecked));
    EXPECT_EQ(said(), QString());
    EXPECT_EQ(model().rowCount(), document.findings().size());
    waitForFixes();
    const QModelIndex first = model().index(0, 0);
    ASSERT_TRUE(model().fix(first).has_value());
    // Whether it still mends is not known while the stage is checked.
    document.history().undo();
    EXPECT_GT(model().rowCount(), 0);
    EXPECT_FALSE(model().fix(first).has_value());
    ASSERT_TRUE(waitUntil(isChecked));
    EXPECT_EQ(said(), QStringLiteral("No findings"));
}

} // namespace

} // namespace stagewright
