#include "editor/hextiles/faces/space_borders.h"
#include "tests/editor/hextiles/faces/drawn_face.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {
namespace {

std::vector<SpaceBorder> ofKind(const TileSide& tile, BorderKind kind) {
    std::vector<SpaceBorder> found = spaceBorders(tile);
    std::erase_if(found, [&](const SpaceBorder& border) { return border.kind != kind; });
    return found;
}

/// Whether a full line runs along the road at this lane, somewhere in the stretch.
bool runsAlong(const TileSide& tile, double lane, double s0, double s1) {
    const auto lines = ofKind(tile, BorderKind::Full);
    return std::any_of(lines.begin(), lines.end(), [&](const SpaceBorder& line) {
        return !line.isAcross() && line.lane0 == lane && line.s0 < s1 && s0 < line.s1;
    });
}

TEST(SpaceBorders, PartLanesAndRowsOfAStraightRoad) {
    const auto full = ofKind(side("204b"), BorderKind::Full); // two rows of two spaces
    double along = 0;
    double across = 0;
    for (const SpaceBorder& line : full) {
        if (line.isAcross()) {
            EXPECT_EQ(line.s0, 0.5);
            across += line.lane1 - line.lane0;
        } else {
            EXPECT_EQ(line.lane0, 1);
            along += line.s1 - line.s0;
        }
    }
    EXPECT_NEAR(along, 1, 1e-9);
    EXPECT_NEAR(across, 2, 1e-9);
}

TEST(SpaceBorders, LeaveTheTwoLinesOfADirtCornerUndivided) {
    const TileSide& corner = side("217b");
    EXPECT_TRUE(runsAlong(corner, 1, 0, 0.3));
    EXPECT_FALSE(runsAlong(corner, 1, 0.3, 0.7));
    EXPECT_TRUE(runsAlong(corner, 1, 0.7, 1));
}

TEST(SpaceBorders, TickTheOutsideOfADirtCorner) {
    const auto ticks = ofKind(side("217b"), BorderKind::Tick);
    ASSERT_EQ(ticks.size(), 2U);
    EXPECT_EQ(ticks[0], (SpaceBorder{0, BorderKind::Tick, 0.44, 0.44, 0, 1}));
    EXPECT_EQ(ticks[1], (SpaceBorder{0, BorderKind::Tick, 0.56, 0.56, 0, 1}));
}

TEST(SpaceBorders, CrossARowOfSlidesOnce) {
    const auto slides = ofKind(side("217b"), BorderKind::Slide);
    ASSERT_EQ(slides.size(), 2U);
    EXPECT_EQ(slides[0], (SpaceBorder{0, BorderKind::Slide, 0.15, 0.15, 0, 2}));
    EXPECT_EQ(slides[1], (SpaceBorder{0, BorderKind::Slide, 0.85, 0.85, 0, 2}));
}

TEST(SpaceBorders, DotEndLinesInsteadOfTheFullLine) {
    const TileSide& loop = side("109a"); // hazards on the innermost lane of the corner
    const auto dotted = ofKind(loop, BorderKind::Dotted);
    ASSERT_EQ(dotted.size(), 2U);
    EXPECT_EQ(dotted[0], (SpaceBorder{0, BorderKind::Dotted, 0.37, 0.37, 2, 3}));
    for (const SpaceBorder& line : ofKind(loop, BorderKind::Full))
        if (line.isAcross() && line.s0 == 0.37) {
            EXPECT_LE(line.lane1, 2);
        }
}

TEST(SpaceBorders, EndAtTheTileEdgeUnlessTheSpaceGoesOn) {
    EXPECT_FALSE(ofKind(side("204b"), BorderKind::Edge).empty());
    EXPECT_TRUE(ofKind(side("121a"), BorderKind::Edge).empty()); // open ends on both sides
}

TEST(SpaceBorders, ShowALineThatSeveralRoadsShareOnce) {
    // a and b of 415a lie in two roads.
    const auto full = ofKind(side("415a"), BorderKind::Full);
    const auto atSouth = std::count_if(full.begin(), full.end(), [](const SpaceBorder& line) {
        return !line.isAcross() && line.s1 <= 0.3 && line.lane0 == 1;
    });
    EXPECT_EQ(atSouth, 1);
}

TEST(SpaceBorders, LeaveTheLinesOfAYToIt) {
    for (const char* id : {"415a", "415b"})
        for (const SpaceBorder& line : ofKind(side(id), BorderKind::Full)) {
            EXPECT_FALSE(line.isAcross() && (line.s0 == 0.3 || line.s0 == 0.7)) << id;
            EXPECT_FALSE(!line.isAcross() && line.s0 >= 0.3 && line.s1 <= 0.7) << id;
        }
}

TEST(SpaceBorders, RunIntoASlantedCrossingAndLeaveItsEndsToIt) {
    const TileSide& crossing = side("141b");
    for (const SpaceBorder& line : ofKind(crossing, BorderKind::Full)) {
        EXPECT_FALSE(line.isAcross());
        EXPECT_TRUE(line.s1 > 0.28 || line.s0 < 0.72);
    }
    EXPECT_TRUE(runsAlong(crossing, 1, 0.28, 0.3));
}

TEST(SpaceBorders, LieOnTheRoadsOfEveryTile) {
    for (const TileSide& tile : catalogue().sides())
        for (const SpaceBorder& line : spaceBorders(tile)) {
            ASSERT_LT(line.road, tile.roads.size());
            const double lanes = tile.roads[line.road].widestLanes();
            EXPECT_GE(std::min(line.lane0, line.lane1), 0) << qPrintable(tile.id.toString());
            EXPECT_LE(std::max(line.lane0, line.lane1), lanes) << qPrintable(tile.id.toString());
            EXPECT_GE(line.s0, 0) << qPrintable(tile.id.toString());
            EXPECT_LE(line.s1, 1) << qPrintable(tile.id.toString());
        }
}

} // namespace
} // namespace stagewright
