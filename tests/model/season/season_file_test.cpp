#include "model/json/text.h"
#include "model/season/season_file.h"
#include "tests/model/pack/json_schema.h"
#include "tests/model/season/seasons.h"

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <rapidcheck.h>

namespace stagewright {
namespace {

/// What is said of a text; empty: it is a season.
std::string faultOf(const QByteArray& text) {
    const auto season = readSeason(text);
    return season ? std::string() : sentence(season.error()).toStdString();
}

TEST(SeasonFile, AnySeasonIsReadAsItWasWritten) {
    EXPECT_TRUE(rc::check("round trip, by the schema", [] {
        const RallySeason season = anySeason();
        const QByteArray text = writeSeason(season);
        RC_ASSERT(faultOf(text).empty());
        RC_ASSERT(*readSeason(text) == season);
        RC_ASSERT(flawBySchema(*parseJson(text), schemaOf("season")).empty());
        RC_ASSERT(isSeason(*parseJson(text)));
        Roster roster;
        roster.drivers = season.drivers;
        const QByteArray list = writeRoster(roster);
        RC_ASSERT(readRoster(list).value() == roster);
        RC_ASSERT(flawBySchema(*parseJson(list), schemaOf("roster")).empty());
    }));
}

TEST(SeasonFile, WhatANewerVersionSaysIsKept) {
    const QByteArray text = R"({
 "format": 1,
 "points": "circuit",
 "mood": [1,{"a":null}],
 "drivers": [
  {"name": "A", "helmet": "blue"}
 ],
 "rounds": [
  {"weather": "wet", "results": [
   {"driver": "A", "place": 1, "laps": 12}]}
 ]
}
)";
    ASSERT_EQ(faultOf(text), "");
    EXPECT_EQ(writeSeason(*readSeason(text)), text);
}

TEST(SeasonFile, FaultsNameLineFieldAndRemedy) {
    const auto with = [](const QByteArray& round) {
        return R"({"format": 1, "points": "rally", "rounds": [)" + round + "]}";
    };
    EXPECT_EQ(faultOf(R"({"format": 1, "points": "moon", "rounds": []})"),
              "line 1, points: is no table of points that the program knows. Known are rally, "
              "circuit; else give the points themselves.");
    EXPECT_NE(faultOf(R"({"format": 2, "points": "rally", "rounds": []})"), "");
    EXPECT_NE(faultOf(R"({"format": 1, "rounds": []})"), "");
    EXPECT_NE(faultOf(R"({"format": 1, "points": {"places": [1, -2]}, "rounds": []})"), "");
    EXPECT_NE(faultOf(R"({"format": 1, "points": "rally", "best": 0, "rounds": []})"), "");
    EXPECT_NE(faultOf(R"({"format": 1, "points": "rally", "ties": ["luck"], "rounds": []})"), "");
    EXPECT_EQ(faultOf(with(R"({"date": "2026-02-30", "results": []})")),
              "line 1, rounds[0].date: must be a date, as in 2026-03-21.");
    for (const char* round :
         {R"({"stages": ["S"], "results": [{"driver": "A", "place": 1}]})",
          R"({"results": [{"driver": "A", "place": 0}]})", R"({"results": [{"driver": " "}]})",
          R"({"results": [{"driver": "A"}, {"driver": "a "}]})",
          R"({"results": [{"driver": "A", "place": 1, "retired": true}]})",
          R"({"powerStage": 1, "results": []})", R"({"fastestLap": "B", "results": []})", "3"})
        EXPECT_NE(faultOf(with(round)), "") << round;
}

TEST(RosterFile, ANameStandsOnce) {
    const auto faults = [](const QByteArray& text) {
        const auto roster = readRoster(text);
        return roster ? std::string() : sentence(roster.error()).toStdString();
    };
    EXPECT_EQ(faults(R"({"format": 1, "drivers": []})"), "");
    EXPECT_EQ(faults(R"({"format": 1, "drivers": [{"name": "Anna"}, {"name": " ANNA"}]})"),
              "line 1, drivers[1].name: is given to two drivers. Tell them apart, as in \"Anna "
              "K.\".");
    EXPECT_NE(faults(R"({"format": 1, "drivers": [{"name": "", "number": 1}]})"), "");
    EXPECT_NE(faults(R"({"format": 1, "drivers": [{"name": "A", "number": 10000}]})"), "");
    EXPECT_NE(faults(R"({"format": 1})"), "");
    EXPECT_NE(faults(writeSeason(seasonOf({roundOf({"A"})}))), "");
}

TEST(RosterFile, DriversOfAnotherAreTakenIn) {
    QList<RosterDriver> club{entered("Anna", "Red", "Pro"), entered("Ben")};
    club[0].number = 7;
    const QList<RosterDriver> other{entered("anna ", "Blue"), entered("Cleo")};
    const auto all = withDriversOf(club, other);
    ASSERT_EQ(all.size(), 3);
    EXPECT_EQ(all[0].team, QStringLiteral("Blue"));
    EXPECT_EQ(all[0].number, 7); // the other says nothing of it
    EXPECT_EQ(all[0].carClass, QStringLiteral("Pro"));
    EXPECT_EQ(all[2].name, QStringLiteral("Cleo"));
}

TEST(SeasonFile, IsSavedWholeOrNotAtAll) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.season"));
    const RallySeason season = seasonOf({roundOf({"A", "B"})});
    ASSERT_TRUE(saveSeason(season, path));
    EXPECT_EQ(loadSeason(path).value(), season);
    RallySeason doubled = season;
    doubled.rounds[0].results << doubled.rounds[0].results[0];
    const auto refused = saveSeason(doubled, path);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().file, path);
    EXPECT_EQ(loadSeason(path).value(), season);
}

TEST(PointsTables, AreThoseOfTheTwoWorlds) {
    const PointsTable* rally = builtInPoints(QStringLiteral("rally"));
    const PointsTable* circuit = builtInPoints(QStringLiteral("circuit"));
    ASSERT_TRUE(rally && circuit);
    const QList<int> places{25, 18, 15, 12, 10, 8, 6, 4, 2, 1};
    EXPECT_EQ(*rally, (PointsTable{QStringLiteral("rally"), places, {5, 4, 3, 2, 1}, 0, 0}));
    EXPECT_EQ(*circuit, (PointsTable{QStringLiteral("circuit"), places, {}, 1, 10}));
    EXPECT_EQ(builtInPoints(QStringLiteral("moon")), nullptr);
    EXPECT_EQ(builtInPointsTables().size(), 2U);
}

} // namespace
} // namespace stagewright
