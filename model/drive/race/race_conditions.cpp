#include "model/drive/race/race_conditions.h"

#include "model/drive/race/race_simulator.h"

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

template <std::size_t N>
std::size_t drawnPart(const std::array<int, N>& parts, DriveRandom& random) {
    int all = 0;
    for (const int part : parts)
        all += part;
    auto at = static_cast<int>(random.below(static_cast<std::uint32_t>(all)));
    std::size_t which = 0;
    for (; at >= parts.at(which); ++which)
        at -= parts.at(which);
    return which;
}

} // namespace

RaceConditions::RaceConditions(const RaceSimulator& simulator, const DriveRules& rules)
    : simulator_(simulator)
    , rules_(rules)
    , switches_(simulator.settings().switches)
    , bag_(rules) {
    for (int car = 0; car < simulator.cars(); ++car)
        cars_.at(at(car)) = simulator.racedCar(car);
    spares_.fill(rules.spareWheels);
}

std::shared_ptr<const LoneDrive> RaceConditions::driver(int car, bool leads) {
    auto& known = drivers_.at(at(car)).at(leads ? 1 : 0);
    if (!known) {
        RacedCar driven = cars_.at(at(car));
        if (const Dashboard* leader = leads ? leaderDashboard(rules_, driven.dashboard) : nullptr)
            driven = {driven.manner, *leader, driven.damage,
                      std::min(driven.worn, leader->later.size())};
        known = simulator_.driverOf(driven);
    }
    return known;
}

MarkedRoad RaceConditions::marks() const {
    return {{mud_.data(), mud_.size()}, {flagged_.data(), flagged_.size()}};
}

/// Book 003: who begins a turn in gear 0 takes his flag away.
void RaceConditions::begin(int car, int gear) {
    if (gear != 0 || !flags_.at(at(car)))
        return;
    flags_.at(at(car)) = {};
    findFlags();
}

void RaceConditions::wear(int car) {
    RacedCar& own = cars_.at(at(car));
    if (own.worn == own.dashboard.later.size())
        return;
    own = own.afterTurn();
    changed(car);
}

void RaceConditions::leave(int car) {
    if (!flags_.at(at(car)))
        return;
    flags_.at(at(car)) = {};
    findFlags();
}

void RaceConditions::findFlags() {
    flagged_.clear();
    const std::size_t pieces = simulator_.track().road().pieces.size();
    for (const auto& flag : flags_) {
        if (!flag)
            continue;
        flagged_.resize(pieces);
        // On the piece, and on those right before and behind it.
        for (std::size_t i = 0; i < pieces; ++i)
            if (simulator_.pieceNumber(i) == *flag)
                for (std::size_t near = i == 0 ? 0 : i - 1; near <= i + 1 && near < pieces; ++near)
                    flagged_[near] = 1;
    }
}

void RaceConditions::lose(int car, SpaceVertex space, int gear, DriveRandom& random,
                          RecordedTurn& turn, RaceOutcome& outcome) {
    if (!switches_.damage && !switches_.weather && !switches_.yellowFlags)
        return;
    if (rules_.hasCardBacks()) {
        if (!switches_.damage)
            return;
        const std::size_t back = drawnPart(rules_.backParts, random);
        turn.card = static_cast<CardBack>(back);
        turn.seconds += rules_.backSeconds.at(back) - rules_.seconds[0];
        if (turn.card != CardBack::Crash)
            return;
    }
    const auto piece = static_cast<std::size_t>(simulator_.track().node(space).tile);
    const LossEffect effect =
        rules_.lossEffect(simulator_.track().road().pieces[piece].danger, gear);
    if (effect.tokens > 0)
        drawTokens(car, space, effect.tokens, random, turn, outcome);
}

void RaceConditions::drawTokens(int car, SpaceVertex space, int count, DriveRandom& random,
                                RecordedTurn& turn, RaceOutcome& outcome) {
    int changes = 0; // of the weather
    while (count > 0) {
        const auto token = bag_.draw(random);
        if (!token)
            break;
        if (*token == DamageToken::Weather && !switches_.weather)
            continue; // it is put aside, and another one drawn
        --count;
        ++turn.damage.at(static_cast<std::size_t>(*token));
        ++outcome[RaceCount::Damage];
        ++tokens_.at(at(car)).at(static_cast<std::size_t>(*token));
        changes += *token == DamageToken::Weather ? 1 : 0;
        if (*token == DamageToken::YellowFlag && switches_.yellowFlags) {
            flags_.at(at(car)) = simulator_.pieceOf(space);
            ++outcome[RaceCount::YellowFlags];
            findFlags();
        }
        if (switches_.damage)
            take(car, *token);
    }
    if (changes % 2 == 1) {
        ++outcome[RaceCount::WeatherChanges];
        turnWeather();
    }
}

