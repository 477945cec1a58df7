#pragma once

#include "model/drive/race/turn_search.h"

#include <boost/container/static_vector.hpp>

#include <span>

namespace stagewright {

/// A car in a race.
struct RacingCar {
    enum class Where : unsigned char {
        BeforeLine, ///< it has not started yet
        Road,
        OffRoad, ///< gear 00: beside `space`, onto which it is put back
        InPits,  ///< likewise; it drives on from there
        In,      ///< it has passed the line for the last time
        Retired
    };

    Where where = Where::Road;
    SpaceVertex space = 0;
    int gear = 0;
    int leftRoad = 0; ///< when it left the road, counted over all cars
    int inPits = 0;   ///< turns that it still waits there

    [[nodiscard]] bool isOff() const { return where == Where::OffRoad || where == Where::InPits; }
    [[nodiscard]] bool races() const { return where == Where::Road || isOff(); }
};

/// What decides first who plays first in a round.
enum class PlayOrder : unsigned char { Gear, Distance };

/// Numbers of the cars that have a turn in this round, in their order: by gear, distance and lane
/// (GT), or by distance, gear and lane (DIRT); what is still equal by number. GT: cars off the road
/// come last, the one that left it first first.
using TurnOrder = boost::container::static_vector<int, mostCars>;
[[nodiscard]] TurnOrder orderOfPlay(std::span<const RacingCar> cars, const RaceTrack& track,
                                    PlayOrder order);

} // namespace stagewright
