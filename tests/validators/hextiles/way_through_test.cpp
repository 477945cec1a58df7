#include "model/drive/space_graph.h"
#include "model/layouts/hextiles/driving/tile_space_graph.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"
#include "validators/hextiles/checker.h"
#include "validators/hextiles/space_reach.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView noWay("no-way-through");
constexpr QLatin1StringView unreachable("unreachable-space");

TEST(WayThrough, RealStagesHaveOne) {
    for (const std::string& file : rulebookStages()) {
        const Stage stage = stageFrom(QString::fromStdString(file));
        EXPECT_EQ(saidBy(noWay, stage), "");
        EXPECT_EQ(saidBy(unreachable, stage), "");
    }
}

TEST(WayThrough, NothingIsSaidWithoutARoute) {
    EXPECT_EQ(saidBy(noWay, board({{"202a", {0, 2}}, {"203a", {0, 0}}})), "");
    EXPECT_EQ(saidBy(noWay, Stage()), "");
    EXPECT_EQ(saidBy(unreachable, Stage()), "");
}

TEST(WayThrough, LaneThatNothingLeadsIntoIsReported) {
    // From the N edge of 151a only its N lane leads to NE, and the tile beyond has three.
    EXPECT_EQ(saidBy(unreachable, board({{"202a", {0, -2}, 3},
                                         {"119a", {0, -1}},
                                         {"151a", {0, 0}},
                                         {"103a", {1, -1}, 1},
                                         {"119a", {2, -2}, 1},
                                         {"203a", {3, -3}, 1}})),
              "warning unreachable-space (1, -1): No car can reach 1 space(s) of 103a.\n");
}

TEST(WayThrough, LanesThatDoNotMeetAreReported) {
    // That lane again, and beyond it 403a, which can be left to its NW only from the other side.
    const Stage stage = board({{"202a", {0, -2}, 3},
                               {"119a", {0, -1}},
                               {"151a", {0, 0}},
                               {"403a", {1, -1}, 4},
                               {"203a", {1, 0}}});
    EXPECT_EQ(saidBy(noWay, stage),
              "error no-way-through (0, 0): No car gets through: the lanes end at 151a.\n");
    EXPECT_EQ(saidBy(unreachable, stage), "");
    EXPECT_EQ(saidBy(QLatin1StringView("no-route"), stage), "");
}

/// However a board lies: cars get through or not, and never both findings.
RC_GTEST_PROP(WayThroughOnAnyBoard, IsFoundOrMissed, ()) {
    const Stage stage = *anyBoard();
    const RoadGraph roads(stage, catalogue());
    const Route route = findRoute(stage, roads);
    const SpaceReach reach = spaceReach(stage, roads, route);
    if (!route.complete) {
        RC_ASSERT(reach.through);
        RC_ASSERT(reach.unreached.empty());
        return;
    }
    const auto driven = drivenRoute(stage, roads, route, 1);
    RC_ASSERT(spacesThatLeadOn(spaceGraph(*driven))[startVertex] == reach.through);
    RC_ASSERT(reach.through != reach.unreached.empty());
}

} // namespace
} // namespace stagewright
