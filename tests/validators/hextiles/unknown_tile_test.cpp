#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView unknownTile("unknown-tile");

Stage withUnknown(QStringView id, Hex hex) {
    Stage stage = board({{"204a", {0, 1}}});
    Placement unknown;
    unknown.hex = hex;
    unknown.side = *TileId::parse(id);
    tilesOf(stage).insert(unknown);
    return stage;
}

TEST(UnknownTile, TileOrSideThatNothingDescribesIsReported) {
    EXPECT_EQ(saidBy(unknownTile, withUnknown(u"999a", {3, -2})),
              "error unknown-tile (3, -2): Stagewright does not know tile 999a.\n");
    EXPECT_EQ(saidBy(unknownTile, withUnknown(u"club1a", {3, -2})),
              "error unknown-tile (3, -2): Stagewright does not know tile club1a.\n");
    EXPECT_EQ(saidBy(unknownTile, withUnknown(u"204c", {3, -2})),
              "error unknown-tile (3, -2): Stagewright does not know tile 204c.\n");
    EXPECT_EQ(saidBy(unknownTile, withUnknown(u"101a", {3, -2})),
              "error unknown-tile (3, -2): Stagewright does not know tile 101a.\n");
}

TEST(UnknownTile, KnownTilesAreRight) {
    EXPECT_EQ(saidBy(unknownTile, board({{"204a", {0, 0}}, {"101", {4, 0}}, {"905b", {8, 0}}})),
              "");
}

} // namespace
} // namespace stagewright
