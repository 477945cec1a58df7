#include "model/drive/race/pass_counter.h"
#include "model/drive/race/race_order.h"
#include "tests/model/drive/drives.h"
#include "tests/model/drive/race/race_roads.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

using Where = RacingCar::Where;

constexpr int lanesWide = 2;

SpaceVertex at(int row, int lane) {
    return spaceAt(row, lane, lanesWide);
}

/// With a corner in row 6 that bends to the right.
RaceTrack roadWithBend() {
    RaceRoad road = straightRoad(10, lanesWide);
    for (int lane = 0; lane < lanesWide; ++lane) {
        road.spaces[at(6, lane)].isCorner = true;
        road.spaces[at(6, lane)].bendsRight = true;
    }
    return RaceTrack(std::move(road));
}

using Numbers = std::vector<int>;

Numbers ordered(const std::vector<RacingCar>& cars, PlayOrder order) {
    const TurnOrder found = orderOfPlay(cars, roadWithBend(), order);
    return {found.begin(), found.end()};
}

} // namespace

/// Book 003, the example of the order of play: two cars in gear 5, of which the inner one plays
/// first; then the one further on of two in gear 2.
TEST(OrderOfPlay, GtGoesByGearThenDistanceThenLane) {
    enum : int { Blue, Yellow, Red, Green };
    const std::vector<RacingCar> cars{{Where::Road, at(3, 1), 5},
                                      {Where::Road, at(3, 0), 5},
                                      {Where::Road, at(4, 0), 2},
                                      {Where::Road, at(2, 1), 2}};
    EXPECT_EQ(ordered(cars, PlayOrder::Gear), (Numbers{Blue, Yellow, Red, Green}));
    EXPECT_EQ(ordered(cars, PlayOrder::Distance), (Numbers{Red, Blue, Yellow, Green}));
}

/// Book 003: gear 0 is last on the road, and cars off it come after, the one that left first first.
TEST(OrderOfPlay, CarsOffTheRoadComeLast) {
    const std::vector<RacingCar> cars{
        {Where::OffRoad, at(8, 1), 0, 2}, {Where::OffRoad, at(1, 0), 0, 1},
        {Where::Road, at(0, 0), 0},       {Where::In, at(9, 0), 6},
        {Where::Road, at(1, 1), 1},       {Where::BeforeLine, startVertex, 0}};
    EXPECT_EQ(ordered(cars, PlayOrder::Gear), (Numbers{4, 2, 1, 0}));
}

/// Book 000, its example: distance, then gear, then the inner lane.
TEST(OrderOfPlay, DirtGoesByDistanceThenGearThenLane) {
    const std::vector<RacingCar> cars{{Where::Road, at(2, 0), 4},
                                      {Where::Road, at(2, 1), 4},
                                      {Where::Road, at(2, 0), 5},
                                      {Where::Road, at(5, 0), 1}};
    EXPECT_EQ(ordered(cars, PlayOrder::Distance), (Numbers{3, 2, 1, 0}));
}

/// In a corner its own inside counts, beyond the last one of a stage the left.
TEST(OrderOfPlay, InsideIsThatOfTheCornerAhead) {
    const RaceTrack track = roadWithBend();
    EXPECT_LT(track.inside(at(5, 1)), track.inside(at(5, 0)));
    EXPECT_LT(track.inside(at(6, 1)), track.inside(at(6, 0)));
    EXPECT_LT(track.inside(at(7, 0)), track.inside(at(7, 1)));
}

TEST(PassCounter, CountsPairsThatHaveTurnedRound) {
    const RaceTrack track = roadWithBend();
    std::vector<RacingCar> cars{
        {Where::Road, at(0, 0), 0}, {Where::Road, at(0, 1), 0}, {Where::Road, at(0, 0), 0}};
    const std::vector<int> nobodyIn(3);
    PassCounter passes(cars, track);
    RaceOutcome counted;
    std::vector<SpaceVertex> where;
    const auto round = [&](std::array<SpaceVertex, 3> spaces, std::array<int, 3> gears) {
        for (std::size_t i = 0; i < cars.size(); ++i) {
            cars[i].space = spaces.at(i);
            cars[i].gear = gears.at(i);
        }
        counted = {};
        passes.endRound(cars, nobodyIn, counted, [&](SpaceVertex v) { where.push_back(v); });
    };
    // Level cars keep their order; the start is not gear 0.
    round({at(2, 0), at(2, 1), at(3, 0)}, {2, 2, 3});
    EXPECT_EQ(counted[RaceCount::Passes], 2);
    EXPECT_EQ(counted[RaceCount::LeadChanges], 1);
    EXPECT_EQ(where, (std::vector{at(3, 0), at(3, 0)}));
    round({at(4, 0), at(4, 1), at(4, 0)}, {2, 2, 3});
    EXPECT_EQ(counted[RaceCount::Passes], 0);
    EXPECT_EQ(counted[RaceCount::LeadChanges], 0);
    // A car that has lost control is passed apart, then and in the round after.
    round({at(5, 0), at(6, 1), at(7, 0)}, {0, 2, 3});
    EXPECT_EQ(counted[RaceCount::Passes], 0);
    EXPECT_EQ(counted[RaceCount::PassesApart], 1);
    cars[2].where = Where::OffRoad;
    round({at(6, 0), at(8, 1), at(7, 0)}, {1, 2, 0});
    EXPECT_EQ(counted[RaceCount::PassesApart], 1);
}

} // namespace stagewright
