#include "editor/season/season_window.h"
#include "editor/window/season_actions.h"
#include "model/exchange/built_in_games.h"
#include "model/pack/rally_pack_writer.h"
#include "model/rally/rally_text.h"
#include "model/season/season_file.h"
#include "tests/editor/files.h"
#include "tests/editor/settle.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "tests/model/rally/rallies.h"
#include "tests/model/season/seasons.h"

#include <QApplication>
#include <QCheckBox>
#include <QDateEdit>
#include <QMimeData>
#include <QUrl>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// The program's window, and a new season beside it.
class SeasonBeside : public testing::Test {
protected:
    SeasonBeside() {
        for (const char* name : {"monte", "corsica"}) {
            Rally rally = rallyOf(1, {"Anna", "Ben"});
            rally.info.title = QString::fromLatin1(name);
            const int first = name[0] == 'm' ? 100 : 130;
            rally = with(with(rally, 1, 1, drove(first)), 1, 2, drove(120));
            EXPECT_TRUE(saveRally(rally, file(name)));
        }
        open.window.seasons().entry().trigger();
        settle();
    }

    [[nodiscard]] QString file(const char* name) const {
        return open.path(name) + QStringLiteral(".json");
    }
    [[nodiscard]] QString seasonFile() const { return open.path("club.season"); }
    [[nodiscard]] SeasonWindow& season() { return *open.window.seasons().windows().at(0); }
    [[nodiscard]] const RallySeason& value() { return season().document().season(); }

    void press(const char* button) {
        QTest::mouseClick(season().findChild<QPushButton*>(QString::fromLatin1(button)),
                          Qt::LeftButton);
        settle();
    }
    void add(std::initializer_list<const char*> names) {
        open.answers.pathsToAdd.clear();
        for (const char* name : names)
            open.answers.pathsToAdd << file(name);
        press("add-rally-file");
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
        season().activateWindow();
        QTest::keyClick(&season(), key, modifiers);
        settle();
    }
    void save() {
        open.answers.pathToSave = seasonFile();
        season().findChild<QAction*>(QStringLiteral("save-season"))->trigger();
        settle();
    }
    /// "1 Anna 25": place, driver and points, with commas between.
    [[nodiscard]] QString standings() {
        const QAbstractItemModel& model = *season().table().model();
        QStringList lines;
        for (int row = 0; row < model.rowCount(); ++row)
            lines << model.index(row, 0).data().toString() + u' ' +
                         model.index(row, 1).data().toString() + u' ' +
                         model.index(row, model.columnCount() - 1).data().toString();
        return lines.join(QStringLiteral(", "));
    }

    OpenWindow open;
};

TEST_F(SeasonBeside, RalliesOfFilesAddUp) {
    EXPECT_TRUE(season().note().contains(QStringLiteral("Add a rally")));
    add({"monte", "corsica"});
    ASSERT_EQ(value().rounds.size(), 2);
    // 25 and 18, and 5 and 4 of the power stage, the other way round the second time; Ben has won
    // the last round.
    EXPECT_EQ(standings(), QStringLiteral("1 Ben 52, 2 Anna 52"));
    ASSERT_EQ(season().chart().chart().lines.size(), 2U);
    EXPECT_EQ(season().chart().chart().lines[1].points, (QList<int>{30, 52}));
    EXPECT_EQ(season().rounds().list().item(0)->text(), QStringLiteral("R1: monte"));
}

TEST_F(SeasonBeside, ARallyThatIsThereIsTakenAnewAndThatIsSaid) {
    add({"monte", "monte"});
    EXPECT_EQ(value().rounds.size(), 1);
    EXPECT_TRUE(season().note().contains(QStringLiteral("taken anew")));
}

TEST_F(SeasonBeside, TheOpenRallyIsAddedAsItIsNow) {
    press("add-open-rally");
    EXPECT_EQ(open.answers.complaints.size(), 1); // it has no file yet
    open.open(file("monte"));
    press("add-open-rally");
    ASSERT_EQ(value().rounds.size(), 1);
    EXPECT_EQ(standings(), QStringLiteral("1 Anna 30, 2 Ben 22"));
}

TEST_F(SeasonBeside, WhatIsNoRallyWithResultsIsRefused) {
    ASSERT_TRUE(saveRally(rallyOf(1, {"Anna"}), file("undriven")));
    add({"undriven"});
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(open.answers.complaints[0].contains(QStringLiteral("no results yet")));
    EXPECT_TRUE(value().rounds.isEmpty());
}

TEST_F(SeasonBeside, RoundsAreMovedAndRemovedAndThatIsTakenBack) {
    add({"monte", "corsica"});
    season().rounds().choose(1);
    press("round-earlier");
    EXPECT_EQ(value().rounds[0].title, QStringLiteral("corsica"));
    press("remove-round");
    ASSERT_EQ(value().rounds.size(), 1);
    EXPECT_EQ(value().rounds[0].title, QStringLiteral("monte"));
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_EQ(value().rounds.size(), 2);
    EXPECT_EQ(value().rounds[0].title, QStringLiteral("monte"));
}

