#include "model/drive/race/turn_search.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace stagewright {

namespace {

constexpr std::size_t wordBits = 64;

/// How many spaces further a turn can lead, at most.
std::uint32_t longestTurn(const RaceTrack& track) {
    constexpr int mostMoves = 24; // as many dice as a dashboard has, with room for jumps
    std::vector<SpaceVertex> far(track.size());
    for (SpaceVertex v = 0; v < track.size(); ++v)
        far[v] = v;
    std::uint32_t longest = 0;
    for (int move = 0; move < mostMoves; ++move) {
        std::vector<SpaceVertex> next = far;
        for (SpaceVertex v = 0; v < track.size(); ++v) {
            for (const auto arc : boost::make_iterator_range(out_edges(v, track.graph())))
                next[v] = std::max(next[v], far[target(arc, track.graph())]);
            longest = std::max(longest, next[v] - v);
        }
        far = std::move(next);
    }
    return longest;
}

} // namespace

TurnSearch::TurnSearch(const RaceTrack& track)
    : track_(track)
    , span_(longestTurn(track))
    , taken_(span_ + 1)
    , beside_(span_ + 1)
    , corner_(span_ + 1)
    , lowered_(span_ + 1)
    , flagged_(span_ + 1)
    , touched_(span_ / wordBits + 3)
    , found_(std::size_t{1} << 12U) {}

void TurnSearch::mark(SpaceVertex v, std::uint8_t car, std::vector<std::uint8_t>& cars) {
    if (v < at_ || v - at_ > span_)
        return;
    cars[v - at_] |= car;
    if (v > at_) {
        const std::uint32_t bit = v - at_ - 1;
        touched_[bit / wordBits] |= std::uint64_t{1} << (bit % wordBits);
        anyTouched_ = true;
    }
}

void TurnSearch::placeOthers(std::span<const OtherCar> others) {
    std::fill(taken_.begin(), taken_.end(), 0);
    std::fill(beside_.begin(), beside_.end(), 0);
    std::fill(corner_.begin(), corner_.end(), 0);
    std::fill(touched_.begin(), touched_.end(), 0);
    anyTouched_ = false;
    othersCount_ = 0;
    for (const OtherCar& other : others) {
        const auto car = static_cast<std::uint8_t>(1U << othersCount_);
        others_.at(othersCount_++) = other;
        // A space level with one that is further on may stand before it.
        const std::uint32_t before = at_ > span_ ? at_ - span_ : 0;
        const auto laps = track_.spacesOf(track_.space(other.space).cell);
        for (auto each = std::lower_bound(laps.begin(), laps.end(), before);
             each != laps.end() && *each <= at_ + 2 * span_; ++each) {
            mark(*each, car, taken_);
            if (other.gear > 0)
                for (const SpaceVertex level : track_.beside(*each))
                    mark(level, car, beside_);
            const RaceSpace& own = track_.space(*each);
            for (const SpaceVertex inCorner : track_.cornerOf(*each))
                if (track_.space(inCorner).isOutside != own.isOutside ||
                    track_.distance(inCorner) >= track_.distance(*each))
                    mark(inCorner, car, corner_);
        }
    }
}

/// Mud lowers the limits of a piece's corners, not those of shortcuts (book 000).
void TurnSearch::placeMarks(const MarkedRoad& marks) {
    isMuddy_ = !marks.mud.empty();
    isFlagged_ = !marks.flags.empty();
    if (!isMuddy_ && !isFlagged_)
        return;
    for (SpaceVertex v = at_; v < track_.size() && v - at_ <= span_; ++v) {
        const auto piece = static_cast<std::size_t>(track_.node(v).tile);
        flagged_[v - at_] = isFlagged_ ? marks.flags[piece] : 0;
        lowered_[v - at_] = isMuddy_ && track_.space(v).isCorner && !track_.node(v).finish &&
                                    track_.node(v).kind != SpaceKind::Shortcut
                                ? marks.mud[piece]
                                : 0;
        if (lowered_[v - at_] > 0 && v > at_) {
            const std::uint32_t bit = v - at_ - 1;
            touched_[bit / wordBits] |= std::uint64_t{1} << (bit % wordBits);
            anyTouched_ = true;
        }
    }
}

