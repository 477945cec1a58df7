#pragma once

#include "model/drive/race/lone_drive.h"
#include "model/drive/race/most_cars.h"

#include <array>
#include <vector>

namespace stagewright {

/// A car on the road as others have to heed it.
struct OtherCar {
    SpaceVertex space = 0;
    int gear = 0;
};

/// What lies on the road, by piece of the route (RaceRoad::pieces); empty: nothing.
struct MarkedRoad {
    std::span<const std::uint8_t> mud{};   ///< by how much the limits of its corners are lower
    std::span<const std::uint8_t> flags{}; ///< not 0: nobody drives beside another there
};

/// What a car does next.
struct RaceMove {
    const LoneDrive::Exit* exit = nullptr; ///< null: the turn ends
    std::uint32_t arrival = 0;             ///< what is rolled for it
    bool flying = false;                   ///< a flying start
    bool safe = false;                     ///< its dice are made safe with tokens
};

/// The best play of one turn among other cars, by the moves that are open now (rules of the race,
/// "what stands in the way"). What the end of a turn is worth is the lone driver's value of it.
///
/// Only what the others touch is worked out: where the lone driver's own way is open, nothing is
/// better; and what a choice is worth alone is the least that it may be worth among others. Keeps
/// its memory from one turn to the next.
class TurnSearch {
public:
    explicit TurnSearch(const RaceTrack& track);

    /// How a turn begins.
    enum class Begin : unsigned char {
        Moves,
        HeldUp, ///< by others: it keeps its gear
        Stands  ///< it could not move alone either, with mud where it is
    };

    /// Looks at a new turn.
    /// @param others on the road, at most mostCars - 1
    Begin begin(const LoneDrive& drive, SpaceVertex at, int gear, std::span<const OtherCar> others,
                const MarkedRoad& marks = {});
    /// Likewise, only to ask which moves are open.
    void look(const LoneDrive& drive, SpaceVertex at, int gear, std::span<const OtherCar> others,
              const MarkedRoad& marks = {});

    /// What the turn is worth: of a car that is held up that it stands.
    [[nodiscard]] const RaceValue& value() const { return value_; }
    /// @pre it begins with a move
    [[nodiscard]] RaceMove first() const { return first_; }
    /// After the rolls so far.
    [[nodiscard]] RaceMove next(std::uint32_t place, std::uint32_t pool, int hazards);
    /// Where the driver is carried whose jump goes wrong; null: nowhere, control is lost there.
    [[nodiscard]] const LoneDrive::Exit* wreck(SpaceVertex jump, int gear) const;

    /// Whether a car may move so, the others standing where they stand.
    [[nodiscard]] bool isOpen(SpaceVertex from, SpaceVertex to, int gear) const;
    /// The highest gear that keeps control there, mud reckoned in.
    [[nodiscard]] int limitOf(const LoneDrive::Exit& exit) const {
        return exit.limit - loweredAt(exit.to);
    }
    /// Likewise of a space where there is mud; others have no limit that it says.
    [[nodiscard]] int muddyLimit(SpaceVertex v) const {
        const int lower = loweredAt(v);
        return lower == 0 ? highestGear : track_.node(v).own.limit - lower;
    }
    /// Whether others, or what lies on the road, may matter in this turn.
    [[nodiscard]] bool anyTouched() const { return anyTouched_; }
    /// Those that a space adds to a car that comes there in a gear, likewise.
    [[nodiscard]] int hazardsOf(const LoneDrive::Exit& exit, int gear) const;
    /// What a roll onto a space is worth that shows no hazard: of dice that are made safe.
    [[nodiscard]] RaceValue safe(const LoneDrive::Exit& exit, std::uint32_t arrival, int hazards);
    /// What it is worth to go on, or to stop.
    [[nodiscard]] RaceValue goingOn(std::uint32_t place, std::uint32_t pool, int hazards) {
        return inTurn(place, pool, hazards);
    }

private:
    struct Found {
        std::uint32_t key = 0;
        std::uint32_t turn = 0; ///< the one that found it
        RaceValue value;
        RaceMove move;
    };
    struct Choice {
        RaceValue value; ///< alone
        RaceMove move;
        int order = 0; ///< of preference
    };

    void placeOthers(std::span<const OtherCar> others);
    void placeMarks(const MarkedRoad& marks);
    [[nodiscard]] int loweredAt(SpaceVertex v) const {
        return isMuddy_ && v >= at_ && v - at_ <= span_ ? lowered_[v - at_] : 0;
    }
    [[nodiscard]] bool isTooFastThere(const LoneDrive::Exit& exit, int gear) const {
        return !exit.finish && gear > limitOf(exit);
    }
    [[nodiscard]] RaceMove firstAlone(const LoneDrive::State& state) const;
    [[nodiscard]] RaceValue rolled(const RaceMove& move, int hazards);
    [[nodiscard]] RaceValue rolledAlone(const RaceMove& move, int hazards) const;
    void mark(SpaceVertex v, std::uint8_t car, std::vector<std::uint8_t>& cars);
    [[nodiscard]] bool touches(SpaceVertex from, std::uint64_t footprint) const;
    [[nodiscard]] RaceValue inTurn(std::uint32_t place, std::uint32_t pool, int hazards);
    [[nodiscard]] RaceMove moveOf(const LoneDrive::State& state, std::uint32_t place,
                                  std::uint32_t pool) const;
    [[nodiscard]] bool keeps(SpaceVertex from, const RaceMove& move, int hazards,
                             const RaceValue& alone);
    [[nodiscard]] std::pair<RaceValue, RaceMove> bestAmongOthers(std::uint32_t place,
                                                                 std::uint32_t pool, int hazards);
    void takeBest(std::size_t firstChoice, int hazards, RaceValue& best, RaceMove& move);
    [[nodiscard]] Found& slot(std::uint32_t key);
    void grow();
    template <typename Visit>
    void forEachFirst(Visit visit) const;
    Begin beginAmongOthers();

    const RaceTrack& track_;
    const LoneDrive* drive_ = nullptr;
    SpaceVertex at_ = 0;
    int gear_ = 0;
    RaceValue value_;
    RaceMove first_;
    std::uint32_t span_ = 0; ///< spaces ahead that a turn can reach
    std::array<OtherCar, mostCars> others_{};
    std::size_t othersCount_ = 0;
    bool anyTouched_ = false;
    // By space, counted from `at_` on: what others do there, a bit for each of them.
    std::vector<std::uint8_t> taken_;
    std::vector<std::uint8_t> beside_;
    std::vector<std::uint8_t> corner_; ///< closed to those behind
    // Likewise, what lies there.
    std::vector<std::uint8_t> lowered_;
    std::vector<std::uint8_t> flagged_;
    bool isMuddy_ = false;
    bool isFlagged_ = false;
    std::vector<std::uint64_t> touched_;
    std::vector<Found> found_;
    std::size_t foundCount_ = 0;
    std::uint32_t turn_ = 0;
    std::vector<Choice> choices_; ///< a stack
};

} // namespace stagewright
