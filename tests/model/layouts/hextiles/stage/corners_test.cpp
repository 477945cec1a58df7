#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/catalogue/centre_line.h"
#include "model/layouts/hextiles/stage/corners.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {
namespace {

const Road& roadOf(const char* side, std::size_t road = 0) {
    return catalogue().find(tileId(side))->roads[road];
}

QStringList idsOf(const std::vector<const Space*>& spaces) {
    QStringList ids;
    for (const Space* space : spaces)
        ids << space->id;
    return ids;
}

/// How long the middle of a lane is on a part of the road.
double lengthOf(const CentreLine& line, Stretch part, double lane) {
    constexpr int steps = 50;
    double length = 0;
    const auto at = [&](int i) {
        return line.point((part.begin + (part.end - part.begin) * double(i) / steps) / 100, lane);
    };
    for (int i = 0; i < steps; ++i) {
        const QPointF way = at(i + 1) - at(i);
        length += std::hypot(way.x(), way.y());
    }
    return length;
}

double middle(const Space& space) {
    return (space.lanes.left + space.lanes.right) / 2;
}

TEST(Corners, NumberedOnesHaveTheLinesOfTheRecord) {
    const auto corners = cornersOf(roadOf("215a"));
    ASSERT_EQ(corners.size(), 2U);
    EXPECT_EQ(idsOf(corners[0].outside),
              QStringList({QStringLiteral("c"), QStringLiteral("d"), QStringLiteral("e")}));
    EXPECT_EQ(idsOf(corners[0].inside), QStringList{QStringLiteral("f")});
    EXPECT_EQ(corners[0].part, (Stretch{17, 43}));
    EXPECT_TRUE(corners[0].right);
    EXPECT_EQ(idsOf(corners[1].inside), QStringList{QStringLiteral("l")});
    EXPECT_EQ(corners[1].part, (Stretch{57, 83}));
    EXPECT_FALSE(corners[1].right);
}

TEST(Corners, OutsideLineOfOtherRoadsIsTheLaneFarthestFromTheInside) {
    const auto right = cornersOf(roadOf("115a"));
    ASSERT_EQ(right.size(), 1U);
    EXPECT_EQ(idsOf(right[0].outside), QStringList({QStringLiteral("d"), QStringLiteral("e")}));
    EXPECT_EQ(idsOf(right[0].inside), QStringList{QStringLiteral("f")});
    const auto left = cornersOf(roadOf("122a"));
    ASSERT_EQ(left.size(), 1U);
    EXPECT_EQ(idsOf(left[0].outside), QStringList({QStringLiteral("e"), QStringLiteral("f")}));
    EXPECT_FALSE(left[0].right);
}

TEST(Corners, AnSIsTwoOfThem) {
    const auto corners = cornersOf(roadOf("134a"));
    ASSERT_EQ(corners.size(), 2U);
    EXPECT_TRUE(corners[0].right);
    EXPECT_EQ(corners[0].part, (Stretch{17, 50}));
    EXPECT_FALSE(corners[1].right);
    EXPECT_EQ(corners[1].part, (Stretch{50, 83}));
    // Where one space spans both swings it belongs to both.
    const auto narrow = cornersOf(roadOf("231a"));
    ASSERT_EQ(narrow.size(), 2U);
    EXPECT_EQ(idsOf(narrow[0].outside), idsOf(narrow[1].outside));
}

TEST(Corners, StraightRoadsHaveNone) {
    for (const char* side : {"103a", "121a", "131b", "204b", "416b"})
        EXPECT_TRUE(cornersOf(roadOf(side)).empty()) << side;
    EXPECT_TRUE(cornersOf(roadOf("201a")).empty()); // a yard
}

TEST(Corners, BendWithoutLimitsIsOneOverTheWholeRoad) {
    const auto corners = cornersOf(roadOf("208a"));
    ASSERT_EQ(corners.size(), 1U);
    EXPECT_EQ(corners[0].part, (Stretch{0, 100}));
    EXPECT_NEAR(corners[0].degrees, 60, 1);
    EXPECT_TRUE(corners[0].outside.empty());
}

TEST(Corners, EveryRoadTurnsByWhatItsEdgesSay) {
    for (const TileSide& side : catalogue().sides())
        for (const Road& road : side.roads) {
            const auto corners = cornersOf(road);
            if (corners.size() != 1 || corners[0].part != Stretch{0, 100} || !road.path.empty())
                continue;
            EXPECT_NEAR(std::abs(corners[0].degrees), 60 * road.bend(), 1)
                << side.id.toString().toStdString();
        }
}

// The side that a note names: the inside line of every corner is the shorter way.
TEST(Corners, InsideLineIsTheShorterOne) {
    int compared = 0;
    for (const TileSide& side : catalogue().sides())
        for (const Road& road : side.roads) {
            const CentreLine line(road);
            for (const Corner& corner : cornersOf(road)) {
                EXPECT_EQ(corner.right, corner.degrees > 0) << side.id.toString().toStdString();
                if (corner.inside.empty() || corner.outside.empty())
                    continue;
                ++compared;
                const double inner = middle(*corner.inside.front());
                const double outer = middle(*corner.outside.front());
                EXPECT_LT(lengthOf(line, corner.part, inner), lengthOf(line, corner.part, outer))
                    << side.id.toString().toStdString();
                EXPECT_EQ(corner.right, inner > outer) << side.id.toString().toStdString();
            }
        }
    EXPECT_GT(compared, 100);
}

} // namespace
} // namespace stagewright
