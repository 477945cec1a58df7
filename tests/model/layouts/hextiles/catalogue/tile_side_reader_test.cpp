#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/catalogue/tile_side_reader.h"
#include "tests/model/layouts/hextiles/catalogue/tile_record.h"
#include "tests/rulebook_stages.h"

#include <QByteArrayList>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// One way to break the good file, and what the fault must say.
struct Breakage {
    const char* path;  ///< from the tile's record on: "roads[0].from"
    const char* value; ///< what is put there; empty: the field is taken out
    const char* place; ///< that the fault names, from the tile's record on
    const char* what;
};

void PrintTo(const Breakage& breakage, std::ostream* out) {
    *out << breakage.path << " = " << breakage.value;
}

class BrokenTile : public testing::TestWithParam<Breakage> {};

TEST_P(BrokenTile, IsRefusedAndTheFaultNamesTileFieldAndTrouble) {
    const QString tile = QStringLiteral("tiles[0]");
    const auto under = [&](const char* path) {
        return *path ? tile + u'.' + QString::fromUtf8(path) : tile;
    };
    const auto read = readTileSides(
        textOf(changed(goodTileFile(), under(GetParam().path), json(GetParam().value))));
    ASSERT_FALSE(read.has_value());
    EXPECT_EQ(read.error().place.toStdString(),
              (QStringLiteral("tile 700: ") + under(GetParam().place)).toStdString());
    EXPECT_EQ(read.error().what.toStdString(), GetParam().what);
}

constexpr const char* missing = "is missing";
constexpr const char* noText = "must be text, in quotes";
constexpr const char* noList = "must be a list, in square brackets";
constexpr const char* noObject = "must be an object, in braces";
constexpr const char* noPair = "must be two numbers in a list";
constexpr const char* noFlag = "must be true or left out";
constexpr const char* noGear = "must be a whole number from 1 to 6";
constexpr const char* noLaneCounts = "must be two whole numbers from 2 to 4";
constexpr const char* unknownField = "the field \"speed\" is not known here";
constexpr const char* empty = "must not be empty";

const Breakage tileFields[] = {
    {"terrain", "", "terrain", missing},
    {"danger", "", "danger", missing},
    {"roads", "", "roads", missing},
    {"speed", "1", "", unknownField},
    {"terrain", "\"mud\"", "terrain",
     "is \"mud\", but must be one of: none, asphalt, gravel, snow"},
    {"terrain", "1", "terrain", noText},
    {"terrain", "\"\"", "terrain", "is \"\", but must be one of: none, asphalt, gravel, snow"},
    {"danger", "\"extreme\"", "danger",
     "is \"extreme\", but must be one of: none, low, medium, high"},
    {"role", "\"road\"", "role",
     "is \"road\", but must be one of: start, finish, start-finish, service, pit, filler, podium"},
    {"scenery", "\"sea\"", "scenery",
     "is \"sea\", but must be one of: sheep-fold, square, camp, winter-camp, lake, lake-with-car, "
     "moor, winter-firs, crowd, brown-yard, grey-yard, street"},
    {"scenery", "\"lake\"", "scenery", "is not that of a tile with this role"},
    {"scenery", "\"grey-yard\"", "scenery", "is not that of a tile with this role"},
    {"notes", "7", "notes", noText},
    {"notes", "\" \"", "notes", empty},
    {"unsure", "\"\"", "unsure", empty},
    {"unsure", "false", "unsure", noText},
    {"roads", "{}", "roads", noList},
    {"roads", "[]", "roads", empty},
};
INSTANTIATE_TEST_SUITE_P(TileFields, BrokenTile, testing::ValuesIn(tileFields));

