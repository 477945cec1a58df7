#include "model/design/wish_liking.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

double likingOf(const TileLiking& liking, const char* side) {
    return liking(*catalogue().find(tileId(side)));
}

} // namespace

TEST(WishLiking, NothingThatATileCouldBringIsNoLiking) {
    Wishes wishes;
    wishes.minutes = 30;
    EXPECT_FALSE(likingBy(wishes, board({{"202a", {0, 0}}}), catalogue()));
}

TEST(WishLiking, ASurfaceThatIsMissingComesFirst) {
    Wishes wishes;
    wishes.tiles = 4;
    wishes.surfaces = {{Terrain::Gravel, 50}, {Terrain::Asphalt, 50}};
    const auto gravelLaid =
        board({{"202a", {0, 0}}, {"204a", {0, -1}}}); // two of gravel, as wished
    const TileLiking liking = likingBy(wishes, gravelLaid, catalogue());
    ASSERT_TRUE(liking);
    const TileSide* asphalt = nullptr;
    const TileSide* gravel = nullptr;
    for (const TileSide& side : catalogue().sides())
        if (side.role == Role::Road && side.roads.size() == 1) {
            if (side.terrain == Terrain::Asphalt)
                asphalt = &side;
            if (side.terrain == Terrain::Gravel)
                gravel = &side;
        }
    ASSERT_TRUE(asphalt && gravel);
    EXPECT_GT(liking(*asphalt), liking(*gravel));
    const TileLiking atFirst = likingBy(wishes, board({{"202a", {0, 0}}}), catalogue());
    EXPECT_GT(atFirst(*gravel), atFirst(*asphalt)); // both are missing, and the road is of gravel
}

TEST(WishLiking, AmountsAreWhatTheTilesToComeHaveToBring) {
    Wishes wishes;
    wishes.tiles = 4;
    wishes.amount(Trait::Twist) = Amount::High;
    const Stage straight = board({{"202a", {0, 0}}, {"204a", {0, -1}}});
    const TileLiking winding = likingBy(wishes, straight, catalogue());
    EXPECT_GT(likingOf(winding, "215a"), likingOf(winding, "204a")); // two hairpins, a straight
    wishes.amount(Trait::Twist) = Amount::Low;
    const TileLiking calm = likingBy(wishes, straight, catalogue());
    EXPECT_LT(likingOf(calm, "215a"), likingOf(calm, "204a"));
}

TEST(WishLiking, ADifficultyAsksForAsMuchDanger) {
    Wishes wishes;
    wishes.difficulty = Difficulty::Hard;
    const Stage laid = board({{"202a", {0, 0}}});
    const TileLiking hard = likingBy(wishes, laid, catalogue());
    wishes.difficulty = Difficulty::Easy;
    const TileLiking easy = likingBy(wishes, laid, catalogue());
    const TileSide* safe = nullptr;
    const TileSide* dangerous = nullptr;
    for (const TileSide& side : catalogue().sides())
        if (side.role == Role::Road && side.roads.size() == 1) {
            if (side.danger == Danger::Low)
                safe = &side;
            if (side.danger == Danger::High)
                dangerous = &side;
        }
    ASSERT_TRUE(safe && dangerous);
    EXPECT_GT(hard(*dangerous), hard(*safe));
    EXPECT_LT(easy(*dangerous), easy(*safe));
}

} // namespace stagewright
