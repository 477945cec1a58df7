#pragma once

#include "model/drive/policy.h"
#include "model/drive/roll_note.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace stagewright {

/// A driver's drive with one dashboard as a walk: in each state some dice are rolled, and their
/// hazards say which branch is taken. All choices are made beforehand.
class DriveChain {
public:
    enum class Event : unsigned char {
        GoesOn,   ///< the turn goes on in state `next`
        TurnEnds, ///< with control kept, on `space`
        Stands,   ///< the car cannot move: a turn in gear 0
        Loses,    ///< control is lost on `space`
        Finishes
    };

    /// Dice rolled at once: their number in the lowest 4 bits, then the hazard faces of each in 3
    /// bits.
    using DicePack = std::uint32_t;
    static constexpr int mostDice = 9;

    struct Branch {
        std::uint32_t next = 0;  ///< of GoesOn: the number of the state
        std::uint32_t space = 0; ///< where the car is then
        Event event = Event::GoesOn;
        std::uint8_t gear = 0;      ///< then
        std::uint8_t tokens = 0;    ///< paid for a turn flat out
        std::uint8_t shortcuts = 0; ///< driven; a token is drawn for each
    };

    struct State {
        DicePack dice = 0;
        std::uint32_t firstBranch = 0; ///< then one for each pattern; bit i: die i shows a hazard
    };

    /// What a driver has to look at, bits of Step::events.
    enum StepEvent : std::uint8_t {
        finish = 1,
        loss = 2,
        shortcut = 4,
        firstGear = 8, ///< a turn ends in gear 1: a wheel may be changed
        turnEnds = 16  ///< a turn ends
    };

    /// A branch as a walk needs it, which looks up one for each roll: small, and all that is
    /// counted in it.
    struct Step {
        State next;              ///< for a car without mishaps
        std::uint32_t tally = 0; ///< see turnIndex()
        std::uint16_t seconds = 0;
        std::uint8_t tokens = 0;
        std::uint8_t events = 0; ///< StepEvent
    };

    static constexpr std::uint32_t unknown = 0xffffffff;

    /// The state in which a turn begins on a space in a gear; `unknown` if no drive comes there.
    [[nodiscard]] std::uint32_t atStart(std::uint32_t space, int gear) const {
        return starts_[turnIndex(space, gear)];
    }
    /// That of a number, `unknown` included.
    [[nodiscard]] State state(std::uint32_t number) const {
        return number == unknown ? State{0, unknown} : states_[number];
    }
    /// The branch of a pattern is number State::firstBranch + pattern.
    [[nodiscard]] const Branch& branch(std::uint32_t number) const { return branches_[number]; }
    [[nodiscard]] const Step& step(std::uint32_t number) const { return steps_[number]; }
    /// Expected seconds to the finish for a car that begins a turn there, without mishaps.
    [[nodiscard]] double turnSeconds(std::uint32_t space, int gear) const {
        return turns_[turnIndex(space, gear)].seconds;
    }
    [[nodiscard]] const TurnValues& turns() const { return turns_; }
    [[nodiscard]] std::size_t stateCount() const { return states_.size(); }
    /// Which dice a state rolls, for who writes the walk down.
    [[nodiscard]] const RollNote& note(std::uint32_t number) const { return notes_[number]; }

    /// Where a drive with a flying start begins; `unknown` if there is none.
    [[nodiscard]] std::uint32_t flyingStart() const { return flyingStart_; }

    // To build one; linkTurns() comes last.
    explicit DriveChain(std::size_t spaces)
        : starts_(spaces * (highestGear + 1), unknown)
        , turns_(spaces * (highestGear + 1)) {}
    std::uint32_t add(const State& state, const RollNote& note = {}) {
        states_.push_back(state);
        notes_.push_back(note);
        return static_cast<std::uint32_t>(states_.size()) - 1;
    }
    State& stateToFill(std::uint32_t number) { return states_[number]; }
    void setNote(std::uint32_t number, const RollNote& note) { notes_[number] = note; }
    std::uint32_t addBranches(std::size_t count) {
        branches_.resize(branches_.size() + count);
        return static_cast<std::uint32_t>(branches_.size() - count);
    }
    Branch& branchToFill(std::uint32_t number) { return branches_[number]; }
    void setStart(std::uint32_t space, int gear, std::uint32_t state) {
        starts_[turnIndex(space, gear)] = state;
    }
    /// Makes the steps, the ends of turns joined to the beginnings of the next.
    void linkTurns(const std::array<int, highestGear + 1>& seconds);
    void setFlyingStart(std::uint32_t state) { flyingStart_ = state; }
    void setTurns(const TurnValues& values) { turns_ = values; }
    void setTurnSeconds(std::uint32_t space, int gear, double seconds) {
        turns_[turnIndex(space, gear)] = {seconds, 0, 0};
    }

private:
    std::vector<State> states_;
    std::vector<RollNote> notes_; ///< one for each state
    std::vector<Branch> branches_;
    std::vector<Step> steps_;
    std::vector<std::uint32_t> starts_;
    TurnValues turns_;
    std::uint32_t flyingStart_ = unknown;
};

/// Adds a die to a pack.
[[nodiscard]] constexpr DriveChain::DicePack withDie(DriveChain::DicePack pack, int hazardFaces) {
    const auto count = pack & 15U;
    return (pack | (static_cast<DriveChain::DicePack>(hazardFaces) << (4U + 3U * count))) + 1;
}

/// A turn in which the car cannot move.
[[nodiscard]] DriveChain::Branch standing(SpaceVertex space);

/// The dice of a roll: the gear, coast or leader die first, then the brakes.
[[nodiscard]] DriveChain::DicePack diceOf(const DiceRoll& roll, const Dice& dice);

/// Seconds of turns by the gear at their end, as DriveRules::seconds.
using TurnSeconds = std::array<int, highestGear + 1>;

/// What is to come from a state to the finish, without mishaps.
/// @param after of the turns to come; null: the chain's own
[[nodiscard]] double expectedSeconds(const DriveChain& chain, const DriveChain::State& state,
                                     const TurnSeconds& seconds, const TurnValues* after = nullptr);

} // namespace stagewright