const Breakage roadFields[] = {
    {"roads[0]", "7", "roads[0]", noObject},
    {"roads[0].from", "", "roads[0].from", missing},
    {"roads[0].to", "", "roads[0].to", missing},
    {"roads[0].lanes", "", "roads[0].lanes", missing},
    {"roads[0].shape", "", "roads[0].shape", missing},
    {"roads[0].spaces", "", "roads[0].spaces", missing},
    {"roads[0].speed", "1", "roads[0]", unknownField},
    {"roads[0].taper", "0.5", "roads[0].taper", noPair},
    {"roads[0].taper", "[0.9, 0.5]", "roads[0].taper", "must rise within 0 to 1, in steps of 0.01"},
    {"roads[0].from", "\"E\"", "roads[0].from", "\"E\" is not an edge"},
    {"roads[0].from", "\"\"", "roads[0].from", "\"\" is not an edge"},
    {"roads[0].to", "3", "roads[0].to", noText},
    {"roads[0].to", "\"n\"", "roads[0].to", "\"n\" is not an edge"},
    {"roads[0].to", "\"S\"", "roads[0].to", "from and to are the same edge"},
    {"roads[0].lanes", "2", "roads[0].lanes", noList},
    {"roads[0].lanes", "[2]", "roads[0].lanes", noLaneCounts},
    {"roads[0].lanes", "[2, 2, 2]", "roads[0].lanes", noLaneCounts},
    {"roads[0].lanes", "[2, 1]", "roads[0].lanes", noLaneCounts},
    {"roads[0].lanes", "[5, 2]", "roads[0].lanes", noLaneCounts},
    {"roads[0].lanes", "[2, 2.5]", "roads[0].lanes", noLaneCounts},
    {"roads[0].lanes", "[2, \"2\"]", "roads[0].lanes", noLaneCounts},
    {"roads[0].shape", "\"curve\"", "roads[0].shape",
     "is \"curve\", but must be one of: straight, arc, loop, bend"},
    {"roads[0].bulge", "\"left\"", "roads[0].bulge", "belongs to bends, and each has it"},
    {"roads[2].bulge", "", "roads[2].bulge", "belongs to bends, and each has it"},
    {"roads[2].bulge", "\"up\"", "roads[2].bulge", "is \"up\", but must be one of: left, right"},
    {"roads[2].level", "\"bridge\"", "roads[2].level",
     "is \"bridge\", but must be one of: over, under"},
    {"roads[2].path", "", "roads[2].path", "is missing; loops and bends need one"},
    {"roads[1].shape", "\"loop\"", "roads[1].path", "is missing; loops and bends need one"},
    {"roads[0].startLine", "0", "roads[0].startLine", "must lie between 0 and 1, in steps of 0.01"},
    {"roads[0].startLine", "\"0.5\"", "roads[0].startLine", "must be a number"},
    {"roads[0].finishLine", "1", "roads[0].finishLine",
     "must lie between 0 and 1, in steps of 0.01"},
    {"roads[0].finishLine", "-0.5", "roads[0].finishLine",
     "must lie between 0 and 1, in steps of 0.01"},
    {"roads[0].width", "0.5", "roads[0].width", noPair},
    {"roads[0].width", "[0.5]", "roads[0].width", noPair},
    {"roads[0].width", "[0.29, 0.5]", "roads[0].width", "must lie between 0.3 and 1"},
    {"roads[0].width", "[0.5, 1.01]", "roads[0].width", "must lie between 0.3 and 1"},
    {"roads[0].spaces", "{}", "roads[0].spaces", noList},
    {"roads[0].spaces", "[]", "roads[0].spaces", empty},
};
INSTANTIATE_TEST_SUITE_P(RoadFields, BrokenTile, testing::ValuesIn(roadFields));

const Breakage paths[] = {
    {"roads[2].path", "7", "roads[2].path", noList},
    {"roads[2].path", "[[-0.75, -0.43], [0, 0], [0.75, 0.43]]", "roads[2].path",
     "must have 4 to 12 points"},
    {"roads[2].path", "[]", "roads[2].path", "must have 4 to 12 points"},
    {"roads[2].path",
     "[[-0.75, -0.43], [0, 0], [0, 0.1], [0, 0.2], [0, 0.3], [0, 0.4], [0, 0.5], [0.1, 0.5], "
     "[0.1, 0.4], [0.1, 0.3], [0.1, 0.2], [0.1, 0.1], [0.75, 0.43]]",
     "roads[2].path", "must have 4 to 12 points"},
    {"roads[2].path[1]", "[0]", "roads[2].path[1]", noPair},
    {"roads[2].path[1]", "[0, 0, 0]", "roads[2].path[1]", noPair},
    {"roads[2].path[1]", "[0, \"x\"]", "roads[2].path[1]", noPair},
    {"roads[2].path[0]", "[-0.7, -0.4]", "roads[2].path", "does not end on the NW edge"},
    {"roads[2].path[3]", "[0.7, 0.4]", "roads[2].path", "does not end on the SE edge"},
    {"roads[2].path[1]", "[0, 0.9]", "roads[2].path[1]", "the point lies outside the tile"},
    {"roads[2].path[2]", "[-0.24, -0.19]", "roads[2].path[2]",
     "the point coincides with the one before"},
};
INSTANTIATE_TEST_SUITE_P(Paths, BrokenTile, testing::ValuesIn(paths));

