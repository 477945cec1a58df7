#pragma once

#include "model/drive/drive_record.h"
#include "model/drive/race/lone_drives.h"
#include "model/drive/race/race_outcome.h"
#include "model/drive/race/turn_search.h"
#include "model/drive/random.h"

namespace stagewright {

class RaceSimulator;

/// In what condition cars and road are in the course of a race, by the rules that it has switched
/// on (rules of the race, "switches"): damage, tyres and weather, mud and yellow flags; and by dice
/// that change from turn to turn.
class RaceConditions {
public:
    /// Both must outlive it.
    RaceConditions(const RaceSimulator& simulator, const DriveRules& rules);

    /// Who drives a car now, with the dice that are left.
    /// @param leads with the leader die
    [[nodiscard]] std::shared_ptr<const LoneDrive> driver(int car, bool leads);
    /// Whether it has no gear die left.
    [[nodiscard]] bool isOut(int car) const { return cars_.at(at(car)).dice().gear == 0; }
    [[nodiscard]] MarkedRoad marks() const;

    /// A turn begins, by a car on the road.
    void begin(int car, int gear);
    /// It is driven, or the car stands: with what it has now; tyres wear for the next one.
    void wear(int car);
    /// What a loss of control draws. The turn gets its card and its tokens.
    /// @param gear before the loss
    void lose(int car, SpaceVertex space, int gear, DriveRandom& random, RecordedTurn& turn,
              RaceOutcome& outcome);
    /// Likewise a shortcut, unless it has been cleaned.
    void cut(int car, SpaceVertex space, DriveRandom& random, RecordedTurn& turn,
             RaceOutcome& outcome);
    /// A turn ends in gear 1: the spare wheel is taken if that pays.
    void endInFirst(int car, SpaceVertex space, RecordedTurn& turn);
    void stopAtPits(int car, const PitStop& stop);
    /// Out of the race.
    void leave(int car);

private:
    using Tokens = std::array<int, damageTokens>;

    [[nodiscard]] static std::size_t at(int car) { return static_cast<std::size_t>(car); }
    void drawTokens(int car, SpaceVertex space, int count, DriveRandom& random, RecordedTurn& turn,
                    RaceOutcome& outcome);
    void take(int car, DamageToken token);
    void turnWeather();
    void findFlags();
    [[nodiscard]] bool drawsAtShortcuts() const;
    void clean(SpaceVertex shortcut, RaceOutcome& outcome);
    void throwMud(SpaceVertex shortcut, RaceOutcome& outcome);
    void changed(int car) { drivers_.at(at(car)) = {}; }

    const RaceSimulator& simulator_;
    const DriveRules& rules_;
    const RaceSwitches& switches_;
    DamageBag bag_;
    std::array<RacedCar, mostCars> cars_;
    std::array<Tokens, mostCars> tokens_{}; ///< drawn from the bag, on the dashboards
    std::array<int, mostCars> spares_{};
    /// Of each car with and without the leader die; null: to be found.
    std::array<std::array<std::shared_ptr<const LoneDrive>, 2>, mostCars> drivers_;
    std::array<std::optional<std::size_t>, mostCars> flags_; ///< the piece where its flag lies
    // By piece of the route; empty: there are none.
    std::vector<std::uint8_t> mud_;
    std::vector<std::uint8_t> flagged_;
    std::vector<bool> cleaned_; ///< shortcuts, by cell of the road; empty: none is
};

} // namespace stagewright
