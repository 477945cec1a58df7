#pragma once

#include "model/drive/drive_value.h"
#include "model/drive/profile.h"
#include "model/layouts/zones/driving/road_turn.h"

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

namespace stagewright {

/// What is still to come by node and gear, where a turn begins there; infinite where no die moves
/// the car, as on a slide line in a gear in which nobody comes there.
using RoadValues = std::vector<std::array<DriveValue, roadGears + 1>>;

/// What cuts cost a driver who reckons with punctures: those of a coast die less from there on.
struct RoadWear {
    const RoadValues* worn = nullptr; ///< with a coast die less; null: cuts end well
    double chance = 0;                ///< of a puncture
};

/// Where to, and by which die.
struct RoadMove {
    RoadDie die;
    std::uint32_t target = 0;
};

/// The best play die by die within the manner of a profile (Profile; flat out drives another way:
/// road_flat_out.h). Backward induction over the nodes; within a turn over node, gear, dice used,
/// hazards and a jump at hand. A die is thrown by the dashboard of the section on which the car
/// stands; hazards are held against the limit of the section reached. A loss of control costs the
/// seconds of gear 0 and the car goes on from its restart in gear 0.
class RoadPlay {
public:
    /// @param dice must outlive it
    explicit RoadPlay(const RoadDice& dice, Profile profile = Profile::Optimal,
                      const RoadWear& wear = {});

    /// Works out all turns. @return false if it was asked to stop
    [[nodiscard]] bool solve(const std::stop_token& stop);
    [[nodiscard]] const RoadValues& values() const { return from_; }

    // Once it is solved.

    /// Nothing: the car cannot move.
    [[nodiscard]] std::optional<RoadMove> firstMove(std::uint32_t node, int gear);
    /// Within a turn that has moved. Nothing: the driver stops.
    [[nodiscard]] std::optional<RoadMove> nextMove(const RoadTurn& turn);
    /// Where a jump that goes wrong lands. @param lost RoadThrow::Event::LosesOnLanding
    [[nodiscard]] std::uint32_t landing(const RoadTurn& lost);

private:
    struct Best {
        DriveValue value;
        RoadMove move;
    };

    void numberDiceUsed();
    void solveElement(std::size_t begin, std::size_t end);
    [[nodiscard]] DriveValue turnFrom(std::uint32_t node, int gear);
    [[nodiscard]] DriveValue turnThatEnds(int secondsOf, std::uint32_t node, int gear);
    [[nodiscard]] DriveValue lost(std::uint32_t node);
    [[nodiscard]] DriveValue within(const RoadTurn& turn);
    [[nodiscard]] DriveValue valueOf(const RoadThrow& made);
    [[nodiscard]] DriveValue wear(const RoadTurn& turn) const;
    [[nodiscard]] Best bestMove(const RoadTurn& turn, bool mayLose);
    [[nodiscard]] bool mustStop(const RoadTurn& turn) const;
    [[nodiscard]] std::size_t indexOf(const RoadTurn& turn) const;

    const RoadDice& dice_;
    const SectionGraph& graph_;
    Profile profile_;
    RoadWear wear_;
    RoadValues from_;
    /// By gear engaged and gear dice used: a number, of those that can come about.
    std::array<std::array<int, 1U << roadGears>, roadGears + 1> diceUsed_{};
    int diceUsedCount_ = 0;
    int coastCounts_ = 1;
    int hazardCounts_ = 1;
    std::vector<std::size_t> firstOfNode_;
    std::vector<DriveValue> known_; ///< of states of turns; below 0 seconds: not worked out yet
    std::uint32_t solving_ = 0;
    int solvingGear_ = 0;
    bool readUnsettled_ = false;
};

} // namespace stagewright
