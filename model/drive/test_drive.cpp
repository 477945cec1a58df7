#include "model/drive/test_drive.h"

#include "model/drive/simulator.h"

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

/// Which of several parts is drawn.
template <std::size_t N>
std::size_t drawnOf(const std::array<int, N>& odds, DriveRandom& random) {
    int all = 0;
    for (const int part : odds)
        all += part;
    auto at = static_cast<int>(random.below(static_cast<std::uint32_t>(all)));
    std::size_t which = 0;
    for (; at >= odds.at(which); ++which)
        at -= odds.at(which);
    return which;
}

} // namespace

TestDrive::TestDrive(std::shared_ptr<const StageToDrive> stage, const BestPlay& play,
                     std::uint64_t seed, bool mishaps, SpaceVertex from)
    : stage_(std::move(stage))
    , play_(&play)
    , mishaps_(mishaps)
    , random_(seed, 0)
    , car_(stage_->rules())
    , at_(outlook().atStart(from, 0)) {
    record_.grid = {from};
    record_.outcomes.emplace_back();
}

std::optional<TestDrive> TestDrive::begun(std::shared_ptr<const StageToDrive> stage,
                                          std::uint64_t seed, bool mishaps,
                                          const std::stop_token& stop, SpaceVertex from) {
    const BestPlay* play = stage->bestPlay(stage->task().dashboard, stop);
    if (!play)
        return std::nullopt;
    return TestDrive(std::move(stage), *play, seed, mishaps, from);
}

int TestDrive::gear() const {
    return over_ ? record_.turns.back().gear : outlook().gear(at_);
}

int TestDrive::seconds() const {
    int sum = 0;
    for (const RecordedTurn& turn : record_.turns)
        sum += turn.seconds;
    if (over_ && !record_.outcomes.front().retired)
        sum = std::max(0, sum - tokens_ * stage_->rules().unspentSeconds);
    return sum;
}

OpenChoices TestDrive::choices() const {
    OpenChoices open;
    if (over_)
        return open;
    TurnOutlook ahead = outlook();
    const DicePools& pools = *play_->policy.pools;
    DriveValue best;
    std::vector<DriveValue> values;
    for (const RollChoice& choice : ahead.choices(at_)) {
        OpenRoll each = openRoll(ahead, stage_->graph(), pools, at_, choice);
        if (isOpen_ && !isOpen_(at_.space, each.to, each.gear))
            continue;
        each.safePrice = safeDicePrice(static_cast<int>(each.dice.size()), madeSafe_);
        const DriveValue value = ahead.rolling(at_, choice);
        each.seconds = value.seconds;
        values.push_back(value);
        if (isBetter(value, best))
            best = value;
        open.rolls.push_back(std::move(each));
    }
    if (at_.begun) {
        const DriveValue stopped = ahead.stopping(at_);
        const bool stops = !isBetter(best, stopped);
        if (stops)
            best = stopped;
        open.stop = OpenStop{stopped.seconds, stopped.seconds - best.seconds, stops};
    }
    bool isFound = open.stop && open.stop->isBest;
    for (std::size_t i = 0; i < open.rolls.size(); ++i) {
        open.rolls[i].cost = open.rolls[i].seconds - best.seconds;
        open.rolls[i].isBest = !isFound && !isBetter(best, values[i]);
        isFound = isFound || open.rolls[i].isBest;
    }
    return open;
}

TestDrive TestDrive::rolled(const OpenRoll& roll, const std::vector<DieFace>& faces) const {
    TestDrive next = *this;
    next.take(roll, faces);
    return next;
}

std::vector<DieFace> TestDrive::throwDice(const std::vector<RolledDie>& dice) {
    std::vector<DieFace> faces;
    for (const RolledDie& die : dice) {
        const int hazardFaces = dieOf(die, stage_->rules().dice).hazardFaces;
        const bool hazard = std::cmp_less(random_.below(dieFaces), hazardFaces);
        faces.push_back(hazard ? DieFace::Hazard : DieFace::Clean);
    }
    return faces;
}

TestDrive TestDrive::rolled(const OpenRoll& roll) const {
    TestDrive next = *this;
    const std::vector<DieFace> faces = next.throwDice(roll.dice);
    next.take(roll, faces);
    return next;
}

