#include "editor/document/rally_undo_step.h"
#include "editor/document/result_undo_step.h"
#include "editor/rally/results_panel.h"
#include "editor/timing/timing_window.h"
#include "editor/window/timing_actions.h"
#include "editor/window/workspace.h"
#include "model/pack/rally_pack_reader.h"
#include "model/rally/rally_edits.h"
#include "model/rally/rally_text.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/settle.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// The sample twice, three drivers, and the view beside the program's window.
class AtTheTable : public testing::Test {
protected:
    AtTheTable() {
        Document& document = open.document();
        document.make(addStageTo(rally(), rally().stages().front().stage, 1));
        for (const char* name : {"Anna", "Ben", "Cara"})
            addDriver(name);
        open.key(Qt::Key_F11);
        settle();
    }

    void addDriver(const char* name) {
        open.document().make(addDriverTo(
            rally(), {QStringLiteral("red"), QStringLiteral("blue"), QStringLiteral("green")}));
        open.document().make(
            renameDriverOf(rally(), rally().drivers().back().key, QString::fromLatin1(name)));
    }
    /// Of the first stage, elsewhere than in the view.
    void enterInWindow(int driver, int time) {
        StageResult result;
        result.outcome = Timed{time};
        open.document().make(enterResultOf(
            rally(), {rally().stages().front().key, rally().drivers().at(driver).key}, result));
        settle();
    }
    void saveAll() {
        open.answers.pathToSave = open.path("evening.rallypack");
        open.key(Qt::Key_S, Qt::ControlModifier);
        ASSERT_FALSE(open.document().isModified());
    }
    [[nodiscard]] const Rally& rally() { return open.document().rally(); }
    [[nodiscard]] TimingWindow& view() { return *open.window.timing().view(); }
    [[nodiscard]] QString said(const char* name) {
        return view().findChild<ScaledLabel*>(QString::fromLatin1(name))->text();
    }
    [[nodiscard]] QString driver() { return said("timing-driver"); }
    void key(Qt::Key key) {
        QTest::keyClick(view().focusWidget() ? view().focusWidget() : &view(), key);
        settle();
    }
    void enter(const char* time) {
        QTest::keyClicks(&view().field(), QString::fromLatin1(time));
        key(Qt::Key_Return);
    }
    void enterAll(std::initializer_list<const char*> times) {
        for (const char* time : times)
            enter(time);
    }
    /// "Anna 1:40, Ben 1:50"
    [[nodiscard]] QString standings() {
        QStringList lines;
        for (const QStringList& row : view().standings().table().rows)
            lines << row.at(1) + u' ' + row.at(2);
        return lines.join(QStringLiteral(", "));
    }
    [[nodiscard]] int seconds(int stage, int driver) {
        const StageResult* result =
            rally().result(rally().stages().at(stage).key, rally().drivers().at(driver).key);
        const Timed* timed = result ? std::get_if<Timed>(&result->outcome) : nullptr;
        return timed ? timed->seconds : -1;
    }

    OpenWindow open;
};

TEST_F(AtTheTable, AWholeEveningIsTypedIn) {
    const int steps = open.steps();
    EXPECT_EQ(driver(), QStringLiteral("Anna"));
    EXPECT_EQ(said("timing-note"), QStringLiteral("Then Ben, Cara"));
    enterAll({"1:50", "100", "2.05"});
    EXPECT_TRUE(said("timing-stage").startsWith(QStringLiteral("SS 2")));
    EXPECT_EQ(driver(), QStringLiteral("Ben")) << "who was the quickest starts first";
    EXPECT_EQ(standings(), QStringLiteral("Ben 1:40, Anna 1:50, Cara 2:05"));
    enterAll({"2:00", "1:30", "1:40"});
    EXPECT_EQ(seconds(0, 0), 110);
    EXPECT_EQ(seconds(1, 0), 90);
    EXPECT_EQ(seconds(1, 1), 120);
    EXPECT_EQ(seconds(1, 2), 100);
    EXPECT_EQ(open.steps(), steps + 6);
    EXPECT_EQ(said("timing-turn"), QStringLiteral("Winner"));
    EXPECT_EQ(driver(), QStringLiteral("Anna"));
    EXPECT_FALSE(view().field().isVisible());
    key(Qt::Key_PageUp);
    EXPECT_EQ(view().field().text(), QStringLiteral("1:50")) << "of Anna, who started it first";
}

