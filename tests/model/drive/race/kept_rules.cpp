#include "tests/model/drive/race/kept_rules.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace stagewright {

namespace {

class RecordedRace {
public:
    RecordedRace(const RaceSimulator& simulator, const DriveRecord& record,
                 const RaceOutcome& outcome)
        : simulator_(simulator)
        , track_(simulator.track())
        , record_(record)
        , outcome_(outcome)
        , seen_(static_cast<std::size_t>(simulator.cars())) {
        for (int car = 0; car < simulator.cars(); ++car) {
            at(car).space = simulator.start(car);
            at(car).onRoad = simulator.hasGrid();
        }
        for (const RecordedTurn& turn : record.turns)
            at(turn.car).lastRound = turn.round;
    }

    std::string broken() {
        int round = -1;
        for (std::size_t i = 0; i < record_.turns.size(); ++i) {
            const RecordedTurn& turn = record_.turns[i];
            if (turn.round != round) {
                round = turn.round;
                leaveRetired(round);
                if (const std::string wrong = order(i); !wrong.empty())
                    return wrong;
            }
            if (const std::string wrong = drive(turn); !wrong.empty())
                return wrong + " by car " + std::to_string(turn.car + 1) + " in round " +
                       std::to_string(round + 1);
        }
        return sums();
    }

private:
    struct SeenCar {
        SpaceVertex space = startVertex;
        int gear = 0;
        bool onRoad = false;
        bool off = false;
        bool in = false;
        int leftAt = 0;
        int lastRound = -1;
        int seconds = 0;
        int losses = 0;
        int tokens = 0;
    };

    SeenCar& at(int car) { return seen_[static_cast<std::size_t>(car)]; }
    [[nodiscard]] bool isGt() const { return simulator_.order() == PlayOrder::Gear; }

    /// Who plays no more and is not in has retired.
    void leaveRetired(int round) {
        for (SeenCar& car : seen_)
            if (!car.in && car.lastRound < round && car.lastRound >= 0)
                car.onRoad = false;
    }

    std::string order(std::size_t first) {
        const auto key = [&](const SeenCar& car) {
            const std::int64_t far = -track_.distance(car.space);
            if (isGt() && car.off)
                return std::tuple(1, std::int64_t{car.leftAt}, std::int64_t{0});
            return isGt() ? std::tuple(0, std::int64_t{-car.gear}, far)
                          : std::tuple(0, far, std::int64_t{-car.gear});
        };
        const int round = record_.turns[first].round;
        std::set<int> played;
        for (std::size_t i = first; i < record_.turns.size() && record_.turns[i].round == round;
             ++i) {
            if (!played.insert(record_.turns[i].car).second)
                return "two turns of one car in a round";
            if (i > first && key(at(record_.turns[i].car)) < key(at(record_.turns[i - 1].car)))
                return "the order of play in round " + std::to_string(round + 1);
        }
        return {};
    }

    static std::string gears(const RecordedTurn& turn) {
        int gear = turn.gearBefore;
        std::set<int> used;
        for (std::size_t i = 0; i < turn.rolls.size(); ++i) {
            const RecordedRoll& roll = turn.rolls[i];
            const RolledDie& die = roll.dice.front();
            const int brakes = static_cast<int>(roll.dice.size()) - 1;
            if (die.kind != DieKind::Gear) {
                if (roll.gear != gear || gear == 0 || brakes > 0)
                    return "a die that changes the gear and must not";
                if (die.kind == DieKind::Brake && gear != highestGear)
                    return "a brake die alone below the highest gear";
                continue;
            }
            if (!used.insert(die.gear).second)
                return "a gear die twice";
            const bool flies = i == 0 && gear == 0 && die.gear == 2 && brakes == 0;
            const int down = gear - die.gear;
            if (roll.gear != die.gear ||
                (!flies && (brakes > 0 ? down != brakes + 1 : std::abs(down) > 1)))
                return "a gap between gears";
            gear = die.gear;
        }
        return {};
    }

