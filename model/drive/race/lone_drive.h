#pragma once

#include "model/drive/dice_pools.h"
#include "model/drive/landings.h"
#include "model/drive/policy.h"
#include "model/drive/race/driver_means.h"
#include "model/drive/race/manner.h"
#include "model/drive/race/race_track.h"
#include "model/drive/turn_values.h"

#include <array>
#include <memory>
#include <optional>
#include <stop_token>

namespace stagewright {

struct FlatTables;

/// What a driver does who is alone on the road, and what he can expect, in any situation: by
/// backward induction over space, flight, dice left and hazards. In a race it is what a driver does
/// whom the others do not hinder, and what the end of a turn is worth to those whom they do.
///
/// Between choices that are worth the same: stopping before going on, then the space of the lower
/// rank, then the lower die. Of a driver who drives flat out only what turns are worth is known.
class LoneDrive {
public:
    /// A space onto which a car may come, and what holds for it there.
    struct Exit {
        SpaceVertex to = 0;
        std::uint32_t place = 0; ///< of `to`, not in the air
        std::int8_t limit = 7;
        std::int8_t hazardGear = 0;
        std::int8_t hazards = 0;
        std::int8_t jump = 0;
        bool finish = false;
        bool water = false;
    };

    static constexpr std::uint8_t stops = 0xff;

    /// What to do within a turn, and what is to come then.
    struct State {
        RaceValue value;
        /// Spaces onto which the car may come in this turn: bit 0 the next one, bit 63 all from the
        /// 64th on.
        std::uint64_t footprint = 0;
        std::uint8_t option = stops; ///< index into options(), or `stops`
        std::uint8_t exit = 0;       ///< index into exits(place)
    };

    /// One way in which the dice of a roll may fall.
    struct Roll {
        std::array<double, 8> chances{}; ///< by number of hazards
        int most = 0;                    ///< hazards
        std::uint8_t gear = 0;
        bool wades = false;
        bool isGear = false; ///< a gear die, alone or with brakes
        int rank = 0;        ///< the lower die is preferred
    };

    /// @param track must outlive it
    /// @return nothing if it was asked to stop
    [[nodiscard]] static std::optional<LoneDrive>
    solve(const RaceTrack& track, const DriveRules& rules, const Dashboard& dashboard,
          Manner manner, const std::stop_token& stop = {}, const DriverMeans& means = {});

    [[nodiscard]] const RaceTrack& track() const { return *track_; }
    [[nodiscard]] const DicePools& pools() const { return pools_; }
    [[nodiscard]] int limit() const { return limit_; }
    [[nodiscard]] Manner manner() const { return manner_; }

    /// A space on the ground, or in the air over it with so many spaces to be skipped.
    [[nodiscard]] std::uint32_t place(SpaceVertex v, int skipped = 0) const {
        return firstPlace_[v] + static_cast<std::uint32_t>(skipped);
    }
    [[nodiscard]] SpaceVertex spaceOf(std::uint32_t place) const { return spaceOf_[place]; }
    /// Those that lead to the finish, the preferred first.
    [[nodiscard]] std::span<const Exit> exits(std::uint32_t place) const {
        return {exits_.data() + firstExit_[place], exits_.data() + firstExit_[place + 1]};
    }
    /// Where a car may be carried whose jump from there goes wrong.
    [[nodiscard]] std::span<const Exit> wrecks(SpaceVertex v) const {
        return node(v).jump ? exits(place(v, mostSkipped)) : std::span<const Exit>();
    }
    /// What may be rolled from a pool, arrivals in the order of preference.
    [[nodiscard]] std::span<const std::uint32_t> options(std::uint32_t pool) const {
        return {options_.data() + firstOption_[pool], options_.data() + firstOption_[pool + 1]};
    }
    [[nodiscard]] const Roll& rollOf(std::uint32_t arrival) const {
        return rolls_[pools_.arrivals()[arrival].roll];
    }
    /// The gear in which a car arrives.
    [[nodiscard]] int gear(std::uint32_t arrival) const { return pools_.gear(arrival); }

