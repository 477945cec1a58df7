#include "model/exchange/web_editor.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/model/exchange/imported.h"
#include "tests/rulebook_stages.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace stagewright {
namespace {

/// As the web editor writes it.
const QByteArray chicanes = R"({
   "title": "Chicanes",
   "author": "A. Driver",
   "orientation": "flat",
   "tiles": [
      {"q": 1, "r": -1, "id": "202a", "dir": 5},
      {"q": 0, "r": 0, "id": "205a", "dir": -1, "tokens": [
         {"id": "chicane-limit-gravel", "q": 0.0, "r": 0.0, "dir": 3.0},
         {"id": "chicane-gravel", "q": 0.33, "r": 0.0, "dir": 0.0}
      ]},
      {"q": -2, "r": 1, "id": "106b-2", "dir": 8}
   ]
})";

TEST(WebEditor, IsReadWithItsOwnAxes) {
    const Imported imported = importedFrom(chicanes);
    EXPECT_EQ(imported.format, Format::WebEditor);
    EXPECT_TRUE(imported.remarks.empty()) << linesOf(imported.remarks);
    const Stage& stage = imported.stages.at(0);
    EXPECT_EQ(stage.info.title.toStdString(), "Chicanes");
    EXPECT_EQ(stage.info.author.toStdString(), "A. Driver");
    const QList<Placement> tiles = tilesOf(stage).inLayingOrder();
    ASSERT_EQ(tiles.size(), 3);
    EXPECT_EQ(tiles[0].side, tileId("202a"));
    EXPECT_EQ(tiles[0].hex, (Hex{-1, 0}));
    EXPECT_EQ(tiles[0].turn, Turn(5));
    EXPECT_EQ(tiles[1].turn, Turn(5));
    EXPECT_EQ(tiles[2].hex, (Hex{1, 1}));
    EXPECT_EQ(tiles[2].turn, Turn(2));
    EXPECT_EQ(tiles[2].variant, 2);
}

TEST(WebEditor, ATokenLiesAboveTheMiddleWhereTheEditorShowsIt) {
    const Placement tile = tilesOf(stageIn(chicanes)).inLayingOrder()[1];
    ASSERT_EQ(tile.tokens.size(), 2);
    EXPECT_EQ(tile.tokens[0].id.toStdString(), "chicane-limit-gravel");
    EXPECT_EQ(tile.tokens[0].at, QPointF(0, 0));
    EXPECT_EQ(tile.tokens[0].angle, 180);
    EXPECT_NEAR(tile.tokens[1].at.x(), 0, 1e-12);
    EXPECT_NEAR(tile.tokens[1].at.y(), -0.5715768, 1e-7);
}

TEST(WebEditor, WhatItsEditorReadsComesBackTheSame) {
    const Exported back = exportedTo(Format::WebEditor, stageIn(chicanes));
    EXPECT_TRUE(back.losses.empty()) << linesOf(back.losses);
    EXPECT_EQ(back.text.toStdString(), R"({
 "title": "Chicanes",
 "author": "A. Driver",
 "game": "dirt",
 "kind": "stage",
 "tiles": [
  {"q": 1, "r": -1, "id": "202a", "dir": 5},
  {"q": 0, "r": 0, "id": "205a", "dir": 5, "tokens": [{"id": "chicane-limit-gravel", "q": 0, "r": 0, "dir": 3}, {"id": "chicane-gravel", "q": 0.33, "r": 0, "dir": 0}]},
  {"q": -2, "r": 1, "id": "106b-2", "dir": 2}
 ],
 "orientation": "flat"
}
)");
}

TEST(WebEditor, ThroughOurOwnFileTooTheVariantsTokensAndUnknownFieldsStay) {
    const Stage stage = stageIn(chicanes);
    const auto ours = readStage(writeStage(stage), games());
    ASSERT_TRUE(ours.has_value());
    EXPECT_TRUE(*ours == stage);
    EXPECT_TRUE(stageIn(exportedTo(Format::WebEditor, *ours).text) == stage);
}

TEST(WebEditor, UnknownTokensAreKeptAndUnknownTilesNamed) {
    const Imported imported = importedFrom(R"({"tiles": [
        {"q": 0, "r": 0, "id": "205a", "dir": 0, "height": 3,
         "tokens": [{"id": "helicopter", "q": 0.1, "r": 0.2, "dir": 0.5, "colour": "red"}]},
        {"q": 1, "r": 0, "id": "hairpin!", "dir": 0},
        {"q": 2, "r": 0, "id": "299a", "dir": 0}]})");
    EXPECT_EQ(
        linesOf(imported.remarks),
        "line 4, tiles[1].id: \"hairpin!\" is no tile that can be laid here; it is left out.\n");
    const Stage& stage = imported.stages.at(0);
    ASSERT_EQ(tilesOf(stage).placements().size(), 2);
    const Exported back = exportedTo(Format::WebEditor, stage);
    EXPECT_TRUE(back.text.contains("{\"id\": \"helicopter\", \"q\": 0.1, \"r\": 0.2, \"dir\": 0.5, "
                                   "\"colour\": \"red\"}"))
        << back.text.toStdString();
    EXPECT_TRUE(back.text.contains("\"height\": 3"));
    EXPECT_EQ(linesOf(back.losses),
              "tile 299a on hex (0, -2): there is no tile 299a there.\n"
              "tile 205a on hex (0, 0): the web editor has no token \"helicopter\".\n");
}