bool TurnSearch::isOpen(SpaceVertex from, SpaceVertex to, int gear) const {
    const std::uint32_t there = to - at_;
    if (there > span_)
        return true; // out of reach
    if (taken_[there] != 0)
        return false;
    if (isMuddy_ && lowered_[there] > 0 && track_.node(to).own.limit <= lowered_[there])
        return false;
    const std::uint32_t here = from - at_;
    for (unsigned asking = beside_[there] & ~unsigned{beside_[here]}; asking != 0;
         asking &= asking - 1)
        if ((isFlagged_ && flagged_[there] != 0) ||
            gear < others_[static_cast<std::size_t>(std::countr_zero(asking))].gear)
            return false;
    if (corner_[there] == 0)
        return true;
    // Who has gone by in the corner already, by a jump or before, goes on.
    if (track_.node(from).corner != track_.node(to).corner)
        return false;
    return (corner_[there] & ~corner_[here]) == 0;
}

/// Those that a space adds to a car that comes there in a gear.
int TurnSearch::hazardsOf(const LoneDrive::Exit& exit, int gear) const {
    const int lower = loweredAt(exit.to);
    return exit.hazards + (exit.hazardGear > lower && gear == exit.hazardGear - lower ? 1 : 0);
}

/// Whether any of those spaces is one where others matter.
bool TurnSearch::touches(SpaceVertex from, std::uint64_t footprint) const {
    if (!anyTouched_)
        return false;
    const std::uint32_t offset = from - at_;
    const std::size_t word = offset / wordBits;
    const std::size_t shift = offset % wordBits;
    if (word >= touched_.size())
        return false;
    std::uint64_t ahead = touched_[word] >> shift;
    if (shift != 0 && word + 1 < touched_.size())
        ahead |= touched_[word + 1] << (wordBits - shift);
    if ((ahead & footprint) != 0)
        return true;
    constexpr std::uint64_t beyond = std::uint64_t{1} << (wordBits - 1);
    if ((footprint & beyond) == 0)
        return false;
    for (std::size_t next = word + 1; next < touched_.size(); ++next)
        if (touched_[next] != 0)
            return true;
    return false;
}

TurnSearch::Found& TurnSearch::slot(std::uint32_t key) {
    const std::size_t mask = found_.size() - 1;
    constexpr std::uint32_t golden = 2654435769U;
    std::size_t at = (key * golden >> 7U) & mask;
    while (found_[at].turn == turn_ && found_[at].key != key)
        at = (at + 1) & mask;
    return found_[at];
}

void TurnSearch::grow() {
    std::vector<Found> old(2 * found_.size());
    old.swap(found_);
    for (const Found& each : old)
        if (each.turn == turn_)
            slot(each.key) = each;
}

RaceValue TurnSearch::rolledAlone(const RaceMove& move, int hazards) const {
    const auto inTurn = [&](std::uint32_t place, std::uint32_t pool,
                            int after) -> const RaceValue& {
        return drive_->state(place, pool, after).value;
    };
    const auto wreck = [&](SpaceVertex v, int gear) { return drive_->wreckOf(v, gear); };
    return move.flying ? drive_->flown(*move.exit, inTurn, wreck)
                       : drive_->entered(*move.exit, move.arrival, hazards, inTurn, wreck);
}

RaceValue TurnSearch::rolled(const RaceMove& move, int hazards) {
    const auto after = [&](std::uint32_t place, std::uint32_t pool, int then) {
        return inTurn(place, pool, then);
    };
    const auto wrecked = [&](SpaceVertex v, int gear) {
        const LoneDrive::Exit* carried = wreck(v, gear);
        return carried ? drive_->wrecked(*carried, gear) : RaceValue();
    };
    const auto worth = [&](const LoneDrive::Exit& exit) {
        return move.flying ? drive_->flown(exit, after, wrecked)
                           : drive_->entered(exit, move.arrival, hazards, after, wrecked);
    };
    const int lower = loweredAt(move.exit->to);
    if (lower == 0)
        return worth(*move.exit);
    LoneDrive::Exit muddy = *move.exit;
    muddy.limit = static_cast<std::int8_t>(muddy.limit - lower);
    muddy.hazardGear = static_cast<std::int8_t>(std::max(0, muddy.hazardGear - lower));
    return worth(muddy);
}

