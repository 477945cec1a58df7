#pragma once

#include "model/drive/race/pass_counter.h"
#include "model/drive/race/race_conditions.h"
#include "model/drive/race/race_simulator.h"
#include "model/drive/random.h"

#include <optional>

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
    /// @param person whose turns are given; nothing: all cars are simulated
    RunningRace(const RaceCourse& course, TurnSearch& search, FlatTurns& flat, DriveRandom random,
                RaceStatistics& tally, DriveRecord* record,
                const std::optional<PersonsCar>& person = {});

    /// To its end, or until it waits for a person.
    [[nodiscard]] RaceOutcome run();

    [[nodiscard]] bool waitsForPerson() const { return waits_; }
    [[nodiscard]] std::span<const RacingCar> racing() const {
        return {cars_.data(), static_cast<std::size_t>(count_)};
    }

private:
    using Where = RacingCar::Where;

    using Others = boost::container::static_vector<OtherCar, mostCars>;

    void playRound();
    void play(int car);
    void comeBack(int car, RecordedTurn& turn);
    void waitInPits(int car, RecordedTurn& turn);
    [[nodiscard]] bool isTaken(SpaceVertex space) const;
    void driveAsPerson(int car, RecordedTurn& turn);
    void drive(int car, RecordedTurn& turn);
    [[nodiscard]] bool isMudAlone(int car, const LoneDrive& driver, const MarkedRoad& marks);
    void stand(int car, bool heldUp, RecordedTurn& turn);
    void countHindered(SpaceVertex space, double seconds);
    [[nodiscard]] const LoneDrive& driverOf(int car);
    [[nodiscard]] bool leads(int car) const;
    [[nodiscard]] Others othersOnRoad(int car) const;

    void roll(int car, const LoneDrive& driver, RaceMove move, RecordedTurn& turn);
    [[nodiscard]] RaceMove withTokens(int car, const LoneDrive& driver, RaceMove move,
                                      RaceValue value, std::uint32_t place, std::uint32_t pool,
                                      int hazards, int madeSafe);
    [[nodiscard]] std::uint32_t throwDice(const DiceRoll& dice);
    [[nodiscard]] bool shows(int hazardFaces) {
        return random_.next() < course_.hazardBelow.at(static_cast<std::size_t>(hazardFaces));
    }
    void driveFlatOut(int car, const LoneDrive& driver, const FlatPlan& plan, RecordedTurn& turn);
    void recordFlatOut(const FlatTables& tables, const PlanDice& dice, unsigned hazards,
                       const FlatOutcome& outcome, RecordedTurn& turn) const;

    void endTurn(int car, const LoneDrive& driver, RecordedTurn& turn);
    void record(int car, const RacingCar& before, RecordedTurn turn);
    void lose(int car, SpaceVertex space, int gear, RecordedTurn& turn);
    void cut(int car, SpaceVertex space, RecordedTurn& turn);
    void finish(int car);
    void retire(int car);
    void giveUp();
    void placeByTime();
    [[nodiscard]] int movesOfLast() const;
    [[nodiscard]] RacingCar& at(int car) { return cars_.at(static_cast<std::size_t>(car)); }
    [[nodiscard]] int secondsIn(int gear) const {
        return course_.rules.seconds.at(static_cast<std::size_t>(gear));
    }
    [[nodiscard]] RaceStatistics::PieceCounts& piece(SpaceVertex space) {
        return tally_.piece(course_.simulator.pieceOf(space));
    }

    const RaceCourse& course_;
    const RaceTrack& track_;
    TurnSearch& search_;
    FlatTurns& flat_;
    DriveRandom random_;
    RaceStatistics& tally_;
    DriveRecord* record_;
    int count_;
    std::array<RacingCar, mostCars> cars_{};
    std::array<int, mostCars> places_{};
    std::array<int, mostCars> tokens_{};       ///< in hand
    std::optional<RaceConditions> conditions_; ///< nothing: they do not change
    /// With other dice than at first: who drives the turn that is under way.
    std::shared_ptr<const LoneDrive> driving_;
    int round_ = 0;
    int in_ = 0;
    boost::container::static_vector<int, mostCars> retired_; ///< in their order
    int leftRoad_ = 0;
    std::optional<PersonsCar> person_;
    std::size_t personsTurns_ = 0; ///< of those that are given
    bool waits_ = false;           ///< for the person's next turn
    RaceOutcome outcome_;
};

} // namespace stagewright
