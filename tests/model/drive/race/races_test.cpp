#include "model/drive/exact_solver.h"
#include "model/drive/race/races.h"
#include "tests/model/drive/drives.h"
#include "tests/model/drive/race/enumerated_race.h"
#include "tests/model/drive/race/kept_rules.h"
#include "tests/model/drive/race/race_roads.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {
namespace {

const std::string course1 = "gt-circuits/course1.json";

RaceSettings manyCars(int cars) {
    return {cars};
}

/// A mean and its standard error that an independent program found.
struct Reference {
    RaceCount count;
    double mean;
    double error;
};

void agrees(const RaceStatistics& races, const Reference& expected) {
    const MeanFigure figure = races.figure(expected.count);
    // The printed figures are rounded to three digits, or two.
    EXPECT_NEAR(figure.mean, expected.mean, 4 * std::hypot(figure.error, expected.error) + 0.0005)
        << static_cast<int>(expected.count);
}

constexpr std::int64_t someRaces = 1500;

} // namespace

/// From the places on the grid a lone car has these seconds, a loss costing 60 s in gears 1 and 2,
/// 90 s above.
TEST(LoneDrive, ExpectsWhatTheRaceSaysFromEachPlaceOnTheGrid) {
    const RaceTrack track(roadFrom(course1, gtRules()));
    const auto drive =
        LoneDrive::solve(track, gtRules(), track.road().dashboard, Manner::Reference);
    constexpr std::array expected{158.11, 158.11, 161.88, 161.88, 178.08, 178.08};
    ASSERT_EQ(track.road().grid.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        EXPECT_NEAR(drive->turn(track.road().grid[i], 0).value.seconds, expected.at(i), 0.005);
}

/// Alone the drivers of other profiles are what the exact solver says.
TEST(LoneDrive, EqualsTheExactSolver) {
    for (const char* file : {"dirt-rulebook/rally1-ss1.json", "dirt-rulebook/rally4-ss2.json"}) {
        const RaceTrack track(roadFrom(file, dirtRules()));
        const std::array manners{std::pair(Manner::Optimal, Profile::Optimal),
                                 std::pair(Manner::Careful, Profile::Careful),
                                 std::pair(Manner::Brisk, Profile::Brisk)};
        for (const auto& [manner, profile] : manners) {
            const auto drive = LoneDrive::solve(track, dirtRules(), track.road().dashboard, manner);
            const auto exact =
                solveExactly(track.graph(), dirtRules(), track.road().dashboard, {}, profile);
            EXPECT_NEAR(drive->turn(startVertex, 0).value.seconds, exact->start.seconds, 1e-6)
                << file << ' ' << name(manner).toStdString();
        }
    }
}

/// The reference figures of the race's rules, of an independent program's 20,000 races.
TEST(Races, AgreeWithAnIndependentProgram) {
    using Count = RaceCount;
    const std::map<int, std::vector<Reference>> expected{{1,
                                                          {{Count::RoundsFirst, 7.491, .007},
                                                           {Count::RoundsLast, 7.491, .007},
                                                           {Count::Turns, 7.491, .007},
                                                           {Count::Losses, 0.194, .003}}},
                                                         {2,
                                                          {{Count::RoundsFirst, 7.418, .006},
                                                           {Count::RoundsLast, 8.362, .007},
                                                           {Count::Turns, 15.781, .012},
                                                           {Count::HeldUp, 0.108, .002},
                                                           {Count::Hindered, 4.031, .015},
                                                           {Count::Passes, 1.265, .007},
                                                           {Count::LeadChanges, 1.265, .007},
                                                           {Count::Losses, 0.426, .004},
                                                           {Count::OffRoad, 0.013, .001},
                                                           {Count::Gap, 7.34, .02}}},
                                                         {4,
                                                          {{Count::RoundsFirst, 7.446, .006},
                                                           {Count::RoundsLast, 10.127, .007},
                                                           {Count::Turns, 35.343, .022},
                                                           {Count::HeldUp, 0.717, .006},
                                                           {Count::Hindered, 16.669, .028},
                                                           {Count::Passes, 5.497, .018},
                                                           {Count::LeadChanges, 1.438, .008},
                                                           {Count::Losses, 0.895, .006},
                                                           {Count::OffRoad, 0.038, .001},
                                                           {Count::Gap, 12.84, .03}}},
                                                         {6,
                                                          {{Count::RoundsFirst, 7.444, .006},
                                                           {Count::RoundsLast, 11.718, .008},
                                                           {Count::Turns, 58.209, .033},
                                                           {Count::HeldUp, 1.722, .010},
                                                           {Count::Hindered, 32.379, .041},
                                                           {Count::Passes, 10.642, .027},
                                                           {Count::LeadChanges, 1.423, .008},
                                                           {Count::Losses, 1.356, .008},
                                                           {Count::OffRoad, 0.066, .002},
                                                           {Count::Gap, 16.94, .02}}}};
    const std::map<int, std::vector<double>> wins{{1, {1}},
                                                  {2, {.488, .512}},
                                                  {4, {.335, .385, .111, .168}},
                                                  {6, {.324, .373, .089, .156, .023, .035}}};
    for (const auto& [cars, figures] : expected) {
        const auto simulator = racesOn(roadFrom(course1, gtRules()), gtRules(), manyCars(cars));
        const auto races = runRaces(*simulator, {someRaces, 0, 11, 1});
        SCOPED_TRACE(cars);
        for (const Reference& figure : figures)
            agrees(*races, figure);
        for (int car = 0; car < cars; ++car) {
            const double share = wins.at(cars)[static_cast<std::size_t>(car)];
            const double spread = share * (1 - share);
            EXPECT_NEAR(races->wins(car).mean, share,
                        4 * std::sqrt(spread / someRaces + spread / 20'000) + 0.0005)
                << car;
        }
    }
}

/// On tiny roads every way in which the dice may fall is looked at.
TEST(Races, EqualTheEnumerationOfTinyRoads) {
    for (const int lanes : {1, 2}) {
        SCOPED_TRACE(lanes);
        RaceRoad road = straightRoad(5, lanes);
        if (lanes == 1) // one behind the other
            road.grid = {spaceAt(1, 0, 1), spaceAt(0, 0, 1)};
        for (const auto arc : boost::make_iterator_range(edges(road.graph)))
            if (road.graph[target(arc, road.graph)].begin == 3 * 50)
                road.graph[arc].limit = 3;
        const auto simulator = racesOn(std::move(road), gtRules(), manyCars(2));
        const EnumeratedRace exact = enumeratedRace(*simulator, gtRules());
        const auto races = runRaces(*simulator, {20'000, 0, 2, 1});
        const auto equals = [&](RaceCount count, double expected) {
            const MeanFigure figure = races->figure(count);
            EXPECT_NEAR(figure.mean, expected, 4 * figure.error + 1e-9) << static_cast<int>(count);
        };
        equals(RaceCount::RoundsFirst, exact.roundsFirst);
        equals(RaceCount::Turns, exact.turns);
        equals(RaceCount::Losses, exact.losses);
        equals(RaceCount::HeldUp, exact.heldUp);
        equals(RaceCount::OffRoad, exact.offRoad);
        EXPECT_NEAR(races->wins(0).mean, exact.firstWins, 4 * races->wins(0).error + 1e-9);
        EXPECT_GT(exact.losses, 0.001);
        EXPECT_EQ(exact.heldUp > 0.001, lanes == 1);
    }
}

TEST(Races, AreTheSameForAnyNumberOfThreads) {
    const auto simulator = racesOn(roadFrom(course1, gtRules()), gtRules(), manyCars(3));
    const auto one = runRaces(*simulator, {400, 0, 5, 1});
    EXPECT_EQ(*runRaces(*simulator, {400, 0, 5, 4}), *one);
    EXPECT_FALSE(*runRaces(*simulator, {400, 0, 6, 4}) == *one);
    EXPECT_EQ(one->races(), 400);
}

TEST(Races, StopWhenAsked) {
    const auto simulator = racesOn(roadFrom(course1, gtRules()), gtRules(), manyCars(2));
    std::stop_source stop;
    const auto stopped = runRaces(*simulator, {1'000'000'000, 0, 5, 2}, stop.get_token(),
                                  [&](const RaceStatistics&) { stop.request_stop(); });
    EXPECT_FALSE(stopped.has_value());
    const auto close = runRaces(*simulator, {1'000'000, 0.2, 5, 2});
    EXPECT_LE(1.96 * close->figure(RaceCount::RoundsFirst).error, 0.2);
    EXPECT_LT(close->races(), 10'000);
}

/// No two cars on a space, gears that dice allow, everybody in at the end; and a record that says
/// what was counted.
TEST(Races, KeepTheRules) {
    std::vector<std::pair<std::string, const DriveRules*>> roads;
    for (const std::string& file : gtCircuits())
        roads.emplace_back(file, &gtRules());
    const auto stages = rulebookStages();
    for (std::size_t i = 0; i < stages.size(); i += 5)
        roads.emplace_back(stages[i], &dirtRules());
    for (const auto& [file, rules] : roads) {
        const bool isGt = rules == &gtRules();
        const auto simulator = racesOn(roadFrom(file, *rules), *rules, manyCars(isGt ? 6 : 4));
        EXPECT_EQ(brokenInRaces(*simulator, 3, 10), "") << file;
    }
}

/// Book 000: each driver plays two turns before the next starts.
TEST(Races, DirtStagesAreStartedOneARound) {
    const auto simulator =
        racesOn(roadFrom("dirt-rulebook/rally1-ss1.json", dirtRules()), dirtRules(), manyCars(4));
    RaceSimulator::Memory memory(*simulator);
    RaceStatistics tally(4, simulator->pieces());
    DriveRecord record;
    (void)simulator->race(1, 1, memory, tally, &record);
    std::vector<int> first;
    for (const RecordedTurn& turn : record.turns)
        if (turn.round < 4)
            first.push_back(turn.car);
    EXPECT_EQ(first.size(), 10U);
    for (int car = 0; car < 4; ++car)
        EXPECT_EQ(std::count(first.begin(), first.end(), car), 4 - car);
    EXPECT_EQ(first[0], 0);
    EXPECT_EQ(first[1], 0);
    EXPECT_EQ(first[2], 1);
}

TEST(Races, GridsWithTooFewPlacesAreRefused) {
    RaceRoad road = straightRoad(10, 2);
    const auto made = RaceSimulator::make(std::move(road), gtRules(), manyCars(3));
    ASSERT_FALSE(made.has_value());
    EXPECT_TRUE(made.error().what.contains(QStringLiteral("grid")))
        << made.error().what.toStdString();
}

/// The first corner of course 1 bends one way: where it bends right the pole is on the right.
TEST(Races, MirroredGridsHaveThePoleInside) {
    RaceRoad road = straightRoad(10, 2);
    road.spaces[spaceAt(5, 0, 2)].isCorner = true;
    road.spaces[spaceAt(5, 0, 2)].bendsRight = true;
    RaceSettings settings = manyCars(2);
    settings.mirroredGrid = true;
    EXPECT_EQ(racesOn(road, gtRules(), settings)->start(0), spaceAt(0, 1, 2));
    road.spaces[spaceAt(5, 0, 2)].bendsRight = false;
    EXPECT_EQ(racesOn(road, gtRules(), settings)->start(0), spaceAt(0, 0, 2));
}

} // namespace stagewright