const Breakage spaceFields[] = {
    {"roads[0].spaces[0]", "[]", "roads[0].spaces[0]", noObject},
    {"roads[0].spaces[0].id", "", "roads[0].spaces[0].id", missing},
    {"roads[0].spaces[0].s", "", "roads[0].spaces[0].s", missing},
    {"roads[0].spaces[0].lanes", "", "roads[0].spaces[0].lanes", missing},
    {"roads[0].spaces[0].speed", "1", "roads[0].spaces[0]", unknownField},
    {"roads[0].spaces[0].id", "1", "roads[0].spaces[0].id", noText},
    {"roads[0].spaces[0].id", "\"\"", "roads[0].spaces[0].id", empty},
    {"roads[0].spaces[0].s", "0.5", "roads[0].spaces[0].s", noPair},
    {"roads[0].spaces[0].s", "[0, 0.5, 1]", "roads[0].spaces[0].s", noPair},
    {"roads[0].spaces[0].s", "[0.5, 0.5]", "roads[0].spaces[0].s",
     "must rise within 0 to 1, in steps of 0.01"},
    {"roads[0].spaces[0].s", "[0.5, 0]", "roads[0].spaces[0].s",
     "must rise within 0 to 1, in steps of 0.01"},
    {"roads[0].spaces[0].s", "[-0.01, 0.5]", "roads[0].spaces[0].s",
     "must rise within 0 to 1, in steps of 0.01"},
    {"roads[0].spaces[0].s", "[0.5, 1.01]", "roads[0].spaces[0].s",
     "must rise within 0 to 1, in steps of 0.01"},
    {"roads[0].spaces[0].s", "[0, 0.505]", "roads[0].spaces[0].s",
     "must rise within 0 to 1, in steps of 0.01"},
    {"roads[0].spaces[0].lanes", "[0]", "roads[0].spaces[0].lanes", noPair},
    {"roads[0].spaces[0].lanes", "[1, 0]", "roads[0].spaces[0].lanes",
     "the left lane must come before the right one"},
    {"roads[0].spaces[0].lanes", "[1, 1]", "roads[0].spaces[0].lanes",
     "the left lane must come before the right one"},
    {"roads[0].spaces[0].lanes", "[-1, 1]", "roads[0].spaces[0].lanes",
     "reach beyond the border of the road"},
    {"roads[0].spaces[1].lanes", "[1, 2.5]", "roads[0].spaces[1].lanes",
     "reach beyond the border of the road"},
    {"roads[0].spaces[4].lanes", "[1, 2]", "roads[0].spaces[4].lanes",
     "a shortcut lies beside the road"},
    {"roads[0].spaces[4].lanes", "[-2, -1]", "roads[0].spaces[4].lanes",
     "a shortcut lies beside the road"},
    {"roads[0].spaces[4].touches", "", "roads[0].spaces[4].touches",
     "belongs to shortcuts, and each has it"},
    {"roads[0].spaces[0].touches", "[\"b\"]", "roads[0].spaces[0].touches",
     "belongs to shortcuts, and each has it"},
    {"roads[0].spaces[0].touches", "[]", "roads[0].spaces[0].touches",
     "belongs to shortcuts, and each has it"},
    {"roads[0].spaces[4].touches", "[7]", "roads[0].spaces[4].touches", "must list ids of spaces"},
    {"roads[1].spaces[1].lanesTo", "[0]", "roads[1].spaces[1].lanesTo", noPair},
    {"roads[1].spaces[1].lanesTo", "[1.5, 0.5]", "roads[1].spaces[1].lanesTo",
     "the left lane must come before the right one"},
    {"roads[1].spaces[1].lanesTo", "[1.5, 2.5]", "roads[1].spaces[1].lanesTo",
     "reach beyond the border of the road"},
    {"roads[1].spaces[1].lanesTo", "[-1, 1]", "roads[1].spaces[1].lanesTo",
     "reach beyond the border of the road"},
    {"roads[0].spaces[0].limit", "0", "roads[0].spaces[0].limit", noGear},
    {"roads[0].spaces[0].limit", "7", "roads[0].spaces[0].limit", noGear},
    {"roads[0].spaces[0].limit", "1.5", "roads[0].spaces[0].limit", noGear},
    {"roads[0].spaces[0].limit", "\"3\"", "roads[0].spaces[0].limit", noGear},
    {"roads[0].spaces[1].limitHazard", "0", "roads[0].spaces[1].limitHazard", noGear},
    {"roads[0].spaces[1].limitHazard", "7", "roads[0].spaces[1].limitHazard", noGear},
    {"roads[0].spaces[2].jump", "0", "roads[0].spaces[2].jump", noGear},
    {"roads[0].spaces[2].jump", "7", "roads[0].spaces[2].jump", noGear},
    {"roads[0].spaces[4].shortcut", "0", "roads[0].spaces[4].shortcut", noGear},
    {"roads[0].spaces[4].shortcut", "7", "roads[0].spaces[4].shortcut", noGear},
    {"roads[0].spaces[1].limit", "3", "roads[0].spaces[1].limit",
     "limit and limitHazard exclude each other"},
    {"roads[1].spaces[2].corner", "", "roads[1].spaces[2].corner", "corner and line go together"},
    {"roads[1].spaces[2].line", "", "roads[1].spaces[2].corner", "corner and line go together"},
    {"roads[1].spaces[2].corner", "3", "roads[1].spaces[2].corner",
     "must be a whole number from 1 to 2"},
    {"roads[1].spaces[2].line", "\"middle\"", "roads[1].spaces[2].line",
     "is \"middle\", but must be one of: inside, outside"},
    {"roads[0].spaces[1].slide", "false", "roads[0].spaces[1].slide", noFlag},
    {"roads[0].spaces[3].water", "1", "roads[0].spaces[3].water", noFlag},
    {"roads[0].spaces[0].openEnd", "\"S\"", "roads[0].spaces[0].openEnd",
     "is \"S\", but must be one of: from, to"},
    {"roads[0].spaces[0].openEnd", "\"to\"", "roads[0].spaces[0].openEnd",
     "the space does not reach that edge"},
    {"roads[0].spaces[2].openEnd", "\"from\"", "roads[0].spaces[2].openEnd",
     "the space does not reach that edge"},
    {"roads[0].spaces[3].grid", "0", "roads[0].spaces[3].grid",
     "must be a whole number from 1 to 100"},
    {"roads[0].spaces[3].grid", "1.5", "roads[0].spaces[3].grid",
     "must be a whole number from 1 to 100"},
    {"roads[0].spaces[2].overlaps", "\"f\"", "roads[0].spaces[2].overlaps", noList},
    {"roads[0].spaces[2].overlaps", "[1]", "roads[0].spaces[2].overlaps",
     "must list ids of spaces"},
};
INSTANTIATE_TEST_SUITE_P(SpaceFields, BrokenTile, testing::ValuesIn(spaceFields));