void RaceConditions::take(int car, DamageToken token) {
    constexpr std::array kinds{DamageToken::Gearbox, DamageToken::Brake, DamageToken::Coast};
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (token == kinds.at(i)) {
            ++cars_.at(at(car)).damage.at(i);
            changed(car);
        }
}

void RaceConditions::turnWeather() {
    for (int car = 0; car < simulator_.cars(); ++car) {
        RacedCar& own = cars_.at(at(car));
        if (const Dashboard* other = otherWeather(rules_, own.dashboard)) {
            own.dashboard = *other;
            own.worn = std::min(own.worn, own.dashboard.later.size());
        }
        changed(car);
    }
}

bool RaceConditions::drawsAtShortcuts() const {
    return (switches_.mud || switches_.damage || switches_.cleanedCuts || switches_.dirtyCuts) &&
           rules_.shortcutParts != decltype(rules_.shortcutParts){};
}

void RaceConditions::cut(int car, SpaceVertex space, DriveRandom& random, RecordedTurn& turn,
                         RaceOutcome& outcome) {
    const std::uint32_t cell = simulator_.track().space(space).cell;
    if (!drawsAtShortcuts() || (!cleaned_.empty() && cleaned_[cell]))
        return;
    const auto drawn = static_cast<ShortcutOutcome>(drawnPart(rules_.shortcutParts, random));
    turn.shortcuts.push_back(drawn);
    switch (drawn) {
    case ShortcutOutcome::Nothing:
        return clean(space, outcome);
    case ShortcutOutcome::Coast:
        if (!switches_.damage && !switches_.dirtyCuts)
            return;
        ++outcome[RaceCount::CutsDirty];
        ++cars_.at(at(car)).damage[2];
        return changed(car);
    case ShortcutOutcome::Mud:
        return throwMud(space, outcome);
    }
}

/// Book 001, article 21: on gravel a cut that went well is clean for all who follow.
void RaceConditions::clean(SpaceVertex shortcut, RaceOutcome& outcome) {
    const RaceTrack& track = simulator_.track();
    const auto piece = static_cast<std::size_t>(track.node(shortcut).tile);
    if (!switches_.cleanedCuts || track.road().pieces[piece].terrain != Terrain::Gravel)
        return;
    ++outcome[RaceCount::CutsCleaned];
    cleaned_.resize(track.road().cells);
    cleaned_[track.space(shortcut).cell] = true;
}

void RaceConditions::throwMud(SpaceVertex shortcut, RaceOutcome& outcome) {
    if (!switches_.mud)
        return;
    ++outcome[RaceCount::Mud];
    mud_.resize(simulator_.track().road().pieces.size());
    for (std::size_t i = 0; i < mud_.size(); ++i)
        if (simulator_.pieceNumber(i) == simulator_.pieceOf(shortcut))
            ++mud_[i];
}

/// As the drive alone has it: once, and only if it shortens what is to come.
void RaceConditions::endInFirst(int car, SpaceVertex space, RecordedTurn& turn) {
    RacedCar& own = cars_.at(at(car));
    if (!switches_.damage || spares_.at(at(car)) == 0 || own.damage[0] == 0)
        return;
    RacedCar mended = own;
    --mended.damage[0];
    const int more = rules_.spareWheelSeconds - rules_.seconds[1];
    const auto toCome = [&](const RacedCar& driven) {
        return driven.dice().gear == 0 ? RaceValue().seconds
                                       : simulator_.driverOf(driven)->turn(space, 1).value.seconds;
    };
    if (toCome(mended) + more >= toCome(own))
        return;
    own = mended;
    changed(car);
    --spares_.at(at(car));
    --tokens_.at(at(car)).at(static_cast<std::size_t>(DamageToken::Gearbox));
    bag_.putBack(DamageToken::Gearbox, 1);
    turn.seconds += more;
    turn.changesWheel = true;
}

void RaceConditions::stopAtPits(int car, const PitStop& stop) {
    RacedCar& own = cars_.at(at(car));
    if (const Dashboard* other = stop.tyres ? otherTyres(rules_, own.dashboard) : nullptr) {
        own.dashboard = *other;
        own.worn = 0;
    }
    if (stop.repair) {
        own.damage = {};
        for (std::size_t token = 0; token < damageTokens; ++token)
            bag_.putBack(static_cast<DamageToken>(token),
                         std::exchange(tokens_.at(at(car)).at(token), 0));
    }
    changed(car);
}

} // namespace stagewright
