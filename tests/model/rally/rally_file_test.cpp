#include "model/game/stage_file.h"
#include "model/rally/pack_reader.h"
#include "model/rally/pack_writer.h"
#include "model/rally/rally_edits.h"
#include "model/rally/results_file.h"
#include "tests/model/json/any_json.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <rapidcheck.h>

namespace stagewright {
namespace {

Expected<Stage> emptyStage(const QString&) {
    return Stage();
}

/// Written and read back, stages too.
Expected<Rally> throughFiles(const Rally& rally) {
    std::map<QString, QByteArray> files;
    const QStringList names = stageFiles(rally);
    for (qsizetype i = 0; i < names.size(); ++i)
        files[names[i]] = writeStage(rally.stages()[i].stage);
    const auto pack = readPack(
        writePack(rally), [&](const QString& file) { return readStage(files.at(file), games()); });
    if (!pack)
        return pack;
    return withResults(*pack, writeResults(rally));
}

/// "FILE: PLACE: WHAT" of the fault, empty if it is read.
std::string faultOf(const Expected<Rally>& rally) {
    if (rally)
        return {};
    const Fault& fault = rally.error();
    return (fault.file + QStringLiteral(": ") + fault.place + QStringLiteral(": ") + fault.what)
        .toStdString();
}

Rally fullRally() {
    Rally rally = rallyOf(3, {"Zoë", "A, \"B\""});
    rally.info.title = QStringLiteral("Rajd \"Zimowy\"");
    rally.info.authors = {QStringLiteral("A"), QStringLiteral("B")};
    rally.info.text = QStringLiteral("two\nlines");
    rally.info.licence = QStringLiteral("CC0");
    rally.info.language = QStringLiteral("pl");
    rally.info.sisu = Sisu::OncePerRally;
    rally.info.options = {true, false, true, false};
    rally.info.laying = Laying::SessionAtOnce;
    rally.info.evening = {QTime(19, 30), 120, 3};
    rally.info.boxes = {{QStringLiteral("dirt-core"), 2}};
    rally.info.unknown = {{QStringLiteral("later"), 1}};
    rally.info.resultsUnknown = {{QStringLiteral("timekeeper"), QStringLiteral("Eva")}};
    rally = after(rally, beginSession(rally, StageKey{3}, {QStringLiteral("PM"), 10, {}}));
    RallyStage stage = rally.stages()[2];
    stage.stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    stage.serviceAfter = true;
    stage.place = QStringLiteral("Ouninpohja");
    stage.country = QStringLiteral("FI");
    stage.text = QStringLiteral("jumps");
    stage.options = OptionalRules{};
    stage.bonuses = {15, 10, 5};
    stage.unknown = {{QStringLiteral("colour"), QStringLiteral("red")}};
    rally = after(rally, changeStage(rally, stage));
    StageResult result = drove(97);
    result.damage = {1, 2, 3};
    result.wheel = SpareWheel::ChangedAfterwards;
    result.penalty = 10;
    result.sisu = true;
    result.unknown = {{QStringLiteral("x"), true}};
    rally = with(rally, 1, 1, result);
    result.outcome = Raced{2};
    rally = with(rally, 1, 2, result);
    SoloSheet sheet;
    sheet.turns = {1, 2, 3, 4, 5, 6, 7};
    sheet.lostTurns = 8;
    sheet.focusTokens = 9;
    result.outcome = sheet;
    rally = with(rally, 2, 1, result);
    result.outcome = Retired{sheet};
    rally = with(rally, 3, 1, result);
    result.outcome = Retired{};
    return with(rally, 3, 2, result);
}

TEST(RallyFile, EverythingSurvivesWritingAndReading) {
    const Rally rally = fullRally();
    const auto back = throughFiles(rally);
    ASSERT_TRUE(back) << sentence(back.error()).toStdString();
    EXPECT_EQ(*back, rally);
    EXPECT_EQ(writePack(*back), writePack(rally));
    EXPECT_EQ(writeResults(*back), writeResults(rally));
    EXPECT_EQ(*throughFiles(Rally()), Rally());
}

TEST(RallyFile, WhatARetiredDriverHadDrivenIsKeptAndCountsForNothing) {
    const Rally rally = rallyOf(1, {"A", "B"});
    const auto read = [&](const QByteArray& fields) {
        return withResults(rally, R"({"format": 1, "results": [{"stage": 1, "driver": 1, )" +
                                      fields + "}]}");
    };
    const auto retired = read(R"("retired": true, "driven": {"time": 97})");
    ASSERT_TRUE(retired) << sentence(retired.error()).toStdString();
    const StageOutcome& outcome = retired->result(StageKey{1}, DriverKey{1})->outcome;
    EXPECT_EQ(outcome, StageOutcome(Retired{Timed{97}}));
    EXPECT_FALSE(drivenSeconds(outcome, DriveRules()));
    EXPECT_TRUE(writeResults(*retired).contains(R"("retired": true, "driven": {"time": 97}})"));
    for (const char* bad :
         {R"("retired": true, "driven": {})", R"("retired": true, "driven": 97)",
          R"("retired": true, "driven": {"time": 97, "place": 1})",
          R"("retired": true, "driven": {"time": 97, "x": 1})", R"("retired": true, "time": 97)"})
        EXPECT_FALSE(read(bad)) << bad;
}

TEST(RallyFile, AnyRallySurvives) {
    EXPECT_TRUE(rc::check("a rally written is read as an equal one", [] {
        Rally rally = anyRally();
        rally.info.text = anyText();
        rally.info.unknown = {{QStringLiteral("later"), anyJson(3)}};
        rally.info.resultsUnknown = {{QStringLiteral("later"), anyJson(3)}};
        const auto back = throughFiles(rally);
        RC_ASSERT(back.has_value());
        RC_ASSERT(writePack(*back) == writePack(rally));
        RC_ASSERT(writeResults(*back) == writeResults(rally));
        RC_ASSERT(back->results() == rally.results());
        RC_ASSERT(back->stages() == rally.stages());
    }));
}

TEST(RallyFile, StagesAreNamedByNumberAndTitle) {
    Rally rally = rallyOf(2, {});
    RallyStage stage = rally.stages()[0];
    stage.stage.info.title = QStringLiteral("../Col de Turini: \"nuit\"/");
    rally = after(rally, changeStage(rally, stage));
    EXPECT_EQ(stageFiles(rally), (QStringList{QStringLiteral("stages/01-col-de-turini-nuit.json"),
                                              QStringLiteral("stages/02-stage.json")}));
}

TEST(RallyFile, BeyondNinetyNineStagesAllNumbersHaveThreeDigits) {
    EXPECT_EQ(stageFiles(rallyOf(99, {})).last(), QStringLiteral("stages/99-stage.json"));
    const QStringList files = stageFiles(rallyOf(200, {}));
    EXPECT_EQ(files.first(), QStringLiteral("stages/001-stage.json"));
    EXPECT_EQ(files.last(), QStringLiteral("stages/200-stage.json"));
    EXPECT_TRUE(std::is_sorted(files.begin(), files.end()));
}

TEST(RallyFile, UnknownFieldsAtTheTopOfTheResultsStay) {
    const auto rally =
        withResults(rallyOf(1, {"A"}), R"({"format": 1, "later": [1, "x"], "results": []})");
    ASSERT_TRUE(rally);
    EXPECT_TRUE(needsResultsFile(*rally));
    EXPECT_FALSE(needsResultsFile(rallyOf(1, {"A"})));
    EXPECT_EQ(writeResults(*rally).toStdString(),
              "{\n \"format\": 1,\n \"later\": [1,\"x\"],\n \"results\": []\n}\n");
    // A results.json without them takes them away again, as it does with results.
    EXPECT_FALSE(needsResultsFile(*withResults(*rally, R"({"format": 1, "results": []})")));
}

TEST(RallyFile, BadFieldsAreNamedWithFileAndLine) {
    const auto fault = [](const char* field) {
        return faultOf(readPack(QByteArray("{\"format\": 1,\n") + field + "}", emptyStage));
    };
    EXPECT_EQ(fault(R"("title": 1)"), "pack.json: line 2, title: must be text, in quotes");
    EXPECT_EQ(fault(R"("sisu": "daily")"),
              "pack.json: line 2, sisu: is \"daily\", but must be one of: never, stage, rally");
    EXPECT_EQ(fault(R"("options": ["nitro"])"),
              "pack.json: line 2, options[0]: is no option that this program knows");
    EXPECT_EQ(fault(R"("start": "25:00")"),
              "pack.json: line 2, start: must be a time of day, as in 19:00");
    EXPECT_EQ(fault(R"("players": 0)"),
              "pack.json: line 2, players: must be a whole number from 1 to 200");
    EXPECT_EQ(fault(R"("drivers": [{"id": 1}, {"id": 1}])"),
              "pack.json: line 2, drivers[1]: has the id of another driver");
    EXPECT_EQ(fault(R"("boxes": [{"box": "a", "copies": 1, "x": 2}])").substr(0, 26),
              "pack.json: line 2, boxes[0");
    EXPECT_EQ(faultOf(readPack("{\"format\": 2}", emptyStage)),
              "pack.json: line 1, format: the file has format 2, this program knows formats up to "
              "1");
    EXPECT_FALSE(readPack("{}", emptyStage));
    EXPECT_FALSE(readPack("[", emptyStage));
}

TEST(RallyFile, StagesThatClimbOutOrClashAreRefused) {
    const auto fault = [](const char* stages) {
        return faultOf(
            readPack(QByteArray(R"({"format": 1, "stages": [)") + stages + "]}", emptyStage));
    };
    EXPECT_EQ(fault(R"({"id": 1, "file": "stages/a.json"})"), "");
    for (const char* file :
         {"stages/../a.json", "../a.json", "/stages/a.json", "stages/a/b.json", "stages/.json",
          "stages/a.txt", "stages\\\\a.json", "stages/a:b.json", "stages/a.json\\n"})
        EXPECT_EQ(fault((QByteArray(R"({"id": 1, "file": ")") + file + "\"}").constData()),
                  "pack.json: line 1, stages[0].file: must be a plain name in the folder stages")
            << file;
    EXPECT_EQ(fault(R"({"id": 1, "file": "stages/a.json"}, {"id": 1, "file": "stages/b.json"})"),
              "pack.json: line 1, stages[1]: has the id of another stage");
    EXPECT_EQ(fault(R"({"id": 1, "file": "stages/a.json"}, {"id": 2, "file": "stages/A.json"})"),
              "pack.json: line 1, stages[1]: has the file of another stage");
    EXPECT_EQ(fault(R"({"id": 1, "file": "stages/a.json", "session": 1})"),
              "pack.json: line 1, stages[0]: is in a session that is not there or is over");
}

TEST(RallyFile, TheFaultOfAStageNamesItsFile) {
    const auto rally =
        readPack(R"({"format": 1, "stages": [{"id": 1, "file": "stages/a.json"}]})",
                 [](const QString&) { return readStage("{\"tiles\": 1}", games()); });
    EXPECT_EQ(faultOf(rally), "stages/a.json: line 1, tiles: must be a list, in square brackets");
}

TEST(RallyFile, BadResultsAreNamed) {
    const Rally rally = rallyOf(1, {"A"});
    const auto fault = [&](const char* results) {
        return faultOf(
            withResults(rally, QByteArray("{\"format\": 1, \"results\": [\n") + results + "]}"));
    };
    EXPECT_EQ(fault(R"({"stage": 1, "driver": 1, "time": 97})"), "");
    EXPECT_EQ(fault(R"({"stage": 2, "driver": 1, "time": 97})"),
              "results.json: line 2, results[0].stage: is no stage of this rally");
    EXPECT_EQ(fault(R"({"stage": 1, "driver": 1})"),
              "results.json: line 2, results[0].time: one of time, place, sheet and retired must "
              "be given");
    EXPECT_EQ(fault(R"({"stage": 1, "driver": 1, "time": 97, "retired": true})"),
              "results.json: line 2, results[0].time: one of time, place, sheet and retired must "
              "be given");
    EXPECT_EQ(
        fault(R"({"stage": 1, "driver": 1, "time": 1}, {"stage": 1, "driver": 1, "time": 2})"),
        "results.json: line 2, results[1]: is a second result of one driver in one stage");
    EXPECT_EQ(fault(R"({"stage": 1, "driver": 1, "time": -1})"),
              "results.json: line 2, results[0].time: must be a whole number from 0 to 86400");
}

} // namespace
} // namespace stagewright
