#include "model/layouts/hextiles/building/border.h"
#include "model/layouts/hextiles/catalogue/centre_line.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"
#include "validators/hextiles/rules.h"

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {
namespace {

constexpr QLatin1StringView ruleId("slants-differ");

/// A road end of a side that lies unturned.
struct SideEnd {
    const TileSide* side;
    const Road* road;
    bool isTo;

    [[nodiscard]] Edge edge() const { return isTo ? road->to : road->from; }
    [[nodiscard]] int lanes() const { return road->lanes.at(isTo ? 1 : 0); }
    [[nodiscard]] bool isSlanted() const { return road->slant.at(isTo ? 1 : 0) != Slant::None; }
};

std::vector<SideEnd> roadEnds() {
    std::vector<SideEnd> ends;
    for (const TileSide& side : catalogue().sides())
        for (const Road& road : side.roads)
            if (road.from != road.to)
                for (const bool isTo : {false, true})
                    ends.push_back({&side, &road, isTo});
    return ends;
}

/// The side laid on `hex`, turned so that its end lies at `edge` of the board.
Placement laidWithEndAt(const SideEnd& end, Hex hex, Edge edge) {
    Placement tile;
    tile.hex = hex;
    tile.side = end.side->id;
    tile.turn = Turn(index(edge) - index(end.edge()));
    return tile;
}

/// Where the left and the right border of the road stop as it is drawn, on the board; left and
/// right for a driver who leaves the tile.
struct DrawnEnd {
    QPointF left;
    QPointF right;
};

DrawnEnd drawnEnd(const SideEnd& end, const Placement& tile) {
    const CentreLine line(*end.road);
    const double s = end.isTo ? 1 : 0;
    const auto border = [&](double lane) {
        return centre(tile.hex) + turned(line.point(s, lane), tile.turn);
    };
    const QPointF left = border(0);
    const QPointF right = border(end.road->widestLanes());
    return end.isTo ? DrawnEnd{left, right} : DrawnEnd{right, left};
}

double distance(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

/// Whether the borders of the two roads meet as they are drawn. A lean of 30 degrees moves a corner
/// by more than 0.12; rounded paths and widths move it by less than 0.06.
bool bordersMeet(const DrawnEnd& a, const DrawnEnd& b) {
    return std::max(distance(a.left, b.right), distance(a.right, b.left)) < 0.08;
}

TEST(SlantsDiffer, EveryPairOfSlantedEndsFitsAsItIsDrawn) {
    const std::vector<SideEnd> ends = roadEnds();
    const Hex here{0, 0};
    const Hex there = neighbour(here, Edge::SE);
    int slanted = 0;
    int fitting = 0;
    int misfitting = 0;
    for (const SideEnd& a : ends) {
        slanted += a.isSlanted() ? 1 : 0;
        for (const SideEnd& b : ends) {
            if (!a.isSlanted() || a.lanes() != b.lanes())
                continue;
            Stage stage;
            tilesOf(stage).insert(laidWithEndAt(a, here, Edge::SE));
            tilesOf(stage).insert(laidWithEndAt(b, there, opposite(Edge::SE)));
            Findings findings;
            const RuleContext context{stage, catalogue(), everything()};
            for (const Border& border : bordersOf(context.stage, context.catalogue, here))
                if (border.edge == Edge::SE)
                    slantsDiffer(context, border, findings);
            const bool meets = bordersMeet(drawnEnd(a, tilesOf(stage).placements().front()),
                                           drawnEnd(b, tilesOf(stage).placements().back()));
            ASSERT_EQ(findings.isEmpty(), meets)
                << a.side->id.toString().toStdString() << " at " << name(a.edge()).data() << ", "
                << b.side->id.toString().toStdString() << " at " << name(b.edge()).data();
            (meets ? fitting : misfitting) += 1;
        }
    }
    EXPECT_EQ(slanted, 88);
    EXPECT_GT(fitting, 500);
    EXPECT_GT(misfitting, 500);
}

// 121a runs from SW to SE. Looking out of the tile it leans to the right at SW, to the left at SE.

TEST(SlantsDiffer, LeftFitsLeftAndRightFitsRight) {
    EXPECT_EQ(saidBy(ruleId, board({{"121a", {0, 0}}, {"121a", {1, 0}, 3}})), "");
    EXPECT_EQ(saidBy(ruleId, board({{"121a", {0, 0}}, {"121a", {-1, 1}, 3}})), "");
    EXPECT_EQ(saidBy(ruleId, board({{"121a", {0, 0}}, {"128a", {1, 0}}})), "");
}

TEST(SlantsDiffer, OneThatLeansTheOtherWayIsReportedByTheFirstHex) {
    const std::string sentence = "The roads of 121a and 121a do not fit together: the first leaves "
                                 "its tile slanting to the left, the second to the right.\n";
    EXPECT_EQ(saidBy(ruleId, board({{"121a", {0, 0}}, {"121a", {1, 0}, 1}})),
              "error slants-differ (0, 0) (1, 0) SE: " + sentence);
    EXPECT_EQ(saidBy(ruleId, board({{"121a", {0, 0}}, {"121a", {-1, 1}, 5}})),
              "error slants-differ (-1, 1) (0, 0) NE: " + sentence);
}

TEST(SlantsDiffer, StraightRoadDoesNotFitASlantedOne) {
    EXPECT_EQ(saidBy(ruleId, board({{"121a", {0, 0}}, {"103a", {1, 0}, 2}})),
              "error slants-differ (0, 0) (1, 0) SE: The roads of 121a and 103a do not fit "
              "together: the first leaves its tile slanting to the left, the second straight.\n");
}

TEST(SlantsDiffer, TheOneThatLeansIsNamedFirst) {
    EXPECT_EQ(saidBy(ruleId, board({{"103a", {0, 0}, 2}, {"121a", {1, 0}, 3}})),
              "error slants-differ (0, 0) (1, 0) SE: The roads of 121a and 103a do not fit "
              "together: the first leaves its tile slanting to the left, the second straight.\n");
    EXPECT_EQ(saidBy(ruleId, board({{"121a", {0, 0}}, {"103a", {-1, 1}, 1}})),
              "error slants-differ (-1, 1) (0, 0) NE: The roads of 121a and 103a do not fit "
              "together: the first leaves its tile slanting to the right, the second straight.\n");
}

TEST(SlantsDiffer, VergeEmptyHexesAndStraightRoadsAreNoMatterOfSlants) {
    EXPECT_EQ(saidBy(ruleId, board({{"121a", {0, 0}}})), "");
    EXPECT_EQ(saidBy(ruleId, board({{"121a", {0, 0}}, {"901a", {1, 0}}})), "");
    EXPECT_EQ(saidBy(ruleId, board({{"103a", {0, 0}}, {"103a", {0, 1}}})), "");
    EXPECT_EQ(saidBy(ruleId, board({{"103a", {0, 0}}, {"103b", {0, 1}}})), "");
}

} // namespace
} // namespace stagewright