TEST_F(AtTheTable, WhatIsUndoneInTheWindowIsSeenAtOnce) {
    enterAll({"1:50", "1:40"});
    EXPECT_EQ(driver(), QStringLiteral("Cara"));
    open.document().history().undo();
    EXPECT_EQ(driver(), QStringLiteral("Ben"));
    EXPECT_TRUE(view().field().text().isEmpty());
    EXPECT_TRUE(standings().startsWith(QStringLiteral("Anna 1:50")));
    QTest::keyClicks(&view().field(), QStringLiteral("1:4"));
    open.document().history().undo();
    EXPECT_EQ(driver(), QStringLiteral("Ben")) << "who is being typed in";
    EXPECT_EQ(view().field().text(), QStringLiteral("1:4"));
}

TEST_F(AtTheTable, WhatIsNoTimeIsSaidAndNotWritten) {
    const int steps = open.steps();
    enter("1:5");
    EXPECT_EQ(open.steps(), steps);
    EXPECT_EQ(driver(), QStringLiteral("Anna"));
    EXPECT_FALSE(said("timing-note").startsWith(QStringLiteral("Then")));
    EXPECT_EQ(view().field().text(), QStringLiteral("1:5"));
    key(Qt::Key_Down);
    EXPECT_EQ(driver(), QStringLiteral("Anna")) << "nothing typed is lost";
    enter("1:50");
    EXPECT_EQ(seconds(0, 0), 110);
    EXPECT_EQ(said("timing-note"), QStringLiteral("Then Cara"));
}

TEST_F(AtTheTable, SpaceRetiresAndTakesBack) {
    enter("1:50");
    key(Qt::Key_Space);
    EXPECT_EQ(driver(), QStringLiteral("Cara"));
    key(Qt::Key_Up);
    EXPECT_EQ(driver(), QStringLiteral("Ben"));
    EXPECT_TRUE(said("timing-turn").startsWith(QStringLiteral("Retired")));
    key(Qt::Key_Space);
    EXPECT_FALSE(rally().result(rally().stages().front().key, rally().drivers().at(1).key));
    key(Qt::Key_Up);
    EXPECT_EQ(view().field().text(), QStringLiteral("1:50"));
    key(Qt::Key_Space);
    key(Qt::Key_Up);
    key(Qt::Key_Space);
    EXPECT_EQ(seconds(0, 0), 110) << "the time was kept in mind";
}

TEST_F(AtTheTable, WritesNothingButResults) {
    Rally before = rally();
    enterAll({"1:50", "1:40"});
    key(Qt::Key_PageDown);
    enter("2:00");
    key(Qt::Key_PageUp);
    key(Qt::Key_Space);
    const auto bare =
        Rally::of(rally().info, rally().sessions(), rally().stages(), rally().drivers(), {});
    ASSERT_TRUE(bare);
    EXPECT_EQ(writeRally(*bare), writeRally(before));
    EXPECT_EQ(*bare, before);
}

TEST_F(AtTheTable, EscapePutsBackThenLeaves) {
    EXPECT_TRUE(view().isFullScreen());
    enter("1:50");
    QTest::keyClicks(&view().field(), QStringLiteral("9"));
    key(Qt::Key_Escape);
    EXPECT_TRUE(view().field().text().isEmpty());
    EXPECT_TRUE(view().isFullScreen());
    key(Qt::Key_Escape);
    EXPECT_FALSE(view().isFullScreen());
    key(Qt::Key_F11);
    EXPECT_TRUE(view().isFullScreen());
    key(Qt::Key_Escape);
    QTest::keyClick(&view(), Qt::Key_Escape);
    settle();
    EXPECT_EQ(open.window.timing().view(), nullptr);
}

