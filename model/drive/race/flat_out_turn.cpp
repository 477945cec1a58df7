#include "model/drive/race/flat_out_turn.h"

#include "model/drive/flat_layout.h"
#include "model/drive/race/dice_turn.h"
#include "model/drive/race/turn_end.h"

namespace stagewright {

namespace {

/// Bit i: die i shows a hazard.
unsigned throwAll(RaceUnderWay& race, const std::vector<PlannedDie>& dice) {
    unsigned hazards = 0;
    for (unsigned i = 0; i < dice.size(); ++i)
        if (showsHazard(race, dice[i].hazardFaces))
            hazards |= 1U << i;
    return hazards;
}

/// The dice as the driver has laid them along the road.
std::optional<FlatLayout> laidOut(const RaceUnderWay& race, int car, const FlatTables& tables,
                                  const PlanDice& dice, unsigned hazards,
                                  const FlatOutcome& outcome) {
    std::vector<RolledDie> rolled;
    for (unsigned i = 0; i < dice.dice.size(); ++i)
        rolled.push_back({dice.dice[i].kind, dice.dice[i].gear,
                          (hazards >> i & 1U) != 0 ? DieFace::Hazard : DieFace::Clean});
    DriveChain::Branch end;
    end.event = outcome.event == FlatOutcome::Event::Loses      ? DriveChain::Event::Loses
                : outcome.event == FlatOutcome::Event::Finishes ? DriveChain::Event::Finishes
                                                                : DriveChain::Event::TurnEnds;
    end.space = outcome.space;
    end.gear = static_cast<std::uint8_t>(outcome.gear);
    end.shortcuts = static_cast<std::uint8_t>(outcome.shortcuts);
    return flatLayout(race.track.graph(), rolled, race.at(car).space, race.at(car).gear, end,
                      tables.pools.hazardLimit(), FlatTurns::openBy(race.search));
}

} // namespace

void driveFlatOut(RaceUnderWay& race, int car, const LoneDrive& driver, const FlatPlan& plan,
                  RecordedTurn& turn) {
    RacingCar& own = race.at(car);
    const FlatTables& tables = *driver.flat();
    const PlanDice dice = diceOf(plan, tables.pools, tables.planned);
    const unsigned hazards = throwAll(race, dice.dice);
    turn.flatOut = true;
    turn.tokens = dice.tokens;
    race.tokensOf(car) += dice.tokens;
    ++race.outcome[RaceCount::FlatOut];
    race.outcome[RaceCount::TokensPaid] += dice.tokens;
    const FlatOutcome outcome =
        race.flat.outcome(tables, plan, dice, hazards, own.space, own.gear, race.search);
    const bool cuts = race.conditions && outcome.shortcuts > 0;
    std::optional<FlatLayout> layout;
    if (race.isWatched || cuts)
        layout = laidOut(race, car, tables, dice, hazards, outcome);
    own.space = outcome.space;
    own.gear = outcome.gear;
    if (layout && cuts)
        for (const RecordedRoll& roll : layout->rolls)
            if (race.track.node(roll.to).kind == SpaceKind::Shortcut)
                takeShortcut(race, car, roll.to, turn);
    if (layout && race.isWatched) {
        turn.rolls = std::move(layout->rolls);
        turn.left = std::move(layout->left);
    }
    switch (outcome.event) {
    case FlatOutcome::Event::Loses:
        return loseControl(race, car, outcome.space, outcome.gear, turn);
    case FlatOutcome::Event::Finishes:
        turn.end = TurnEnd::Finishes;
        break;
    case FlatOutcome::Event::Ends:
        break;
    }
    endTurn(race, car, driver, turn);
}

} // namespace stagewright
