#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/mending.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView verge("road-meets-verge");
constexpr QLatin1StringView lanes("lane-counts-differ");
constexpr QLatin1StringView slants("slants-differ");
constexpr QLatin1StringView open("open-road-end");

TEST(TurnSoThatItFits, TileBetweenTwoRoadsIsTurnedTheShortestWay) {
    for (const int sixths : {1, 2, 4, 5}) {
        const Stage stage = board({{"202a", {0, 2}}, {"204a", {0, 1}, sixths}, {"203a", {0, 0}}});
        const Mending mending = mend(verge, stage);
        EXPECT_EQ(mending.name, "Turn 204a");
        const int nearest = sixths == 1 || sixths == 5 ? 0 : 3;
        EXPECT_EQ(mending.stage,
                  board({{"202a", {0, 2}}, {"204a", {0, 1}, nearest}, {"203a", {0, 0}}}))
            << sixths;
        EXPECT_EQ(saidBy(verge, mending.stage), "");
    }
}

TEST(TurnSoThatItFits, AnyTurnOfARulebookTileIsMended) {
    for (const std::string& file : rulebookStages()) {
        const Stage right = stageFrom(QString::fromStdString(file));
        int mended = 0;
        for (const Placement& tile : tilesOf(right).placements()) {
            const TileSide& side = *catalogue().find(tile.side);
            if (side.role != Role::Road)
                continue;
            Stage wrong = right;
            apply(*turn(right, {&tile, 1}, tile.hex, Turn(1)), wrong);
            if (saidBy(verge, wrong).empty())
                continue;
            const Mending mending = mend(verge, wrong);
            mended += mending.stage == right || side.roads.front().bend() == 0 ? 1 : 0;
        }
        EXPECT_GE(mended, 4) << file;
    }
}

TEST(TurnSoThatItFits, LanesAndSlantsAreMendedToo) {
    // 119a: three lanes in the south, two in the north.
    const Mending merge =
        mend(lanes, board({{"103a", {0, 2}}, {"119a", {0, 1}, 3}, {"103b", {0, 0}}}));
    EXPECT_EQ(merge.stage, board({{"103a", {0, 2}}, {"119a", {0, 1}}, {"103b", {0, 0}}}));
    const Mending slant = mend(slants, board({{"121a", {0, 0}}, {"121a", {1, 0}, 1}}));
    EXPECT_EQ(slant.name, "Turn 121a");
    EXPECT_EQ(saidBy(slants, slant.stage), "");
}

TEST(TurnSoThatItFits, OpenEndIsTurnedToWhereARoadWaits) {
    const Mending mending =
        mend(open, board({{"202a", {0, 2}}, {"208a", {0, 1}}, {"203a", {-1, 1}, 5}}));
    EXPECT_EQ(mending.name, "Turn 208a");
    EXPECT_EQ(mending.stage, board({{"202a", {0, 2}}, {"208a", {0, 1}, 2}, {"203a", {-1, 1}, 5}}));
}

TEST(TurnSoThatItFits, NothingIsOfferedWhereNoTurnIsBetter) {
    // A corner between two roads that face each other.
    EXPECT_EQ(mend(verge, board({{"202a", {0, 2}}, {"208a", {0, 1}}, {"203a", {0, 0}}})).name, "");
    // Nothing to join.
    EXPECT_EQ(mend(open, board({{"204a", {0, 0}}})).name, "");
    EXPECT_EQ(mend(verge, board({{"204a", {0, 1}}, {"901a", {0, 0}}})).name, "");
    EXPECT_EQ(mend(lanes, board({{"103a", {0, 1}}, {"103b", {0, 0}}})).name, "");
}

TEST(TurnSoThatItFits, NothingIsOfferedWhereSeveralRoadsCouldBeJoined) {
    // Three roads lead to the straight tile; whichever two it joins, it stays beside the third. It
    // could join any one alone.
    const Stage stage = board({{"204a", {0, -1}, 0}, {"204a", {1, -1}, 1}, {"204a", {0, 0}, 2}});
    EXPECT_EQ(mend(verge, stage).name, "");
}

} // namespace
} // namespace stagewright
