#include "model/exchange/tabletop.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/model/exchange/imported.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace stagewright {
namespace {

// The shapes of what is written here are those of the table's scripts (leberschnitzel/
// RallymanDirtTTS), of its saved games (LuaScript in the table, in ObjectStates and in what these
// contain), and of its API's vectors.

/// "202a (0, 0) 3, ..." of the first stage.
std::string tilesIn(const QByteArray& text) {
    QStringList tiles;
    for (const Placement& tile : tilesOf(importedFrom(text).stages.at(0)).inLayingOrder())
        tiles << QStringLiteral("%1 (%2, %3) %4")
                     .arg(tile.side.toString())
                     .arg(tile.hex.q)
                     .arg(tile.hex.r)
                     .arg(tile.turn.sixths());
    return tiles.join(u", ").toStdString();
}

std::string titlesIn(const Imported& imported) {
    QStringList titles;
    for (const Stage& stage : imported.stages)
        titles << stage.info.title;
    return titles.join(u" | ").toStdString();
}

QByteArray function(const QByteArray& name, const QByteArray& table) {
    return "function " + name + "()\n    Global.call('cleanTable')\n    TileList = " + table +
           "\nend\n";
}

QByteArray tileAt(const QByteArray& number, double x, double z) {
    return "{Number = '" + number + "', location = {" + QByteArray::number(x) + ", 0.96, " +
           QByteArray::number(z) + "}, rotation = {0, 180, 0}}";
}

QByteArray stageOf(const QByteArray& name, const QByteArrayList& tiles) {
    return function(name, '{' + tiles.join(", ") + '}');
}

TEST(TabletopForms, APlaceIsWrittenInManyWays) {
    const std::string expected = "202a (0, 0) 0, 205a (1, -1) 5";
    for (const char* second :
         {"location = {4.62, 0.96, 2.69}, rotation = {0, 120, 0}",
          "location = {x = 4.62, y = 0.96, z = 2.69}, rotation = {x = 0, y = 120, z = 0}",
          "location = {z = 2.69, x = 4.62}, rotation = {y = 120}",
          "location = Vector(4.62, 0.96, 2.69), rotation = Vector(0, 120, 0)",
          "location = Vector({4.62, 0.96, 2.69}), rotation = Vector({x = 0, y = 120, z = 0})",
          "location = Vector.new(4.62, 0.96, 2.69), rotation = Vector{0, 120, 0}",
          "location = {[1] = 4.62, [3] = 2.69, [2] = 0.96}, rotation = {[2] = 120, [1] = 0, [3] = "
          "0}"})
        EXPECT_EQ(tilesIn(function("SS1", "{" + tileAt("202a", 0, 0) + ", {Number = '205a', " +
                                              second + "}}")),
                  expected)
            << second;
}

TEST(TabletopForms, ATableMayNumberItsTiles) {
    const QByteArray a = tileAt("202a", 0, 0);
    const QByteArray b = tileAt("205a", 4.62, 2.69);
    const std::string expected = "202a (0, 0) 0, 205a (1, -1) 0";
    EXPECT_EQ(tilesIn(function("SS1", "{[1] = " + a + ", [2] = " + b + "}")), expected);
    EXPECT_EQ(tilesIn(function("SS1", "{[2] = " + b + ", [1] = " + a + "}")), expected);
    // With a hole, too, and one after another.
    EXPECT_EQ(tilesIn(function("SS1", "{[2] = " + a + ", [10] = " + b + "}")), expected);
    EXPECT_EQ(
        tilesIn(function("SS1", "{}\nTileList[1] = " + a + "\nTileList[#TileList + 1] = " + b)),
        expected);
    EXPECT_EQ(tilesIn(function("SS1", "{" + a + ", " + b +
                                          "}\nfor i = 1, 2 do Global.call('GetTile', TileList[i]) "
                                          "end")),
              expected);
}

TEST(TabletopForms, WhatIsNoPlaceIsAFault) {
    const auto faultOf = [](const char* location) {
        return faultIn(QByteArray("TileList = {{Number = '201a', location = ") + location + "}}");
    };
    EXPECT_EQ(faultOf("{x = 1, y = 2}"), "TileList[0].location: must be three numbers");
    EXPECT_EQ(faultOf("Vector('a', 0, 0)"), "TileList[0].location: must be three numbers");
    EXPECT_EQ(faultOf("'here'"), "TileList[0].location: must be three numbers");
    EXPECT_EQ(faultOf("nil"), "TileList[0].location: is missing");
    EXPECT_EQ(faultOf("Vector"), "line 1: the table holds something else than values");
    EXPECT_EQ(faultOf("Vector(1, 2"), "line 1: the table holds something else than values");
    EXPECT_EQ(faultOf("Vector.up(1)"), "line 1: the table holds something else than values");
    EXPECT_EQ(faultOf(QByteArray("Vector(").repeated(1000).constData()),
              "line 1: the tables are nested too deep");
}

/// Of two stages that share their start, as on a table with several at once.
QByteArray collection(const QByteArrayList& all) {
    return "-- Rally 1\n" + stageOf("all", all) +
           stageOf("SS1", {tileAt("202a", 0, 0), tileAt("205a", 4.62, 2.69)}) +
           stageOf("SS2", {tileAt("202a", 0, 0), tileAt("206a", 0, 5.38)});
}

TEST(TabletopForms, ASummaryOfTheStagesIsNone) {
    const QByteArrayList all{tileAt("202a", 0, 0), tileAt("205a", 4.62, 2.69), tileAt("202a", 0, 0),
                             tileAt("206a", 0, 5.38)};
    const Imported imported = importedFrom(collection(all));
    EXPECT_EQ(titlesIn(imported), "SS1 | SS2");
    EXPECT_EQ(linesOf(imported.remarks), "all: it lays the tiles of SS1, SS2 at once, and is left "
                                         "out as no stage of its own.\n");
    // As an exact sum of others alone.
    EXPECT_EQ(titlesIn(importedFrom(collection(all + QByteArrayList{tileAt("207a", 9.24, 0)}))),
              "all | SS1 | SS2");
    EXPECT_EQ(titlesIn(importedFrom(collection(all.first(2)))), "all | SS1 | SS2");
}

TEST(TabletopForms, OurOwnStagesAreStagesWhateverTheyLay) {
    const Stage a = board({{"202a", {0, 0}}});
    const Stage b = board({{"205a", {0, 1}}});
    const Stage both = board({{"202a", {0, 0}}, {"205a", {0, 1}}});
    const std::vector stages{both, a, b};
    const auto text = writeStages(stages, {}, Format::TabletopSimulator, games());
    ASSERT_TRUE(text);
    EXPECT_EQ(importedFrom(text->text).stages, stages);
}

QJsonObject object(const QString& name, const QByteArray& script) {
    return {{QStringLiteral("Name"), QStringLiteral("Custom_Tile")},
            {QStringLiteral("Nickname"), name},
            {QStringLiteral("LuaScript"), QString::fromUtf8(script)}};
}

QByteArray saved(const QByteArray& script, const QJsonArray& objects) {
    return QJsonDocument(QJsonObject{{QStringLiteral("SaveName"), QStringLiteral("Our table")},
                                     {QStringLiteral("LuaScript"), QString::fromUtf8(script)},
                                     {QStringLiteral("LuaScriptState"), QString()},
                                     {QStringLiteral("XmlUI"), QString()},
                                     {QStringLiteral("ObjectStates"), objects}})
        .toJson();
}

const QByteArray one = stageOf("SS1", {tileAt("202a", 0, 0)});
const QByteArray other = stageOf("SS1", {tileAt("205a", 0, 0)});

TEST(TabletopForms, ASavedTableIsReadForItsScripts) {
    const Imported onTheTable = importedFrom(saved(one, {}));
    EXPECT_EQ(onTheTable.format, Format::TabletopSimulator);
    EXPECT_EQ(titlesIn(onTheTable), "SS1");
    EXPECT_EQ(onTheTable.title.toStdString(), "Our table");
    EXPECT_TRUE(onTheTable.remarks.empty());

    QJsonObject bag = object(QStringLiteral("Bag"), "function onLoad() end");
    bag[QStringLiteral("ContainedObjects")] = QJsonArray{object(QStringLiteral("Rally B"), other)};
    QJsonObject card = object(QStringLiteral("Rally A"), one);
    card[QStringLiteral("States")] = QJsonObject{
        {QStringLiteral("2"), object(QStringLiteral("Rally C"),
                                     "-- Rally 3\n" + stageOf("SS2", {tileAt("206a", 0, 0)}))}};
    const Imported inside = importedFrom(saved("print('TileList')", {card, bag, card}));
    EXPECT_EQ(titlesIn(inside), "Rally A, SS1 | Rally 3, SS2 | Rally B, SS1");
    EXPECT_EQ(inside.title.toStdString(), "Our table");
    EXPECT_EQ(tilesOf(inside.stages[2]).placements().front().side, tileId("205a"));

    // An object saved by itself.
    EXPECT_EQ(titlesIn(importedFrom(QJsonDocument(object(QStringLiteral("A"), one)).toJson())),
              "SS1");
}

TEST(TabletopForms, AScriptOfASavedTableThatCannotBeReadDoesNotHideTheOthers) {
    const QByteArray bad = "\nfunction SS1()\nTileList = {{Number = x}}\nend";
    const Imported imported = importedFrom(saved(
        one, {object(QStringLiteral("A"), bad), object(QStringLiteral("B"), "no TileList = {")}));
    EXPECT_EQ(titlesIn(imported), "SS1");
    EXPECT_EQ(linesOf(imported.remarks),
              "ObjectStates[0].LuaScript, line 3: the table holds something else than values. Mend "
              "the file there.\n"
              "ObjectStates[1].LuaScript, line 1: the script ends in the middle of a table. Mend "
              "the file there.\n");
    EXPECT_EQ(faultIn(saved(bad, {})),
              "LuaScript, line 3: the table holds something else than values");
    EXPECT_EQ(faultIn(saved("", {})), ": the saved table holds no stage");
}

TEST(TabletopForms, AStageWithAFieldOfThatNameStaysAStage) {
    const Imported imported = importedFrom(
        R"({"tiles": [{"q": 0, "r": 0, "tile": "205a"}], "LuaScript": "", "ObjectStates": []})");
    EXPECT_EQ(imported.format, Format::Stage);
}

} // namespace
} // namespace stagewright
