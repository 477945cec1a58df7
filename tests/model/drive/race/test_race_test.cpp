#include "model/drive/drive_playback.h"
#include "model/drive/race/stage_races.h"
#include "model/drive/race/test_race.h"
#include "model/drive/stage_driving.h"
#include "tests/model/drive/drives.h"
#include "tests/model/drive/race/race_roads.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace stagewright {
namespace {

RoadToRace roadOf(const std::shared_ptr<const RaceSimulator>& simulator, const DriveRules& rules) {
    const RaceRoad& road = simulator->track().road();
    return {
        std::make_shared<const StageToDrive>(
            DriveTask{road.pieces, road.graph, road.dashboard, road.laps, road.piecesALap}, rules),
        simulator};
}

RoadToRace roadOn(const std::string& file, const DriveRules& rules, int cars) {
    return roadOf(racesOn(roadFrom(file, rules), rules, {cars}), rules);
}

/// The person does what costs least; `look` sees each stand before it.
template <typename Look>
TestRace drivenToTheEnd(TestRace race, Look look) {
    for (int step = 0; step < 2000 && !race.drive().isOver(); ++step) {
        look(race);
        const OpenChoices open = race.choices();
        if (open.stop && open.stop->isBest) {
            race = race.stopped();
            continue;
        }
        const auto best = std::find_if(open.rolls.begin(), open.rolls.end(),
                                       [](const OpenRoll& roll) { return roll.isBest; });
        EXPECT_NE(best, open.rolls.end());
        if (best == open.rolls.end())
            break;
        race = race.rolled(*best);
    }
    EXPECT_TRUE(race.drive().isOver());
    return race;
}

/// Cells of the cars on the road, by car, at the end of what a record has of them.
std::map<int, std::uint32_t> cellsOf(const RaceSoFar& race, const RaceTrack& track) {
    std::map<int, std::uint32_t> cells;
    for (std::size_t car = 0; car < race.cars.size(); ++car)
        if (race.cars[car].where == RacingCar::Where::Road && race.cars[car].space != startVertex)
            cells[static_cast<int>(car)] = track.space(race.cars[car].space).cell;
    return cells;
}

const std::string circuit = "gt-circuits/course1.json";

} // namespace

TEST(TestRaces, NobodyDrivesOntoAnother) {
    for (const auto& [file, rules] :
         {std::pair(circuit, &gtRules()),
          std::pair(std::string("dirt-rulebook/rally1-ss1.json"), &dirtRules())}) {
        SCOPED_TRACE(file);
        const RoadToRace road = roadOn(file, *rules, 5);
        const RaceTrack& track = road.simulator->track();
        for (const std::uint64_t seed : {1, 2, 3, 4, 5, 6}) {
            int looked = 0;
            const TestRace race =
                drivenToTheEnd(*TestRace::begun(road, seed, false), [&](const TestRace& now) {
                    ++looked;
                    auto cells = cellsOf(now.race(), track);
                    std::set<std::uint32_t> taken;
                    for (const auto& [car, cell] : cells)
                        ASSERT_TRUE(taken.insert(cell).second);
                    cells.erase(0); // the person's own
                    ASSERT_FALSE(now.choices().rolls.empty() && !now.choices().stop);
                    for (const OpenRoll& open : now.choices().rolls)
                        for (const auto& [car, cell] : cells)
                            ASSERT_TRUE(track.node(open.to).finish ||
                                        track.space(open.to).cell != cell);
                });
            EXPECT_GT(looked, 10);
            ASSERT_TRUE(race.race().isOver);
            std::set<int> places(race.race().places.begin(), race.race().places.begin() + 5);
            EXPECT_EQ(places, (std::set<int>{1, 2, 3, 4, 5}));
            // The person's seconds are the same in both books.
            int seconds = 0;
            for (const RecordedTurn& turn : race.race().record.turns)
                seconds += turn.car == 0 ? turn.seconds : 0;
            const auto& last = race.drive().record().turns.back();
            const int putBack = static_cast<int>(std::count_if(
                race.drive().record().turns.begin(), race.drive().record().turns.end(),
                [](const RecordedTurn& turn) { return turn.end == TurnEnd::Leaves; }));
            EXPECT_EQ(last.end, TurnEnd::Finishes);
            if (putBack == 0) {
                EXPECT_EQ(seconds, race.drive().seconds());
            }
        }
    }
}

