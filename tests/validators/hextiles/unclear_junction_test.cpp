#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView unclearJunction("unclear-junction");

/// 415b: S to NW, S to NE, and NE to NW. The stage comes to it from the edge `entry`.
Stage forkFrom(const char* fork, Edge entry) {
    const int turn = index(Edge::S) - index(entry);
    return board({{"202a", {0, 1}}, {fork, {0, 0}, turn}});
}

TEST(UnclearJunction, TwoRoadsThatBendAlikeAreAHint) {
    EXPECT_EQ(saidBy(unclearJunction, forkFrom("415b", Edge::S)),
              "hint unclear-junction (0, 0): At the junction 415b it is not clear which road goes "
              "on: 2 road(s) bend alike.\n");
    // 406b: from SE both S and NE are next to where the car comes in.
    EXPECT_EQ(saidBy(unclearJunction, forkFrom("406b", Edge::SE)),
              "hint unclear-junction (0, 0): At the junction 406b it is not clear which road goes "
              "on: 2 road(s) bend alike.\n");
}

TEST(UnclearJunction, StraightestRoadIsTheMainOne) {
    EXPECT_EQ(saidBy(unclearJunction, forkFrom("402b", Edge::S)), ""); // straight on to N, or to NW
    EXPECT_EQ(saidBy(unclearJunction, forkFrom("402b", Edge::NW)),
              ""); // by 60 degrees to S, by 120 to N
    EXPECT_EQ(saidBy(unclearJunction, forkFrom("406b", Edge::S)), "");
    EXPECT_EQ(saidBy(unclearJunction, forkFrom("409a", Edge::S)),
              ""); // recorded after the sharper one
}

TEST(UnclearJunction, BridgesAndTwoRoadsSideBySideAreNoJunctions) {
    for (const Edge edge : {Edge::S, Edge::N, Edge::NW, Edge::SE})
        EXPECT_EQ(saidBy(unclearJunction, forkFrom("416a", edge)), "") << name(edge).data();
    EXPECT_EQ(saidBy(unclearJunction, forkFrom("412b", Edge::S)), "");
}

TEST(UnclearJunction, OnlyWhatTheRouteComesTo) {
    Stage stage = board({{"202a", {0, 1}}, {"203a", {0, 0}}, {"415b", {4, 0}}});
    EXPECT_EQ(saidBy(unclearJunction, stage), "");
}

} // namespace
} // namespace stagewright
