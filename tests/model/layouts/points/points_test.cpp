#include "tests/model/layouts/points/titans_on_board.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace stagewright {
namespace {

std::string endOf(const char* from, std::initializer_list<PointStep> steps) {
    TitanSpot at = spot(from);
    for (const PointStep step : steps)
        at = TitanBoard::next(at, step);
    const QString name = nameOfPlace(pointNumbered(at.point));
    return (at.laps == 0 ? name : name + QStringLiteral(" %1").arg(at.laps)).toStdString();
}

TEST(Points, AreThirtySixOfWhichThreeAreInARow) {
    int points = 0;
    for (int column = 0; column < pointColumns; ++column)
        for (int row = 1; row <= pointRows; ++row)
            if (isPoint({column, row})) {
                ++points;
                EXPECT_EQ(pointNumbered(numberOfPoint({column, row})), (Place{column, row}));
            }
    EXPECT_EQ(points, pointCount);
    for (const char* name : {"A1", "C1", "E1", "B2", "F12", "D6"})
        EXPECT_TRUE(isPoint(*placeNamed(QString::fromLatin1(name)))) << name;
    EXPECT_FALSE(isPoint(*placeNamed(u"A2")));
    EXPECT_EQ(nameOfPlace({5, 12}), QStringLiteral("F12"));
    for (const char16_t* name : {u"G1", u"A0", u"A13", u"A", u"", u"A01", u"5E", u"A1x"})
        EXPECT_FALSE(placeNamed(name)) << QString::fromUtf16(name).toStdString();
}

TEST(Points, StepsWrapAtEveryEdge) {
    const auto F = PointStep::Forward;
    const auto L = PointStep::Left;
    const auto R = PointStep::Right;
    EXPECT_EQ(endOf("B10", {F, F}), "B2 1");
    EXPECT_EQ(endOf("B10", {L, L, L}), "E1 1");
    EXPECT_EQ(endOf("B10", {R, R, R}), "E1 1");
    EXPECT_EQ(endOf("F12", {R}), "A1 1");
    EXPECT_EQ(endOf("A3", {L}), "F4");
    EXPECT_EQ(endOf("A1", {PointStep::Backward}), "A11 -1");
    EXPECT_EQ(endOf("B2", {PointStep::Backward}), "B12 -1");
}

TEST(Points, TwelveOfTheHundredAndEightStepsAheadCrossTheLine) {
    int steps = 0;
    int crossing = 0;
    for (int point = 0; point < pointCount; ++point)
        for (const PointStep step : stepsAhead) {
            ++steps;
            crossing += stepFrom(point, step).laps;
        }
    EXPECT_EQ(steps, 108);
    EXPECT_EQ(crossing, 12);
}

TEST(Points, ALineForwardClosesAfterSixPointsADiagonalOneAfterTwelve) {
    for (int point = 0; point < pointCount; ++point)
        for (const PointStep step : stepsAhead) {
            int at = point;
            int steps = 0;
            do {
                at = stepFrom(at, step).point;
                ++steps;
            } while (at != point);
            EXPECT_EQ(steps, step == PointStep::Forward ? 6 : 12);
        }
}

RC_GTEST_PROP(Points, EveryStepIsUndoneByTheOppositeOne, ()) {
    const int point = *rc::gen::inRange(0, pointCount);
    const int number = *rc::gen::inRange(0, 6);
    constexpr std::array opposite{PointStep::Backward, PointStep::BackRight, PointStep::BackLeft,
                                  PointStep::Forward,  PointStep::Right,     PointStep::Left};
    const StepEnd there = stepFrom(point, allPointSteps[static_cast<std::size_t>(number)]);
    const StepEnd back = stepFrom(there.point, opposite[static_cast<std::size_t>(number)]);
    RC_ASSERT(back.point == point);
    RC_ASSERT(back.laps + there.laps == 0);
}

RC_GTEST_PROP(Points, SixDifferentPointsAreNeighbours, ()) {
    const int point = *rc::gen::inRange(0, pointCount);
    std::set<int> neighbours;
    for (const PointStep step : allPointSteps)
        neighbours.insert(stepFrom(point, step).point);
    RC_ASSERT(neighbours.size() == 6U);
    RC_ASSERT(!neighbours.contains(point));
}

} // namespace
} // namespace stagewright