TEST_F(AtTheTable, FiguresAreATenthOfTheHeight) {
    for (const char* name : {"Dora", "Emil", "Fritz"})
        addDriver(name);
    enterAll({"1:50", "1:40", "2:05", "12:05", "2:10", "2:11"});
    for (const QSize size : {QSize(1024, 700), QSize(1366, 768), QSize(2560, 1440)}) {
        view().showNormal();
        view().resize(size);
        settle();
        const auto letters = [&](const char* name) {
            return view()
                .findChild<ScaledLabel*>(QString::fromLatin1(name))
                ->shown()
                .font.pixelSize();
        };
        EXPECT_GE(view().field().font().pixelSize() * 10, view().height());
        EXPECT_GE(letters("timing-clock") * 10, view().height());
        EXPECT_GE(letters("timing-driver") * 10, view().height());
        ASSERT_EQ(view().standings().rowsSeen(), 6);
        EXPECT_GE(view().standings().letters() * 10, view().height());
        for (int row = 0; row < 6; ++row)
            EXPECT_GE(view().standings().totalLetters(row) * 10, view().height());
    }
}

TEST_F(AtTheTable, OfFourDriversTheDigitsThemselvesAreATenth) {
    addDriver("Dora");
    view().showNormal();
    view().resize(1366, 768);
    settle();
    const auto digits = [this](int pixels) {
        QFont font = view().font();
        font.setPixelSize(pixels);
        return QFontMetrics(font).tightBoundingRect(QStringLiteral("8")).height();
    };
    EXPECT_GE(digits(view().standings().letters()) * 10, view().height());
    EXPECT_GE(digits(view().field().font().pixelSize()) * 10, view().height());
    const auto* clock = view().findChild<ScaledLabel*>(QStringLiteral("timing-clock"));
    EXPECT_GE(digits(clock->shown().font.pixelSize()) * 10, view().height());
    const QFontMetrics letters(clock->shown().font);
    EXPECT_LE(letters.horizontalAdvance(QStringLiteral("20:58")), clock->width())
        << "at every hour";
}

TEST_F(AtTheTable, OfManyDriversTheFirstAreSeen) {
    for (int i = 3; i < 200; ++i)
        addDriver("Nobody");
    view().showNormal();
    view().resize(1024, 700);
    settle();
    const TimingStandings& shown = view().standings();
    ASSERT_EQ(shown.table().rows.size(), 200);
    EXPECT_GT(shown.rowsSeen(), 12);
    EXPECT_LT(shown.rowsSeen(), 40);
    EXPECT_GE(shown.letters(), 14) << "to be read by somebody before it, at least";
}

TEST_F(AtTheTable, NothingTypedIsLostOnSaving) {
    QTest::keyClicks(&view().field(), QStringLiteral("1:50"));
    open.answers.pathToSave = open.path("evening.rallypack");
    open.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(seconds(0, 0), 110);
    EXPECT_FALSE(open.document().isModified());
    EXPECT_EQ(driver(), QStringLiteral("Anna")) << "whose time is being looked at";
    key(Qt::Key_Return);
    EXPECT_EQ(driver(), QStringLiteral("Ben"));
}

TEST_F(AtTheTable, NothingTypedIsLostOnQuitting) {
    saveAll();
    QTest::keyClicks(&view().field(), QStringLiteral("1:50"));
    open.answers.unsaved = Dialogs::Unsaved::Save;
    EXPECT_TRUE(open.window.close());
    EXPECT_EQ(open.answers.unsavedAsked.size(), 1);
    const auto saved = loadRallyPack(open.path("evening.rallypack"), games());
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->pack.rally.results().size(), 1U);
}

TEST_F(AtTheTable, NothingTypedIsLostOnClosingItsRally) {
    saveAll();
    QTest::keyClicks(&view().field(), QStringLiteral("1:50"));
    open.answers.unsaved = Dialogs::Unsaved::Cancel;
    QApplication::setActiveWindow(&open.window);
    open.key(Qt::Key_W, Qt::ControlModifier);
    EXPECT_EQ(open.answers.unsavedAsked.size(), 1);
    EXPECT_EQ(seconds(0, 0), 110);
    open.answers.unsaved = Dialogs::Unsaved::Discard;
    open.key(Qt::Key_W, Qt::ControlModifier);
    EXPECT_EQ(open.window.timing().view(), nullptr);
}

TEST_F(AtTheTable, WhatIsNoTimeKeepsViewAndProgramOpen) {
    saveAll();
    QTest::keyClicks(&view().field(), QStringLiteral("1:5"));
    EXPECT_FALSE(view().close());
    EXPECT_FALSE(open.window.close());
    ASSERT_TRUE(open.window.timing().view());
    EXPECT_EQ(view().field().text(), QStringLiteral("1:5"));
    EXPECT_FALSE(said("timing-note").startsWith(QStringLiteral("Then")));
    key(Qt::Key_Escape);
    EXPECT_TRUE(open.window.close());
}

