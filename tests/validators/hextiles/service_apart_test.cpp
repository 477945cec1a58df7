#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView serviceApart("service-apart");

TEST(ServiceApart, ParkWithoutARoadTileBesideItIsReported) {
    EXPECT_EQ(saidBy(serviceApart, board({{"201a", {3, -1}}})),
              "warning service-apart (3, -1): The service park 201a is not next to the stage.\n");
    // Two hexes away is not beside.
    EXPECT_EQ(saidBy(serviceApart, board({{"201b", {0, 0}}, {"204a", {0, 2}}})),
              "warning service-apart (0, 0): The service park 201b is not next to the stage.\n");
}

TEST(ServiceApart, AnyEdgeOfARoadTileWillDo) {
    // The yard opens to the south; the road runs by, wherever it is.
    for (const Edge edge : allEdges)
        EXPECT_EQ(saidBy(serviceApart, board({{"201a", {0, 0}}, {"204a", step(edge)}})), "")
            << name(edge).data();
    for (const char* tile : {"202a", "203a", "402a", "102a"})
        EXPECT_EQ(saidBy(serviceApart, board({{"201a", {0, 0}}, {tile, {1, 0}}})), "") << tile;
}

TEST(ServiceApart, OtherParksAndFillersAreNoStage) {
    EXPECT_EQ(saidBy(serviceApart, board({{"201a", {0, 0}}, {"201b", {0, 1}}, {"902a", {1, 0}}})),
              "warning service-apart (0, 0): The service park 201a is not next to the stage.\n"
              "warning service-apart (0, 1): The service park 201b is not next to the stage.\n");
    EXPECT_EQ(saidBy(serviceApart, board({{"101", {0, 0}}})),
              ""); // the pit lane is no service park
}

TEST(ServiceApart, ParksOfTheRulebookStandBesideTheirStages) {
    for (const std::string& file : rulebookStages())
        EXPECT_EQ(saidBy(serviceApart, stageFrom(QString::fromStdString(file))), "") << file;
}

} // namespace
} // namespace stagewright
