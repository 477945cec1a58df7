#include "tests/editor/cards/card_files.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/rulebook_files.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// Tables of Dirt & Dust on the command line.
class CardCommands : public TemporaryFiles {
protected:
    static ProgramRun run(const char* command, const QString& file, const char* options = "") {
        QStringList arguments{QString::fromLatin1(command), file};
        arguments << QString::fromLatin1(options).split(u' ', Qt::SkipEmptyParts);
        return runProgram(arguments);
    }
    static QJsonObject json(const ProgramRun& run) {
        EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
        return QJsonDocument::fromJson(run.output).object();
    }
    static QList<int> numbers(const QJsonValue& list) {
        QList<int> numbers;
        for (const QJsonValue each : list.toArray())
            numbers << each.toInt();
        return numbers;
    }
    static int tokenCount(const QJsonObject& listed, const char* id) {
        for (const QJsonValue token : listed[QStringLiteral("tokens")].toArray())
            if (token[QStringLiteral("id")].toString() == QLatin1StringView(id))
                return token[QStringLiteral("count")].toInt();
        return 0;
    }
};

TEST_F(CardCommands, CheckNamesPlacesAndMends) {
    const QString file = write(R"({"game": "dirt-dust", "stage": {"id": "sea-camp"},
        "shop": ["1A", "1B", "3A", "4A", "5A", "6A", "7A", "8A", "9A"],
        "drivers": ["harry-jordan", "harry-jordan"]})");
    const ProgramRun checked = run("check", file, "--json");
    EXPECT_EQ(checked.exitCode, 1);
    QStringList rules;
    for (const QJsonValue finding :
         QJsonDocument::fromJson(checked.output)[QStringLiteral("findings")].toArray())
        rules << finding[QStringLiteral("rule")].toString() + u' ' +
                     finding[QStringLiteral("places")][0].toString();
    EXPECT_EQ(rules, (QStringList{QStringLiteral("number-twice shop 1"),
                                  QStringLiteral("number-missing shop 2"),
                                  QStringLiteral("driver-twice player 1")}))
        << checked.output.constData();
    const QString mended = path("mended.json");
    const ProgramRun fix =
        runProgram({QStringLiteral("check"), QStringLiteral("--fix"), file, outputWord, mended});
    EXPECT_EQ(fix.exitCode, 0) << fix.messages.constData();
    EXPECT_EQ(run("check", mended).exitCode, 0);
    EXPECT_EQ(run("check", write(twoPlayers())).exitCode, 0);
}

TEST_F(CardCommands, CheckSaysWhenFivePlay) {
    const ProgramRun checked =
        run("check", write(R"({"game": "dirt-dust", "players": 5, "stage": {"id": "sea-camp"},
            "shop": )" + allStacksA +
                           '}'));
    EXPECT_EQ(checked.exitCode, 1);
    EXPECT_TRUE(checked.output.contains("One to four play, and here it is 5"))
        << checked.output.constData();
}

TEST_F(CardCommands, ListCountsWhatIsTakenFromTheBox) {
    const QJsonObject two = json(run("list", write(twoPlayers()), "--json"));
    EXPECT_EQ(tokenCount(two, "damage-tokens"), 14);
    EXPECT_EQ(tokenCount(two, "hazard-dice"), 6);
    EXPECT_EQ(tokenCount(two, "navigator-tokens"), 20);
    EXPECT_EQ(tokenCount(two, "stage-sea-camp"), 10);
    EXPECT_EQ(two[QStringLiteral("tiles")].toArray().size(), 9);
    const QJsonObject trial = json(run("list", write(trialTable()), "--json"));
    QStringList stacks;
    for (const QJsonValue tile : trial[QStringLiteral("tiles")].toArray())
        stacks << tile[QStringLiteral("number")].toString() +
                      tile[QStringLiteral("side")].toString() + u'=' +
                      QString::number(tile[QStringLiteral("count")].toInt());
    EXPECT_EQ(stacks.join(u' ').toStdString(), "1A=8 1B=8 3A=8 3B=8 5A=8 5B=4 8A=8");
}

TEST_F(CardCommands, ListHasCountsOfThingsInAColumn) {
    const QByteArray text = run("list", write(twoPlayers())).output;
    const auto column = [&](const QByteArray& thing) {
        const qsizetype at = text.indexOf(thing);
        EXPECT_GE(at, 0) << text.constData();
        return text.indexOf("  Dirt & Dust", at) - text.lastIndexOf('\n', at);
    };
    EXPECT_EQ(column("cars "), column("stage cards: Sea Camp ")) << text.constData();
    EXPECT_TRUE(text.contains("    1 A    8  Dirt & Dust")) << text.constData();
}

