#include "model/drive/drive_chain.h"

namespace stagewright {

namespace {

using Branch = DriveChain::Branch;
using Event = DriveChain::Event;

} // namespace

DriveChain::Branch standing(SpaceVertex space) {
    Branch branch;
    branch.space = space;
    branch.event = Event::Stands;
    return branch;
}

void DriveChain::linkTurns(const std::array<int, highestGear + 1>& seconds) {
    const auto nowhere = static_cast<std::uint32_t>(starts_.size());
    steps_.clear();
    steps_.reserve(branches_.size());
    for (const Branch& branch : branches_) {
        Step step{{}, nowhere, 0, branch.tokens, 0};
        unsigned events = branch.shortcuts > 0 ? StepEvent::shortcut : 0;
        if (branch.event == Event::GoesOn) {
            step.next = state(branch.next);
        } else {
            const bool controlled =
                branch.event == Event::TurnEnds || branch.event == Event::Finishes;
            const int gear = controlled ? branch.gear : 0;
            step.seconds = static_cast<std::uint16_t>(seconds.at(static_cast<std::size_t>(gear)));
            if (branch.event != Event::Stands)
                step.tally = turnIndex(branch.space, gear);
            if (branch.event != Event::Finishes)
                step.next = state(atStart(branch.space, gear));
            events |= StepEvent::turnEnds;
            events |= branch.event == Event::Finishes ? StepEvent::finish : 0;
            events |= branch.event == Event::Loses ? StepEvent::loss : 0;
            events |= branch.event == Event::TurnEnds && gear == 1 ? StepEvent::firstGear : 0;
        }
        step.events = static_cast<std::uint8_t>(events);
        steps_.push_back(step);
    }
}

DriveChain::DicePack diceOf(const DiceRoll& roll, const Dice& dice) {
    const Die& own = roll.kind == RollKind::Coast ? dice.coast
                     : roll.kind == RollKind::Leader
                         ? dice.leader
                         : dice.gear.at(static_cast<std::size_t>(roll.gear - 1));
    DriveChain::DicePack pack = withDie(0, own.hazardFaces);
    for (int i = 0; i < roll.brakes; ++i)
        pack = withDie(pack, dice.brake.hazardFaces);
    return pack;
}

double expectedSeconds(const DriveChain& chain, const DriveChain::State& at,
                       const TurnSeconds& seconds, const TurnValues* after) {
    const TurnValues& turns = after ? *after : chain.turns();
    const unsigned count = at.dice & 15U;
    double sum = 0;
    for (unsigned pattern = 0; pattern < 1U << count; ++pattern) {
        double chance = 1;
        for (unsigned i = 0; i < count; ++i) {
            const double hazard = static_cast<double>(at.dice >> (4U + 3U * i) & 7U) / dieFaces;
            chance *= (pattern >> i & 1U) != 0 ? hazard : 1 - hazard;
        }
        if (chance <= 0)
            continue;
        const Branch& branch = chain.branch(at.firstBranch + pattern);
        const bool lost = branch.event == Event::Loses || branch.event == Event::Stands;
        const int gear = lost ? 0 : branch.gear;
        double value = 0;
        if (branch.event == Event::GoesOn)
            value = expectedSeconds(chain, chain.state(branch.next), seconds, after);
        else
            value =
                seconds.at(static_cast<std::size_t>(gear)) +
                (branch.event == Event::Finishes ? 0
                                                 : turns[turnIndex(branch.space, gear)].seconds);
        sum += chance * value;
    }
    return sum;
}

} // namespace stagewright
