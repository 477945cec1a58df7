#pragma once

#include "model/drive/race/race_under_way.h"

namespace stagewright {

/// The turns of a car that a person drives, as far as they are given.
class PersonsTurns {
public:
    explicit PersonsTurns(const std::optional<PersonsCar>& person) : person_(person) {}

    /// Whether the next turn of a car is for the person to drive: off the road it is not.
    [[nodiscard]] bool areThoseOf(const RaceUnderWay& race, int car) const {
        return person_ && person_->car == car && race.at(car).where != RacingCar::Where::OffRoad;
    }
    [[nodiscard]] bool areOver() const { return driven_ == person_->turns.size(); }

    /// Takes the next one.
    /// @pre it is given
    void drive(RaceUnderWay& race, RecordedTurn& turn);

private:
    std::optional<PersonsCar> person_;
    std::size_t driven_ = 0;
};

} // namespace stagewright
