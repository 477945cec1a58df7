#include "model/drive/race/dice_turn.h"

#include "model/drive/open_choices.h"
#include "model/drive/policy.h"
#include "model/drive/race/turn_end.h"
#include "model/drive/roll_note.h"

#include <bit>

namespace stagewright {

namespace {

/// @param faces bit i: die i shows a hazard; the brakes come after the first die
std::vector<RolledDie> diceShown(const DiceRoll& roll, std::uint32_t faces, bool safe) {
    std::vector<RolledDie> dice;
    for (int i = 0; i < roll.dice(); ++i) {
        RolledDie die;
        die.kind = i > 0 ? DieKind::Brake : RollNote::kindOf(roll.kind);
        die.gear = die.kind == DieKind::Gear ? roll.gear : 0;
        die.face = safe                                            ? DieFace::Safe
                   : (faces >> static_cast<unsigned>(i) & 1U) != 0 ? DieFace::Hazard
                                                                   : DieFace::Clean;
        dice.push_back(die);
    }
    return dice;
}

std::uint32_t throwDice(RaceUnderWay& race, const DiceRoll& dice) {
    const Dice& all = race.course.rules.dice;
    const Die& first = dice.kind == RollKind::Coast    ? all.coast
                       : dice.kind == RollKind::Leader ? all.leader
                       : dice.kind == RollKind::Redline
                           ? all.brake
                           : all.gear.at(static_cast<std::size_t>(dice.gear) - 1);
    std::uint32_t faces = showsHazard(race, first.hazardFaces) ? 1 : 0;
    for (int brake = 1; brake <= dice.brakes; ++brake)
        if (showsHazard(race, all.brake.hazardFaces))
            faces |= 1U << static_cast<unsigned>(brake);
    return faces;
}

/// A car within its turn.
struct WithinTurn {
    std::uint32_t place = 0;
    std::uint32_t pool = 0;
    int hazards = 0;
    int madeSafe = 0; ///< dice
};

/// Who has tokens makes dice safe where that gives more than it costs, as if the rest of the turn
/// were driven without (d).
/// @param value what `move` is worth
RaceMove withTokens(RaceUnderWay& race, int car, const LoneDrive& driver, RaceMove move,
                    RaceValue value, const WithinTurn& at) {
    const int inHand = race.tokensOf(car);
    if (inHand == 0 || !race.course.simulator.settings().switches.tokens)
        return move;
    const SpaceVertex from = driver.spaceOf(at.place);
    for (const LoneDrive::Exit& exit : driver.exits(at.place))
        for (const std::uint32_t arrival : driver.options(at.pool)) {
            const int price = safeDicePrice(driver.pools().roll(arrival).dice(), at.madeSafe);
            if (price > inHand || !race.search.isOpen(from, exit.to, driver.gear(arrival)))
                continue;
            RaceValue safe = race.search.safe(exit, arrival, at.hazards);
            safe.seconds += price * race.course.rules.unspentSeconds;
            if (compared(safe, value) >= 0)
                continue;
            value = safe;
            move = {&exit, arrival, false, true};
        }
    return move;
}

} // namespace

void driveDieByDie(RaceUnderWay& race, int car, const LoneDrive& driver, RecordedTurn& turn) {
    TurnSearch& search = race.search;
    RacingCar& own = race.at(car);
    const DicePools& pools = driver.pools();
    WithinTurn at{driver.place(own.space), pools.atStart(own.gear)};
    RaceMove move = withTokens(race, car, driver, search.first(), search.value(), at);
    while (move.exit) {
        const LoneDrive::Exit& exit = *move.exit;
        const DicePools::Arrival& arrived = pools.arrivals()[move.arrival];
        const DiceRoll& dice = pools.rolls()[arrived.roll];
        const int gear = pools.gear(move.arrival);
        if (move.safe) {
            const int price = safeDicePrice(dice.dice(), at.madeSafe);
            race.tokensOf(car) -= price;
            race.outcome[RaceCount::TokensSpent] += price;
            turn.spent += price;
            at.madeSafe += dice.dice();
        }
        const std::uint32_t faces = move.safe ? 0 : throwDice(race, dice);
        own.space = exit.to;
        own.gear = gear;
        at.hazards += std::popcount(faces);
        if (!exit.finish)
            at.hazards += search.hazardsOf(exit, gear);
        if (race.isWatched)
            turn.rolls.push_back(
                {diceShown(dice, faces, move.safe), exit.to, gear, at.hazards, {}});
        if (exit.finish) {
            turn.end = TurnEnd::Finishes;
            break;
        }
        if (race.track.node(exit.to).kind == SpaceKind::Shortcut)
            takeShortcut(race, car, exit.to, turn);
        if (gear > search.limitOf(exit))
            return loseControl(race, car, exit.to, gear, turn);
        if (move.flying && (faces & 1U) != 0)
            break;
        if (at.hazards >= driver.limit())
            return loseControl(race, car, exit.to, gear, turn);
        const RollKind kind = driver.rollOf(move.arrival).isGear ? RollKind::Gear : RollKind::Coast;
        const Takeoff jump = takeoff(exit.jump, kind, gear);
        if (jump.wrong || (jump.wrongOnHazard && (faces & 1U) != 0)) {
            const LoneDrive::Exit* carried = search.wreck(exit.to, gear);
            if (!carried)
                return loseControl(race, car, exit.to, gear, turn);
            own.space = carried->to;
            if (race.isWatched)
                turn.rolls.back().wreck = carried->to;
            if (!carried->finish)
                return loseControl(race, car, carried->to, gear, turn);
            turn.end = TurnEnd::Finishes;
            break;
        }
        at.place = driver.place(exit.to, jump.skipped);
        at.pool = arrived.pool;
        move = search.next(at.place, at.pool, at.hazards);
        if (race.tokensOf(car) > 0)
            move = withTokens(race, car, driver, move,
                              search.goingOn(at.place, at.pool, at.hazards), at);
    }
    endTurn(race, car, driver, turn);
}

} // namespace stagewright
