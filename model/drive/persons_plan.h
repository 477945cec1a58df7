#pragma once

#include "model/drive/open_choices.h"
#include "model/drive/relaid_dice.h"
#include "model/drive/stage_to_drive.h"

#include <memory>

namespace stagewright {

/// A turn flat out as a person plans it: dice and spaces one after the other, to be rolled at once.
/// A value, so that a die is taken back by keeping the plan before.
///
/// As the simulator plans (flat_out.h): nowhere above a limit, over jumps with a die of their own
/// gear only, at most RelaidDice::mostDice dice. Decided here: if control is lost the program lays
/// the dice out again, so that it is lost where least is to come.
class PersonsPlan {
public:
    /// @param at where the turn begins
    /// @param isOpen null: the road is free
    PersonsPlan(std::shared_ptr<const StageToDrive> stage, const BestPlay& play, InTurn at,
                RoadIsOpen isOpen);

    [[nodiscard]] bool isEmpty() const { return rolls_.empty(); }
    [[nodiscard]] const std::vector<OpenRoll>& rolls() const { return rolls_; }
    /// Those of all rolls, in their order.
    [[nodiscard]] std::vector<RolledDie> dice() const;
    /// What may be laid next, by die, then by space. Its chance to lose control is that of the
    /// whole plan with it; seconds and costs are not known.
    [[nodiscard]] std::vector<OpenRoll> choices() const;
    /// @param roll one of the choices
    [[nodiscard]] PersonsPlan with(const OpenRoll& roll) const;
    /// @pre it is not empty
    [[nodiscard]] PersonsPlan withoutLast() const;

    [[nodiscard]] double lossChance() const;
    /// Paid for it, whether or not control is lost.
    [[nodiscard]] int tokens() const;

    /// The turn once its dice have fallen: rolls, what is left of the dice, how it ends and where.
    /// In `gear` it has the gear of its last roll.
    /// @param faces one for each of dice()
    [[nodiscard]] RecordedTurn driven(const std::vector<DieFace>& faces) const;

private:
    [[nodiscard]] TurnOutlook outlook() const {
        return {stage_->graph(), stage_->rules(), play_->policy, play_->after};
    }
    [[nodiscard]] bool finishes() const {
        return !rolls_.empty() && stage_->graph()[rolls_.back().to].finish;
    }
    [[nodiscard]] int hazardLimit() const { return play_->policy.pools->hazardLimit(); }
    /// Dice whose hazards count: those of the roll that passes the line do not.
    [[nodiscard]] std::size_t counted() const;
    [[nodiscard]] RecordedTurn kept(const std::vector<RolledDie>& dice) const;
    [[nodiscard]] RecordedTurn lost(const std::vector<RolledDie>& dice, unsigned hazards) const;

    std::shared_ptr<const StageToDrive> stage_;
    const BestPlay* play_; ///< the stage keeps it
    RoadIsOpen isOpen_;
    std::vector<InTurn>
        at_; ///< where the turn begins, and after each roll if no die shows a hazard
    std::vector<OpenRoll> rolls_;
};

} // namespace stagewright
