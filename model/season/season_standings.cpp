#include "model/season/season_standings.h"

#include "model/season/round_scores.h"

#include <algorithm>
#include <compare>
#include <limits>
#include <vector>

namespace stagewright {

namespace {

/// How often which place was taken, the first one first.
std::vector<int> placesTaken(const QList<RoundScore>& rounds) {
    std::vector<int> taken;
    for (const RoundScore& score : rounds)
        if (score.place) {
            const auto place = static_cast<std::size_t>(*score.place);
            if (taken.size() < place)
                taken.resize(place, 0);
            ++taken[place - 1];
        }
    return taken;
}

/// The places from the last round to the first, less than nothing: a better one is more.
std::vector<int> placesFromTheLast(const QList<RoundScore>& rounds) {
    std::vector<int> places;
    for (auto score = rounds.rbegin(); score != rounds.rend(); ++score)
        places.push_back(-score->place.value_or(std::numeric_limits<int>::max()));
    return places;
}

int countedPoints(const QList<RoundScore>& rounds, bool dropped) {
    int sum = 0;
    for (const RoundScore& score : rounds)
        if (dropped || !score.dropped)
            sum += score.total();
    return sum;
}

/// What the rank goes by, most first: the points, then what each of the rules looks at.
using SeasonRank = std::vector<std::vector<int>>;

SeasonRank rankBy(const QList<RoundScore>& rounds, const QList<TieRule>& ties) {
    SeasonRank rank{{countedPoints(rounds, false)}};
    for (const TieRule rule : ties)
        switch (rule) {
        case TieRule::Places:
            rank.push_back(placesTaken(rounds));
            break;
        case TieRule::LastRound:
            rank.push_back(placesFromTheLast(rounds));
            break;
        case TieRule::AllPoints:
            rank.push_back({countedPoints(rounds, true)});
            break;
        }
    return rank;
}

/// A competitor's rounds so far.
struct Competitor {
    SeasonStanding line;
    SeasonRank rank;
};

void rankAll(std::vector<Competitor>& all) {
    std::stable_sort(all.begin(), all.end(),
                     [](const Competitor& a, const Competitor& b) { return a.rank > b.rank; });
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool shares = i > 0 && all[i - 1].rank == all[i].rank;
        all[i].line.place = shares ? all[i - 1].line.place : static_cast<int>(i) + 1;
    }
}

void addRound(std::vector<Competitor>& all, const std::vector<QString>& keys,
              const RoundScores& scores, const SeasonRules& rules) {
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto score = scores.find(keys[i]);
        QList<RoundScore>& rounds = all[i].line.rounds;
        rounds << (score == scores.end() ? RoundScore{} : score->second);
        dropWorst(rounds, rules.best);
        all[i].line.points = countedPoints(rounds, false);
        all[i].line.pointsAfter << all[i].line.points;
        all[i].rank = rankBy(rounds, rules.ties);
    }
}

/// Notes the place of each after the round that was added last.
void notePlaces(std::vector<Competitor>& all) {
    std::vector<const Competitor*> order;
    for (const Competitor& each : all)
        order.push_back(&each);
    std::stable_sort(order.begin(), order.end(),
                     [](const Competitor* a, const Competitor* b) { return a->rank > b->rank; });
    std::vector<int> places(all.size(), 1);
    for (std::size_t i = 1; i < order.size(); ++i) {
        const auto index = static_cast<std::size_t>(order[i] - all.data());
        const auto before = static_cast<std::size_t>(order[i - 1] - all.data());
        places[index] =
            order[i]->rank == order[i - 1]->rank ? places[before] : static_cast<int>(i) + 1;
    }
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].line.placesAfter << places[i];
}

/// How a driver without an entry of his own is written: as the first round has him.
std::map<QString, QString> namesIn(const RallySeason& season, qsizetype rounds) {
    std::map<QString, QString> names;
    for (qsizetype i = 0; i < rounds; ++i)
        for (const RoundResult& result : season.rounds[i].results)
            names.emplace(driverNameKey(result.driver), result.driver);
    return names;
}

} // namespace

QList<SeasonStanding> seasonStandings(const RallySeason& season, const SeasonQuestion& question) {
    const qsizetype count = std::clamp<qsizetype>(question.rounds.value_or(season.rounds.size()), 0,
                                                  season.rounds.size());
    const KnownDrivers known = knownDrivers(season.drivers);
    std::vector<RoundScores> scores;
    for (qsizetype i = 0; i < count; ++i) {
        scores.push_back(scoresOf(season.rounds[i], season.rules.points, known, question.carClass));
        if (question.teams)
            scores.back() = teamScores(scores.back(), known, season.rules.teamDrivers);
    }
    std::map<QString, SeasonStanding> lines;
    const std::map<QString, QString> names = namesIn(season, count);
    for (const RoundScores& round : scores)
        for (const auto& [key, score] : round) {
            SeasonStanding line;
            const auto driver = known.find(key);
            if (question.teams)
                line.driver.name = key;
            else if (driver != known.end())
                line.driver = *driver->second;
            else
                line.driver.name = names.at(key);
            line.isStranger = !question.teams && !known.empty() && driver == known.end();
            lines.emplace(key, line);
        }
    std::vector<Competitor> all;
    std::vector<QString> keys;
    for (const auto& [key, line] : lines) {
        all.push_back({line, {}});
        keys.push_back(key);
    }
    for (const RoundScores& round : scores) {
        addRound(all, keys, round, season.rules);
        notePlaces(all);
    }
    rankAll(all);
    QList<SeasonStanding> standings;
    for (const Competitor& each : all)
        standings << each.line;
    return standings;
}

} // namespace stagewright
