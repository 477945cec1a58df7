#pragma once

#include "model/layouts/zones/driving/road_play.h"

#include <array>
#include <cstddef>
#include <stop_token>
#include <vector>

namespace stagewright {

/// Dice of a turn flat out in the order in which they move the car.
using PlannedDice = std::vector<RoadMove>;

/// How a driver goes round who throws all dice of each turn at once.
///
/// The plan of a turn is the one with the least expected seconds if control lost were lost at its
/// end; what the turn then costs is worked out exactly, die by die in the planned order: with a
/// hazard at the limit control is lost on the space that its die reaches, and a hazard in a ford
/// ends the turn there. Decided here, the rules being silent: a plan enters no space above its
/// note and jumps only with a die of the bump's own gear, unless no other moves the car; the order
/// of dice is kept after the throw.
class RoadFlatOut {
public:
    /// @param dice must outlive it
    explicit RoadFlatOut(const RoadDice& dice);

    /// @return false if it was asked to stop
    [[nodiscard]] bool solve(const std::stop_token& stop);

    /// What is to come, seconds that are paid for dice taken off.
    [[nodiscard]] const RoadValues& values() const { return from_; }
    /// Empty: no die moves the car.
    [[nodiscard]] const PlannedDice& plan(std::uint32_t node, int gear) const {
        return plans_[node][static_cast<std::size_t>(gear)];
    }
    /// Where a jump that goes wrong lands.
    [[nodiscard]] std::uint32_t landing(const RoadTurn& lost) const;

private:
    [[nodiscard]] bool solveElement(std::size_t begin, std::size_t end,
                                    const std::stop_token& stop);
    [[nodiscard]] PlannedDice bestPlan(std::uint32_t node, int gear) const;
    [[nodiscard]] PlannedDice anyMove(std::uint32_t node, int gear) const;
    [[nodiscard]] DriveValue valueOf(const PlannedDice& plan, std::size_t step,
                                     const RoadTurn& turn) const;
    [[nodiscard]] DriveValue after(const PlannedDice& plan, std::size_t step,
                                   const RoadThrow& made) const;
    [[nodiscard]] DriveValue turnThatEnds(int secondsOf, std::uint32_t node, int gear) const;
    [[nodiscard]] DriveValue lost(std::uint32_t node) const;
    [[nodiscard]] double secondsIn(int gear) const;
    [[nodiscard]] double paid(std::size_t dice) const;

    const RoadDice& dice_;
    const SectionGraph& graph_;
    RoadValues from_;
    std::vector<std::array<PlannedDice, roadGears + 1>> plans_;
};

} // namespace stagewright
