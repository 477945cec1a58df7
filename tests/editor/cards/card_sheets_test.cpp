#include "tests/editor/cards/card_files.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// The sheets of a table of cards, as a PDF has them.
class CardSheets : public TemporaryFiles {
protected:
    /// Its words, one space between them.
    std::string sheetOf(const QByteArray& table, const QStringList& options = {}) {
        return wordsOfSheet(write(table), options);
    }
    std::string wordsOfSheet(const QString& file, const QStringList& options = {}) {
        const QString pdf = path("cards.pdf");
        const ProgramRun made =
            runProgram(QStringList{QStringLiteral("sheet"), file, outputWord, pdf} + options);
        EXPECT_EQ(made.exitCode, 0) << made.messages.constData();
        const ProgramRun read = runTool(QStringLiteral("pdftotext"),
                                        {QStringLiteral("-layout"), pdf, QStringLiteral("-")});
        return QString::fromUtf8(read.output).simplified().toStdString();
    }
    static void expectSaid(const std::string& sheet, std::initializer_list<const char*> texts) {
        for (const char* text : texts)
            EXPECT_NE(sheet.find(text), std::string::npos) << text << "\nin: " << sheet;
    }
    static void expectUnsaid(const std::string& sheet, std::initializer_list<const char*> texts) {
        for (const char* text : texts)
            EXPECT_EQ(sheet.find(text), std::string::npos) << text << "\nin: " << sheet;
    }
};

TEST_F(CardSheets, OfARaceTellWhatIsLaidAndTaken) {
    const std::string sheet = sheetOf(twoPlayers());
    expectSaid(sheet, {"Camp", "Sea Camp · 10 cards · 10 rounds · Harder: damage from the start",
                       "1A · 2A · 3A · 4A · 5A · 6A · 7A · 8A · 9A", "Player 1 · Harry Jordan",
                       "Player 2 · Aiko Yamamoto · 1 damage token flipped", "From the box",
                       "14 × damage tokens", "8 × shop cards 1A", "5 × driver cards: Harry Jordan",
                       "Round 10", "card 10 leaves", "total", "A round",
                       "Both dials go back to 0 at the end of each round."});
    expectUnsaid(sheet, {"Round 11", "Ghost driver", "ghost driver card"});
}

TEST_F(CardSheets, OfSoloHaveTheGhostsDiceByRound) {
    expectSaid(sheetOf(soloTable("newbie")),
               {"Ghost driver", "Newbie · a die each on stage cards: 4, 5, 6", "ghost: hits",
                "The ghost driver rolls 15 pairs of dice in all.", "1 × ghost driver card"});
    expectSaid(sheetOf(soloTable("veteran")),
               {"Veteran · a die each on stage cards: 1; from the start: 2"});
}

TEST_F(CardSheets, OfATrialAskForTheFourthStack) {
    const std::string open = sheetOf(trialTable(R"(["1A", "3A", "5A"])"));
    expectSaid(open, {"1A · 3A · 5A · and one of your choice",
                      "starter deck with these cards: 2 × 1B, 2 × 3B, 1 × 5B",
                      "Who has 15 points at the end qualifies", "4 × shop cards 5B", "Round 5"});
    expectUnsaid(open, {"Round 6", "driver:"});
    expectUnsaid(sheetOf(trialTable()), {"of your choice"});
}

TEST_F(CardSheets, HoldResultsThatAreEntered) {
    QByteArray table = twoPlayers();
    table.replace(R"("gap": "close")", R"("names": ["Ola", null], "scores": [
        {"speed": 41, "cards": 4, "hazardDice": 2, "popularity": 4},
        {"speed": 10, "popularity": 7, "destroyed": true}])");
    expectSaid(sheetOf(table), {"Ola · Harry Jordan", "46", "destroyed"});
}

TEST_F(CardSheets, OfAnEveningAddItsStagesUp) {
    QByteArray first = twoPlayers();
    first.replace(R"("gap": "close")", R"("names": ["Ola", "Jan"], "scores": [
        {"speed": 41, "popularity": 4}, {"speed": 20, "popularity": 7}])");
    QByteArray second = first;
    second.replace("Camp\", \"game", "Shore\", \"game");
    second.replace(R"({"speed": 20, "popularity": 7})", "null");
    const QString rally = path("evening.rallypack");
    const ProgramRun made =
        runProgram({QStringLiteral("rally"), QStringLiteral("--new"), write(first, "a.json"),
                    write(second, "b.json"), outputWord, rally});
    ASSERT_EQ(made.exitCode, 0) << made.messages.constData();
    const std::string sheet = wordsOfSheet(rally);
    const auto season = sheet.find("Season");
    ASSERT_NE(season, std::string::npos) << sheet;
    EXPECT_EQ(sheet.find("Season", season + 6), std::string::npos) << "behind the last alone";
    expectSaid(sheet.substr(season), {"an idea of this program", "SS 1: Camp", "SS 2: Shore",
                                      "Ola 42 44 86 1", "Jan 23 23 2"});
    expectUnsaid(sheetOf(first), {"Season"});
}

TEST_F(CardSheets, HavePartsOfTheirOwn) {
    const std::string list =
        sheetOf(twoPlayers(), {QStringLiteral("--pages"), QStringLiteral("list")});
    expectSaid(list, {"14 × damage tokens"});
    expectUnsaid(list, {"A round", "Round 1"});
    const std::string notes =
        sheetOf(twoPlayers(), {QStringLiteral("--pages"), QStringLiteral("stage,notes")});
    const auto first = notes.find("An eighth flip destroys the car");
    ASSERT_NE(first, std::string::npos);
    EXPECT_EQ(notes.find("An eighth flip destroys the car", first + 1), std::string::npos)
        << "once is enough";
}

} // namespace

} // namespace stagewright