TEST_F(AtTheTable, AKeyHeldDownActsOnce) {
    for (const Qt::Key held : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Escape, Qt::Key_F11}) {
        QKeyEvent repeated(QEvent::KeyPress, held, {}, {}, true);
        for (int i = 0; i < 3; ++i)
            QApplication::sendEvent(&view().field(), &repeated);
    }
    settle();
    EXPECT_EQ(driver(), QStringLiteral("Anna"));
    EXPECT_TRUE(rally().results().empty());
    EXPECT_TRUE(view().isFullScreen());
    QTest::keyClicks(&view().field(), QStringLiteral("1 5"));
    EXPECT_EQ(view().field().text(), QStringLiteral("1 5")) << "a blank in what is typed";
}

TEST_F(AtTheTable, WhatWasTypedIsGivenUpByEscape) {
    QTest::keyClicks(&view().field(), QStringLiteral("9"));
    enterInWindow(0, 100);
    EXPECT_EQ(driver(), QStringLiteral("Anna")) << "of whom somebody is typing";
    key(Qt::Key_Escape);
    EXPECT_EQ(driver(), QStringLiteral("Ben")) << "who is next by now";
}

TEST_F(AtTheTable, ATimeTypedOfARetiredDriverCounts) {
    enter("1:50");
    key(Qt::Key_Up);
    key(Qt::Key_Space);
    EXPECT_EQ(seconds(0, 0), -1);
    EXPECT_EQ(driver(), QStringLiteral("Ben"));
    key(Qt::Key_Up);
    key(Qt::Key_Return);
    EXPECT_EQ(seconds(0, 0), -1) << "passed by";
    key(Qt::Key_Up);
    view().field().selectAll();
    enter("1:50");
    EXPECT_EQ(seconds(0, 0), 110);
}

TEST_F(AtTheTable, AStageThatGoesTakesTheChoiceOfItWithIt) {
    key(Qt::Key_PageDown);
    key(Qt::Key_Down);
    EXPECT_EQ(driver(), QStringLiteral("Ben"));
    open.document().make(removeStageOf(rally(), rally().stages().back().key));
    settle();
    EXPECT_EQ(driver(), QStringLiteral("Anna"));
    QTest::keyClicks(&view().field(), QStringLiteral("1:50"));
    open.document().make(removeDriverOf(rally(), rally().drivers().front().key));
    settle();
    EXPECT_EQ(driver(), QStringLiteral("Ben"));
    EXPECT_TRUE(view().field().text().isEmpty()) << "it was Anna's";
}

TEST_F(AtTheTable, TheClockIsHeldAgainstThePlanWhileItIsPlayed) {
    RallyInfo info = rally().info;
    info.evening.start = QTime::currentTime();
    open.document().make(RallyUndoStep{describe(rally(), info), [] { return QString(); }});
    ASSERT_TRUE(waitUntil([&] { return said("timing-plan").contains(QStringLiteral("on time")); }));
    key(Qt::Key_PageDown);
    EXPECT_FALSE(said("timing-plan").contains(QStringLiteral("begins in")))
        << "only the stage that is played is early or late";
    key(Qt::Key_PageUp);
    enterAll({"1:50", "1:40", "2:05", "1:50", "1:40", "2:05"});
    ASSERT_TRUE(waitUntil([&] { return said("timing-plan").startsWith(QStringLiteral("Plan")); }));
    EXPECT_FALSE(said("timing-plan").contains(QStringLiteral("ahead"))) << "all is over";
}

TEST_F(AtTheTable, StaysWithItsRallyAndIsOpenedForAnother) {
    QApplication::setActiveWindow(&open.window);
    open.newStage();
    ASSERT_TRUE(open.window.timing().view());
    EXPECT_NE(&view().document(), &open.document());
    QTest::keyClicks(&view().field(), QStringLiteral("1:5"));
    open.key(Qt::Key_F11);
    EXPECT_NE(&view().document(), &open.document()) << "what is typed there is no time";
    QApplication::setActiveWindow(&view());
    key(Qt::Key_Escape);
    EXPECT_TRUE(view().field().text().isEmpty());
    QApplication::setActiveWindow(&open.window);
    open.key(Qt::Key_F11);
    EXPECT_EQ(&view().document(), &open.document());
}

