#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView surfaceChanges("surface-changes");

TEST(SurfaceChanges, StretchesAreToldInDrivingOrder) {
    // Gravel, asphalt, gravel.
    EXPECT_EQ(
        saidBy(surfaceChanges,
               board({{"202a", {0, 3}}, {"303a", {0, 2}}, {"304a", {0, 1}}, {"203a", {0, 0}}})),
        "hint surface-changes (0, 2) (0, 0): The surface changes: gravel (1 tile(s)), "
        "asphalt (2 tile(s)), gravel (1 tile(s)).\n");
    EXPECT_EQ(saidBy(surfaceChanges, board({{"301b", {0, 2}}, {"303b", {0, 1}}, {"302a", {0, 0}}})),
              "hint surface-changes (0, 0): The surface changes: snow (2 tile(s)), asphalt (1 "
              "tile(s)).\n");
}

TEST(SurfaceChanges, OneSurfaceIsNoChange) {
    EXPECT_EQ(saidBy(surfaceChanges, board({{"202a", {0, 2}}, {"204a", {0, 1}}, {"203a", {0, 0}}})),
              "");
    EXPECT_EQ(saidBy(surfaceChanges, Stage()), "");
    for (const std::string& file : rulebookStages())
        EXPECT_EQ(saidBy(surfaceChanges, stageFrom(QString::fromStdString(file))), "") << file;
}

TEST(SurfaceChanges, OnACircuitTheStretchOverTheLineIsOne) {
    // Round (0, 0): the start-finish tile 131b at the north, asphalt at both sides of it, then
    // gravel. The lap runs clockwise.
    const Stage ring = board({{"131b", {0, -1}},
                              {"419a", {1, -1}, 2},
                              {"217b", {1, 0}, 3},
                              {"217b", {0, 1}, 4},
                              {"217b", {-1, 1}, 5},
                              {"419a", {-1, 0}}},
                             StageKind::Circuit);
    EXPECT_EQ(saidBy(surfaceChanges, ring),
              "hint surface-changes (-1, 0) (1, 0): The surface changes: "
              "asphalt (3 tile(s)), gravel (3 tile(s)).\n");
}

TEST(SurfaceChanges, TilesBesideTheRouteDoNotCount) {
    EXPECT_EQ(saidBy(surfaceChanges, board({{"202a", {0, 1}},
                                            {"203a", {0, 0}},
                                            {"201a", {1, 0}},
                                            {"303a", {4, 0}},
                                            {"303b", {4, 1}}})),
              "");
}

} // namespace
} // namespace stagewright