TEST(WebEditor, AFieldThatMeansSomethingElseHereIsNamed) {
    const Imported imported = importedFrom(R"({"format": "x", "tiles": [
        {"q": 0, "r": 0, "id": "205a", "dir": 0, "rotation": 3}]})");
    EXPECT_EQ(linesOf(imported.remarks),
              "line 2, tiles[0].rotation: the field \"rotation\" has another meaning here and is "
              "left out.\n"
              "line 1, format: the field \"format\" has another meaning here and is left out.\n");
    EXPECT_TRUE(readStage(writeStage(imported.stages.at(0)), games()).has_value());
}

TEST(WebEditor, ATokenFarOffItsTileIsNamed) {
    const Imported imported = importedFrom(R"({"tiles": [
        {"q": 0, "r": 0, "id": "205a", "dir": 0, "tokens": [{"id": "cloud", "q": 9, "r": 0, "dir": 0}]}]})");
    EXPECT_EQ(linesOf(imported.remarks), "line 2, tiles[0].tokens[0]: the token \"Cloud\" lies far "
                                         "off its tile and is left out.\n");
}

TEST(WebEditor, FaultsNameTheSpot) {
    const auto withTile = [](const QByteArray& tile) {
        return faultIn("{\"tiles\": [{\"q\": 0, \"r\": 0, \"id\": \"202a\", \"dir\": 0},\n" + tile +
                       "]}");
    };
    EXPECT_EQ(withTile(R"({"q": 2147483647, "r": 0, "id": "205a"})"),
              "line 2, tiles[1].q: must be a whole number from -40000 to 40000");
    EXPECT_EQ(withTile(R"({"q": 10001, "r": 0, "id": "205a"})"),
              "line 2, tiles[1].q: lies off the board");
    EXPECT_EQ(withTile(R"({"q": 0.5, "r": 0, "id": "205a"})"),
              "line 2, tiles[1].q: must be a whole number from -40000 to 40000");
    EXPECT_EQ(withTile(R"({"q": "1", "r": 0, "id": "205a"})"),
              "line 2, tiles[1].q: must be a whole number from -40000 to 40000");
    EXPECT_EQ(withTile(R"({"q": 1e308, "r": 0, "id": "205a"})"),
              "line 2, tiles[1].q: must be a whole number from -40000 to 40000");
    EXPECT_EQ(withTile(R"({"q": 1, "r": 0})"), "line 2, tiles[1].id: is missing");
    EXPECT_EQ(withTile(R"({"q": 1, "r": 0, "id": 205})"),
              "line 2, tiles[1].id: must be text, in quotes");
}

TEST(WebEditor, SixtyThousandTilesAreRefused) {
    QByteArray text = "{\"tiles\": [";
    for (int i = 0; i < 60'000; ++i)
        text += QByteArray(i == 0 ? "" : ",") + "{\"q\":0,\"r\":0,\"id\":\"205a\",\"dir\":0}";
    EXPECT_EQ(faultIn(text + "]}"), "line 1, tiles: a stage holds at most 50000 tile(s)");
}

TEST(WebEditor, OfTwoTilesOnAHexTheHiddenOneIsNamed) {
    const Stage stage = board({{"205a", {0, 0}}, {"202a", {0, 0}}});
    EXPECT_EQ(linesOf(exportedTo(Format::WebEditor, stage).losses),
              "tile 205a on hex (0, 0): of tiles on one hex only the last is shown there.\n");
}

TEST(WebEditor, TokensAnywhereComeBackToTheSamePlace) {
    EXPECT_TRUE(rc::check("there and back within 1e-6", [] {
        Stage stage;
        Placement tile = placed({"205a", {3, -4}, 2});
        const auto coordinate = [] { return *rc::gen::inRange(-2'000'000, 2'000'001) / 1e6; };
        const double x = coordinate();
        const double y = coordinate();
        const double angle = *rc::gen::inRange(-36000, 36001) / 100.0;
        tile.tokens = {{QStringLiteral("jump-snow"), {x, y}, angle, {}}};
        tilesOf(stage).insert(tile);
        for (const Format format : {Format::WebEditor, Format::WindowsEditor}) {
            const auto back =
                readStages(writeStages(std::span(&stage, 1), {}, format, games())->text, games());
            RC_ASSERT(back.has_value());
            const Placement read = tilesOf(back->stages.at(0)).placements().front();
            RC_ASSERT(read.tokens.size() == 1);
            RC_ASSERT(std::abs(read.tokens[0].at.x() - x) < 1e-6);
            RC_ASSERT(std::abs(read.tokens[0].at.y() - y) < 1e-6);
            RC_ASSERT(std::abs(read.tokens[0].angle - angle) < 1e-4);
        }
    }));
}

} // namespace
} // namespace stagewright