constexpr const char* eitherOr = "needs either a limit or a hazard";
constexpr const char* outside = "its lanes lie outside the space";

const Breakage endLines[] = {
    {"roads[0].spaces[2].entry", "{}", "roads[0].spaces[2].entry", noList},
    {"roads[0].spaces[2].entry", "[]", "roads[0].spaces[2].entry", empty},
    {"roads[0].spaces[2].exit", "[]", "roads[0].spaces[2].exit", empty},
    {"roads[0].spaces[2].entry[0]", "2", "roads[0].spaces[2].entry[0]", noObject},
    {"roads[0].spaces[2].entry[0].lanes", "", "roads[0].spaces[2].entry[0].lanes", missing},
    {"roads[0].spaces[2].entry[0].lanes", "[1]", "roads[0].spaces[2].entry[0].lanes", noPair},
    {"roads[0].spaces[2].entry[0].lanes", "[1, 0]", "roads[0].spaces[2].entry[0].lanes",
     "the left lane must come before the right one"},
    {"roads[0].spaces[2].entry[0].lanes", "[0, 2]", "roads[0].spaces[2].entry", outside},
    {"roads[0].spaces[2].exit[0].lanes", "[1, 2]", "roads[0].spaces[2].exit", outside},
    {"roads[1].spaces[1].exit[0].lanes", "[1, 2]", "roads[1].spaces[1].exit", outside},
    {"roads[0].spaces[2].entry[0].limit", "", "roads[0].spaces[2].entry[0]", eitherOr},
    {"roads[0].spaces[2].entry[0].hazard", "true", "roads[0].spaces[2].entry[0]", eitherOr},
    {"roads[0].spaces[2].exit[0].hazard", "", "roads[0].spaces[2].exit[0]", eitherOr},
    {"roads[0].spaces[2].exit[0].hazard", "false", "roads[0].spaces[2].exit[0].hazard", noFlag},
    {"roads[0].spaces[2].entry[0].limit", "7", "roads[0].spaces[2].entry[0].limit", noGear},
    {"roads[0].spaces[2].entry[0].limit", "0", "roads[0].spaces[2].entry[0].limit", noGear},
    {"roads[0].spaces[2].entry[0].speed", "1", "roads[0].spaces[2].entry[0]", unknownField},
    {"roads[1].spaces[1].exit[0].everyCrossing", "false",
     "roads[1].spaces[1].exit[0].everyCrossing", noFlag},
};
INSTANTIATE_TEST_SUITE_P(EndLines, BrokenTile, testing::ValuesIn(endLines));

