#include "editor/hextiles/ring/ring_places.h"

#include <QLineF>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

constexpr double pictureRadius = 25;
const RingCentre north{{400, 300}, {0, -1}, 60};

bool isAnywhere(QPointF) {
    return true;
}

TEST(RingPlaces, StandRoundTheHexFromLeftToRightWithTheMiddleOneAhead) {
    const auto places = ringPlaces(north, 5, pictureRadius, isAnywhere);
    ASSERT_EQ(places.size(), 5U);
    for (const QPointF place : places) // hex, gap, picture
        EXPECT_NEAR(QLineF(north.middle, place).length(), 60 + 5 + 25, 1e-9);
    for (std::size_t i = 1; i < places.size(); ++i) {
        EXPECT_NEAR(QLineF(places[i - 1], places[i]).length(), 2 * 25 + 5, 1e-9);
        EXPECT_LT(places[i - 1].x(), places[i].x());
    }
    EXPECT_NEAR(places[2].x(), 400, 1e-9);
    EXPECT_NEAR(places[2].y(), 300 - 90, 1e-9);
    EXPECT_NEAR(places[0].y(), places[4].y(), 1e-9);
}

TEST(RingPlaces, AreNoneWhereThereIsNoRoom) {
    const auto right = ringPlaces(north, 4, pictureRadius,
                                  [](QPointF place) { return place.x() > 400 + pictureRadius; });
    ASSERT_FALSE(right.empty());
    for (const QPointF place : right)
        EXPECT_GT(place.x(), 425);
    EXPECT_TRUE(ringPlaces(north, 4, pictureRadius, [](QPointF) { return false; }).empty());
}

TEST(RingPlaces, WhatFindsNoRoomInTheFirstRingStandsInAWiderOne) {
    const auto narrow = [](QPointF place) { return std::abs(place.x() - 400) < 30; };
    const auto places = ringPlaces(north, 3, pictureRadius, narrow);
    ASSERT_EQ(places.size(), 3U);
    std::vector<double> far;
    for (const QPointF place : places)
        far.push_back(std::round(QLineF(north.middle, place).length()));
    std::sort(far.begin(), far.end());
    EXPECT_EQ(far, (std::vector<double>{90, 145, 200}));
}

TEST(RingPlaces, NeverLieBehindTheHexWhereTheRoadComesFrom) {
    for (const QPointF place : ringPlaces(north, 50, pictureRadius, isAnywhere)) {
        const QPointF from = place - north.middle;
        const double angle = std::acos(-from.y() / QLineF(QPointF(), from).length());
        EXPECT_LE(angle * 180 / std::acos(-1.0), 130 + 1e-9);
    }
}

} // namespace

} // namespace stagewright
