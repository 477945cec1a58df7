#pragma once

#include "model/layouts/zones/driving/road_play.h"

#include <array>
#include <cstddef>
#include <stop_token>
#include <vector>

namespace stagewright {

/// Dice of a turn flat out in the order in which they move the car.
using PlannedDice = std::vector<RoadMove>;

/// Where a turn ends whose dice are thrown.
struct ThrownTurn {
    RoadThrow::Event event = RoadThrow::Event::Impossible; ///< or TurnEnds, Loses, Finishes
    std::uint32_t node = 0;                                ///< reached
    int gear = 0;                                          ///< at the end
    int cuts = 0;                                          ///< driven, with control
};

/// How a driver goes round who throws all dice of each turn at once.
///
/// The plan of a turn is the one with the least expected seconds if control lost were lost at its
/// end; what the turn then costs is worked out exactly, throw by throw: with a hazard at the limit
/// control is lost on the space that its die reaches, and a hazard in a ford ends the turn there.
/// Where fewer hazards than the limit are thrown and the planned order is cut short all the same
/// (a hazard in a ford, on a die that skips a gear, on a jump, before a lower limit), the same dice
/// are laid in the best other order (book 001, articles 20 and 24.2). Decided here, the rules being
/// silent: a plan enters no space above its note and jumps only with a die of the bump's own gear,
/// unless no other moves the car; with hazards up to the limit the order stays, so that none hides
/// beyond the finish.
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
    /// Where the planned turn from there ends. @param hazards bit i: die i of the plan shows one
    [[nodiscard]] ThrownTurn thrown(std::uint32_t node, int gear, unsigned hazards) const {
        return thrown(plan(node, gear), {node, gear}, hazards);
    }

private:
    class OtherOrders;

    [[nodiscard]] bool solveElement(std::size_t begin, std::size_t end,
                                    const std::stop_token& stop);
    [[nodiscard]] PlannedDice bestPlan(std::uint32_t node, int gear) const;
    [[nodiscard]] PlannedDice anyMove(std::uint32_t node, int gear) const;
    [[nodiscard]] ThrownTurn thrown(const PlannedDice& plan, const RoadTurn& begin,
                                    unsigned hazards) const;
    [[nodiscard]] ThrownTurn inOrder(const PlannedDice& plan, const RoadTurn& begin,
                                     unsigned hazards) const;
    [[nodiscard]] int cutsBy(const RoadThrow& made) const;
    [[nodiscard]] ThrownTurn ended(const RoadThrow& made, int cuts) const;
    [[nodiscard]] std::uint32_t landing(const RoadTurn& lost) const;
    [[nodiscard]] DriveValue valueOf(const PlannedDice& plan, const RoadTurn& begin) const;
    [[nodiscard]] DriveValue valueOf(const ThrownTurn& turn, std::size_t dice) const;
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
