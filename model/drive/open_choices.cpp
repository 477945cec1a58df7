#include "model/drive/open_choices.h"

#include "model/drive/roll_note.h"
#include "model/drive/space_graph.h"

namespace stagewright {

namespace {

std::vector<RolledDie> diceIn(const DiceRoll& roll) {
    std::vector<RolledDie> dice{{RollNote::kindOf(roll.kind), roll.gear, DieFace::Clean}};
    for (int i = 0; i < roll.brakes; ++i)
        dice.push_back({DieKind::Brake, 0, DieFace::Clean});
    return dice;
}

} // namespace

OpenRoll openRoll(const TurnOutlook& ahead, const SpaceGraph& graph, const DicePools& pools,
                  const InTurn& at, const RollChoice& choice) {
    const DiceRoll& roll = pools.roll(choice.arrival);
    OpenRoll open;
    open.choice = choice;
    open.dice = diceIn(roll);
    open.to = ahead.target(at, choice);
    open.gear = pools.gear(choice.arrival);
    const SpaceNode& space = graph[open.to];
    const Entrance& holds = ahead.entrance(at, choice);
    if (!space.finish) {
        open.hazards = holds.hazards + (open.gear == holds.hazardGear ? 1 : 0);
        open.aboveLimit = open.gear > holds.limit;
        open.skips = open.aboveLimit ? 0 : takeoff(space.jump, roll.kind, open.gear).skipped;
    }
    open.lossChance = ahead.lossChance(at, choice);
    open.safeLossChance = ahead.result(at, choice, 0, false).event == RollEvent::Loses ? 1 : 0;
    return open;
}

const Die& dieOf(const RolledDie& die, const Dice& dice) {
    switch (die.kind) {
    case DieKind::Coast:
        return dice.coast;
    case DieKind::Leader:
        return dice.leader;
    case DieKind::Brake:
        return dice.brake;
    case DieKind::Gear:
        break;
    }
    return dice.gear.at(static_cast<std::size_t>(die.gear) - 1);
}

} // namespace stagewright
