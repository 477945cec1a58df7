#include "tests/model/drive/race/enumerated_race.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace stagewright {

namespace {

enum Whereabouts : int { Racing, Beside, Home };

struct EnumeratedCar {
    int place = Racing;
    SpaceVertex space = 0;
    int gear = 0;
    int left = 0; ///< 1: it left the road first

    friend auto operator<=>(const EnumeratedCar&, const EnumeratedCar&) = default;
};
using BothCars = std::array<EnumeratedCar, 2>;

/// What may come of a turn.
struct TurnResult {
    double chance = 0;
    EnumeratedCar car;
    double losses = 0;
    double heldUp = 0;
};

EnumeratedRace operator*(double chance, const EnumeratedRace& race) {
    return {chance * race.roundsFirst, chance * race.turns,   chance * race.losses,
            chance * race.heldUp,      chance * race.offRoad, chance * race.firstWins};
}
void operator+=(EnumeratedRace& sum, const EnumeratedRace& race) {
    sum.roundsFirst += race.roundsFirst;
    sum.turns += race.turns;
    sum.losses += race.losses;
    sum.heldUp += race.heldUp;
    sum.offRoad += race.offRoad;
    sum.firstWins += race.firstWins;
}

class RaceEnumeration {
public:
    RaceEnumeration(const RaceSimulator& simulator, const DriveRules& rules)
        : simulator_(simulator)
        , track_(simulator.track())
        , rules_(rules)
        , search_(track_) {}

    /// From the beginning of a round.
    EnumeratedRace round(const BothCars& cars) {
        if (cars[0].place == Home && cars[1].place == Home)
            return {};
        const auto known = known_.find(cars);
        if (known != known_.end())
            return known->second;
        std::vector<int> order;
        for (int car = 0; car < 2; ++car)
            if (at(cars, car).place != Home)
                order.push_back(car);
        if (order.size() == 2 && goesFirst(cars, 1, 0))
            std::swap(order[0], order[1]);
        EnumeratedRace sum = play(cars, order, 0);
        if (cars[0].place != Home && cars[1].place != Home)
            sum.roundsFirst += 1;
        known_.emplace(cars, sum);
        return sum;
    }

private:
    static const EnumeratedCar& at(const BothCars& cars, int car) {
        return cars.at(static_cast<std::size_t>(car));
    }

    bool goesFirst(const BothCars& cars, int a, int b) const {
        const EnumeratedCar& one = at(cars, a);
        const EnumeratedCar& two = at(cars, b);
        if ((one.place == Beside) != (two.place == Beside))
            return two.place == Beside;
        if (one.place == Beside)
            return one.left < two.left;
        if (one.gear != two.gear)
            return one.gear > two.gear;
        if (track_.node(one.space).end != track_.node(two.space).end)
            return track_.node(one.space).end > track_.node(two.space).end;
        return track_.space(one.space).left < track_.space(two.space).left; // bends nowhere
    }

    EnumeratedRace play(const BothCars& cars, const std::vector<int>& order, std::size_t next) {
        if (next == order.size())
            return round(cars);
        const int car = order[next];
        EnumeratedRace sum;
        for (const TurnResult& result : turn(cars, car)) {
            BothCars after = cars;
            after.at(static_cast<std::size_t>(car)) = result.car;
            const bool wins = result.car.place == Home && at(cars, 1 - car).place != Home;
            EnumeratedRace here{
                0, 1, result.losses, result.heldUp, 0, wins && car == 0 ? 1.0 : 0.0};
            if (result.car.place == Beside && at(cars, car).place != Beside) {
                here.offRoad = 1;
                after.at(static_cast<std::size_t>(car)).left =
                    at(cars, 1 - car).place == Beside ? 2 : 1;
                if (at(cars, 1 - car).place == Beside)
                    after.at(static_cast<std::size_t>(1 - car)).left = 1;
            }
            here += play(after, order, next + 1);
            sum += result.chance * here;
        }
        return sum;
    }

    std::vector<TurnResult> turn(const BothCars& cars, int car) {
        const EnumeratedCar own = at(cars, car);
        const EnumeratedCar& rival = at(cars, 1 - car);
        std::vector<TurnResult> results;
        if (own.place == Beside) {
            const bool taken = rival.place == Racing && rival.space == own.space;
            results.push_back({1, {taken ? Beside : Racing, own.space, 0, taken ? own.left : 0}});
            return results;
        }
        std::vector<OtherCar> others;
        if (rival.place == Racing)
            others.push_back({rival.space, rival.gear});
        const LoneDrive& driver = simulator_.driver(car);
        const auto begin = search_.begin(driver, own.space, own.gear, others);
        if (begin != TurnSearch::Begin::Moves) {
            results.push_back({1, own, 0, 1});
            return results;
        }
        rolls(driver, search_.first(), 0, 1, results);
        return results;
    }

    void rolls(const LoneDrive& driver, const RaceMove& move, int hazards, double chance,
               std::vector<TurnResult>& results) {
        const DicePools& pools = driver.pools();
        const DiceRoll& roll = pools.roll(move.arrival);
        const int gear = pools.gear(move.arrival);
        const SpaceVertex to = move.exit->to;
        for (unsigned faces = 0; faces < 1U << static_cast<unsigned>(roll.dice()); ++faces) {
            double part = chance;
            int shown = 0;
            for (int die = 0; die < roll.dice(); ++die) {
                const Die& kind =
                    die > 0 ? rules_.dice.brake
                    : roll.kind == RollKind::Coast
                        ? rules_.dice.coast
                        : rules_.dice.gear.at(static_cast<std::size_t>(roll.gear) - 1);
                const bool hazard = (faces >> static_cast<unsigned>(die) & 1U) != 0;
                part *= hazard ? kind.hazardFaces / 6.0 : 1 - kind.hazardFaces / 6.0;
                shown += hazard ? 1 : 0;
            }
            if (track_.node(to).finish) {
                results.push_back({part, {Home, 0, 0, 0}});
                continue;
            }
            if (gear > move.exit->limit || hazards + shown >= 3) {
                const bool off = gear >= 3; // the table of losses, danger low
                results.push_back({part, {off ? Beside : Racing, to, 0, 0}, 1});
                continue;
            }
            const RaceMove next = search_.next(
                driver.place(to), pools.arrivals()[move.arrival].pool, hazards + shown);
            if (next.exit)
                rolls(driver, next, hazards + shown, part, results);
            else
                results.push_back({part, {Racing, to, gear, 0}});
        }
    }

    const RaceSimulator& simulator_;
    const RaceTrack& track_;
    const DriveRules& rules_;
    TurnSearch search_;
    std::map<BothCars, EnumeratedRace> known_;
};

} // namespace

EnumeratedRace enumeratedRace(const RaceSimulator& simulator, const DriveRules& rules) {
    BothCars cars;
    for (int car = 0; car < 2; ++car)
        cars.at(static_cast<std::size_t>(car)).space = simulator.start(car);
    return RaceEnumeration(simulator, rules).round(cars);
}

} // namespace stagewright
