#include "model/drive/landings.h"
#include "model/drive/policy.h"
#include "model/drive/space_graph.h"
#include "tests/model/layouts/hextiles/driving/moves_text.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

std::string landingsOn(std::initializer_list<const char*> sides, const char* jump, int skipped) {
    const DrivenRoute route = routeOver(sides);
    return landingsFrom(route, spaceGraph(route), jump, skipped);
}

TEST(Jump, DieDecidesHowFarItGoes) {
    const auto flight = [](int jump, RollKind kind, int gear) {
        const Takeoff t = takeoff(jump, kind, gear);
        return std::tuple(t.skipped, t.wrongOnHazard, t.wrong);
    };
    EXPECT_EQ(flight(3, RollKind::Gear, 2), std::tuple(0, false, false));
    EXPECT_EQ(flight(3, RollKind::Gear, 3), std::tuple(1, false, false));
    EXPECT_EQ(flight(3, RollKind::Gear, 4), std::tuple(2, true, false));
    EXPECT_EQ(flight(3, RollKind::Gear, 5), std::tuple(2, false, true));
    EXPECT_EQ(flight(3, RollKind::Gear, 6), std::tuple(2, false, true));
    EXPECT_EQ(flight(3, RollKind::Coast, 3), std::tuple(0, false, false));
    EXPECT_EQ(flight(3, RollKind::Leader, 4), std::tuple(0, false, false));
    EXPECT_EQ(flight(0, RollKind::Gear, 4), std::tuple(0, false, false));
}

TEST(Jump, LandsExactlySoManyMovesOnInAnyLane) {
    EXPECT_EQ(landingsOn({"202a", "204b", "204a", "203a"}, "1c", 1), "2c 2d");
    EXPECT_EQ(landingsOn({"202a", "204b", "204a", "203a"}, "1c", 2), "3a 3b");
    // 206b: the row after the jump and the one behind it.
    EXPECT_EQ(landingsOn({"202a", "206b", "203a"}, "1d", 1), "1g 1h");
    EXPECT_EQ(landingsOn({"202a", "206b", "203a"}, "1d", 2), "2a 2b");
}

TEST(Jump, FordsOnTheWayDoNotMatter) {
    EXPECT_EQ(landingsOn({"202a", "207b", "203a"}, "1c", 1), "1g 1h");
}

TEST(Jump, LandsOnAnySpaceOfACornerThatIsMet) {
    // One move on is the corner of 228b already: all of both lines, and what lies two moves on.
    EXPECT_EQ(landingsOn({"202a", "228b", "203a"}, "1a", 1), "1c 1d 1e 1f 1g");
    EXPECT_EQ(landingsOn({"202a", "228b", "203a"}, "1a", 2), "1c 1d 1e 1f 1g 1h 1h1 1i");
}

TEST(Jump, HalvesOfSlidesCountAsSpaces) {
    // From 209b onto 217a: a row, then its corner; or the row's halves, one after the other.
    EXPECT_EQ(landingsOn({"202a", "209b", "217a", "203a"}, "1e", 1), "2a2 2c 2d 2e 2f");
}

TEST(Jump, FlightOverTheLineLandsBeyondIt) {
    // 203a: two rows, the line, one row. From the last row of 204b that is one move more.
    EXPECT_EQ(landingsOn({"202a", "204b", "203a"}, "1c", 1), "2c 2d");
    EXPECT_EQ(landingsOn({"202a", "204b", "203a"}, "1c", 2), "2e 2f");
    // Driven from its other side the line comes after the first row: both flights pass it.
    DrivenRoute route = routeOver({"202a", "204b", "203a"});
    route.roads.back().forward = false;
    route.finishLine = 33;
    const SpaceGraph graph = spaceGraph(route);
    EXPECT_EQ(landingsFrom(route, graph, "1c", 1), "2c 2d");
    EXPECT_EQ(landingsFrom(route, graph, "1c", 2), "2c 2d");
}

TEST(Jump, WorksInBothDirections) {
    DrivenRoute route = routeOver({"202a", "206b", "203a"});
    route.roads[1].forward = false;
    const SpaceGraph graph = spaceGraph(route);
    EXPECT_EQ(landingsFrom(route, graph, "1c", 1), "2a 2b");
}

} // namespace
} // namespace stagewright
