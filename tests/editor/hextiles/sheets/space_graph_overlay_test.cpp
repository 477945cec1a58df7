#include "editor/hextiles/sheets/space_graph_overlay.h"
#include "tests/rulebook_stages.h"

#include <QLineF>

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {
namespace {

/// From the rim of a dot to the nearest thing that has to be read.
double gapOf(QPointF at, std::span<const PrintedMark> marks) {
    double least = 1;
    for (const PrintedMark& mark : marks)
        least = std::min(least, QLineF(at, mark.at).length() - mark.radius - dotRadius);
    return least;
}

TEST(SpaceGraphOverlay, DotsLeaveLimitsFreeOnAnyTile) {
    const FaceStyle style = colourStyle();
    int dots = 0;
    int touching = 0;
    for (const TileSide& side : catalogue().sides()) {
        const std::vector<PrintedMark> marks = printedMarks(side, planOf(side), style);
        for (const Road& road : side.roads)
            for (const Space& space : road.spaces) {
                const auto kind = space.shortcut ? SpaceKind::Shortcut : SpaceKind::Whole;
                const double gap = gapOf(dotPlace(road, space, kind, true, marks), marks);
                ++dots;
                touching += gap < 0 ? 1 : 0;
                // Where a space has no room beside its sign, the dot overlaps the rim at most.
                EXPECT_GT(gap, -0.06) << side.id.toString().toStdString() << space.id.toStdString();
            }
    }
    EXPECT_LT(touching * 20, dots);
}

TEST(SpaceGraphOverlay, DotsOfBareSpacesAreInTheirMiddle) {
    const TileSide& side = *catalogue().find(tileId("205a"));
    const Road& road = side.roads.front();
    const Space& space = road.spaces.front();
    const QPointF at = dotPlace(road, space, SpaceKind::Whole, true,
                                printedMarks(side, planOf(side), colourStyle()));
    const CentreLine line(road);
    EXPECT_LT(QLineF(at, line.point((space.s.begin + space.s.end) / 200.0,
                                    (space.lanes.left + space.lanes.right) / 2))
                  .length(),
              1e-9);
}

TEST(SpaceGraphOverlay, LinesLeaveLimitsFree) {
    const std::vector<PrintedMark> limits{{{0.5, 0}, 0.1}, {{0.8, 0.05}, 0.1}, {{0.3, 0.5}, 0.1}};
    const auto lines = moveLines({0, 0}, {1, 0}, limits);
    ASSERT_EQ(lines.size(), 3U); // before, between and behind two of them
    EXPECT_NEAR(lines[0].x1(), dotRadius, 1e-9);
    EXPECT_NEAR(lines[0].x2(), 0.4, 1e-9);
    EXPECT_NEAR(lines[1].x1(), 0.6, 1e-9);
    EXPECT_NEAR(lines.back().x2(), 1 - dotRadius, 1e-9);
    for (const QLineF& line : lines)
        for (double along = 0; along <= 1; along += 0.01)
            for (const PrintedMark& limit : limits)
                EXPECT_GE(QLineF(line.pointAt(along), limit.at).length(), limit.radius - 1e-9);
    EXPECT_TRUE(moveLines({0, 0}, {dotRadius, 0}, {}).empty());
}

TEST(SpaceGraphOverlay, LimitsAreMarksOnAnyTileThatHasSome) {
    const TileSide& bend = *catalogue().find(tileId("222a"));
    EXPECT_GE(limitMarks(bend, planOf(bend), colourStyle()).size(), 4U);
}

} // namespace
} // namespace stagewright