    [[nodiscard]] const State& state(std::uint32_t place, std::uint32_t pool, int hazards) const {
        return states_[stateNumber(place, pool, hazards)];
    }
    [[nodiscard]] std::size_t stateNumber(std::uint32_t place, std::uint32_t pool,
                                          int hazards) const {
        return (std::size_t{place} * pools_.pools().size() + pool) *
                   static_cast<std::size_t>(limit_) +
               static_cast<std::size_t>(hazards);
    }
    /// The first roll of a turn; its footprint is nought where the car cannot move.
    [[nodiscard]] const State& turn(SpaceVertex v, int gear) const {
        return turns_[turnNumber(v, gear)];
    }
    /// A turn that ends there in a gear, and all that is to come.
    [[nodiscard]] RaceValue ended(SpaceVertex v, int gear) const {
        const RaceValue& next = nextTurn(v, gear);
        const RaceValue goesOn{seconds_.at(static_cast<std::size_t>(gear)) + next.seconds,
                               next.losses};
        return gear == 1 && !pits_.empty() && compared(pits_[v].value, goesOn) < 0 ? pits_[v].value
                                                                                   : goesOn;
    }
    /// The stop at the pits that pays where a turn ends in gear 1.
    [[nodiscard]] const PitStop* pitStop(SpaceVertex v) const;
    [[nodiscard]] RaceValue lost(SpaceVertex v, int gear) const {
        const RaceValue& next = nextTurn(v, 0);
        return {lossSeconds(v, gear) + next.seconds, 1 + next.losses};
    }
    [[nodiscard]] RaceValue finished(int gear) const {
        return {static_cast<double>(seconds_.at(static_cast<std::size_t>(gear))), 0};
    }
    /// Control lost on a landing; beyond the finish line that ends the drive.
    [[nodiscard]] RaceValue wrecked(const Exit& exit, int gear) const {
        return exit.finish ? finished(gear) : lost(exit.to, gear);
    }
    /// Whether the driver takes this roll where stopping is possible.
    [[nodiscard]] bool dares(const Exit& exit, std::uint32_t arrival, int hazards) const;

    /// What a car can expect that goes there.
    /// @param inTurn the value within the turn, by place, pool and hazards
    /// @param wreck the best value of a wrecked jump from a space, by gear; not known: control is
    /// lost on the jump space
    template <typename InTurn, typename Wreck>
    [[nodiscard]] RaceValue entered(const Exit& exit, std::uint32_t arrival, int hazards,
                                    InTurn inTurn, Wreck wreck) const;

    /// A flying start: what is rolled for the first move of a turn from gear 0. A hazard on that
    /// die ends the turn, control kept.
    [[nodiscard]] std::optional<std::uint32_t> flyingStart() const { return flying_; }
    /// Likewise as `entered`, of the first move of such a turn.
    template <typename InTurn, typename Wreck>
    [[nodiscard]] RaceValue flown(const Exit& exit, InTurn inTurn, Wreck wreck) const;
    /// Option of a turn that begins so.
    [[nodiscard]] std::size_t flyingOption() const { return options(pools_.atStart(0)).size(); }

    /// What turns flat out are planned by; null: there are none.
    [[nodiscard]] const std::shared_ptr<const FlatTables>& flat() const { return flat_; }

    /// Memory that it takes, roughly.
    [[nodiscard]] std::size_t bytes() const { return states_.size() * sizeof(State); }

    /// What a wrecked jump is worth to a driver alone.
    [[nodiscard]] RaceValue wreckOf(SpaceVertex v, int gear) const;

private:
    /// What is to come from the next turn on.
    [[nodiscard]] const RaceValue& nextTurn(SpaceVertex v, int gear) const {
        return after_ ? after_->turn(v, gear).value : turn(v, gear).value;
    }

    LoneDrive(const RaceTrack& track, const DriveRules& rules, const Dashboard& dashboard,
              Manner manner, const DriverMeans& means);

    void orderOptions();
    void findExits();
    void findFlyingStart(std::optional<int> gear);
    [[nodiscard]] bool judgeAll(const std::stop_token& stop);
    [[nodiscard]] TurnValues turnsToCome() const;
    [[nodiscard]] std::vector<double> lostTurns() const; ///< FutureCost::lostTurns
    [[nodiscard]] bool judgeFlatOut(const DriveRules& rules, const Dashboard& dashboard,
                                    const std::stop_token& stop);
    void judgeTurn(SpaceVertex v, int gear);
    void judgePlace(std::uint32_t place);
    [[nodiscard]] RaceValue entered(const Exit& exit, std::uint32_t arrival, int hazards) const;
    [[nodiscard]] std::uint64_t footprint(SpaceVertex from, const Exit& exit, std::uint32_t arrival,
                                          int hazards) const;
    [[nodiscard]] const SpaceNode& node(SpaceVertex v) const { return track_->node(v); }
    [[nodiscard]] double lossSeconds(SpaceVertex v, int gear) const {
        return gear > 0 && losesTurn_[v * (highestGear + 1) + static_cast<std::uint32_t>(gear)]
                   ? seconds_[0] + lostTurnSeconds_
                   : seconds_[0];
    }
    [[nodiscard]] static std::size_t turnNumber(SpaceVertex v, int gear) {
        return std::size_t{v} * (highestGear + 1) + static_cast<std::size_t>(gear);
    }