const Breakage climbArrows[] = {
    {"roads[0].spaces[3].climb[0].end", "", "roads[0].spaces[3].climb[0].end", missing},
    {"roads[0].spaces[3].climb[0].lanes", "", "roads[0].spaces[3].climb[0].lanes", missing},
    {"roads[0].spaces[3].climb[0].arrow", "", "roads[0].spaces[3].climb[0].arrow", missing},
    {"roads[0].spaces[3].climb[0].value", "", "roads[0].spaces[3].climb[0].value", missing},
    {"roads[0].spaces[3].climb[0].speed", "1", "roads[0].spaces[3].climb[0]", unknownField},
    {"roads[0].spaces[3].climb[0].end", "\"N\"", "roads[0].spaces[3].climb[0].end",
     "is \"N\", but must be one of: from, to"},
    {"roads[0].spaces[3].climb[0].arrow", "\"up\"", "roads[0].spaces[3].climb[0].arrow",
     "is \"up\", but must be one of: from, to"},
    {"roads[0].spaces[3].climb[0].value", "2", "roads[0].spaces[3].climb[0].value",
     "must be a whole number from -1 to 1"},
    {"roads[0].spaces[3].climb[0].value", "0", "roads[0].spaces[3].climb[0].value",
     "must be 1 or -1"},
    {"roads[0].spaces[3].climb[0].lanes", "[0, 1]", "roads[0].spaces[3].climb", outside},
    {"roads[0].spaces[3].climb[0].lanes", "[1]", "roads[0].spaces[3].climb[0].lanes", noPair},
};
INSTANTIATE_TEST_SUITE_P(ClimbArrows, BrokenTile, testing::ValuesIn(climbArrows));

// What no single field shows: the place is the tile, the sentence names road or space.
const Breakage contradictory[] = {
    {"roads[0].spaces[2].s", "[0.49, 1]", "", "S-N: space c overlaps the one before it"},
    {"roads[0].spaces[2].s", "[0.51, 1]", "", "S-N: there is a gap before space c"},
    {"roads[0].spaces[2].s", "[0.5, 0.99]", "", "S-N: a lane ends before the N edge"},
    {"roads[0].spaces[1].s", "[0.01, 0.5]", "", "S-N: there is a gap before space b"},
    {"roads[2].spaces[1].lanes", "[2, 3]", "", "NW-SE: a lane ends before the SE edge"},
    {"roads[1].spaces[2].s", "[0.49, 1]", "", "S-NE: space f overlaps the one before it"},
    {"roads[0].spaces[1].id", "\"a\"", "", "S-N: space a occurs twice"},
    {"roads[0].spaces[2].grid", "1", "", "S-N: the grid must be numbered from 1 on"},
    {"roads[0].spaces[2].grid", "3", "", "S-N: the grid must be numbered from 1 on"},
    {"roads[1].spaces[1].grid", "1", "", "S-NE: a grid needs a start line"},
    {"roads[1].spaces[0].limit", "4", "", "space a: its facts differ between roads"},
    {"roads[1].spaces[0].limit", "", "", "space a: its facts differ between roads"},
    {"roads[1].spaces[0].slide", "true", "", "space a: its facts differ between roads"},
    {"roads[1].spaces[0].jump", "2", "", "space a: its facts differ between roads"},
    {"roads[1].spaces[0].water", "true", "", "space a: its facts differ between roads"},
    {"roads[0].spaces[4].touches", "[\"b\", \"z\"]", "", "space k: names \"z\", no other space"},
    {"roads[0].spaces[4].touches", "[\"b\", \"k\"]", "", "space k: names \"k\", no other space"},
    {"roads[0].spaces[2].overlaps", "[\"f\", \"z\"]", "", "space c: names \"z\", no other space"},
    {"roads[0].spaces[2].overlaps", "[\"f\", \"c\"]", "", "space c: names \"c\", no other space"},
    {"roads[0].spaces[2].overlaps", "", "", "space f: its overlap with c is not mutual"},
    {"roads[1].spaces[3].line", "\"outside\"", "", "corner 1: needs an inside and an outside line"},
    {"roads[1].spaces[3].corner", "2", "", "corner 1: needs an inside and an outside line"},
    {"roads[1].lanes", "[3, 3]", "", "S-NE: other roads have another number of lanes at S"},
    {"role", "", "", "role: the start and finish lines do not fit the role"},
    {"role", "\"start\"", "", "role: the start and finish lines do not fit the role"},
    {"role", "\"finish\"", "", "role: the start and finish lines do not fit the role"},
    {"roads[0].finishLine", "", "", "role: the start and finish lines do not fit the role"},
};
INSTANTIATE_TEST_SUITE_P(Contradictions, BrokenTile, testing::ValuesIn(contradictory));

