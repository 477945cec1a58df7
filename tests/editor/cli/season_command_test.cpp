#include "model/exchange/built_in_games.h"
#include "model/rally/rally_text.h"
#include "model/season/season_file.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/model/rally/rallies.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace stagewright {

namespace {

class SeasonCommand : public TemporaryFiles {
protected:
    void SetUp() override {
        writeDriven("monte.json", "Monte", {100, 110, 120});
        writeDriven("corsica.json", "Corsica", {130, 110, 120});
    }

    /// A rally of one stage that Anna, Ben and Cleo drove in so many seconds.
    void writeDriven(const char* name, const char* title,
                     std::initializer_list<int> seconds) const {
        Rally rally = rallyOf(1, {"Anna", "Ben", "Cleo"});
        rally.info.title = QString::fromLatin1(title);
        int driver = 0;
        for (const int time : seconds)
            rally = with(rally, 1, ++driver, drove(time));
        ASSERT_TRUE(saveRally(rally, path(name)));
    }

    QString season() const { return path("club.season"); }

    ProgramRun run(const QStringList& arguments) const {
        return runProgram(QStringList{QStringLiteral("season"), season()} + arguments);
    }
    ProgramRun run(const char* arguments) const {
        return run(QString::fromLatin1(arguments).split(u' ', Qt::SkipEmptyParts));
    }
    ProgramRun add(const char* rally, const char* more = "") const {
        return run(QStringList{QStringLiteral("--add"), path(rally)} +
                   QString::fromLatin1(more).split(u' ', Qt::SkipEmptyParts));
    }
};

TEST_F(SeasonCommand, AddsUpRallies) {
    EXPECT_EQ(run("--new --title Winter --points 10,6,4").exitCode, 0);
    EXPECT_EQ(add("monte.json", "--date 2026-01-20").exitCode, 0);
    const ProgramRun second = add("corsica.json");
    EXPECT_EQ(second.exitCode, 0);
    EXPECT_EQ(second.messages, "");
    // Monte: Anna, Ben, Cleo; Corsica: Ben, Cleo, Anna
    EXPECT_TRUE(second.output.startsWith("Winter, after 2 round"));
    EXPECT_TRUE(second.output.contains("\nPlace  Driver  R1  R2  Points\n"
                                       "1      Ben     6   10  16\n"
                                       "2      Anna    10  4   14\n"
                                       "3      Cleo    4   6   10\n"
                                       "R1: Monte, "))
        << second.output.constData();
    EXPECT_TRUE(run("--after 1").output.contains("1      Anna    10  10\n"));
    const RallySeason saved = loadSeason(season()).value();
    ASSERT_EQ(saved.rounds.size(), 2);
    EXPECT_EQ(saved.rounds[0].file, QStringLiteral("monte.json"));
    EXPECT_EQ(saved.rounds[0].date, QDate(2026, 1, 20));
}

TEST_F(SeasonCommand, TakesARallyThatIsThereAnewAndSaysSo) {
    EXPECT_EQ(run("--new").exitCode, 0);
    EXPECT_EQ(add("monte.json").exitCode, 0);
    writeDriven("monte.json", "Monte", {140, 110, 120});
    const ProgramRun again = add("monte.json");
    EXPECT_EQ(again.exitCode, 0);
    EXPECT_TRUE(again.messages.contains("was in the season")) << again.messages.constData();
    EXPECT_EQ(loadSeason(season())->rounds.size(), 1);
    EXPECT_EQ(loadSeason(season())->rounds[0].results[0].driver, QStringLiteral("Ben"));
}

TEST_F(SeasonCommand, TellsWhoIsNotOnTheRoster) {
    const QString roster = write(R"({"format": 1, "drivers": [
        {"name": "anna", "number": 7, "team": "Red", "class": "Pro"},
        {"name": "Ben", "team": "Blue", "class": "Club"}]})",
                                 "club.json");
    EXPECT_EQ(run(QStringList{QStringLiteral("--new"), QStringLiteral("--points"),
                              QStringLiteral("10,6,4"), QStringLiteral("--roster"), roster})
                  .exitCode,
              0);
    const ProgramRun added = add("monte.json");
    EXPECT_TRUE(added.messages.contains("not among the season's drivers: Cleo"))
        << added.messages.constData();
    EXPECT_TRUE(added.output.contains("3           Cleo")) << added.output.constData();
    EXPECT_EQ(run("--teams --csv").output, "Place,Team,R1,Points\r\n1,Red,10,10\r\n2,Blue,6,6\r\n");
    EXPECT_TRUE(
        run("--class Club --markdown").output.contains("| 1 | Ben | Blue | Club | 10 | 10 |"));
    const ProgramRun none = run("--class Junior");
    EXPECT_EQ(none.exitCode, 2);
    EXPECT_TRUE(none.messages.contains("Classes are Club, Pro")) << none.messages.constData();
}