TestDrive TestDrive::rolledSafe(const OpenRoll& roll) const {
    TestDrive next = *this;
    next.tokens_ -= roll.safePrice;
    next.madeSafe_ += static_cast<int>(roll.dice.size());
    next.take(roll, std::vector(roll.dice.size(), DieFace::Safe), roll.safePrice);
    return next;
}

TestDrive TestDrive::flatOut(const PersonsPlan& plan) const {
    TestDrive next = *this;
    const std::vector<DieFace> faces = next.throwDice(plan.dice());
    return next.flatOut(plan, faces);
}

TestDrive TestDrive::flatOut(const PersonsPlan& plan, const std::vector<DieFace>& faces) const {
    TestDrive next = *this;
    RecordedTurn driven = plan.driven(faces);
    driven.from = at_.space;
    driven.gearBefore = gear();
    next.tokens_ += driven.tokens;
    next.record_.outcomes.front().tokens += driven.tokens;
    next.record_.turns.push_back(driven);
    for (const RecordedRoll& roll : driven.rolls)
        if (stage_->graph()[roll.to].kind == SpaceKind::Shortcut)
            next.drawShortcut();
    if (driven.end == TurnEnd::Finishes) {
        next.finish(driven.space, driven.gear);
        return next;
    }
    const bool loses = driven.end == TurnEnd::Loses;
    next.endTurn(driven.end, driven.space, loses ? 0 : driven.gear);
    if (loses)
        next.lose(driven.gear);
    next.beginTurn(driven.space, loses ? 0 : driven.gear);
    return next;
}

TestDrive TestDrive::stopped() const {
    TestDrive next = *this;
    next.endTurn(TurnEnd::Stops, at_.space, gear());
    next.beginTurn(at_.space, gear());
    return next;
}

TestDrive TestDrive::among(RoadIsOpen isOpen) const {
    TestDrive next = *this;
    next.isOpen_ = std::move(isOpen);
    return next;
}

TestDrive TestDrive::heldUp() const {
    TestDrive next = *this;
    RecordedTurn stands;
    stands.from = at_.space;
    stands.gearBefore = gear();
    next.record_.turns.push_back(stands);
    next.endTurn(TurnEnd::Stands, at_.space, gear());
    next.beginTurn(at_.space, gear());
    return next;
}

TestDrive TestDrive::waited(int seconds) const {
    TestDrive next = *this;
    next.turn().seconds += seconds;
    return next;
}

void TestDrive::take(const OpenRoll& roll, const std::vector<DieFace>& faces, int spent) {
    if (!at_.begun) {
        RecordedTurn begun;
        begun.from = at_.space;
        begun.gearBefore = gear();
        record_.turns.push_back(begun);
    }
    turn().spent += spent;
    RecordedRoll made{roll.dice, roll.to, roll.gear, 0, {}};
    for (std::size_t i = 0; i < made.dice.size() && i < faces.size(); ++i)
        made.dice[i].face = faces[i];
    const auto hazards =
        std::count_if(made.dice.begin(), made.dice.end(),
                      [](const RolledDie& die) { return die.face == DieFace::Hazard; });
    const RollResult result = outlook().result(at_, roll.choice, static_cast<int>(hazards),
                                               made.dice.front().face == DieFace::Hazard);
    made.hazards = result.hazards;
    made.wreck = result.wreck;
    turn().gear = made.gear; // until it ends: that it could end in
    turn().rolls.push_back(std::move(made));
    const SpaceVertex space = result.wreck.value_or(roll.to);
    if (stage_->graph()[space].kind == SpaceKind::Shortcut)
        drawShortcut();
    at_ = result.then;
    switch (result.event) {
    case RollEvent::GoesOn:
        break;
    case RollEvent::Finishes:
        finish(space, result.gear);
        break;
    case RollEvent::Loses:
        endTurn(TurnEnd::Loses, space, 0);
        lose(result.gear);
        beginTurn(space, 0);
        break;
    }
}

