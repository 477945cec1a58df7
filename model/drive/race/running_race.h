#pragma once

#include "model/drive/race/persons_turns.h"
#include "model/drive/race/race_recorder.h"
#include "model/drive/race/race_under_way.h"

namespace stagewright {

/// One race from the start to the last car: who has a turn when, and in which place a car comes in.
class RunningRace {
public:
    /// @param record null: nobody watches
    /// @param person whose turns are given; nothing: all cars are simulated
    RunningRace(const RaceCourse& course, TurnSearch& search, FlatTurns& flat, DriveRandom random,
                RaceStatistics& tally, DriveRecord* record,
                const std::optional<PersonsCar>& person = {});

    /// To its end, or until it waits for a person.
    [[nodiscard]] RaceOutcome run();

    [[nodiscard]] bool waitsForPerson() const { return waits_; }
    [[nodiscard]] std::span<const RacingCar> racing() const { return race_.racing(); }

private:
    [[nodiscard]] int left() const {
        return race_.count - race_.in - static_cast<int>(race_.retired.size());
    }
    void playRound();
    void play(int car);
    void drive(int car, bool isPersons, RecordedTurn& turn);
    void finish(int car);
    void giveUp();
    void placeAll();
    void placeByTime();

    RaceUnderWay race_;
    RaceRecorder recorder_;
    PersonsTurns person_;
    std::array<int, mostCars> places_{};
    int round_ = 0;
    bool waits_ = false; ///< for the person's next turn
};

} // namespace stagewright