TEST(BrokenTileFile, FactsOfASharedSpaceAreComparedOneByOne) {
    // Both roads of the junction have the space; a fact that only one of them states is a fault.
    QJsonValue file = goodTileFile();
    file = changed(file, QStringLiteral("tiles[0].roads[1].spaces[0].limit"), json(""));
    file = changed(file, QStringLiteral("tiles[0].roads[1].spaces[0].limitHazard"), 3);
    const auto read = readTileSides(textOf(file));
    ASSERT_FALSE(read.has_value());
    EXPECT_EQ(read.error().what.toStdString(), "space a: its facts differ between roads");
}

struct BrokenFile {
    const char* path;
    const char* value;
    const char* place;
    const char* what;
};

TEST(BrokenTileFile, IsRefused) {
    const BrokenFile files[] = {
        {"format", "2", "format", "is 2, and this program knows formats up to 1"},
        {"format", "", "format", missing},
        {"tiles", "", "tiles", missing},
        {"tiles", "{}", "tiles", noList},
        {"speed", "1", "", unknownField},
        {"tiles[1]", "7", "tiles[1]", noObject},
        {"tiles[0].id", "", "tiles[0].id", missing},
        {"tiles[0].id", "700", "tiles[0].id", noText},
        {"tiles[0].id", "\"\"", "tiles[0].id", "\"\" is not a tile number and side"},
        {"tiles[0].id", "\"700ab\"", "tile 700ab: tiles[0].id",
         "\"700ab\" is not a tile number and side"},
        {"tiles[0].id", "\"700A\"", "tile 700A: tiles[0].id",
         "\"700A\" is not a tile number and side"},
    };
    for (const BrokenFile& file : files) {
        const auto read = readTileSides(
            textOf(changed(goodTileFile(), QString::fromUtf8(file.path), json(file.value))));
        ASSERT_FALSE(read.has_value()) << file.path << " = " << file.value;
        EXPECT_EQ(read.error().place.toStdString(), file.place);
        EXPECT_EQ(read.error().what.toStdString(), file.what);
    }
    EXPECT_FALSE(readTileSides("[]").has_value());
    EXPECT_EQ(readTileSides("{").error().place.toStdString(), "line 1, column 2");
}

TEST(BrokenTileFile, TilesAreSortedAndNoneComesTwice) {
    const QJsonValue good = goodTileFile();
    const auto withSecond = [&](const char* id) {
        const QJsonValue tile = good[QStringLiteral("tiles")][0];
        return readTileSides(textOf(changed(good, QStringLiteral("tiles[1]"),
                                            changed(tile, QStringLiteral("id"), json(id)))));
    };
    EXPECT_TRUE(withSecond("\"701\"").has_value());
    for (const char* id : {"\"700\"", "\"699b\""}) {
        const auto read = withSecond(id);
        ASSERT_FALSE(read.has_value());
        EXPECT_EQ(read.error().what.toStdString(),
                  "tiles must be sorted by id, and no id come twice");
    }
}