RaceValue TurnSearch::safe(const LoneDrive::Exit& exit, std::uint32_t arrival, int hazards) {
    const DicePools::Arrival& arrived = drive_->pools().arrivals()[arrival];
    const int gear = drive_->gear(arrival);
    if (exit.water && !drive_->rollOf(arrival).wades)
        return {};
    if (exit.finish)
        return drive_->finished(gear);
    const int after = hazards + hazardsOf(exit, gear);
    if (gear > limitOf(exit) || after >= drive_->limit())
        return drive_->lost(exit.to, gear);
    const RollKind kind = drive_->rollOf(arrival).isGear ? RollKind::Gear : RollKind::Coast;
    const Takeoff jump = takeoff(exit.jump, kind, gear);
    if (!jump.wrong)
        return inTurn(drive_->place(exit.to, jump.skipped), arrived.pool, after);
    const LoneDrive::Exit* carried = wreck(exit.to, gear);
    return carried ? drive_->wrecked(*carried, gear) : drive_->lost(exit.to, gear);
}

const LoneDrive::Exit* TurnSearch::wreck(SpaceVertex jump, int gear) const {
    const LoneDrive::Exit* best = nullptr;
    RaceValue least;
    for (const LoneDrive::Exit& exit : drive_->wrecks(jump)) {
        if (!isOpen(jump, exit.to, gear))
            continue;
        const RaceValue value = drive_->wrecked(exit, gear);
        if (compared(value, least) < 0) {
            least = value;
            best = &exit;
        }
    }
    return best;
}

/// Of the choices from `firstChoice` on the best, if it is better than `best`; they are taken away.
void TurnSearch::takeBest(std::size_t firstChoice, int hazards, RaceValue& best, RaceMove& move) {
    const auto begin = choices_.begin() + static_cast<std::ptrdiff_t>(firstChoice);
    std::sort(begin, choices_.end(), [](const Choice& a, const Choice& b) {
        return a.value.seconds != b.value.seconds ? a.value.seconds < b.value.seconds
                                                  : a.order < b.order;
    });
    int order = -1; // stopping comes first
    const std::size_t count = choices_.size();
    for (std::size_t i = firstChoice; i < count; ++i) {
        const Choice choice = choices_[i]; // the stack may move
        if (choice.value.seconds > best.seconds + raceSlack)
            break;
        const RaceValue value = rolled(choice.move, hazards);
        const int better = compared(value, best);
        if (better > 0 || (better == 0 && choice.order > order))
            continue;
        best = value;
        move = choice.move;
        order = choice.order;
    }
    choices_.resize(firstChoice);
}

RaceValue TurnSearch::inTurn(std::uint32_t place, std::uint32_t pool, int hazards) {
    const LoneDrive::State& alone = drive_->state(place, pool, hazards);
    const SpaceVertex v = drive_->spaceOf(place);
    if (!touches(v, alone.footprint))
        return alone.value;
    const auto key = static_cast<std::uint32_t>(drive_->stateNumber(place, pool, hazards) -
                                                drive_->stateNumber(drive_->place(at_), 0, 0));
    if (const Found& known = slot(key); known.turn == turn_)
        return known.value;
    RaceValue best = alone.value;
    RaceMove move = moveOf(alone, place, pool);
    if (!keeps(v, move, hazards, best))
        std::tie(best, move) = bestAmongOthers(place, pool, hazards);
    if (2 * ++foundCount_ > found_.size())
        grow();
    slot(key) = {key, turn_, best, move};
    return best;
}

RaceMove TurnSearch::moveOf(const LoneDrive::State& state, std::uint32_t place,
                            std::uint32_t pool) const {
    if (state.option == LoneDrive::stops)
        return {};
    return {&drive_->exits(place)[state.exit], drive_->options(pool)[state.option]};
}

/// Whether what is best alone is worth as much among others: then nothing is better.
bool TurnSearch::keeps(SpaceVertex from, const RaceMove& move, int hazards,
                       const RaceValue& alone) {
    return isOpen(from, move.exit->to, drive_->gear(move.arrival)) &&
           compared(rolled(move, hazards), alone) == 0;
}

std::pair<RaceValue, RaceMove> TurnSearch::bestAmongOthers(std::uint32_t place, std::uint32_t pool,
                                                           int hazards) {
    const SpaceVertex v = drive_->spaceOf(place);
    RaceValue best = drive_->ended(v, drive_->pools().pools()[pool].gear);
    RaceMove move;
    const std::size_t firstChoice = choices_.size();
    int order = 0;
    const bool all = drive_->manner() == Manner::Reference || drive_->manner() == Manner::Optimal;
    for (const LoneDrive::Exit& exit : drive_->exits(place))
        for (const std::uint32_t arrival : drive_->options(pool)) {
            ++order;
            if (!isOpen(v, exit.to, drive_->gear(arrival)) ||
                (!all && !drive_->dares(exit, arrival, hazards)))
                continue;
            const RaceValue value = rolledAlone({&exit, arrival}, hazards);
            if (value.seconds <= best.seconds + raceSlack)
                choices_.push_back({value, {&exit, arrival}, order});
        }
    takeBest(firstChoice, hazards, best, move);
    return {best, move};
}

