#include "model/drive/race/turn_search.h"
#include "tests/model/drive/drives.h"
#include "tests/model/drive/race/plain_turn.h"
#include "tests/model/drive/race/race_roads.h"

#include <gtest/gtest.h>

#include <random>

namespace stagewright {
namespace {

/// A road, and who looks for a way on it.
struct Traffic {
    explicit Traffic(RaceRoad road, const DriveRules& rules = gtRules())
        : track(std::move(road))
        , drive(*LoneDrive::solve(track, rules, rules.dashboards.front(), Manner::Reference)) {}

    RaceTrack track;
    LoneDrive drive;
    TurnSearch search{track};
};

constexpr int twoLanes = 2;
constexpr int threeLanes = 3;

SpaceVertex two(int row, int lane) {
    return spaceAt(row, lane, twoLanes);
}
SpaceVertex three(int row, int lane) {
    return spaceAt(row, lane, threeLanes);
}

} // namespace

/// Book 003, "Ueberholen": a car in gear 3 may come beside one in gear 1, 2 or 3, not 4, 5 or 6.
TEST(Passing, TakesAtLeastTheGearOfTheCarBeside) {
    Traffic on(straightRoad(8, twoLanes));
    for (int theirs = 0; theirs <= highestGear; ++theirs) {
        const std::array others{OtherCar{two(2, 1), theirs}};
        (void)on.search.begin(on.drive, two(1, 0), 3, others);
        for (int gear = 1; gear <= highestGear; ++gear)
            EXPECT_EQ(on.search.isOpen(two(1, 0), two(2, 0), gear), gear >= theirs)
                << gear << " beside " << theirs;
        EXPECT_FALSE(on.search.isOpen(two(1, 0), two(2, 1), highestGear));
    }
}

/// The same: once beside, it goes on at any speed, and onto a space that is level with the same
/// car.
TEST(Passing, WhoIsBesideGoesOnAtAnySpeed) {
    RaceRoad road = straightRoad(8, twoLanes);
    // The right lane of rows 2 and 3 is one space: both rows of the left lane are beside it.
    road.graph[two(2, 1)].end = road.graph[two(3, 1)].end;
    Traffic on(std::move(road));
    const std::array others{OtherCar{two(2, 1), 5}};
    (void)on.search.begin(on.drive, two(1, 0), 5, others);
    EXPECT_FALSE(on.search.isOpen(two(1, 0), two(2, 0), 4));
    EXPECT_TRUE(on.search.isOpen(two(1, 0), two(2, 0), 5));
    EXPECT_TRUE(on.search.isOpen(two(2, 0), two(3, 0), 4)); // beside it already
    EXPECT_TRUE(on.search.isOpen(two(3, 0), two(4, 0), 3));
}

/// The same: "it is possible to pass by driving diagonally between two cars".
TEST(Passing, LeadsDiagonallyBetweenTwoCars) {
    Traffic on(straightRoad(8, twoLanes));
    const std::array others{OtherCar{two(2, 1), 2}, OtherCar{two(3, 0), 2}};
    (void)on.search.begin(on.drive, two(1, 0), 3, others);
    EXPECT_TRUE(on.search.isOpen(two(1, 0), two(2, 0), 3));
    EXPECT_TRUE(on.search.isOpen(two(2, 0), two(3, 1), 3));
    EXPECT_FALSE(on.search.isOpen(two(2, 0), two(3, 0), 3));
}

/// The example with the red, the blue (gear 5) and the yellow car (gear 6): red comes beside blue
/// in gear 5, goes up into 6 diagonally beside yellow, and then on in any gear.
TEST(Passing, RedPassesBlueAndYellow) {
    Traffic on(straightRoad(8, threeLanes));
    const std::array others{OtherCar{three(2, 0), 5}, OtherCar{three(3, 2), 6}};
    (void)on.search.begin(on.drive, three(1, 1), 5, others);
    EXPECT_TRUE(on.search.isOpen(three(1, 1), three(2, 1), 5));
    EXPECT_FALSE(on.search.isOpen(three(2, 1), three(3, 1), 5));
    EXPECT_TRUE(on.search.isOpen(three(2, 1), three(3, 1), 6));
    EXPECT_TRUE(on.search.isOpen(three(3, 1), three(4, 1), 3));
}

/// "Blockiert", the yellow car: blue and green take the whole width; its turn ends where it is, in
/// its gear.
TEST(Blocked, WhoHasNoSpaceAheadIsHeldUp) {
    Traffic on(straightRoad(8, twoLanes));
    const std::array others{OtherCar{two(2, 0), 3}, OtherCar{two(2, 1), 3}};
    EXPECT_EQ(on.search.begin(on.drive, two(1, 0), 4, others), TurnSearch::Begin::HeldUp);
    const RaceValue stands = on.drive.ended(two(1, 0), 4);
    EXPECT_DOUBLE_EQ(on.search.value().seconds, stands.seconds);
}

/// The same, the red car: it can go one space, but not gather speed to come beside orange; it ends
/// its turn there.
TEST(Blocked, WhoCannotReachTheGearStopsBehind) {
    Traffic on(straightRoad(10, twoLanes));
    const std::array others{OtherCar{two(3, 0), 6}, OtherCar{two(4, 1), 6}};
    ASSERT_EQ(on.search.begin(on.drive, two(1, 0), 2, others), TurnSearch::Begin::Moves);
    const RaceMove first = on.search.first();
    EXPECT_EQ(on.track.node(first.exit->to).begin, on.track.node(two(2, 0)).begin);
    const std::uint32_t pool = on.drive.pools().arrivals()[first.arrival].pool;
    EXPECT_EQ(on.search.next(on.drive.place(first.exit->to), pool, 0).exit, nullptr);
}

/// "... or would have to lose control at once and unavoidably because of another car."
TEST(Blocked, WhoCouldOnlyLoseControlStands) {
    const auto limited = [] {
        RaceRoad road = straightRoad(8, twoLanes);
        for (const auto arc : boost::make_iterator_range(edges(road.graph)))
            if (target(arc, road.graph) == two(2, 0))
                road.graph[arc].limit = 1;
        return road;
    };
    Traffic on(limited());
    const std::array right{OtherCar{two(2, 1), 1}};
    // In gear 6 none comes down to 1 with three brakes; to the right nothing is in the way.
    EXPECT_EQ(on.search.begin(on.drive, two(1, 0), 6, {}), TurnSearch::Begin::Moves);
    EXPECT_EQ(on.search.begin(on.drive, two(1, 0), 6, right), TurnSearch::Begin::HeldUp);
    EXPECT_EQ(on.search.begin(on.drive, two(1, 0), 5, right), TurnSearch::Begin::Moves);
}

/// A space is the printed one, whatever the lap.
TEST(Blocked, LappedCarsAreInTheWay) {
    Traffic on(roadFrom("gt-circuits/course1.json", gtRules(), 2));
    const auto laps = [&](SpaceVertex v) { return on.track.spacesOf(on.track.space(v).cell); };
    const SpaceVertex pole = on.track.road().grid.front();
    ASSERT_EQ(laps(pole).size(), 3U); // at the start, and at the end of both laps
    const SpaceVertex last = laps(pole).back();
    for (const auto arc : boost::make_iterator_range(out_edges(pole, on.track.graph()))) {
        const SpaceVertex to = target(arc, on.track.graph());
        ASSERT_EQ(laps(to).size(), 3U);
        const SpaceVertex finish = laps(to).back();
        EXPECT_TRUE(on.track.node(finish).finish);
        const std::array lapping{OtherCar{laps(to)[1], 0}};
        (void)on.search.begin(on.drive, pole, 0, lapping);
        EXPECT_FALSE(on.search.isOpen(pole, to, 1));
        const std::array lapped{OtherCar{to, 0}};
        (void)on.search.begin(on.drive, last, 3, lapped);
        EXPECT_FALSE(on.search.isOpen(last, finish, 3));
    }
}

/// Book 000, "other cars in corners": the same line, and not past the car.
TEST(Corners, AreDrivenByTheLineOfTheCarInThem) {
    const RaceRoad stage = roadFrom("dirt-rulebook/rally1-ss1.json", dirtRules());
    Traffic on(stage, dirtRules());
    int looked = 0;
    for (SpaceVertex car = 1; car < on.track.size(); ++car) {
        if (on.track.node(car).corner == 0)
            continue;
        const std::array others{OtherCar{car, 1}};
        for (SpaceVertex from = 1; from < car; ++from)
            for (const auto arc : boost::make_iterator_range(out_edges(from, on.track.graph()))) {
                const SpaceVertex to = target(arc, on.track.graph());
                if (on.track.node(to).corner != on.track.node(car).corner ||
                    on.track.node(from).corner == on.track.node(car).corner)
                    continue;
                (void)on.search.begin(on.drive, from, 3, others);
                const bool sameLine = on.track.space(to).isOutside == on.track.space(car).isOutside;
                const bool behind = on.track.distance(to) < on.track.distance(car);
                EXPECT_EQ(on.search.isOpen(from, to, highestGear), sameLine && behind);
                ++looked;
            }
    }
    EXPECT_GT(looked, 20);
}

/// The search looks at little; the plain way at everything.
TEST(TurnSearch, EqualsThePlainWay) {
    for (const char* file : {"gt-circuits/course1.json", "gt-circuits/course5.json"}) {
        Traffic on(roadFrom(file, gtRules()));
        std::mt19937 random(7);
        const auto below = [&](std::size_t bound) {
            return std::uniform_int_distribution<std::size_t>(0, bound - 1)(random);
        };
        int heldUp = 0;
        int worse = 0;
        for (int i = 0; i < 60; ++i) {
            const auto at = static_cast<SpaceVertex>(1 + below(on.track.size() - 30));
            if (on.track.node(at).finish)
                continue;
            const auto gear = static_cast<int>(below(5));
            std::vector<OtherCar> others;
            for (int car = 0; car < 3; ++car) {
                const OtherCar other{static_cast<SpaceVertex>(at + 1 + below(12)),
                                     static_cast<int>(below(7))};
                if (other.space < on.track.size() && !on.track.node(other.space).finish)
                    others.push_back(other);
            }
            const auto begin = on.search.begin(on.drive, at, gear, others);
            const auto plain = plainTurn(on.drive, at, gear, others);
            ASSERT_EQ(begin == TurnSearch::Begin::Moves, plain.has_value()) << file << ' ' << at;
            if (!plain) {
                ++heldUp;
                continue;
            }
            EXPECT_NEAR(on.search.value().seconds, plain->seconds, 1e-7) << file << ' ' << at;
            EXPECT_NEAR(on.search.value().losses, plain->losses, 1e-6) << file << ' ' << at;
            worse += plain->seconds > on.drive.turn(at, gear).value.seconds + 1e-6 ? 1 : 0;
        }
        EXPECT_GT(heldUp, 2);
        EXPECT_GT(worse, 15);
    }
}

} // namespace stagewright