TEST_F(SeasonBeside, IsSavedNamingFilesFromItsFolderAndOpenedAgain) {
    add({"monte"});
    EXPECT_TRUE(season().isWindowModified());
    save();
    EXPECT_FALSE(season().isWindowModified());
    const auto saved = loadSeason(seasonFile());
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->rounds[0].file, QStringLiteral("monte.json"));
    add({"monte"}); // known again by that name
    EXPECT_EQ(value().rounds.size(), 1);
    season().close();
    settle();
    EXPECT_TRUE(open.window.seasons().windows().isEmpty());
    QApplication::setActiveWindow(&open.window); // as a desktop does
    open.openByDialog(seasonFile());
    ASSERT_EQ(open.window.seasons().windows().size(), 1);
    EXPECT_EQ(standings(), QStringLiteral("1 Anna 30, 2 Ben 22"));
    open.open(seasonFile());
    EXPECT_EQ(open.window.seasons().windows().size(), 1); // comes to the front
    const QString renamed = open.path("cup.json");
    ASSERT_TRUE(QFile::copy(seasonFile(), renamed));
    open.open(renamed);
    EXPECT_EQ(open.window.seasons().windows().size(), 2) << "known by what is in it, too";
    EXPECT_TRUE(open.answers.complaints.isEmpty());
}

TEST_F(SeasonBeside, GoesWithItsWindowWhileATitleIsBeingTyped) {
    auto* title = season().findChild<QLineEdit*>();
    QApplication::setActiveWindow(&season());
    title->setFocus();
    QTest::keyClicks(title, QStringLiteral("Cup"));
    bool isFinished = false;
    QObject::connect(title, &QLineEdit::editingFinished, &open.window,
                     [&] { isFinished = season().document().season().title.endsWith(u'p'); });
    delete &season();
    EXPECT_TRUE(isFinished) << "while all of it was there";
}

TEST_F(SeasonBeside, SavingIsNoStep) {
    add({"monte"});
    save();
    EXPECT_EQ(season().document().history().count(), 1);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(value().rounds.isEmpty());
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    add({"monte"});
    EXPECT_EQ(value().rounds.size(), 1);
}

TEST_F(SeasonBeside, ANameWithAPointIsCompletedBeforeAnythingIsAsked) {
    add({"monte"});
    const QString other = open.path("Monte.v2.season");
    ASSERT_TRUE(saveSeason(RallySeason(), other));
    open.answers.overwrite = false;
    open.answers.pathToSave = open.path("Monte.v2");
    season().findChild<QAction*>(QStringLiteral("save-season"))->trigger();
    settle();
    EXPECT_EQ(open.answers.overwriteAsked, QStringList(other));
    EXPECT_TRUE(loadSeason(other)->rounds.isEmpty());
}

TEST_F(SeasonBeside, AFileThatIsOpenInAnotherWindowIsNotReplaced) {
    add({"monte"});
    save();
    open.window.seasons().entry().trigger();
    settle();
    ASSERT_EQ(open.window.seasons().windows().size(), 2);
    SeasonWindow& second = *open.window.seasons().windows().at(1);
    second.findChild<QAction*>(QStringLiteral("save-season-as"))->trigger();
    settle();
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(open.answers.complaints[0].contains(QStringLiteral("club.season")));
    EXPECT_EQ(loadSeason(seasonFile())->rounds.size(), 1);
}

TEST_F(SeasonBeside, WhatIsRemarkedOfEachFileIsSaidUntilItIsTakenBack) {
    Rally half = rallyOf(2, {"Anna", "Carl"});
    half = with(with(with(half, 1, 1, drove(100)), 2, 1, drove(100)), 1, 2, drove(110));
    ASSERT_TRUE(saveRally(half, file("half")));
    add({"half", "monte"});
    EXPECT_TRUE(season().note().contains(QStringLiteral("Carl lacks")));
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(season().note().contains(QStringLiteral("Carl lacks")));
}

TEST_F(SeasonBeside, ADateIsTypedAndIsOneStep) {
    add({"monte"});
    EXPECT_FALSE(value().rounds[0].date.isValid());
    auto* isDated = season().findChild<QCheckBox*>(QStringLiteral("round-is-dated"));
    auto* date = season().findChild<QDateEdit*>(QStringLiteral("round-date"));
    ASSERT_TRUE(isDated && date);
    EXPECT_FALSE(date->isEnabled());
    QTest::mouseClick(isDated, Qt::LeftButton, {}, QPoint(6, isDated->height() / 2));
    EXPECT_EQ(value().rounds[0].date, QDate::currentDate());
    const int steps = season().document().history().index();
    date->setDisplayFormat(QStringLiteral("yyyy-MM-dd"));
    date->setFocus();
    date->setSelectedSection(QDateTimeEdit::YearSection);
    QTest::keyClicks(date, QStringLiteral("20311215")); // each part goes on to the next
    QTest::keyClick(date, Qt::Key_Return);
    EXPECT_EQ(value().rounds[0].date, QDate(2031, 12, 15));
    EXPECT_EQ(season().document().history().index(), steps + 1);
    QTest::mouseClick(isDated, Qt::LeftButton, {}, QPoint(6, isDated->height() / 2));
    EXPECT_FALSE(value().rounds[0].date.isValid());
}