RaceMove TurnSearch::next(std::uint32_t place, std::uint32_t pool, int hazards) {
    const LoneDrive::State& alone = drive_->state(place, pool, hazards);
    if (!touches(drive_->spaceOf(place), alone.footprint))
        return moveOf(alone, place, pool);
    (void)inTurn(place, pool, hazards);
    const auto key = static_cast<std::uint32_t>(drive_->stateNumber(place, pool, hazards) -
                                                drive_->stateNumber(drive_->place(at_), 0, 0));
    return slot(key).move;
}

RaceMove TurnSearch::firstAlone(const LoneDrive::State& state) const {
    if (gear_ == 0 && drive_->flyingStart() && state.option == drive_->flyingOption())
        return {&drive_->exits(drive_->place(at_))[state.exit], *drive_->flyingStart(), true};
    return moveOf(state, drive_->place(at_), drive_->pools().atStart(gear_));
}

void TurnSearch::look(const LoneDrive& drive, SpaceVertex at, int gear,
                      std::span<const OtherCar> others, const MarkedRoad& marks) {
    drive_ = &drive;
    at_ = at;
    gear_ = gear;
    ++turn_;
    foundCount_ = 0;
    placeOthers(others);
    placeMarks(marks);
}

TurnSearch::Begin TurnSearch::begin(const LoneDrive& drive, SpaceVertex at, int gear,
                                    std::span<const OtherCar> others, const MarkedRoad& marks) {
    look(drive, at, gear, others, marks);
    const LoneDrive::State& alone = drive.turn(at, gear);
    value_ = alone.value;
    if (alone.option == LoneDrive::stops)
        return Begin::Stands;
    first_ = firstAlone(alone);
    if (!touches(at, alone.footprint))
        return Begin::Moves;
    // Even so it stands if it could only lose control, where alone it would not have to.
    if (!isTooFastThere(*first_.exit, drive.gear(first_.arrival)) &&
        keeps(at, first_, 0, alone.value))
        return Begin::Moves;
    return beginAmongOthers();
}

/// Every first move, the preferred order first: dice, then a flying start.
template <typename Visit>
void TurnSearch::forEachFirst(Visit visit) const {
    const auto exits = drive_->exits(drive_->place(at_));
    int order = 0;
    for (const LoneDrive::Exit& exit : exits)
        for (const std::uint32_t arrival : drive_->options(drive_->pools().atStart(gear_)))
            visit(RaceMove{&exit, arrival, false}, ++order);
    if (gear_ == 0 && drive_->flyingStart())
        for (const LoneDrive::Exit& exit : exits)
            visit(RaceMove{&exit, *drive_->flyingStart(), true}, ++order);
}

TurnSearch::Begin TurnSearch::beginAmongOthers() {
    bool anySlow = false;     // a first move that does not lose control at once: alone,
    bool anyOpenSlow = false; // and among others
    bool anyWay = false;      // one that no mud closes
    choices_.clear();
    value_ = {};
    first_ = {};
    for (const bool daring : {false, true}) {
        if (first_.exit || (daring && drive_->manner() != Manner::Careful))
            break;
        forEachFirst([&](const RaceMove& move, int order) {
            const RaceValue value = rolledAlone(move, 0);
            if (!value.isKnown())
                return;
            const int gear = drive_->gear(move.arrival);
            const bool slow = !isTooFastThere(*move.exit, gear);
            const bool way = limitOf(*move.exit) > 0;
            anyWay = anyWay || way;
            anySlow = anySlow || (slow && way);
            if (!isOpen(at_, move.exit->to, gear))
                return;
            anyOpenSlow = anyOpenSlow || slow;
            if (!daring && drive_->manner() == Manner::Careful &&
                !drive_->dares(*move.exit, move.arrival, 0))
                return;
            choices_.push_back({value, move, order});
        });
        takeBest(0, 0, value_, first_);
    }
    if (first_.exit && (anyOpenSlow || !anySlow))
        return Begin::Moves;
    value_ = drive_->ended(at_, anyWay ? gear_ : 0);
    first_ = {};
    return anyWay ? Begin::HeldUp : Begin::Stands;
}

} // namespace stagewright