TEST_F(SeasonCommand, CountsBonusAndTheBestRounds) {
    EXPECT_EQ(run("--new --points 10,6,4/3,2,1/5 --best 1").exitCode, 0);
    EXPECT_EQ(add("monte.json", "--fastest-lap cleo --power-stage 1").exitCode, 0);
    EXPECT_EQ(add("corsica.json").exitCode, 0);
    const QJsonArray lines =
        QJsonDocument::fromJson(run("--json").output)[QStringLiteral("standings")].toArray();
    ASSERT_EQ(lines.size(), 3);
    EXPECT_EQ(lines[0][QStringLiteral("name")].toString(), QStringLiteral("Ben"));
    EXPECT_EQ(lines[0][QStringLiteral("points")].toInt(), 13);
    EXPECT_EQ(lines[1][QStringLiteral("name")].toString(), QStringLiteral("Anna"));
    EXPECT_EQ(lines[2][QStringLiteral("points")].toInt(), 10); // Cleo: 4 + 1 + 5
    EXPECT_TRUE(lines[2][QStringLiteral("rounds")][1][QStringLiteral("dropped")].toBool());
}

TEST_F(SeasonCommand, DecidesTiesAsItIsTold) {
    EXPECT_EQ(run("--new --points 10,10,4 --ties none").exitCode, 0);
    EXPECT_EQ(add("monte.json").exitCode, 0);
    EXPECT_TRUE(run("--csv").output.contains("1,Anna,10,10\r\n1,Ben,10,10\r\n"));
    EXPECT_TRUE(run("--ties last-round --csv").output.contains("2,Ben,10,10\r\n"));
    EXPECT_EQ(loadSeason(season())->rules.ties, QList<TieRule>{TieRule::LastRound});
    EXPECT_EQ(run("--ties luck").exitCode, 2);
}

TEST_F(SeasonCommand, WritesPagesWithAChart) {
    EXPECT_EQ(run("--new").exitCode, 0);
    EXPECT_EQ(add("monte.json").exitCode, 0);
    EXPECT_EQ(add("corsica.json").exitCode, 0);
    const ProgramRun html = run("--html");
    EXPECT_EQ(html.exitCode, 0) << html.messages.constData();
    EXPECT_TRUE(html.output.startsWith("<!DOCTYPE html>"));
    EXPECT_TRUE(html.output.contains("<td>Ben</td>"));
    EXPECT_TRUE(html.output.contains("<svg"));
    EXPECT_EQ(run({QStringLiteral("-o"), path("out.pdf")}).exitCode, 0);
    EXPECT_TRUE(contentOf(path("out.pdf")).startsWith("%PDF"));
}

TEST_F(SeasonCommand, RefusesWhatItCannotUse) {
    EXPECT_EQ(run("").exitCode, 2);
    EXPECT_EQ(run("--new --points moon").exitCode, 2);
    EXPECT_FALSE(QFile::exists(season()));
    EXPECT_EQ(run("--new").exitCode, 0);
    const QByteArray before = contentOf(season());
    EXPECT_EQ(run("--new").exitCode, 2); // is there already
    EXPECT_EQ(run("--date 2026-01-01").exitCode, 2);
    EXPECT_EQ(run("--csv --json").exitCode, 2);
    EXPECT_EQ(run("--teams").exitCode, 2);
    EXPECT_EQ(add("monte.json", "--power-stage 2").exitCode, 2);
    EXPECT_EQ(add("monte.json", "--fastest-lap Dan").exitCode, 2);
    EXPECT_EQ(add("missing.json").exitCode, 2);
    ASSERT_TRUE(saveRally(rallyOf(1, {"A"}), path("undriven.json")));
    EXPECT_TRUE(add("undriven.json").messages.contains("has no results yet"));
    EXPECT_EQ(contentOf(season()), before);
}

} // namespace
} // namespace stagewright