TEST(TileSideReader, ReadsEveryField) {
    const auto read = readTileSides(textOf(goodTileFile()));
    ASSERT_TRUE(read.has_value()) << sentence(read.error()).toStdString();
    ASSERT_EQ(read->size(), 1U);
    const TileSide& tile = read->front();
    EXPECT_EQ(tile.id, TileId::parse(u"700"));
    EXPECT_EQ(tile.terrain, Terrain::Gravel);
    EXPECT_EQ(tile.danger, Danger::Low);
    EXPECT_EQ(tile.role, Role::StartFinish);
    EXPECT_EQ(tile.notes, QStringLiteral("A note."));
    EXPECT_EQ(tile.unsure, QStringLiteral("A doubt."));
    ASSERT_EQ(tile.roads.size(), 3U);

    const Road& main = tile.roads[0];
    EXPECT_EQ(main.from, Edge::S);
    EXPECT_EQ(main.to, Edge::N);
    EXPECT_EQ(main.lanes, (std::array{2, 2}));
    EXPECT_EQ(main.shape, Shape::Straight);
    EXPECT_EQ(main.startLine, 25);
    EXPECT_EQ(main.finishLine, 75);
    EXPECT_EQ(main.width, (std::array{0.5, 0.6}));
    EXPECT_EQ(main.bulge, std::nullopt);
    EXPECT_EQ(main.level, std::nullopt);
    EXPECT_TRUE(main.path.empty());
    ASSERT_EQ(main.spaces.size(), 5U);
    EXPECT_EQ(main.spaces[0].id, QStringLiteral("a"));
    EXPECT_EQ(main.spaces[0].s, (Stretch{0, 50}));
    EXPECT_EQ(main.spaces[0].lanes, (LaneSpan{0, 1}));
    EXPECT_EQ(main.spaces[0].limit, 3);
    EXPECT_EQ(main.spaces[0].openEnd, RoadEnd::From);
    EXPECT_FALSE(main.spaces[0].slide);
    EXPECT_EQ(main.spaces[1].limitHazard, 4);
    EXPECT_EQ(main.spaces[1].limit, std::nullopt);
    EXPECT_TRUE(main.spaces[1].slide);
    EXPECT_EQ(main.spaces[2].grid, 2);
    EXPECT_EQ(main.spaces[2].jump, 5);
    EXPECT_EQ(main.spaces[2].overlaps, (std::vector{QStringLiteral("f")}));
    EXPECT_EQ(main.spaces[2].entry, (std::vector{EndLine{{0, 1}, 2, false}}));
    EXPECT_EQ(main.spaces[2].exit, (std::vector{EndLine{{0, 1}, std::nullopt, false}}));
    EXPECT_TRUE(main.spaces[3].water);
    EXPECT_EQ(main.spaces[3].climb,
              (std::vector{ClimbArrow{RoadEnd::From, {1, 2}, RoadEnd::To, -1}}));
    EXPECT_EQ(main.spaces[4].shortcut, 6);
    EXPECT_EQ(main.spaces[4].touches, (std::vector{QStringLiteral("b"), QStringLiteral("d")}));

    const Road& branch = tile.roads[1];
    EXPECT_EQ(branch.shape, Shape::Arc);
    // Left out: 0.238 for each lane.
    EXPECT_DOUBLE_EQ(branch.width[0], 0.476);
    EXPECT_EQ(branch.spaces[1].lanesTo, (LaneSpan{0.5, 1.5}));
    EXPECT_EQ(branch.spaces[1].lanesAtEnd(), (LaneSpan{0.5, 1.5}));
    EXPECT_EQ(branch.spaces[0].lanesAtEnd(), (LaneSpan{0, 1}));
    EXPECT_EQ(branch.spaces[1].exit, (std::vector{EndLine{{0.5, 1.5}, 2, true}}));
    EXPECT_EQ(branch.spaces[2].corner, (CornerPart{1, CornerLine::Outside}));
    EXPECT_EQ(branch.spaces[3].corner, (CornerPart{1, CornerLine::Inside}));

    const Road& bend = tile.roads[2];
    EXPECT_EQ(bend.lanes, (std::array{2, 3}));
    EXPECT_EQ(bend.widestLanes(), 3);
    EXPECT_EQ(bend.bulge, Bulge::Left);
    EXPECT_EQ(bend.level, Level::Over);
    EXPECT_DOUBLE_EQ(bend.width[0], 0.476);
    EXPECT_DOUBLE_EQ(bend.width[1], 0.714);
    ASSERT_EQ(bend.path.size(), 4U);
    EXPECT_EQ(bend.path[1], QPointF(-0.25, -0.2));
}