void TestDrive::endTurn(TurnEnd end, SpaceVertex space, int gear) {
    turn().end = end;
    turn().space = space;
    turn().gear = gear;
    turn().seconds = stage_->rules().seconds.at(static_cast<std::size_t>(gear));
    DriveOutcome& outcome = record_.outcomes.front();
    ++outcome.turns;
    if (end == TurnEnd::Stops && gear == 1)
        changeWheel();
}

void TestDrive::finish(SpaceVertex space, int gear) {
    endTurn(TurnEnd::Finishes, space, gear);
    over_ = true;
    record_.outcomes.front().seconds = seconds();
}

void TestDrive::lose(int gear) {
    const DriveRules& rules = stage_->rules();
    DriveOutcome& outcome = record_.outcomes.front();
    ++outcome.losses;
    if (!mishaps_)
        return;
    if (rules.hasCardBacks()) {
        const std::size_t back = drawnOf(rules.backParts, random_);
        turn().card = static_cast<CardBack>(back);
        turn().seconds += rules.backSeconds.at(back) - rules.seconds[0];
        if (turn().card != CardBack::Crash)
            return;
    }
    const auto tile = static_cast<std::size_t>(stage_->graph()[turn().space].tile);
    const LossEffect effect = rules.lossEffect(stage_->task().pieces[tile].danger, gear);
    const CarCondition before = car_;
    car_.draw(effect.tokens, random_);
    for (std::size_t token = 0; token < damageTokens; ++token)
        turn().damage.at(token) = car_.lost(static_cast<DamageToken>(token)) -
                                  before.lost(static_cast<DamageToken>(token));
    outcome.damage = car_.drawn();
    turn().turnsLost = effect.turnsLost;
    turn().seconds += effect.turnsLost * rules.lostTurnSeconds;
    outcome.turns += effect.turnsLost;
    if (effect.turnsLost > 0)
        turn().end = TurnEnd::Leaves;
}

void TestDrive::drawShortcut() {
    const DriveRules& rules = stage_->rules();
    ++record_.outcomes.front().shortcuts;
    if (!mishaps_ || rules.shortcutParts == decltype(rules.shortcutParts){})
        return;
    const auto token = static_cast<ShortcutOutcome>(drawnOf(rules.shortcutParts, random_));
    turn().shortcuts.push_back(token);
    if (token == ShortcutOutcome::Coast)
        car_.loseCoastDie();
}

/// What the turn after this one is driven with.
Dashboard TestDrive::dice(const CarCondition& car) const {
    const Dashboard& whole = stage_->task().dashboard;
    const bool counts = num_vertices(stage_->graph()) <= mostSpacesForDamage;
    return fromTurn(counts ? car.dashboard(whole) : whole, record_.turns.size());
}

void TestDrive::changeWheel() {
    if (!mishaps_ || car_.spares() == 0 || car_.lost(DamageToken::Gearbox) == 0 ||
        num_vertices(stage_->graph()) > mostSpacesForDamage)
        return;
    CarCondition mended = car_;
    mended.changeWheel();
    const auto toCome = [&](const CarCondition& car) {
        return stage_->bestPlay(dice(car))->policy.turns[turnIndex(turn().space, 1)].seconds;
    };
    const int more = stage_->rules().spareWheelSeconds - stage_->rules().seconds[1];
    if (toCome(mended) + more >= toCome(car_))
        return;
    car_ = mended;
    turn().changesWheel = true;
    turn().seconds += more;
}

void TestDrive::beginTurn(SpaceVertex space, int gear) {
    madeSafe_ = 0;
    const Dashboard next = dice(car_);
    if (next.gear == 0) {
        over_ = true;
        record_.outcomes.front().retired = true;
        return;
    }
    play_ = stage_->bestPlay(next);
    at_ = outlook().atStart(space, gear);
    standWhereNothingIsOpen();
}

void TestDrive::standWhereNothingIsOpen() {
    if (gear() == 0 || !outlook().choices(at_).empty())
        return;
    RecordedTurn stands;
    stands.from = at_.space;
    stands.gearBefore = gear();
    record_.turns.push_back(stands);
    const SpaceVertex space = at_.space;
    endTurn(TurnEnd::Stands, space, 0);
    beginTurn(space, 0);
}

} // namespace stagewright