/// Book 003: a space beside a car is entered in its gear or a higher one.
TEST(TestRaces, BesideAnotherOnlyInItsGearOrAHigherOne) {
    const RoadToRace road = roadOn(circuit, gtRules(), 6);
    const RaceTrack& track = road.simulator->track();
    int closed = 0;
    for (const std::uint64_t seed : {1, 2, 3, 4, 5, 6, 7, 8})
        (void)drivenToTheEnd(*TestRace::begun(road, seed, false), [&](const TestRace& now) {
            if (now.drive().isInTurn())
                return;
            const OpenChoices alone = now.drive().among(nullptr).choices();
            closed += static_cast<int>(alone.rolls.size() - now.choices().rolls.size());
            for (const OpenRoll& open : now.choices().rolls)
                for (std::size_t car = 1; car < now.race().cars.size(); ++car) {
                    const RacingCar& other = now.race().cars[car];
                    if (other.where != RacingCar::Where::Road || other.gear == 0)
                        continue;
                    const auto isBeside = [&](SpaceVertex space) {
                        const auto beside = track.beside(other.space);
                        return std::find(beside.begin(), beside.end(), space) != beside.end();
                    };
                    if (isBeside(open.to) && !isBeside(now.drive().space())) {
                        EXPECT_GE(open.gear, other.gear);
                    }
                }
        });
    EXPECT_GT(closed, 20);
}

TEST(TestRaces, WhoIsBlockedStandsAndKeepsTheGear) {
    RaceRoad one = straightRoad(12, 1);
    one.grid = {spaceAt(0, 0, 1), spaceAt(1, 0, 1)}; // the person behind
    const RoadToRace road = roadOf(racesOn(std::move(one), gtRules(), {2}), gtRules());
    int stood = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const TestRace race =
            drivenToTheEnd(*TestRace::begun(road, seed, false), [](const TestRace&) {});
        for (const RecordedTurn& turn : race.drive().record().turns)
            if (turn.end == TurnEnd::Stands && turn.gearBefore > 0) {
                ++stood;
                EXPECT_EQ(turn.gear, turn.gearBefore);
                EXPECT_EQ(turn.seconds, gtRules().seconds.at(static_cast<std::size_t>(turn.gear)));
            }
        const auto& turns = race.race().record.turns;
        if (std::none_of(turns.begin(), turns.end(),
                         [](const RecordedTurn& turn) { return turn.end == TurnEnd::Leaves; })) {
            EXPECT_EQ(race.race().places[1], 1); // there is no way past
        }
    }
    EXPECT_GT(stood, 0);
}

TEST(TestRaces, TakenBackTheyGoAsBefore) {
    const RoadToRace road = roadOn(circuit, gtRules(), 4);
    const TestRace start = *TestRace::begun(road, 9, true);
    const auto records = [&] {
        std::vector<DriveRecord> seen;
        (void)drivenToTheEnd(start,
                             [&](const TestRace& now) { seen.push_back(now.race().record); });
        return seen;
    };
    const auto once = records();
    EXPECT_EQ(records(), once);
    EXPECT_GT(once.back().turns.size(), 20U);
}

/// What a turn flat out pays takes seconds off in the race as well.
TEST(TestRaces, TokensCountInTheRace) {
    const RoadToRace road = roadOn("dirt-rulebook/rally1-ss1.json", dirtRules(), 3);
    TestRace race = *TestRace::begun(road, 5, false);
    PersonsPlan plan = race.drive().plan();
    for (int i = 0; i < 2; ++i)
        plan = plan.with(plan.choices().front());
    race = drivenToTheEnd(race.flatOut(plan), [](const TestRace&) {});
    EXPECT_EQ(race.drive().tokens(), 2);
    int sum = 0;
    for (const RecordedTurn& turn : race.drive().record().turns)
        sum += turn.seconds;
    EXPECT_EQ(race.drive().seconds(), sum - 2);
    EXPECT_EQ(race.race().record.outcomes.front().seconds, sum - 2);
    EXPECT_TRUE(race.race().record.turns.front().flatOut);
}

TEST(TestRaces, AloneAreTestDrives) {
    const auto stage = std::make_shared<const StageToDrive>(
        *driveTaskOf(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")), games(),
                     dirtRules(), 1),
        dirtRules());
    TestRace race = *TestRace::begun({stage, nullptr}, 3, true);
    TestDrive drive = *TestDrive::begun(stage, 3, true);
    for (int i = 0; i < 12 && !drive.isOver(); ++i) {
        const OpenRoll roll = drive.choices().rolls.front();
        race = race.rolled(roll);
        drive = drive.rolled(roll);
        EXPECT_EQ(race.drive().record(), drive.record());
    }
    EXPECT_FALSE(race.isAmongOthers());
}

} // namespace stagewright
