#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

#include <set>

namespace stagewright {

namespace {

/// The set-up sheet and the lap sheet, as a PDF has them.
class TitanSheets : public TemporaryFiles {
protected:
    /// Its words, one space between them.
    std::string sheetOf(const QByteArray& members) {
        const QString file = write(R"({"game": "titan-race", )" + members + '}');
        const QString pdf = path("race.pdf");
        const ProgramRun made = runProgram({QStringLiteral("sheet"), file, outputWord, pdf});
        EXPECT_EQ(made.exitCode, 0) << made.messages.constData();
        const ProgramRun read = runTool(QStringLiteral("pdftotext"),
                                        {QStringLiteral("-layout"), pdf, QStringLiteral("-")});
        return QString::fromUtf8(read.output).simplified().toStdString();
    }
    static void expectSaid(const std::string& sheet, std::initializer_list<const char*> texts) {
        for (const char* text : texts)
            EXPECT_NE(sheet.find(text), std::string::npos) << text << "\nin: " << sheet;
    }
};

TEST_F(TitanSheets, TellSeatsTitansAndWhatLiesReady) {
    const std::string sheet = sheetOf(R"("track": "kaldeira", "title": "Kaldeira",
        "marks": [{"at": "E5", "is": ["lava"]}],
        "titans": [{"titan": "kraken", "player": 1, "team": "A"},
                   {"titan": "slaugg", "player": 2, "team": "B"},
                   {"titan": "chtoolhoo", "player": 3, "team": "A"},
                   {"titan": "rassik", "player": 4, "team": "B"}],
        "colours": {"kraken": "red"}, "draft": "rolling", "push": "rest", "laps": 2)");
    expectSaid(
        sheet,
        {"Kaldeira", "Whoever comes onto lava loses 1 life. So does whoever is pushed onto it.",
         "Lava: Whoever enters loses 1 life.",
         "1 Captain Braaglix and Kraken Player 1, team A 6 lives red",
         "Changes places with an adjacent titan.",
         "3 Itag'hn and Chtóólhóó Player 3, team A 4 lives", "4 action dice", "15 trap tokens",
         "Life markers heart up on 6", "that of Chtóólhóó on 4",
         "1. No life left:", "2. Its next turn:",
         "3. The turn after: it stands up with 6 lives, Chtóólhóó with 4, and plays as usual.",
         "The first to have crossed the line 2 times wins.",
         "Whoever is left a single die throws all of them and chooses;",
         "A pushed titan goes on only while the other moves on.", "Lap sheet", "Lives left"});
    EXPECT_EQ(sheet.find("Ragnarok"), std::string::npos);
}

TEST_F(TitanSheets, BoxesOfTheLapSheetStandOneBelowAnother) {
    const QString file = write(R"({"game": "titan-race", "title": "T", "marks": [], "laps": 6,
        "titans": [{"titan": "kraken", "player": 1}, {"titan": "chtoolhoo", "player": 2},
                   {"titan": "slaugg", "player": 3}]})");
    const QString pdf = path("race.pdf");
    ASSERT_EQ(runProgram({QStringLiteral("sheet"), file, outputWord, pdf}).exitCode, 0);
    const ProgramRun read =
        runTool(QStringLiteral("pdftotext"), {QStringLiteral("-bbox"), pdf, QStringLiteral("-")});
    const auto lefts = [&](const char* word) {
        const QRegularExpression found(
            QStringLiteral("xMin=\"([0-9.]+)\"[^>]*>%1<").arg(QString::fromLatin1(word)));
        std::set<std::string> all;
        int count = 0;
        for (auto each = found.globalMatch(QString::fromUtf8(read.output)); each.hasNext(); ++count)
            all.insert(each.next().captured(1).toStdString());
        EXPECT_EQ(count, 3) << word;
        return all.size();
    };
    EXPECT_EQ(lefts("Lives"), 1U) << "whoever has fewer lives";
    EXPECT_EQ(lefts("Lies"), 1U);
    const std::string sheet = sheetOf(R"("marks": [], "laps": 6, "titans":
        [{"titan": "kraken", "player": 1}, {"titan": "slaugg", "player": 2}])");
    EXPECT_EQ(sheet.find("…"), std::string::npos) << "no name is cut";
}

TEST_F(TitanSheets, AGrandSlamIsTheStackBottomToTop) {
    const std::string sheet = sheetOf(
        R"("kind": "grand-slam", "title": "Slam", "tracks": ["estengaard", "angleh", "kaldeira"])");
    expectSaid(sheet, {"1: Estengaard 2: Ang'leh 3: Kaldeira",
                       "Lay the boards one above the other, the first at the bottom.",
                       "Whoever comes onto ice slides on in the same direction",
                       "The first over the top of the third board wins.",
                       "A pushed titan goes as many points as the straight part of the die has.",
                       "Seat 4"});
    EXPECT_EQ(sheet.find("Seat 5"), std::string::npos) << "for as many as play";
}

TEST_F(TitanSheets, OfATrackOfOnesOwnItsMarksAreTold) {
    expectSaid(sheetOf(R"("title": "Mine", "marks": [{"at": "B4", "is": ["ice", "bonus"]}])"),
               {"Mine", "Ice: "});
}

TEST_F(TitanSheets, ManyLapsHaveABoxForTheirNumber) {
    expectSaid(sheetOf(R"("title": "Mine", "marks": [], "laps": 40)"), {"of 40"});
}

} // namespace

} // namespace stagewright
