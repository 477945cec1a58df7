#pragma once

#include "model/drive/car.h"
#include "model/drive/drive_record.h"
#include "model/drive/stage_to_drive.h"
#include "model/drive/turn_outlook.h"

#include <functional>
#include <memory>

namespace stagewright {

/// A die or brake group onto a space, as it is open to who drives.
struct OpenRoll {
    RollChoice choice;
    std::vector<RolledDie> dice; ///< not rolled yet: their faces say nothing
    SpaceVertex to = 0;
    int gear = 0;            ///< in which the car comes there
    int hazards = 0;         ///< that the space itself adds
    bool aboveLimit = false; ///< control is lost there, whatever the dice show
    int skips = 0;           ///< spaces that it would jump over from there
    double lossChance = 0;   ///< of this roll
    double seconds = 0;      ///< expected from now to the finish, under the best play from then on
    double cost = 0;         ///< what it is expected to cost more than the best choice
    bool isBest = false;     ///< the best driver's choice
};

/// To end the turn here.
struct OpenStop {
    double seconds = 0;
    double cost = 0;
    bool isBest = false;
};

/// What is open to the driver.
struct OpenChoices {
    std::vector<OpenRoll> rolls;  ///< by die, then by space; cheapest space of a die first
    std::optional<OpenStop> stop; ///< nothing: before the first roll of a turn
};

/// Whether other cars let a car go from one space to the next and be there in a gear.
using RoadIsOpen = std::function<bool(SpaceVertex from, SpaceVertex to, int gear)>;

/// A drive of one car by a person, die by die: a value, so that it is taken back by keeping the one
/// before.
///
/// Decided where the rules are silent: a car that cannot move stands at once; a jump that goes
/// wrong carries it to where the best driver would go; a wheel is changed when it shortens what is
/// to come, as the simulator does. Neither flat out nor tokens.
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
    /// Of the turns that have ended; tokens there are none.
    [[nodiscard]] int seconds() const;
    [[nodiscard]] const CarCondition& car() const { return car_; }
    /// The dice of the turn under way, or of the next one.
    [[nodiscard]] const Dashboard& dashboard() const { return play_->dashboard; }

    [[nodiscard]] OpenChoices choices() const;

    /// The dice as the program rolls them, or as they lie on the table.
    /// @param faces one for each of OpenRoll::dice
    [[nodiscard]] TestDrive rolled(const OpenRoll& roll, const std::vector<DieFace>& faces) const;
    [[nodiscard]] TestDrive rolled(const OpenRoll& roll) const;
    /// @pre a stop is open
    [[nodiscard]] TestDrive stopped() const;

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
    void take(const OpenRoll& roll, const std::vector<DieFace>& faces);
    void endTurn(TurnEnd end, SpaceVertex space, int gear);
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
    bool over_ = false;
    DriveRecord record_;
    RoadIsOpen isOpen_; ///< null: the road is free
};

} // namespace stagewright
