#include "model/drive/drive_playback.h"
#include "model/drive/race/races.h"
#include "model/drive/race/stage_races.h"
#include "tests/model/drive/drives.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

std::shared_ptr<const RaceSimulator> races(const char* file, const DriveRules& rules, int cars) {
    return *stageRaces(stageFrom(QString::fromLatin1(file)), games(), rules, 1, cars,
                       Profile::Optimal);
}

} // namespace

TEST(StageRaces, AsManyRaceAsTheGridTakes) {
    EXPECT_EQ(races("gt-circuits/course1.json", gtRules(), 4)->cars(), 4);
    EXPECT_EQ(races("dirt-rulebook/rally1-ss1.json", dirtRules(), 6)->cars(), 6);
    EXPECT_EQ(races("gt-circuits/course1.json", gtRules(), 6)->driver(5).manner(),
              Manner::Reference);
}

TEST(StageRaces, ProfilesRaceAsTheyDrive) {
    for (const auto& [profile, manner] :
         {std::pair(Profile::Careful, Manner::Careful), std::pair(Profile::Brisk, Manner::Brisk),
          std::pair(Profile::FlatOut, Manner::FlatOut),
          std::pair(Profile::Optimal, Manner::Reference)}) {
        const auto made = stageRaces(stageFrom(QStringLiteral("gt-circuits/course1.json")), games(),
                                     gtRules(), 1, 2, profile);
        ASSERT_TRUE(made);
        EXPECT_EQ((*made)->driver(1).manner(), manner);
    }
}

/// The one that `race --seed 7 --races 1` runs, played back to the end: each car has the
/// simulator's own time, and they come in as the simulator says.
TEST(RecordedRaces, PlayedBackGiveTheSimulatorsOwnTimes) {
    for (const auto& [file, rules] : {std::pair("gt-circuits/course1.json", &gtRules()),
                                      std::pair("dirt-rulebook/rally1-ss1.json", &dirtRules())}) {
        SCOPED_TRACE(file);
        const auto simulator = races(file, *rules, 5);
        for (const std::uint64_t seed : {1, 7, 8}) {
            const RecordedRace race = recordedRace(*simulator, seed);
            const auto one = runRaces(*simulator, {1, 0, seed, 1});
            const DriveMoment end = lastMoment(race.record);
            const auto cars = carsAt(race.record, end);
            ASSERT_EQ(cars.size(), 5U);
            const auto order = orderAt(race.record, simulator->track().graph(), end);
            for (std::size_t car = 0; car < cars.size(); ++car) {
                EXPECT_EQ(cars[car].state, CarStatus::In);
                int sum = 0;
                for (const RecordedTurn& turn : race.record.turns)
                    sum += turn.car == static_cast<int>(car) ? turn.seconds : 0;
                EXPECT_EQ(sum, race.outcome.seconds.at(car));
                EXPECT_EQ(cars[car].seconds, race.outcome.seconds.at(car));
                EXPECT_EQ(cars[car].seconds, one->seconds(static_cast<int>(car)).mean);
                if (simulator->hasGrid()) { // of others times count
                    EXPECT_EQ(race.outcome.places.at(order[car]), static_cast<int>(car) + 1);
                }
            }
            // Before the first turn they stand on the grid, or before the line.
            for (int car = 0; car < 5; ++car)
                EXPECT_EQ(carsAt(race.record, {})[static_cast<std::size_t>(car)].space,
                          simulator->start(car));
        }
    }
}

} // namespace stagewright
