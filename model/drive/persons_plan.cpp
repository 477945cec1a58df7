#include "model/drive/persons_plan.h"

#include "model/drive/flat_layout.h"

#include <algorithm>

namespace stagewright {

PersonsPlan::PersonsPlan(std::shared_ptr<const StageToDrive> stage, const BestPlay& play, InTurn at,
                         RoadIsOpen isOpen)
    : stage_(std::move(stage))
    , play_(&play)
    , isOpen_(std::move(isOpen))
    , at_{at} {}

std::vector<RolledDie> PersonsPlan::dice() const {
    std::vector<RolledDie> dice;
    for (const OpenRoll& roll : rolls_)
        dice.insert(dice.end(), roll.dice.begin(), roll.dice.end());
    return dice;
}

std::size_t PersonsPlan::counted() const {
    return dice().size() - (finishes() ? rolls_.back().dice.size() : 0);
}

std::vector<OpenRoll> PersonsPlan::choices() const {
    std::vector<OpenRoll> open;
    if (finishes())
        return open;
    const TurnOutlook ahead = outlook();
    const InTurn& at = at_.back();
    const std::size_t laid = dice().size();
    for (const RollChoice& choice : ahead.choices(at)) {
        OpenRoll roll = openRoll(ahead, stage_->graph(), *play_->policy.pools, at, choice);
        const bool flies = roll.skips > 1;
        if (flies || roll.safeLossChance > 0 || laid + roll.dice.size() > RelaidDice::mostDice ||
            (isOpen_ && !isOpen_(at.space, roll.to, roll.gear)))
            continue;
        roll.lossChance = with(roll).lossChance();
        open.push_back(std::move(roll));
    }
    return open;
}

PersonsPlan PersonsPlan::with(const OpenRoll& roll) const {
    PersonsPlan next = *this;
    next.at_.push_back(outlook().result(at_.back(), roll.choice, 0, false).then);
    next.rolls_.push_back(roll);
    return next;
}

PersonsPlan PersonsPlan::withoutLast() const {
    PersonsPlan before = *this;
    before.at_.pop_back();
    before.rolls_.pop_back();
    return before;
}

double PersonsPlan::lossChance() const {
    const auto spare = static_cast<std::size_t>(hazardLimit() - at_.back().hazards);
    std::vector<double> below(spare); // that the dice show so many hazards, and control is kept
    below.front() = 1;
    const std::vector<RolledDie> all = dice();
    for (std::size_t i = 0; i < counted(); ++i) {
        const double hazard = dieOf(all[i], stage_->rules().dice).hazard();
        for (std::size_t n = below.size(); n-- > 0;)
            below[n] = below[n] * (1 - hazard) + (n > 0 ? below[n - 1] * hazard : 0);
    }
    double kept = 0;
    for (const double chance : below)
        kept += chance;
    return 1 - kept;
}

int PersonsPlan::tokens() const {
    const std::vector<RolledDie> all = dice();
    const auto paying = std::count_if(
        all.begin(), all.end(), [](const RolledDie& die) { return die.kind != DieKind::Brake; });
    return static_cast<int>(paying) * stage_->rules().tokensPerDie;
}

RecordedTurn PersonsPlan::driven(const std::vector<DieFace>& faces) const {
    std::vector<RolledDie> fallen = dice();
    unsigned hazards = 0;
    int counting = at_.back().hazards;
    for (std::size_t i = 0; i < fallen.size() && i < faces.size(); ++i) {
        fallen[i].face = faces[i];
        if (faces[i] != DieFace::Hazard)
            continue;
        hazards |= 1U << i;
        counting += i < counted() ? 1 : 0;
    }
    RecordedTurn turn = counting < hazardLimit() ? kept(fallen) : lost(fallen, hazards);
    turn.flatOut = true;
    turn.tokens = tokens();
    return turn;
}

RecordedTurn PersonsPlan::kept(const std::vector<RolledDie>& dice) const {
    RecordedTurn turn;
    auto die = dice.begin();
    int shown = 0;
    for (std::size_t i = 0; i < rolls_.size(); ++i) {
        const OpenRoll& roll = rolls_[i];
        const auto end = die + static_cast<std::ptrdiff_t>(roll.dice.size());
        shown += static_cast<int>(std::count_if(
            die, end, [](const RolledDie& each) { return each.face == DieFace::Hazard; }));
        turn.rolls.push_back({{die, end}, roll.to, roll.gear, shown + at_[i + 1].hazards, {}});
        die = end;
    }
    turn.end = finishes() ? TurnEnd::Finishes : TurnEnd::Stops;
    turn.space = rolls_.back().to;
    turn.gear = rolls_.back().gear;
    return turn;
}

RecordedTurn PersonsPlan::lost(const std::vector<RolledDie>& dice, unsigned hazards) const {
    const Policy& policy = play_->policy;
    const TurnValues& after = play_->after ? *play_->after : policy.turns;
    const SpaceVertex from = at_.front().space;
    const int gear = policy.pools->pools()[at_.front().pool].gear;
    std::vector<std::array<Exits, flights>> exits;
    for (const SpacePolicy& space : policy.spaces)
        exits.push_back(space.exits);
    std::vector<PlannedDie> planned;
    for (const RolledDie& die : dice)
        planned.push_back({die.kind, die.gear, dieOf(die, stage_->rules().dice).hazardFaces});
    RelaidMemory memory;
    RelaidDice relaid(stage_->graph(), exits, hazardLimit(), memory);
    const RelaidLoss* loss =
        leastLoss(relaid.losses(planned, from, gear, isOpen_), hazards, hazardLimit(),
                  [&](const RelaidLoss& each) {
                      const DriveRules& rules = stage_->rules();
                      return stage_->graph()[each.space].finish
                                 ? rules.seconds.at(static_cast<std::size_t>(each.gear))
                                 : rules.seconds[0] + after[turnIndex(each.space, 0)].seconds;
                  });
    RecordedTurn turn = kept(dice); // the plan as it was rolled is one
    turn.end = TurnEnd::Loses;
    if (!loss)
        return turn;
    const bool finishes = stage_->graph()[loss->space].finish;
    DriveChain::Branch end;
    end.event = finishes ? DriveChain::Event::Finishes : DriveChain::Event::Loses;
    end.space = loss->space;
    end.gear = static_cast<std::uint8_t>(loss->gear);
    end.shortcuts = static_cast<std::uint8_t>(loss->shortcuts);
    auto layout = flatLayout(stage_->graph(), dice, from, gear, end, hazardLimit(), isOpen_);
    if (!layout)
        return turn;
    turn.rolls = std::move(layout->rolls);
    turn.left = std::move(layout->left);
    turn.end = finishes ? TurnEnd::Finishes : TurnEnd::Loses;
    turn.space = loss->space;
    turn.gear = loss->gear;
    return turn;
}

} // namespace stagewright