TEST_F(AtTheTable, ARefusedTimeKeepsItsTabOpen) {
    saveAll();
    QTest::keyClicks(&view().field(), QStringLiteral("1:5"));
    QApplication::setActiveWindow(&open.window);
    open.key(Qt::Key_W, Qt::ControlModifier);
    ASSERT_TRUE(open.window.timing().view());
    EXPECT_EQ(view().field().text(), QStringLiteral("1:5"));
}

TEST_F(AtTheTable, WhatIsTypedIsTakenBackInTheField) {
    QTest::keyClicks(&view().field(), QStringLiteral("9"));
    QTest::keyClick(&view().field(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(view().field().text().isEmpty());
    key(Qt::Key_Down);
    EXPECT_EQ(driver(), QStringLiteral("Ben"));
}

TEST_F(AtTheTable, OnlyEnterTakesAResultOut) {
    enter("1:50");
    key(Qt::Key_Up);
    view().field().selectAll();
    QTest::keyClick(&view().field(), Qt::Key_Backspace);
    key(Qt::Key_Down);
    EXPECT_EQ(seconds(0, 0), 110);
    key(Qt::Key_Up);
    view().field().selectAll();
    QTest::keyClick(&view().field(), Qt::Key_Backspace);
    key(Qt::Key_Return);
    EXPECT_EQ(seconds(0, 0), -1);
    EXPECT_EQ(driver(), QStringLiteral("Anna"));
}

TEST_F(AtTheTable, ASoloSheetIsPassedByAsItIs) {
    StageResult sheet;
    sheet.outcome = SoloSheet{};
    std::get<SoloSheet>(sheet.outcome).turns[3] = 2;
    const ResultKey anna{rally().stages().front().key, rally().drivers().front().key};
    open.document().make(enterResultOf(rally(), anna, sheet));
    settle();
    key(Qt::Key_Up);
    ASSERT_EQ(driver(), QStringLiteral("Anna"));
    view().field().selectAll();
    QTest::keyClick(&view().field(), Qt::Key_Backspace);
    key(Qt::Key_Up);
    key(Qt::Key_Return);
    ASSERT_TRUE(rally().result(anna.stage, anna.driver));
    EXPECT_EQ(*rally().result(anna.stage, anna.driver), sheet);
}

TEST_F(AtTheTable, WhoHasGoneHomeKeepsNobody) {
    enter("1:50");
    key(Qt::Key_Space); // Ben
    enter("2:05");
    ASSERT_TRUE(said("timing-stage").startsWith(QStringLiteral("SS 2")));
    EXPECT_EQ(driver(), QStringLiteral("Anna"));
    enterAll({"1:50", "2:05"});
    EXPECT_EQ(driver(), QStringLiteral("Ben"));
    open.document().make(addStageTo(rally(), rally().stages().front().stage, 2));
    settle();
    key(Qt::Key_Return); // he has gone
    EXPECT_TRUE(said("timing-stage").startsWith(QStringLiteral("SS 3")));
}

TEST_F(AtTheTable, WhoComesLateTakesNobodyBack) {
    open.document().make(addStageTo(rally(), rally().stages().front().stage, 2));
    enterAll({"1:50", "1:40", "2:05"});
    addDriver("Dora");
    settle();
    ASSERT_EQ(driver(), QStringLiteral("Dora"));
    key(Qt::Key_Return);
    ASSERT_TRUE(said("timing-stage").startsWith(QStringLiteral("SS 2")));
    enterAll({"1:50", "1:40", "2:05", "2:10"});
    EXPECT_TRUE(said("timing-stage").startsWith(QStringLiteral("SS 3")));
}

TEST_F(AtTheTable, WhoIsPassedByStartsLater) {
    key(Qt::Key_Return);
    EXPECT_EQ(driver(), QStringLiteral("Ben"));
    enter("1:40");
    EXPECT_EQ(driver(), QStringLiteral("Cara"));
    EXPECT_EQ(said("timing-note"), QStringLiteral("Then Anna"));
}

TEST_F(AtTheTable, ARefusalGoesWithItsDriver) {
    enter("1:5");
    ASSERT_FALSE(said("timing-note").startsWith(QStringLiteral("Then")));
    open.document().make(removeDriverOf(rally(), rally().drivers().front().key));
    settle();
    EXPECT_EQ(said("timing-note"), QStringLiteral("Then Cara"));
}

TEST_F(AtTheTable, TheCellThatIsOpenInTheWindowIsTakenToo) {
    open.window.findChild<QAction*>(QStringLiteral("panel-results"))->trigger();
    settle();
    QApplication::setActiveWindow(&open.window);
    ResultsTable& table = open.window.current().results().entries();
    table.setCurrentIndex(table.model()->index(1, static_cast<int>(ResultColumn::Time)));
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_F2);
    auto* cell = table.findChild<QLineEdit*>();
    ASSERT_TRUE(cell);
    QTest::keyClicks(cell, QStringLiteral("1:40"));
    view().field().setText(QString());
    QTest::keyClicks(&view().field(), QStringLiteral("1:50"));
    saveAll();
    EXPECT_EQ(seconds(0, 0), 110);
    EXPECT_EQ(seconds(1, 1), 100) << "of the stage that is open there";
}

TEST_F(AtTheTable, ARaceIsEnteredByPlaces) {
    Stage circuit = rally().stages().front().stage;
    circuit.info.kind = StageKind::Circuit;
    open.document().make(addStageTo(rally(), circuit, 0));
    settle();
    EXPECT_FALSE(view().field().placeholderText().isEmpty());
    enterAll({"P2", "p1", "P3"});
    key(Qt::Key_PageUp);
    EXPECT_EQ(standings(), QStringLiteral("Ben P1, Anna P2, Cara P3"));
}

class TableInLanguage : public testing::TestWithParam<const char*> {};

TEST_P(TableInLanguage, NothingOverlapsOrIsCut) {
    const SpokenIn spoken(QString::fromLatin1(GetParam()));
    OpenWindow open;
    Document& document = open.document();
    open.key(Qt::Key_F11);
    settle();
    TimingWindow& view = *open.window.timing().view();
    view.showNormal();
    view.resize(1024, 700);
    const auto fits = [&](const char* state) {
        settle();
        ASSERT_EQ(view.size(), QSize(1024, 700));
        QList<const QWidget*> seen;
        for (const QWidget* each :
             view.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            if (each->isVisible())
                seen << each;
        for (qsizetype i = 0; i < seen.size(); ++i) {
            EXPECT_TRUE(view.rect().contains(seen[i]->geometry())) << state;
            for (qsizetype j = 0; j < i; ++j)
                EXPECT_FALSE(seen[i]->geometry().intersects(seen[j]->geometry()))
                    << state << ": " << seen[i]->objectName().toStdString() << " and "
                    << seen[j]->objectName().toStdString();
        }
        for (const ScaledLabel* label : view.findChildren<ScaledLabel*>())
            if (label->isVisible() && label->objectName() != QStringLiteral("timing-driver")) {
                EXPECT_EQ(label->shown().text, label->text())
                    << state << ": " << label->objectName().toStdString();
            }
    };
    fits("nobody drives");
    document.make(addDriverTo(document.rally(), {}));
    document.make(renameDriverOf(document.rally(), document.rally().drivers().back().key,
                                 QStringLiteral("Maximiliane von und zu Hohenstein-Wartenberg")));
    document.make(addDriverTo(document.rally(), {}));
    fits("two drive");
    QTest::keyClicks(&view.field(), QStringLiteral("1:5"));
    QTest::keyClick(&view.field(), Qt::Key_Return);
    fits("no time");
    QTest::keyClick(&view.field(), Qt::Key_Space);
    fits("typed");
    QTest::keyClick(&view.field(), Qt::Key_Escape);
    QTest::keyClick(&view.field(), Qt::Key_Space);
    QTest::keyClick(&view.field(), Qt::Key_Space);
    fits("all are out");
}

INSTANTIATE_TEST_SUITE_P(All, TableInLanguage, testing::Values("en", "de", "fr", "pl"),
                         [](const testing::TestParamInfo<const char*>& each) {
                             return std::string(each.param);
                         });

} // namespace

} // namespace stagewright
