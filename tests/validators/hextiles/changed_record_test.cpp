#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView changedRecord("changed-record");

QByteArray hashOf(const char* side) {
    return catalogue().find(tileId(side))->recordHash;
}

TEST(ChangedRecord, EachSideWhoseRecordIsAnotherNowIsToldOnce) {
    Stage stage = board({{"204a", {0, 0}}, {"205a", {4, 0}}, {"204a", {-2, 3}}});
    tilesOf(stage).tileHashes = {{tileId("204a"), "1f3a"},
                                 {tileId("205a"), hashOf("205a")},
                                 {tileId("217b"), "1f3a"}}; // does not lie there
    EXPECT_EQ(saidBy(changedRecord, stage),
              "hint changed-record (-2, 3) (0, 0): Tile 204a has been corrected in Stagewright "
              "since this file was saved.\n");
}

TEST(ChangedRecord, TheBeginningOfAHashIsEnough) {
    Stage stage = board({{"204a", {0, 0}}});
    for (const int digits : {4, 16, 64}) {
        tilesOf(stage).tileHashes = {{tileId("204a"), hashOf("204a").first(digits)}};
        EXPECT_EQ(saidBy(changedRecord, stage), "") << digits;
    }
}

TEST(ChangedRecord, NothingIsSaidWhereTheFileSaysNothing) {
    EXPECT_EQ(saidBy(changedRecord, board({{"204a", {0, 0}}})), "");
    EXPECT_EQ(saidBy(changedRecord, Stage()), "");
}

TEST(ChangedRecord, TheHashIsThatOfTheRecordWithoutBlanksAndSorted) {
    EXPECT_EQ(hashOf("204a").size(), 64);
    EXPECT_NE(hashOf("204a"), hashOf("204b"));
}

} // namespace
} // namespace stagewright
