#pragma once

#include "model/drive/car.h"
#include "model/drive/drive_record.h"
#include "model/drive/persons_plan.h"
#include "model/drive/stage_to_drive.h"
#include "model/drive/turn_outlook.h"

#include <memory>

namespace stagewright {

/// A drive of one car by a person, die by die: a value, so that it is taken back by keeping the one
/// before.
///
/// Decided where the rules are silent: a car that cannot move stands at once; a jump that goes
/// wrong carries it to where the best driver would go; a wheel is changed when it shortens what is
/// to come, as the simulator does. Second and focus tokens are paid for turns flat out, make dice
/// safe, and take seconds off at the finish: who drives without them leaves them alone.
class TestDrive {
public:
    /// @param seed of what the program rolls and draws
    /// @param mishaps as in DriveSettings
    /// @param from where the car stands
    /// @return nothing if it was asked to stop
    [[nodiscard]] static std::optional<TestDrive> begun(std::shared_ptr<const StageToDrive> stage,
                                                        std::uint64_t seed, bool mishaps,
                                                        const std::stop_token& stop = {},
                                                        SpaceVertex from = startVertex);

    [[nodiscard]] const StageToDrive& stage() const { return *stage_; }
    /// Turns so far, the one that is under way too: its end is not known yet.
    [[nodiscard]] const DriveRecord& record() const { return record_; }
    [[nodiscard]] bool isOver() const { return over_; }
    /// A turn is under way: a die has been rolled in it.
    [[nodiscard]] bool isInTurn() const { return at_.begun && !over_; }
    [[nodiscard]] SpaceVertex space() const { return at_.space; }
    [[nodiscard]] int gear() const;
    /// Hazards of the turn under way.
    [[nodiscard]] int hazards() const { return at_.hazards; }
    /// Of the turns that have ended; once the drive is over tokens that are left are taken off.
    [[nodiscard]] int seconds() const;
    /// Tokens in hand.
    [[nodiscard]] int tokens() const { return tokens_; }
    [[nodiscard]] const CarCondition& car() const { return car_; }
    /// The dice of the turn under way, or of the next one.
    [[nodiscard]] const Dashboard& dashboard() const { return play_->dashboard; }

    [[nodiscard]] OpenChoices choices() const;

    /// The dice as the program rolls them, or as they lie on the table.
    /// @param faces one for each of OpenRoll::dice
    [[nodiscard]] TestDrive rolled(const OpenRoll& roll, const std::vector<DieFace>& faces) const;
    [[nodiscard]] TestDrive rolled(const OpenRoll& roll) const;
    /// Likewise, its dice made safe.
    /// @pre it costs no more tokens than there are
    [[nodiscard]] TestDrive rolledSafe(const OpenRoll& roll) const;
    /// @pre a stop is open
    [[nodiscard]] TestDrive stopped() const;

    /// A turn flat out that is to be planned. @pre no turn is under way
    [[nodiscard]] PersonsPlan plan() const { return {stage_, *play_, at_, isOpen_}; }
    /// @param plan of this turn, not empty
    /// @param faces one for each of its dice
    [[nodiscard]] TestDrive flatOut(const PersonsPlan& plan,
                                    const std::vector<DieFace>& faces) const;
    [[nodiscard]] TestDrive flatOut(const PersonsPlan& plan) const;

    // Among other cars, between two turns.

    /// The driver may only go where no other car is in the way.
    /// @param isOpen null: the road is free
    [[nodiscard]] TestDrive among(RoadIsOpen isOpen) const;
    /// Others hold the car up: a turn in which it does not move, and keeps its gear.
    [[nodiscard]] TestDrive heldUp() const;
    /// More seconds for the last turn: of waiting off the road until a space is free.
    [[nodiscard]] TestDrive waited(int seconds) const;

private:
    TestDrive(std::shared_ptr<const StageToDrive> stage, const BestPlay& play, std::uint64_t seed,
              bool mishaps, SpaceVertex from);
    [[nodiscard]] TurnOutlook outlook() const {
        return {stage_->graph(), stage_->rules(), play_->policy, play_->after};
    }
    /// @param spent tokens, to make the dice safe
    void take(const OpenRoll& roll, const std::vector<DieFace>& faces, int spent = 0);
    [[nodiscard]] std::vector<DieFace> throwDice(const std::vector<RolledDie>& dice);
    void endTurn(TurnEnd end, SpaceVertex space, int gear);
    void finish(SpaceVertex space, int gear);
    void lose(int gear);
    void drawShortcut();
    void changeWheel();
    void beginTurn(SpaceVertex space, int gear);
    void standWhereNothingIsOpen();
    [[nodiscard]] Dashboard dice(const CarCondition& car) const;
    [[nodiscard]] RecordedTurn& turn() { return record_.turns.back(); }

    std::shared_ptr<const StageToDrive> stage_;
    const BestPlay* play_; ///< with the dice of this turn; the stage keeps it
    bool mishaps_;
    DriveRandom random_;
    CarCondition car_;
    InTurn at_;
    int tokens_ = 0;
    int madeSafe_ = 0; ///< dice of the turn
    bool over_ = false;
    DriveRecord record_;
    RoadIsOpen isOpen_; ///< null: the road is free
};

} // namespace stagewright
