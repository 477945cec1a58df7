#include "model/layouts/points/racing/titan_moves.h"

namespace stagewright {

namespace {

/// Several of the seats, a bit each.
using Seats = std::uint8_t;

constexpr Seats bitOf(int seat) {
    return static_cast<Seats>(1U << static_cast<unsigned>(seat));
}

constexpr bool isIn(Seats seats, int seat) {
    return (seats & bitOf(seat)) != 0;
}

/// Those that a straight part of a move has pushed, and what they still have to go.
class TitanPart {
public:
    TitanPart(PointStep step, int length, int mover, PushReach reach, const TitanBoard& board,
              TitanSituation& situation)
        : step_(step)
        , length_(length)
        , mover_(mover)
        , reach_(reach)
        , board_(board)
        , situation_(situation) {}

    /// @param everPushed seats that have been pushed in this move; those of this part are added
    void carryOut(Seats& everPushed) {
        for (int i = 0; i < length_ && goesOn() && situation_.titan(mover_).stands(); ++i)
            stepOf(mover_);
        if (reach_ == PushReach::Full)
            finishPushes();
        everPushed |= pushed_;
    }

private:
    [[nodiscard]] bool goesOn() const { return situation_.winner < 0; }

    /// One step of the die: over what a ramp jumps, onto the next point, on over ice.
    void stepOf(int seat) {
        RacingTitan& titan = situation_.titan(seat);
        if (!board_.leads(titan.spot, step_))
            return;
        const bool stood = titan.stands();
        for (int jumps = board_.jumped(titan.spot, step_); jumps > 0; --jumps)
            titan.spot = TitanBoard::next(titan.spot, step_);
        do {
            titan.onBoard = false; // lifted
            titan.spot = TitanBoard::next(titan.spot, step_);
            if (const int other = situation_.titanAt(board_, titan.spot); other >= 0)
                push(other);
            if (!goesOn())
                break;
            titan.onBoard = true;
            settle(seat);
        } while (goesOn() && (titan.stands() || !stood) &&
                 board_.marksAt(titan.spot).has(TrackMark::Ice) && board_.leads(titan.spot, step_));
        titan.onBoard = true;
        if (stood && !titan.stands())
            stopped_ |= bitOf(seat);
    }

    void push(int seat) {
        if (seat != mover_)
            pushed_ |= bitOf(seat);
        ++gone_[static_cast<std::size_t>(seat)];
        stepOf(seat);
    }

    /// The titan has been set down on a point.
    void settle(int seat) {
        RacingTitan& titan = situation_.titan(seat);
        if (titan.spot.laps >= board_.laps()) {
            situation_.winner = static_cast<std::int8_t>(seat);
            return;
        }
        if (situation_.hasTrap(board_, titan.spot)) {
            situation_.setTrap(board_, titan.spot, false);
            ++situation_.trapsLeft;
            damage(titan);
        }
        const TrackMarks marks = board_.marksAt(titan.spot);
        if (marks.isEmpty())
            return;
        if (marks.has(TrackMark::Lava))
            damage(titan);
        if (marks.has(TrackMark::Pirates)) {
            if (titan.cards > 0)
                --titan.cards;
            else
                damage(titan);
        }
        if (marks.has(TrackMark::Statue))
            for (const PointStep step : allPointSteps)
                if (board_.leads(titan.spot, step))
                    strike(TitanBoard::next(titan.spot, step), board_, situation_);
    }

    /// The foremost of those that still have to go on; -1: nobody.
    [[nodiscard]] int nextToFinish() const {
        int foremost = -1;
        for (int seat = 0; seat < situation_.count; ++seat)
            if (isIn(pushed_, seat) && !isIn(stopped_, seat) && gone(seat) < length_ &&
                (foremost < 0 ||
                 rowOf(situation_.titan(seat).spot) > rowOf(situation_.titan(foremost).spot)))
                foremost = seat;
        return foremost;
    }

    void finishPushes() {
        for (int seat = nextToFinish(); seat >= 0 && goesOn(); seat = nextToFinish())
            while (goesOn() && gone(seat) < length_ && !isIn(stopped_, seat)) {
                ++gone_[static_cast<std::size_t>(seat)];
                stepOf(seat);
            }
    }

    [[nodiscard]] int gone(int seat) const { return gone_[static_cast<std::size_t>(seat)]; }

    PointStep step_;
    int length_;
    int mover_;
    PushReach reach_;
    const TitanBoard& board_;
    TitanSituation& situation_;
    std::array<std::uint8_t, mostTitans> gone_{}; ///< steps, of those pushed
    Seats pushed_ = 0;
    Seats stopped_ = 0; ///< knocked out on the way
};

} // namespace

void carryOut(const DieWay& way, int mover, PushReach reach, const TitanBoard& board,
              TitanSituation& situation) {
    Seats pushed = 0;
    for (int i = 0; i < way.count && situation.winner < 0 && situation.titan(mover).stands();) {
        const PointStep step = way.steps[static_cast<std::size_t>(i)];
        int length = 1;
        while (i + length < way.count && way.steps[static_cast<std::size_t>(i + length)] == step)
            ++length;
        TitanPart(step, length, mover, reach, board, situation).carryOut(pushed);
        i += length;
    }
    for (int seat = 0; seat < situation.count; ++seat)
        if (isIn(pushed, seat))
            damage(situation.titan(seat));
}

void damage(RacingTitan& titan) {
    if (!titan.stands())
        return;
    --titan.life;
    titan.satOut = false;
}

bool layTrap(TitanSpot spot, const TitanBoard& board, TitanSituation& situation) {
    if (situation.trapsLeft == 0 || situation.hasTrap(board, spot))
        return false;
    if (const int seat = situation.titanAt(board, spot); seat >= 0) {
        damage(situation.titan(seat));
        return true;
    }
    if (!board.marksAt(spot).has(TrackMark::Lava)) {
        situation.setTrap(board, spot, true);
        --situation.trapsLeft;
    }
    return true;
}

bool strike(TitanSpot spot, const TitanBoard& board, TitanSituation& situation) {
    const int seat = situation.titanAt(board, spot);
    if (seat >= 0 && situation.titan(seat).stands()) {
        damage(situation.titan(seat));
        return true;
    }
    if (!situation.hasTrap(board, spot))
        return false;
    situation.setTrap(board, spot, false);
    ++situation.trapsLeft;
    return true;
}

void place(int seat, TitanSpot spot, const TitanBoard& board, TitanSituation& situation) {
    RacingTitan& titan = situation.titan(seat);
    titan.spot = spot;
    titan.onBoard = true;
    if (!situation.hasTrap(board, spot))
        return;
    situation.setTrap(board, spot, false);
    ++situation.trapsLeft;
    damage(titan);
}

} // namespace stagewright