    const RaceTrack* track_;
    DicePools pools_;
    Manner manner_;
    int limit_;
    std::array<int, highestGear + 1> seconds_;
    int lostTurnSeconds_;
    std::optional<std::uint32_t> flying_;
    std::vector<PitStop> pits_;
    std::shared_ptr<const LoneDrive> after_; ///< null: the turns to come are driven likewise
    std::shared_ptr<const FlatTables> flat_;
    std::vector<bool> losesTurn_; ///< by space and gear, whether a loss costs another turn
    std::vector<Roll> rolls_;
    std::vector<std::uint32_t> options_;
    std::vector<std::uint32_t> firstOption_;
    std::vector<std::uint32_t> firstPlace_;
    std::vector<SpaceVertex> spaceOf_;
    std::vector<Exit> exits_;
    std::vector<std::uint32_t> firstExit_;
    std::vector<State> states_;
    std::vector<State> turns_;
};

/// Whether going there is losing control at once, whatever the dice show.
[[nodiscard]] inline bool isTooFast(const LoneDrive::Exit& exit, int gear) {
    return !exit.finish && gear > exit.limit;
}

template <typename InTurn, typename Wreck>
RaceValue LoneDrive::entered(const Exit& exit, std::uint32_t arrival, int hazards, InTurn inTurn,
                             Wreck wreck) const {
    const DicePools::Arrival& arrived = pools_.arrivals()[arrival];
    const Roll& roll = rolls_[arrived.roll];
    const int gear = pools_.pools()[arrived.pool].gear;
    if (exit.water && !roll.wades)
        return {};
    if (exit.finish)
        return finished(gear);
    if (gear > exit.limit)
        return lost(exit.to, gear);
    const int before = hazards + exit.hazards + (gear == exit.hazardGear ? 1 : 0);
    RaceValue sum{0, 0};
    if (exit.jump == 0) {
        double below = 0;
        for (int n = 0; n <= roll.most && before + n < limit_; ++n)
            if (const double chance = roll.chances[static_cast<std::size_t>(n)]; chance > 0) {
                sum.add(chance, inTurn(exit.place, arrived.pool, before + n));
                below += chance;
            }
        if (below < 1 - raceSlack)
            sum.add(1 - below, lost(exit.to, gear));
        return sum;
    }
    const Takeoff jump = takeoff(exit.jump, roll.isGear ? RollKind::Gear : RollKind::Coast, gear);
    for (const DiceRoll::RollOutcome& outcome : pools_.roll(arrival).outcomes) {
        const int after = before + outcome.hazards;
        const bool wrong = jump.wrong || (jump.wrongOnHazard && outcome.onGearDie);
        RaceValue value = after >= limit_ ? lost(exit.to, gear)
                          : wrong         ? wreck(exit.to, gear)
                                  : inTurn(place(exit.to, jump.skipped), arrived.pool, after);
        if (wrong && !value.isKnown())
            value = lost(exit.to, gear);
        sum.add(outcome.chance, value);
    }
    return sum;
}

template <typename InTurn, typename Wreck>
RaceValue LoneDrive::flown(const Exit& exit, InTurn inTurn, Wreck wreck) const {
    const std::uint32_t pool = pools_.arrivals()[*flying_].pool;
    const int gear = pools_.pools()[pool].gear;
    if (exit.water && !rollOf(*flying_).wades)
        return {};
    if (exit.finish)
        return finished(gear);
    if (gear > exit.limit)
        return lost(exit.to, gear);
    const int hazards = exit.hazards + (gear == exit.hazardGear ? 1 : 0);
    const Takeoff jump = takeoff(exit.jump, RollKind::Gear, gear);
    RaceValue clean = hazards >= limit_ ? lost(exit.to, gear)
                      : jump.wrong      ? wreck(exit.to, gear)
                                        : inTurn(place(exit.to, jump.skipped), pool, hazards);
    if (jump.wrong && !clean.isKnown())
        clean = lost(exit.to, gear);
    const double hazard = pools_.roll(*flying_).hazardChance[1];
    RaceValue sum{0, 0};
    if (hazard < 1)
        sum.add(1 - hazard, clean);
    if (hazard > 0)
        sum.add(hazard, ended(exit.to, gear));
    return sum;
}

} // namespace stagewright
