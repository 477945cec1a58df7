#include "model/season/round_scores.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>
#include <tuple>

namespace stagewright {

namespace {

constexpr int noPlace = std::numeric_limits<int>::max();

/// The places of some drivers among themselves: 1 and as many more as are better.
class PlacesAmong {
public:
    void add(int place) {
        places_.insert(std::upper_bound(places_.begin(), places_.end(), place), place);
    }
    [[nodiscard]] int of(int place) const {
        return 1 + static_cast<int>(std::lower_bound(places_.begin(), places_.end(), place) -
                                    places_.begin());
    }

private:
    std::vector<int> places_;
};

int powerPlace(const RoundResult& result, qsizetype stage) {
    return stage >= 0 && stage < result.stagePlaces.size() ? result.stagePlaces[stage] : 0;
}

} // namespace

KnownDrivers knownDrivers(const QList<RosterDriver>& drivers) {
    KnownDrivers known;
    for (const RosterDriver& driver : drivers)
        known.emplace(driverNameKey(driver.name), &driver);
    return known;
}

RoundScores scoresOf(const SeasonRound& round, const PointsTable& points, const KnownDrivers& known,
                     const QString& carClass) {
    const auto belongs = [&](const RoundResult& result) {
        const auto driver = known.find(driverNameKey(result.driver));
        return carClass.isEmpty() ||
               (driver != known.end() && driver->second->carClass == carClass);
    };
    const qsizetype stage = powerStageOf(round);
    PlacesAmong finishers;
    PlacesAmong inPowerStage;
    for (const RoundResult& result : round.results)
        if (belongs(result)) {
            if (result.place)
                finishers.add(*result.place);
            if (const int place = powerPlace(result, stage); place > 0)
                inPowerStage.add(place);
        }
    const QString fastest = driverNameKey(round.fastestLap);
    RoundScores scores;
    for (const RoundResult& result : round.results) {
        if (!belongs(result))
            continue;
        RoundScore score;
        score.present = true;
        score.retired = result.retired;
        if (result.place) {
            score.place = carClass.isEmpty() ? *result.place : finishers.of(*result.place);
            score.points = pointsFor(points.places, *score.place);
        }
        if (const int place = powerPlace(result, stage); place > 0)
            score.bonus +=
                pointsFor(points.powerStage, carClass.isEmpty() ? place : inPowerStage.of(place));
        const bool isFarEnoughAhead = points.fastestLapWithin == 0 ||
                                      score.place.value_or(noPlace) <= points.fastestLapWithin;
        if (!fastest.isEmpty() && driverNameKey(result.driver) == fastest && isFarEnoughAhead)
            score.bonus += points.fastestLap;
        scores.emplace(driverNameKey(result.driver), score);
    }
    return scores;
}

RoundScores teamScores(const RoundScores& scores, const KnownDrivers& known,
                       std::optional<int> counting) {
    std::map<QString, std::vector<RoundScore>> members;
    for (const auto& [key, score] : scores)
        if (const auto driver = known.find(key);
            driver != known.end() && !driver->second->team.isEmpty())
            members[driver->second->team].push_back(score);
    RoundScores teams;
    for (auto& [team, drivers] : members) {
        std::stable_sort(drivers.begin(), drivers.end(), [](const auto& a, const auto& b) {
            return std::tuple(-a.total(), a.place.value_or(noPlace)) <
                   std::tuple(-b.total(), b.place.value_or(noPlace));
        });
        RoundScore sum;
        sum.present = true;
        sum.retired = true;
        for (std::size_t i = 0; i < drivers.size(); ++i) {
            sum.retired = sum.retired && drivers[i].retired;
            if (drivers[i].place && *drivers[i].place < sum.place.value_or(noPlace))
                sum.place = drivers[i].place;
            if (counting && i >= static_cast<std::size_t>(*counting))
                continue;
            sum.points += drivers[i].points;
            sum.bonus += drivers[i].bonus;
        }
        teams.emplace(team, sum);
    }
    return teams;
}

void dropWorst(QList<RoundScore>& rounds, std::optional<int> best) {
    for (RoundScore& score : rounds)
        score.dropped = false;
    if (!best || *best >= rounds.size())
        return;
    std::vector<qsizetype> order(static_cast<std::size_t>(rounds.size()));
    std::iota(order.begin(), order.end(), 0);
    const auto worth = [&](qsizetype i) {
        const RoundScore& score = rounds[i];
        return std::tuple(score.total(), score.present, -score.place.value_or(noPlace), i);
    };
    std::sort(order.begin(), order.end(),
              [&](qsizetype a, qsizetype b) { return worth(a) < worth(b); });
    order.resize(order.size() - static_cast<std::size_t>(*best));
    for (const qsizetype worst : order)
        rounds[worst].dropped = true;
}

} // namespace stagewright