TEST_F(SeasonBeside, ADamagedRallyIsNotAddedAsIfItWasWhole) {
    const QString pack = open.path("damaged.rallypack");
    Rally rally = rallyOf(2, {"Anna"});
    rally = with(with(rally, 1, 1, drove(100)), 2, 1, drove(100));
    RallyPack whole;
    whole.rally = rally;
    ASSERT_TRUE(saveRallyPack(whole, pack));
    QByteArray bytes = contentOf(pack);
    const auto at = bytes.indexOf("stages/02");
    ASSERT_GT(at, 0);
    bytes[at + 60] = static_cast<char>(bytes[at + 60] ^ 0x55);
    writeFile(pack, bytes);
    open.answers.pathsToAdd = {pack};
    press("add-rally-file");
    EXPECT_TRUE(value().rounds.isEmpty());
    EXPECT_EQ(open.answers.complaints.size(), 1);
}

TEST_F(SeasonBeside, ChangesAreAskedForBeforeItCloses) {
    add({"monte"});
    open.answers.unsaved = Dialogs::Unsaved::Cancel;
    EXPECT_FALSE(season().close());
    EXPECT_FALSE(open.window.close());
    EXPECT_EQ(open.answers.unsavedAsked.size(), 2);
    open.answers.unsaved = Dialogs::Unsaved::Save;
    open.answers.pathToSave = seasonFile();
    EXPECT_TRUE(season().close());
    EXPECT_TRUE(loadSeason(seasonFile()));
}

TEST_F(SeasonBeside, RulesAreChosenAndTyped) {
    add({"monte", "corsica"});
    auto* table = season().findChild<QComboBox*>(QStringLiteral("points-table"));
    table->setFocus();
    QTest::keyClick(table, Qt::Key_End); // one's own
    settle();
    auto* places = season().findChild<QLineEdit*>(QStringLiteral("place-points"));
    ASSERT_TRUE(places->isEnabled());
    places->setFocus();
    places->selectAll();
    QTest::keyClicks(places, QStringLiteral("10, 6"));
    QTest::keyClick(places, Qt::Key_Return);
    EXPECT_EQ(standings(), QStringLiteral("1 Ben 25, 2 Anna 25"));
    places->selectAll();
    QTest::keyClicks(places, QStringLiteral("ten"));
    QTest::keyClick(places, Qt::Key_Return);
    EXPECT_EQ(value().rules.points.places, (QList<int>{10, 6}));
    auto* best = season().findChild<NumberField*>(QStringLiteral("best-rounds"));
    best->setFocus();
    QTest::keyClick(best, Qt::Key_Up);
    EXPECT_EQ(value().rules.best, 1);
    EXPECT_EQ(standings(), QStringLiteral("1 Ben 15, 2 Anna 15"));
}

TEST_F(SeasonBeside, TeamsAndClassesAreChosen) {
    add({"monte"});
    season().takeDrivers({entered("Anna", "Red", "Pro")});
    EXPECT_TRUE(season().note().contains(QStringLiteral("Ben")));
    auto* of = season().findChild<QComboBox*>(QStringLiteral("season-standings-of"));
    ASSERT_EQ(of->count(), 3);
    of->setFocus();
    QTest::keyClick(of, Qt::Key_Down);
    EXPECT_EQ(standings(), QStringLiteral("1 Red 30"));
    QTest::keyClick(of, Qt::Key_Down);
    EXPECT_EQ(season().question().carClass, QStringLiteral("Pro"));
}

TEST_F(SeasonBeside, StandingsAreExportedByTheNameOfTheFile) {
    add({"monte"});
    QAction* action = season().findChild<QAction*>(QStringLiteral("export-season"));
    open.answers.pathToSave = open.path("out.csv");
    action->trigger();
    EXPECT_EQ(contentOf(open.path("out.csv")),
              "Place,Driver,R1,Points\r\n1,Anna,25+5,30\r\n2,Ben,18+4,22\r\n");
    open.answers.pathToSave = open.path("out");
    action->trigger();
    EXPECT_TRUE(contentOf(open.path("out.html")).contains("<svg"));
}

TEST_F(SeasonBeside, IsPrinted) {
    add({"monte", "corsica"});
    open.answers.pathToPrint = open.path("out.pdf");
    season().findChild<QAction*>(QStringLiteral("print-season"))->trigger();
    EXPECT_TRUE(waitUntil([this] { return QFile::exists(open.path("out.pdf")); }));
    EXPECT_TRUE(contentOf(open.path("out.pdf")).startsWith("%PDF"));
}

} // namespace
} // namespace stagewright
