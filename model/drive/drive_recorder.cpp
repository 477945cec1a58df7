#include "model/drive/drive_recorder.h"

#include "model/drive/flat_layout.h"
#include "model/drive/space_graph.h"

#include <algorithm>

namespace stagewright {

namespace {

using Event = DriveChain::Event;

/// What holds for a car that goes from one space to the next, or lands there.
Entrance entranceOf(const SpaceGraph& graph, SpaceVertex from, std::size_t flight, SpaceVertex to) {
    if (flight == 0)
        for (const auto arc : boost::make_iterator_range(out_edges(from, graph)))
            if (target(arc, graph) == to)
                return graph[arc];
    return graph[to].own;
}

int hazardsOn(const std::vector<RolledDie>& dice) {
    return static_cast<int>(std::count_if(dice.begin(), dice.end(), [](const RolledDie& die) {
        return die.face == DieFace::Hazard;
    }));
}

} // namespace

void DriveRecorder::rolls(const DriveChain& chain, std::uint32_t branch, int hazardLimit) {
    if (!inTurn_) {
        RecordedTurn turn;
        turn.from = space_;
        turn.gearBefore = gear_;
        turns_.push_back(turn);
        inTurn_ = true;
        flight_ = 0;
        hazards_ = 0;
    }
    const std::uint32_t state =
        state_ == DriveChain::unknown ? chain.atStart(space_, gear_) : state_;
    const unsigned pattern = branch - chain.state(state).firstBranch;
    const DriveChain::Branch& taken = chain.branch(branch);
    const RollNote& note = chain.note(state);
    if (note.to() != RollNote::laidOut)
        rollGroup(chain, state, pattern, taken);
    else if (taken.event != Event::Stands)
        layFlat(note.dice(pattern), taken, hazardLimit);
    state_ = taken.event == Event::GoesOn ? taken.next : DriveChain::unknown;
    if (taken.event != Event::GoesOn)
        endTurn(taken);
}

void DriveRecorder::rollGroup(const DriveChain& chain, std::uint32_t state, unsigned pattern,
                              const DriveChain::Branch& branch) {
    const RollNote& note = chain.note(state);
    RecordedRoll roll{note.dice(pattern), note.to(), branch.gear, 0, {}};
    const SpaceNode& space = graph_[roll.to];
    hazards_ += hazardsOn(roll.dice);
    if (!space.finish) {
        const Entrance entrance = entranceOf(graph_, space_, flight_, roll.to);
        hazards_ += entrance.hazards + (roll.gear == entrance.hazardGear ? 1 : 0);
    }
    roll.hazards = hazards_;
    if (branch.space != roll.to)
        roll.wreck = branch.space;
    const RollKind kind =
        roll.dice.front().kind == DieKind::Gear ? RollKind::Gear : RollKind::Coast;
    flight_ = static_cast<std::size_t>(takeoff(space.jump, kind, roll.gear).skipped);
    space_ = roll.to;
    gear_ = roll.gear;
    last().rolls.push_back(std::move(roll));
}

void DriveRecorder::layFlat(const std::vector<RolledDie>& dice, const DriveChain::Branch& branch,
                            int hazardLimit) {
    last().flatOut = true;
    last().tokens = branch.tokens;
    auto layout = flatLayout(graph_, dice, space_, gear_, branch, hazardLimit);
    if (!layout)
        layout = FlatLayout{{{dice, branch.space, branch.gear, hazardsOn(dice), {}}}, {}};
    last().rolls = std::move(layout->rolls);
    last().left = std::move(layout->left);
}

void DriveRecorder::endTurn(const DriveChain::Branch& branch) {
    RecordedTurn& turn = last();
    inTurn_ = false;
    space_ = branch.space;
    gear_ = branch.gear;
    switch (branch.event) {
    case Event::Loses:
        turn.end = TurnEnd::Loses;
        gear_ = 0;
        break;
    case Event::Stands:
        turn.end = TurnEnd::Stands;
        gear_ = 0;
        break;
    case Event::Finishes:
        turn.end = TurnEnd::Finishes;
        break;
    case Event::TurnEnds:
    case Event::GoesOn:
        turn.end = TurnEnd::Stops;
        break;
    }
    turn.space = space_;
    turn.gear = gear_;
    turn.seconds = rules_.seconds.at(static_cast<std::size_t>(gear_));
}

void DriveRecorder::drawsCard(CardBack back, int moreSeconds) {
    last().card = back;
    last().seconds += moreSeconds;
}

void DriveRecorder::drawsDamage(const CarCondition& before, const CarCondition& after) {
    for (std::size_t token = 0; token < damageTokens; ++token)
        last().damage.at(token) = after.lost(static_cast<DamageToken>(token)) -
                                  before.lost(static_cast<DamageToken>(token));
}

void DriveRecorder::losesTurns(int turns, int seconds) {
    if (turns > 0)
        last().end = TurnEnd::Leaves;
    last().turnsLost = turns;
    last().seconds += seconds;
}

void DriveRecorder::drawsShortcut(ShortcutOutcome outcome) {
    last().shortcuts.push_back(outcome);
}

void DriveRecorder::changesWheel(int moreSeconds) {
    last().changesWheel = true;
    last().seconds += moreSeconds;
}

DriveRecord DriveRecorder::record(const DriveOutcome& outcome) && {
    return {{startVertex}, std::move(turns_), {outcome}};
}

} // namespace stagewright
