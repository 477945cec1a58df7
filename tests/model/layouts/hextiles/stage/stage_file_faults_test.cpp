#include "model/game/stage_file.h"
#include "tests/model/layouts/hextiles/stage/stage_fault.h"

#include <gtest/gtest.h>

// Every field of the wrong type or out of its range, each named with its line.

namespace stagewright {
namespace {

struct BadStage {
    const char* field; ///< on line 2: of the stage, a tile or a token
    const char* fault;
};

std::string faultAmong(const char* before, const char* field, const char* after) {
    return faultOf(QByteArray(before) + '\n' + field + '\n' + after);
}

const BadStage badStages[] = {
    {R"("format": 0)", "line 2, format: must be the number 1"},
    {R"("format": "1")", "line 2, format: must be the number 1"},
    {R"("format": 0.5)", "line 2, format: must be the number 1"},
    {R"("title": 7)", "line 2, title: must be text, in quotes"},
    {R"("title": null)", "line 2, title: must be text, in quotes"},
    {R"("author": [])", "line 2, author: must be text, in quotes"},
    {R"("notes": {})", "line 2, notes: must be text, in quotes"},
    {R"("game": true)", "line 2, game: must be text, in quotes"},
    {R"("kind": "rally")", "line 2, kind: must be \"stage\" or \"circuit\""},
    {R"("kind": "")", "line 2, kind: must be \"stage\" or \"circuit\""},
    {R"("kind": 1)", "line 2, kind: must be text, in quotes"},
    {R"("laps": 0)", "line 2, laps: must be a whole number from 1 to 100"},
    {R"("laps": 101)", "line 2, laps: must be a whole number from 1 to 100"},
    {R"("laps": 1.5)", "line 2, laps: must be a whole number from 1 to 100"},
    {R"("laps": "2")", "line 2, laps: must be a whole number from 1 to 100"},
    {R"("dashboard": 4)", "line 2, dashboard: must be text, in quotes"},
    {R"("players": 0)", "line 2, players: must be a whole number from 1 to 200"},
};

TEST(StageFile, BadFieldsOfTheStageAreNamedWithTheirLine) {
    for (const BadStage& bad : badStages)
        EXPECT_EQ(faultAmong("{", bad.field, ", \"tiles\": []}"), bad.fault) << bad.field;
    EXPECT_EQ(faultAmong("{", R"("tiles": {})", "}"),
              "line 2, tiles: must be a list, in square brackets");
    EXPECT_EQ(faultAmong("\n{", R"("title": "x")", "}"), "line 2, tiles: is missing");
    EXPECT_EQ(faultOf("\n[]"), "line 2: must be an object, in braces");
}

const BadStage badTiles[] = {
    {R"({"r": 0, "tile": "217b"})", "line 2, tiles[1].q: is missing"},
    {R"({"q": 0, "tile": "217b"})", "line 2, tiles[1].r: is missing"},
    {R"({"q": 0, "r": 0})", "line 2, tiles[1].tile: is missing"},
    {R"({"q": 10001, "r": 0, "tile": "217b"})",
     "line 2, tiles[1].q: must be a whole number from -10000 to 10000"},
    {R"({"q": -10001, "r": 0, "tile": "217b"})",
     "line 2, tiles[1].q: must be a whole number from -10000 to 10000"},
    {R"({"q": 0, "r": 10001, "tile": "217b"})",
     "line 2, tiles[1].r: must be a whole number from -10000 to 10000"},
    {R"({"q": 0, "r": 1.5, "tile": "217b"})",
     "line 2, tiles[1].r: must be a whole number from -10000 to 10000"},
    {R"({"q": "0", "r": 0, "tile": "217b"})",
     "line 2, tiles[1].q: must be a whole number from -10000 to 10000"},
    {R"({"q": 0, "r": 0, "tile": 217})", "line 2, tiles[1].tile: must be text, in quotes"},
    {R"({"q": 0, "r": 0, "tile": ""})",
     "line 2, tiles[1].tile: \"\" is not a tile number and side"},
    {R"({"q": 0, "r": 0, "tile": "b217"})", ""},
    {R"({"q": 0, "r": 0, "tile": "217-b"})",
     "line 2, tiles[1].tile: \"217-b\" is not a tile number and side"},
    {R"({"q": 0, "r": 0, "tile": "217b", "rotation": 6})",
     "line 2, tiles[1].rotation: must be a whole number from 0 to 5"},
    {R"({"q": 0, "r": 0, "tile": "217b", "rotation": -1})",
     "line 2, tiles[1].rotation: must be a whole number from 0 to 5"},
    {R"({"q": 0, "r": 0, "tile": "217b", "variant": 0})",
     "line 2, tiles[1].variant: must be a whole number from 1 to 99"},
    {R"({"q": 0, "r": 0, "tile": "217b", "variant": 100})",
     "line 2, tiles[1].variant: must be a whole number from 1 to 99"},
    {R"({"q": 0, "r": 0, "tile": "217b", "tokens": {}})",
     "line 2, tiles[1].tokens: must be a list, in square brackets"},
    {R"([])", "line 2, tiles[1]: must be an object, in braces"},
};

TEST(StageFile, BadFieldsOfATileAreNamedWithTheirLine) {
    for (const BadStage& bad : badTiles)
        EXPECT_EQ(faultAmong(R"({"tiles": [{"q": 0, "r": 0, "tile": "217b"},)", bad.field, "]}"),
                  bad.fault)
            << bad.field;
}

const BadStage badTokens[] = {
    {R"({"x": 0, "y": 0, "angle": 0})", "line 2, tiles[0].tokens[0].id: is missing"},
    {R"({"id": 7})", "line 2, tiles[0].tokens[0].id: must be text, in quotes"},
    {R"({"id": "t", "x": 2.01})", "line 2, tiles[0].tokens[0].x: lies outside the tile"},
    {R"({"id": "t", "y": -2.01})", "line 2, tiles[0].tokens[0].y: lies outside the tile"},
    {R"({"id": "t", "x": "0"})", "line 2, tiles[0].tokens[0].x: must be a number"},
    {R"({"id": "t", "angle": null})", "line 2, tiles[0].tokens[0].angle: must be a number"},
    {R"("t")", "line 2, tiles[0].tokens[0]: must be an object, in braces"},
    {R"({"id": "t", "x": -2, "y": 2, "angle": -720})", ""},
};

TEST(StageFile, BadFieldsOfATokenAreNamedWithTheirLine) {
    for (const BadStage& bad : badTokens)
        EXPECT_EQ(faultAmong(R"({"tiles": [{"q": 0, "r": 0, "tile": "217b", "tokens": [)",
                             bad.field, "]}]}"),
                  bad.fault)
            << bad.field;
}

TEST(StageFile, WhatIsNoJsonIsNamedWithLineAndColumn) {
    EXPECT_EQ(faultOf("{\n \"tiles\": [\n}"), "line 3, column 1: this is not valid JSON");
    EXPECT_EQ(faultOf("{\"tiles\": [],\n \"tiles\": []}"),
              "line 2, column 2: the same field is given twice");
}

} // namespace
} // namespace stagewright
