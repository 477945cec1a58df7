#include "model/drive/race/lone_drive.h"

#include "model/drive/caution.h"
#include "model/drive/exits.h"
#include "model/drive/flat_out.h"
#include "model/drive/policy.h"
#include "model/drive/race/flat_tables.h"

#include <algorithm>

namespace stagewright {

namespace {

/// Gear dice from 1 to 6, coast dice, then brake groups from the lower gear on.
int rankOf(const DiceRoll& roll) {
    constexpr int coast = highestGear + 1;
    switch (roll.kind) {
    case RollKind::Coast:
        return coast;
    case RollKind::Leader:
        return coast + 1;
    case RollKind::Redline:
        return coast + 2;
    case RollKind::Gear:
        break;
    }
    constexpr int mostBrakes = 8;
    return roll.brakes == 0 ? roll.gear : coast + 2 + roll.gear * mostBrakes + roll.brakes;
}

/// That of spaces ahead, seen from further back.
std::uint64_t seenFrom(std::uint64_t footprint, std::uint32_t spaces) {
    constexpr std::uint32_t last = 63;
    if (footprint == 0)
        return 0;
    if (spaces >= last)
        return std::uint64_t{1} << last;
    const std::uint64_t beyond = footprint >> (last - spaces);
    return footprint << spaces | (beyond != 0 ? std::uint64_t{1} << last : 0);
}

} // namespace

LoneDrive::LoneDrive(const RaceTrack& track, const DriveRules& rules, const Dashboard& dashboard,
                     Manner manner, const DriverMeans& means)
    : track_(&track)
    , pools_(rules.dice, dashboard, means.redline)
    , manner_(manner)
    , limit_(pools_.hazardLimit())
    , seconds_(rules.seconds)
    , lostTurnSeconds_(rules.lostTurnSeconds)
    , pits_(means.pits)
    , after_(means.after)
    , losesTurn_(track.size() * (highestGear + 1)) {
    orderOptions();
    findExits();
    findFlyingStart(means.flyingGear);
    if (manner == Manner::Reference)
        for (SpaceVertex v = startVertex + 1; v < track.size(); ++v)
            for (int gear = 1; gear <= highestGear; ++gear) {
                const auto piece = static_cast<std::size_t>(node(v).tile);
                losesTurn_[turnNumber(v, gear)] =
                    rules.lossEffect(track.road().pieces[piece].danger, gear).turnsLost > 0;
            }
    if (manner != Manner::FlatOut)
        states_.resize(spaceOf_.size() * pools_.pools().size() * static_cast<std::size_t>(limit_));
    turns_.resize(track.size() * (highestGear + 1));
}

void LoneDrive::orderOptions() {
    for (const DiceRoll& dice : pools_.rolls()) {
        Roll roll;
        roll.most = static_cast<int>(dice.hazardChance.size()) - 1;
        for (std::size_t n = 0; n < dice.hazardChance.size() && n < roll.chances.size(); ++n)
            roll.chances.at(n) = dice.hazardChance[n];
        roll.most = std::min(roll.most, static_cast<int>(roll.chances.size()) - 1);
        roll.wades = dice.wades();
        roll.isGear = dice.kind == RollKind::Gear;
        roll.gear = static_cast<std::uint8_t>(dice.gear);
        roll.rank = rankOf(dice);
        rolls_.push_back(roll);
    }
    for (std::uint32_t pool = 0; pool < pools_.pools().size(); ++pool) {
        firstOption_.push_back(static_cast<std::uint32_t>(options_.size()));
        const auto all = pools_.options(pool);
        options_.insert(options_.end(), all.begin(), all.end());
        std::sort(
            options_.begin() + firstOption_.back(), options_.end(),
            [&](std::uint32_t a, std::uint32_t b) { return rollOf(a).rank < rollOf(b).rank; });
    }
    firstOption_.push_back(static_cast<std::uint32_t>(options_.size()));
}

void LoneDrive::findExits() {
    const std::vector<bool> leadsOn = spacesThatLeadOn(track_->graph());
    for (SpaceVertex v = 0; v < track_->size(); ++v) {
        firstPlace_.push_back(static_cast<std::uint32_t>(spaceOf_.size()));
        spaceOf_.insert(spaceOf_.end(), node(v).jump ? flights : 1, v);
    }
    for (SpaceVertex v = 0; v < track_->size(); ++v) {
        const auto all = exitsFrom(track_->graph(), v, leadsOn);
        for (std::size_t flight = 0; flight < (node(v).jump ? flights : 1); ++flight) {
            firstExit_.push_back(static_cast<std::uint32_t>(exits_.size()));
            const Exits& found = all.at(flight);
            for (std::size_t i = 0; i < found.to.size(); ++i) {
                const SpaceNode& space = node(found.to[i]);
                const Entrance& entrance = found.entrances[i];
                exits_.push_back({found.to[i], place(found.to[i]),
                                  static_cast<std::int8_t>(entrance.limit),
                                  static_cast<std::int8_t>(entrance.hazardGear),
                                  static_cast<std::int8_t>(entrance.hazards),
                                  static_cast<std::int8_t>(space.jump), space.finish, space.water});
            }
            std::sort(exits_.begin() + firstExit_.back(), exits_.end(),
                      [&](const Exit& a, const Exit& b) {
                          return track_->rank(a.to) < track_->rank(b.to);
                      });
        }
    }
    firstExit_.push_back(static_cast<std::uint32_t>(exits_.size()));
}

void LoneDrive::findFlyingStart(std::optional<int> gear) {
    if (!gear)
        return;
    // Where a car that is in that gear already rolls its die: the same dice are left then.
    for (const std::uint32_t arrival : options(pools_.atStart(*gear)))
        if (const DiceRoll& roll = pools_.roll(arrival);
            roll.kind == RollKind::Gear && roll.gear == *gear && roll.brakes == 0)
            flying_ = arrival;
}

const PitStop* LoneDrive::pitStop(SpaceVertex v) const {
    if (pits_.empty())
        return nullptr;
    const RaceValue& next = nextTurn(v, 1);
    const RaceValue goesOn{seconds_[1] + next.seconds, next.losses};
    return compared(pits_[v].value, goesOn) < 0 ? &pits_[v] : nullptr;
}

std::optional<LoneDrive> LoneDrive::solve(const RaceTrack& track, const DriveRules& rules,
                                          const Dashboard& dashboard, Manner manner,
                                          const std::stop_token& stop, const DriverMeans& means) {
    LoneDrive drive(track, rules, dashboard, manner, means);
    const bool judged = manner == Manner::FlatOut ? drive.judgeFlatOut(rules, dashboard, stop)
                                                  : drive.judgeAll(stop);
    if (!judged)
        return std::nullopt;
    if (manner == Manner::FlatOut || means.flatOut)
        drive.flat_ = std::make_shared<const FlatTables>(track, rules, dashboard,
                                                         drive.turnsToCome(), drive.lostTurns());
    return drive;
}

bool LoneDrive::judgeAll(const std::stop_token& stop) {
    for (SpaceVertex v = static_cast<SpaceVertex>(track_->size()); v-- > 0;) {
        if (stop.stop_requested())
            return false;
        if (node(v).finish)
            continue;
        for (int gear = 0; gear <= highestGear; ++gear)
            judgeTurn(v, gear);
        const std::uint32_t end =
            v + 1 < track_->size() ? place(v + 1) : static_cast<std::uint32_t>(spaceOf_.size());
        for (std::uint32_t each = place(v); each < end; ++each)
            judgePlace(each);
    }
    return true;
}

TurnValues LoneDrive::turnsToCome() const {
    TurnValues values(turns_.size());
    for (SpaceVertex v = 0; v < track_->size(); ++v)
        for (int gear = 0; gear <= highestGear; ++gear)
            values[turnIndex(v, gear)] = {nextTurn(v, gear).seconds, 0, 0};
    return values;
}

std::vector<double> LoneDrive::lostTurns() const {
    std::vector<double> lost(turns_.size());
    for (SpaceVertex v = 0; v < track_->size(); ++v)
        for (int gear = 0; gear <= highestGear; ++gear)
            lost[turnIndex(v, gear)] = lossSeconds(v, gear) - seconds_[0];
    return lost;
}

bool LoneDrive::judgeFlatOut(const DriveRules& rules, const Dashboard& dashboard,
                             const std::stop_token& stop) {
    FutureCost future;
    const TurnValues toCome = after_ ? turnsToCome() : TurnValues();
    if (after_)
        future.after = &toCome;
    const auto chain = flatOutChain(track_->graph(), rules, dashboard, stop, future);
    if (!chain)
        return false;
    for (SpaceVertex v = 0; v < track_->size(); ++v)
        for (int gear = 0; gear <= highestGear; ++gear)
            turns_[turnNumber(v, gear)].value = {chain->turns()[turnIndex(v, gear)].seconds, 0};
    return true;
}

RaceValue LoneDrive::wreckOf(SpaceVertex v, int gear) const {
    RaceValue best;
    for (const Exit& exit : wrecks(v))
        if (const RaceValue value = wrecked(exit, gear); compared(value, best) < 0)
            best = value;
    return best;
}

RaceValue LoneDrive::entered(const Exit& exit, std::uint32_t arrival, int hazards) const {
    return entered(
        exit, arrival, hazards,
        [&](std::uint32_t place, std::uint32_t pool, int after) -> const RaceValue& {
            return state(place, pool, after).value;
        },
        [&](SpaceVertex v, int gear) { return wreckOf(v, gear); });
}

std::uint64_t LoneDrive::footprint(SpaceVertex from, const Exit& exit, std::uint32_t arrival,
                                   int hazards) const {
    std::uint64_t spaces = seenFrom(1, exit.to - from - 1);
    const std::uint32_t pool = pools_.arrivals()[arrival].pool;
    const int gear = pools_.gear(arrival);
    if (exit.finish || gear > exit.limit)
        return spaces;
    const int before = hazards + exit.hazards + (gear == exit.hazardGear ? 1 : 0);
    const Roll& roll = rollOf(arrival);
    const Takeoff jump = takeoff(exit.jump, roll.isGear ? RollKind::Gear : RollKind::Coast, gear);
    for (int n = 0; n <= roll.most && before + n < limit_; ++n)
        spaces |= seenFrom(state(place(exit.to, jump.skipped), pool, before + n).footprint,
                           exit.to - from);
    if (jump.wrong || jump.wrongOnHazard)
        for (const Exit& wreck : wrecks(exit.to))
            spaces |= seenFrom(1, wreck.to - from - 1);
    return spaces;
}

bool LoneDrive::dares(const Exit& exit, std::uint32_t arrival, int hazards) const {
    if (manner_ == Manner::Brisk)
        return hazards + 1 < limit_;
    if (manner_ != Manner::Careful)
        return true;
    const Entrance entrance{exit.limit, exit.hazardGear, exit.hazards};
    return keepsControl(node(exit.to), entrance, pools_, arrival, hazards);
}

/// A careful driver begins with a roll that keeps control if there is one.
void LoneDrive::judgeTurn(SpaceVertex v, int gear) {
    State& best = turns_[turnNumber(v, gear)];
    const auto rolls = options(pools_.atStart(gear));
    const auto all = exits(place(v));
    for (const bool daring : {false, true}) {
        if (best.option != stops || (daring && manner_ != Manner::Careful))
            break;
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t option = 0; option < rolls.size(); ++option) {
                if (!daring && manner_ == Manner::Careful && !dares(all[i], rolls[option], 0))
                    continue;
                const RaceValue value = entered(all[i], rolls[option], 0);
                if (compared(value, best.value) >= 0)
                    continue;
                best.value = value;
                best.option = static_cast<std::uint8_t>(option);
                best.exit = static_cast<std::uint8_t>(i);
            }
    }
    std::uint32_t first = best.option == stops ? 0 : rolls[best.option];
    if (gear == 0 && flying_)
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (manner_ == Manner::Careful && isTooFast(all[i], pools_.gear(*flying_)))
                continue;
            const RaceValue value = flown(
                all[i],
                [&](std::uint32_t place, std::uint32_t pool, int after) -> const RaceValue& {
                    return state(place, pool, after).value;
                },
                [&](SpaceVertex jump, int in) { return wreckOf(jump, in); });
            if (compared(value, best.value) >= 0)
                continue;
            best.value = value;
            best.option = static_cast<std::uint8_t>(flyingOption());
            best.exit = static_cast<std::uint8_t>(i);
            first = *flying_;
        }
    if (best.option != stops)
        best.footprint = footprint(v, all[best.exit], first, 0);
    else if (gear > 0)
        best.value = ended(v, 0); // it stands
}

void LoneDrive::judgePlace(std::uint32_t place) {
    const SpaceVertex v = spaceOf(place);
    const auto all = exits(place);
    for (std::uint32_t pool = 0; pool < pools_.pools().size(); ++pool) {
        const int gear = pools_.pools()[pool].gear;
        if (gear == 0)
            continue; // only before the first roll
        const auto rolls = options(pool);
        const RaceValue stopped = ended(v, gear);
        for (int hazards = 0; hazards < limit_; ++hazards) {
            State& best = states_[stateNumber(place, pool, hazards)];
            best.value = stopped;
            for (std::size_t i = 0; i < all.size(); ++i)
                for (std::size_t option = 0; option < rolls.size(); ++option) {
                    if (manner_ != Manner::Reference && !dares(all[i], rolls[option], hazards))
                        continue;
                    const RaceValue value = entered(all[i], rolls[option], hazards);
                    if (compared(value, best.value) >= 0)
                        continue;
                    best.value = value;
                    best.option = static_cast<std::uint8_t>(option);
                    best.exit = static_cast<std::uint8_t>(i);
                }
            if (best.option != stops)
                best.footprint = footprint(v, all[best.exit], rolls[best.option], hazards);
        }
    }
}

} // namespace stagewright
