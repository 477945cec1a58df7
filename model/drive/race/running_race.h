#pragma once

#include "model/drive/race/pass_counter.h"
#include "model/drive/race/race_simulator.h"
#include "model/drive/random.h"

namespace stagewright {

/// What a race asks of its surroundings.
struct RaceCourse {
    const RaceSimulator& simulator;
    const DriveRules& rules;
    PlayOrder order;
    const std::array<std::uint32_t, dieFaces + 1>& hazardBelow; ///< of 32 random bits, by faces
};

/// One race under way.
class RunningRace {
public:
    RunningRace(const RaceCourse& course, TurnSearch& search, DriveRandom random,
                RaceStatistics& tally, DriveRecord* record);

    [[nodiscard]] RaceOutcome run();

private:
    using Where = RacingCar::Where;

    struct Turn {
        TurnEnd end = TurnEnd::Stops;
        int seconds = 0;
        std::vector<RecordedRoll> rolls{}; ///< only of a race that is recorded
    };

    void playRound();
    void play(int car);
    void comeBack(int car, Turn& turn);
    void drive(int car, Turn& turn);
    void roll(int car, RaceMove move, Turn& turn);
    [[nodiscard]] std::uint32_t throwDice(const DiceRoll& dice);
    void record(int car, const RacingCar& before, Turn turn);
    void lose(int car, SpaceVertex space, int gear, Turn& turn);
    void finish(int car);
    void giveUp();
    [[nodiscard]] int movesOfLast() const;
    [[nodiscard]] RacingCar& at(int car) { return cars_.at(static_cast<std::size_t>(car)); }
    [[nodiscard]] std::span<const RacingCar> racing() const {
        return {cars_.data(), static_cast<std::size_t>(count_)};
    }
    [[nodiscard]] int secondsIn(int gear) const {
        return course_.rules.seconds.at(static_cast<std::size_t>(gear));
    }
    [[nodiscard]] RaceStatistics::PieceCounts& piece(SpaceVertex space) {
        return tally_.piece(course_.simulator.pieceOf(space));
    }

    const RaceCourse& course_;
    const RaceTrack& track_;
    TurnSearch& search_;
    DriveRandom random_;
    RaceStatistics& tally_;
    DriveRecord* record_;
    int count_;
    std::array<RacingCar, mostCars> cars_{};
    std::array<int, mostCars> places_{};
    int round_ = 0;
    int in_ = 0;
    int leftRoad_ = 0;
    RaceOutcome outcome_;
};

} // namespace stagewright