TEST_F(CardCommands, EstimateTellsRoundsMinutesAndTheGhostsDice) {
    const QJsonObject race = json(run("estimate", write(twoPlayers()), "--json"));
    EXPECT_EQ(race[QStringLiteral("rounds")].toInt(), 10);
    EXPECT_EQ(race[QStringLiteral("minutes")].toDouble(), 75);
    EXPECT_EQ(race[QStringLiteral("minutes_least")].toDouble(), 60);
    EXPECT_EQ(race[QStringLiteral("minutes_most")].toDouble(), 90);
    EXPECT_EQ(race[QStringLiteral("minutes_source")].toString(), QStringLiteral("box"));
    EXPECT_TRUE(race[QStringLiteral("ghost_pairs")].toArray().isEmpty());
    const QJsonObject solo = json(run("estimate", write(soloTable("rookie")), "--json"));
    EXPECT_EQ(numbers(solo[QStringLiteral("ghost_pairs")]),
              (QList<int>{0, 0, 0, 1, 2, 3, 3, 3, 3, 3}));
    EXPECT_EQ(solo[QStringLiteral("ghost_pairs_sum")].toInt(), 18);
    EXPECT_TRUE(solo[QStringLiteral("ghost_points")].isNull());
    EXPECT_EQ(solo[QStringLiteral("left_out")].toArray().size(), 1);
    const QJsonObject trial = json(run("estimate", write(trialTable()), "--json"));
    EXPECT_EQ(trial[QStringLiteral("rounds")].toInt(), 5);
    EXPECT_EQ(trial[QStringLiteral("minutes")].toDouble(), 70);
    EXPECT_EQ(
        json(run("estimate", write(trialTable()), "--players 2 --json"))[QStringLiteral("minutes")]
            .toDouble(),
        40);
}

TEST_F(CardCommands, EstimateTellsTheGhostsPointsOnceTheDieIsEntered) {
    const QString file = write(soloTable("standard", R"(, "hazardFaces": [
        {"hits": 2, "popularity": 0}, {"hits": 3, "popularity": 1}, {"hits": 3, "popularity": 2},
        {"hits": 1, "popularity": 0}, {"hits": 0, "popularity": 0}, {"hits": 0, "popularity": 0}])"));
    const QJsonValue points = json(run("estimate", file, "--json"))[QStringLiteral("ghost_points")];
    EXPECT_DOUBLE_EQ(points[QStringLiteral("speed")].toDouble(), 36);
    EXPECT_DOUBLE_EQ(points[QStringLiteral("popularity")].toDouble(), 12);
    EXPECT_EQ(run("estimate", file).output,
              "10 rounds, 60 to 90 minutes, by what the box says\n"
              "Ghost driver, Standard: pairs of dice by round 0 1 2 3 3 3 3 3 3 3, together 24\n"
              "In the mean he scores 36.0 speed points and 12.0 for popularity, nothing of it "
              "covered.\n");
    EXPECT_TRUE(run("estimate", write(soloTable("beast")))
                    .output.contains("no text tells the faces of the hazard die"));
}

TEST_F(CardCommands, EstimateRefusesWhatDoesNotGo) {
    for (const char* option : {"--exact", "--ci 1", "--profile optimal", "--laps 2", "--runs 10"}) {
        const ProgramRun driven = run("estimate", write(twoPlayers()), option);
        EXPECT_EQ(driven.exitCode, 2) << option;
        EXPECT_TRUE(driven.messages.contains(" is not for stages of this game")) << option;
    }
    EXPECT_EQ(run("estimate", write(twoPlayers()), "--players 3").exitCode, 0);
    const ProgramRun bare = run("estimate", write(R"({"game": "dirt-dust", "tiles": []})"));
    EXPECT_EQ(bare.exitCode, 2);
    EXPECT_TRUE(bare.messages.contains("no cards are laid to play with"));
}

TEST_F(CardCommands, TablesGoIntoRalliesAndOutAgain) {
    const QString pack = path("evening.rallypack");
    const ProgramRun made = runProgram({QStringLiteral("rally"), QStringLiteral("--new"), rally1ss1,
                                        write(twoPlayers()), outputWord, pack});
    ASSERT_EQ(made.exitCode, 0) << made.messages.constData();
    const QJsonObject planned = json(run("rally", pack, "--runs 100 --json"));
    const QJsonArray stages = planned[QStringLiteral("stages")].toArray();
    ASSERT_EQ(stages.size(), 2);
    EXPECT_EQ(stages[1][QStringLiteral("minutes")].toDouble(), 75);
    EXPECT_EQ(planned[QStringLiteral("findings")].toArray(), QJsonArray()) << "two have places";
    const QString back = path("back.json");
    ASSERT_EQ(runProgram({QStringLiteral("convert"), pack, QStringLiteral("--stage"),
                          QStringLiteral("2"), outputWord, back})
                  .exitCode,
              0);
    EXPECT_EQ(json(run("estimate", back, "--json"))[QStringLiteral("rounds")].toInt(), 10);
    const ProgramRun six = run("check", pack);
    EXPECT_EQ(six.exitCode, 0) << six.output.constData();
}

TEST_F(CardCommands, ABadFileIsRefusedWithPlaceAndRemedy) {
    const ProgramRun refused =
        run("check", write(R"({"game": "dirt-dust", "shop": [], "gap": "jump"})"));
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_TRUE(refused.messages.contains("line 1, gap: is \"jump\", but must be one of: close, "
                                          "travel"))
        << refused.messages.constData();
}

TEST_F(CardCommands, MapDrawsTheTable) {
    const QString svg = path("table.svg");
    ASSERT_EQ(runProgram({QStringLiteral("map"), write(twoPlayers()), outputWord, svg}).exitCode,
              0);
    QFile file(svg);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_GT(file.readAll().count("<path"), 40);
    EXPECT_EQ(run("map", write(twoPlayers()), "--graph -o -").exitCode, 2);
}

} // namespace

} // namespace stagewright