/// A tile of which a straight road has so many rows of spaces.
QByteArray tileOfRows(int rows) {
    QByteArrayList spaces;
    for (int row = 0; row < rows; ++row)
        for (int lane = 0; lane < 2; ++lane)
            spaces << QStringLiteral(R"({"id": "%1", "s": [%2, %3], "lanes": [%4, %5]})")
                          .arg(2 * row + lane)
                          .arg((100 * row / rows) / 100.0)
                          .arg((100 * (row + 1) / rows) / 100.0)
                          .arg(lane)
                          .arg(lane + 1)
                          .toUtf8();
    return R"({"format": 1, "tiles": [{"id": "999", "terrain": "gravel", "danger": "low", "roads":
        [{"from": "S", "to": "N", "lanes": [2, 2], "shape": "straight", "spaces": [)" +
           spaces.join(',') + "]}]}]}";
}

/// As it is read from a file of its own.
QByteArray hashWith(const char* path, const char* value) {
    const auto read = readTileSides(textOf(changed(
        goodTileFile(), QStringLiteral("tiles[0].") + QString::fromUtf8(path), json(value))));
    return read ? read->front().recordHash : QByteArray();
}

// Stages that were saved before know tiles by their hashes.
TEST(TileSideReader, WhatIsThereForItsLooksDoesNotCountInTheHash) {
    const QByteArray plain = readTileSides(textOf(goodTileFile()))->front().recordHash;
    EXPECT_EQ(hashWith("scenery", "\"street\""), plain);
    EXPECT_EQ(hashWith("roads[0].taper", "[0.67, 1]"), plain);
    EXPECT_NE(hashWith("danger", "\"high\""), plain);
    EXPECT_NE(hashWith("notes", "\"corrected\""), plain);
}

TEST(TileSideReader, ReadsWhatATileLooksLike) {
    const auto sceneryOf = [](const char* id) { return catalogue().find(tileId(id))->scenery; };
    EXPECT_EQ(sceneryOf("901a"), Scenery::SheepFold);
    EXPECT_EQ(sceneryOf("901b"), Scenery::Square);
    EXPECT_EQ(sceneryOf("902a"), Scenery::Camp);
    EXPECT_EQ(sceneryOf("902b"), Scenery::WinterCamp);
    EXPECT_EQ(sceneryOf("903a"), Scenery::Lake);
    EXPECT_EQ(sceneryOf("903b"), Scenery::LakeWithCar);
    EXPECT_EQ(sceneryOf("904a"), Scenery::Moor);
    EXPECT_EQ(sceneryOf("904b"), Scenery::WinterFirs);
    EXPECT_EQ(sceneryOf("905a"), Scenery::Crowd);
    EXPECT_EQ(sceneryOf("201a"), Scenery::BrownYard);
    EXPECT_EQ(sceneryOf("201b"), Scenery::GreyYard);
    EXPECT_EQ(sceneryOf("205a"), Scenery::Plain);
}

TEST(TileSideReader, ARoadHasABoundedNumberOfSpaces) {
    const auto most = readTileSides(tileOfRows(24));
    ASSERT_TRUE(most.has_value()) << most.error().what.toStdString();
    EXPECT_EQ(most->front().roads.front().spaces.size(), 48U);
    for (const int rows : {25, 100}) {
        const auto more = readTileSides(tileOfRows(rows));
        ASSERT_FALSE(more.has_value());
        EXPECT_EQ(more.error().place, QStringLiteral("tile 999: tiles[0].roads[0].spaces"));
        EXPECT_EQ(more.error().what,
                  QStringLiteral("holds %1, and may hold at most 48").arg(2 * rows));
    }
}

TEST(TileSideReader, ListsOfASpaceAndRoadsAreBounded) {
    const auto faultOf = [](const char* path, const QByteArray& item, int count) {
        const QByteArray list = '[' + QByteArrayList(count, item).join(',') + ']';
        const auto read = readTileSides(
            textOf(changed(goodTileFile(), QString::fromUtf8(path), json(list.constData()))));
        return read ? QString() : read.error().what;
    };
    const auto bounded = [](int count, int most) {
        return QStringLiteral("holds %1, and may hold at most %2").arg(count).arg(most);
    };
    EXPECT_EQ(faultOf("tiles[0].roads[0].spaces[0].overlaps", R"("a")", 49), bounded(49, 48));
    EXPECT_EQ(
        faultOf("tiles[0].roads[0].spaces[0].entry", R"({"lanes": [0, 1], "hazard": true})", 49),
        bounded(49, 48));
    EXPECT_EQ(faultOf("tiles[0].roads", "{}", 16), bounded(16, 15));
}

TEST(TileSideReader, WhereARoadEndsThereAreItsLanes) {
    const auto read = readTileSides(textOf(goodTileFile()));
    ASSERT_TRUE(read.has_value());
    const TileSide& tile = read->front();
    EXPECT_EQ(tile.lanesAt(Edge::N), 2);
    EXPECT_EQ(tile.lanesAt(Edge::NE), 2);
    EXPECT_EQ(tile.lanesAt(Edge::SE), 3);
    EXPECT_EQ(tile.lanesAt(Edge::S), 2);
    EXPECT_EQ(tile.lanesAt(Edge::SW), 0);
    EXPECT_EQ(tile.lanesAt(Edge::NW), 2);
}

TEST(TileSideReader, RoadlessTilesAndServiceYardsAreExempt) {
    const auto reads = [](const char* tile) {
        return readTileSides(QByteArray(R"({"format": 1, "tiles": [)") + tile + "]}").has_value();
    };
    for (const char* role : {"pit", "filler", "podium"})
        EXPECT_TRUE(
            reads((QByteArray(R"({"id": "1", "terrain": "none", "danger": "none", "role": ")") +
                   role + R"(", "roads": []})")
                      .constData()))
            << role;
    EXPECT_TRUE(reads(R"({"id": "1", "terrain": "none", "danger": "none", "role": "service",
        "roads": [{"from": "S", "to": "S", "lanes": [2, 2], "shape": "straight", "spaces": []}]})"));
    EXPECT_FALSE(reads(R"({"id": "1", "terrain": "none", "danger": "none", "role": "service",
        "roads": []})"));
}

} // namespace
} // namespace stagewright
