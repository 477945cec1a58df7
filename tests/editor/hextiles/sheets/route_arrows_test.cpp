#include "editor/hextiles/sheets/route_arrows.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {

namespace {

class RouteArrows : public testing::TestWithParam<std::string> {};

std::vector<RouteArrow> arrowsOf(const Stage& stage) {
    return routeArrows(stage, catalogue(), findRoute(stage, RoadGraph(stage, catalogue())));
}

double dot(QPointF a, QPointF b) {
    return QPointF::dotProduct(a, b);
}

TEST(RouteArrows, AStageWithoutAStartHasNone) {
    Stage stage;
    tilesOf(stage).insert(placed({"205a", {0, 0}}));
    EXPECT_TRUE(arrowsOf(stage).empty());
}

TEST(RouteArrows, PointTheWayAStraightIsDriven) {
    // A start driven as printed, from S to N, and a finish north of it.
    Stage stage;
    tilesOf(stage).insert(placed({"202a", {0, 0}}));
    tilesOf(stage).insert(placed({"203a", {0, -1}}));
    const auto arrows = arrowsOf(stage);
    ASSERT_EQ(arrows.size(), 2U);
    EXPECT_NEAR(arrows[0].at.x(), 0, 1e-9);
    EXPECT_NEAR(arrows[0].at.y(), -apothem, 1e-9);
    EXPECT_NEAR(arrows[1].at.y(), -3 * apothem, 1e-9);
    for (const RouteArrow& arrow : arrows) {
        EXPECT_NEAR(arrow.along.x(), 0, 1e-9);
        EXPECT_NEAR(arrow.along.y(), -1, 1e-9);
    }
}

TEST_P(RouteArrows, LeadFromTileToTileAlongTheRoute) {
    const Stage stage = stageFrom(QString::fromStdString(GetParam()));
    const Route route = findRoute(stage, RoadGraph(stage, catalogue()));
    const auto arrows = routeArrows(stage, catalogue(), route);
    ASSERT_EQ(arrows.size(), route.steps.size());
    for (std::size_t i = 0; i + 1 < route.steps.size(); ++i) {
        const QPointF here = centre(tilesOf(stage).placements()[route.steps[i].placement].hex);
        const QPointF next = centre(tilesOf(stage).placements()[route.steps[i + 1].placement].hex);
        // On the middle of the border between the two, pointing over it.
        const QPointF off = arrows[i].at - (here + next) / 2;
        EXPECT_LT(std::hypot(off.x(), off.y()), 0.02) << i;
        EXPECT_GT(dot(arrows[i].along, (next - here) / (2 * apothem)), 0.8) << i;
    }
}

INSTANTIATE_TEST_SUITE_P(Rulebook, RouteArrows, testing::ValuesIn(rulebookStages()), caseName);
INSTANTIATE_TEST_SUITE_P(Circuits, RouteArrows, testing::ValuesIn(gtCircuits()), caseName);

} // namespace

} // namespace stagewright