    std::string drive(const RecordedTurn& turn) {
        SeenCar& own = at(turn.car);
        if (own.in)
            return "a turn after the finish";
        if (turn.from != own.space || turn.gearBefore != own.gear)
            return "a turn that begins elsewhere";
        if (const std::string wrong = gears(turn); !wrong.empty())
            return wrong;
        for (const RecordedRoll& roll : turn.rolls)
            for (const SpaceVertex to : {roll.to, reached(roll)})
                if (!track_.node(to).finish && isTaken(turn.car, to))
                    return "a move onto another car";
        if (!turn.rolls.empty() && turn.end != TurnEnd::Finishes &&
            reached(turn.rolls.back()) != turn.space)
            return "a turn that ends elsewhere";
        own.seconds += turn.seconds;
        own.tokens += turn.tokens - turn.spent;
        if (own.tokens < 0)
            return "more tokens spent than there were";
        own.space = turn.space;
        own.gear = turn.gear;
        const bool loses = turn.end == TurnEnd::Loses || turn.end == TurnEnd::Leaves;
        own.losses += loses ? 1 : 0;
        own.in = turn.end == TurnEnd::Finishes;
        const bool off = turn.end == TurnEnd::Leaves || turn.end == TurnEnd::Waits;
        // Who is off the road waits there, and has not left anew; who has driven in this turn was
        // back on it first (from the pits into the pits).
        if (off && (!own.off || !turn.rolls.empty()))
            own.leftAt = ++left_;
        own.off = off;
        // Where only mud is in the way of a car in gear 0 it retires, and leaves the road at once.
        const bool retires =
            turn.round == own.lastRound && turn.end == TurnEnd::Stands && turn.gearBefore == 0;
        own.onRoad = !off && !own.in && !retires && turn.space != startVertex;
        if (own.onRoad && isTaken(turn.car, turn.space))
            return "two cars on one space";
        return {};
    }

    [[nodiscard]] bool isTaken(int car, SpaceVertex space) const {
        for (int other = 0; other < simulator_.cars(); ++other) {
            const SeenCar& each = seen_[static_cast<std::size_t>(other)];
            if (other != car && each.onRoad && each.space != startVertex &&
                track_.space(each.space).cell == track_.space(space).cell)
                return true;
        }
        return false;
    }

    std::string sums() {
        int losses = 0;
        int retired = 0;
        std::set<int> places;
        for (int car = 0; car < simulator_.cars(); ++car) {
            const auto i = static_cast<std::size_t>(car);
            const SeenCar& own = at(car);
            losses += own.losses;
            retired += record_.outcomes[i].retired ? 1 : 0;
            places.insert(outcome_.places.at(i));
            if (own.in == record_.outcomes[i].retired)
                return "a car that is neither in nor retired";
            if (own.in && outcome_.seconds.at(i) != std::max(0, own.seconds - own.tokens))
                return "seconds that are no sum";
        }
        if (static_cast<int>(places.size()) != simulator_.cars() || *places.begin() != 1)
            return "places that are none";
        if (losses != outcome_[RaceCount::Losses] || retired != outcome_[RaceCount::Retired])
            return "losses or retirements that were counted otherwise";
        if (static_cast<int>(record_.turns.size()) != outcome_[RaceCount::Turns])
            return "turns that were counted otherwise";
        return {};
    }

    const RaceSimulator& simulator_;
    const RaceTrack& track_;
    const DriveRecord& record_;
    const RaceOutcome& outcome_;
    std::vector<SeenCar> seen_;
    int left_ = 0;
};

} // namespace

std::string brokenRule(const RaceSimulator& simulator, const DriveRecord& record,
                       const RaceOutcome& outcome) {
    return RecordedRace(simulator, record, outcome).broken();
}

std::string brokenInRaces(const RaceSimulator& simulator, std::uint64_t seed, int races) {
    RaceSimulator::Memory memory(simulator);
    RaceStatistics tally(simulator.cars(), simulator.pieces());
    for (int number = 0; number < races; ++number) {
        DriveRecord record;
        const RaceOutcome outcome =
            simulator.race(seed, static_cast<std::uint64_t>(number), memory, tally, &record);
        if (const std::string broken = brokenRule(simulator, record, outcome); !broken.empty())
            return broken + ", race " + std::to_string(number);
    }
    return {};
}

} // namespace stagewright
