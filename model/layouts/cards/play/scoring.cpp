#include "model/layouts/cards/play/scoring.h"

#include <algorithm>
#include <functional>
#include <set>
#include <tuple>

namespace stagewright {

namespace {

constexpr int mostPopularBonus = 3;
constexpr int nextPopularBonus = 1;

/// Those who have a score, the ghost driver behind.
struct Scored {
    qsizetype seat;
    SeatScore score;
    int bonus = 0;

    [[nodiscard]] int total() const {
        return score.destroyed ? 0 : score.speed + score.cards - score.hazardDice + bonus;
    }
    /// Less is better.
    [[nodiscard]] auto rank() const {
        return score.destroyed ? std::tuple(true, 0, 0, 0)
                               : std::tuple(false, -total(), -score.popularity, score.flipped);
    }
};

std::vector<Scored> scoredOf(const CardTable& table) {
    std::vector<Scored> all;
    for (qsizetype seat = 0; seat < table.seats.size(); ++seat)
        if (table.seats[seat].score)
            all.push_back({seat, *table.seats[seat].score});
    if (table.mode == CardMode::Solo && table.ghostScore) {
        SeatScore ghost;
        ghost.speed = table.ghostScore->speed;
        ghost.popularity = table.ghostScore->popularity;
        all.push_back({table.seats.size(), ghost});
    }
    std::vector<int> popularity;
    for (const Scored& each : all)
        popularity.push_back(each.score.destroyed ? 0 : each.score.popularity);
    const auto bonuses = popularityBonuses(popularity);
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].bonus = bonuses[i];
    return all;
}

} // namespace

std::vector<int> popularityBonuses(std::span<const int> popularity) {
    std::set<int, std::greater<>> ranks;
    for (const int points : popularity)
        if (points > 0)
            ranks.insert(points);
    std::vector<int> bonuses;
    for (const int points : popularity) {
        const auto rank = ranks.find(points);
        const bool isFirst = rank != ranks.end() && rank == ranks.begin();
        const bool isNext = rank != ranks.end() && !isFirst && std::prev(rank) == ranks.begin();
        bonuses.push_back(isFirst ? mostPopularBonus : isNext ? nextPopularBonus : 0);
    }
    return bonuses;
}

std::vector<SeatStanding> standingsOf(const CardTable& table) {
    std::vector<Scored> all = scoredOf(table);
    std::stable_sort(all.begin(), all.end(),
                     [](const Scored& a, const Scored& b) { return a.rank() < b.rank(); });
    std::vector<SeatStanding> standings;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool shares = i > 0 && all[i - 1].rank() == all[i].rank();
        standings.push_back({all[i].seat, all[i].bonus, all[i].total(),
                             shares ? standings.back().place : static_cast<int>(i) + 1,
                             all[i].score.destroyed});
    }
    return standings;
}

std::optional<bool> beatsTheGhost(const CardTable& table) {
    if (table.mode != CardMode::Solo || !table.ghostScore || table.seats.isEmpty() ||
        !table.seats.front().score)
        return std::nullopt;
    const auto all = scoredOf(table);
    const Scored& player = all.front();
    const Scored& ghost = all.back();
    if (player.score.destroyed)
        return false;
    return std::tuple(player.total(), player.score.popularity) >
           std::tuple(ghost.total(), ghost.score.popularity);
}

std::optional<std::size_t> buyerOfLastCard(std::span<const CardBuyer> buyers) {
    const auto rank = [](const CardBuyer& buyer) {
        return std::tuple(-buyer.popularity, buyer.speed);
    };
    const auto first =
        std::min_element(buyers.begin(), buyers.end(),
                         [&](const CardBuyer& a, const CardBuyer& b) { return rank(a) < rank(b); });
    if (first == buyers.end() ||
        std::count_if(buyers.begin(), buyers.end(),
                      [&](const CardBuyer& each) { return rank(each) == rank(*first); }) > 1)
        return std::nullopt;
    return static_cast<std::size_t>(first - buyers.begin());
}

std::vector<SeasonLine> seasonOf(std::span<const CardTable> stages) {
    std::vector<SeasonLine> lines;
    const auto lineOf = [&](const CardSeat& seat, qsizetype place) -> SeasonLine& {
        const QString name = seat.name.isEmpty() ? QString::number(place + 1) : seat.name;
        const auto found = std::find_if(lines.begin(), lines.end(),
                                        [&](const SeasonLine& line) { return line.name == name; });
        if (found != lines.end())
            return *found;
        lines.push_back({name, 0, 0, 0, 0, std::vector<std::optional<int>>(stages.size())});
        return lines.back();
    };
    for (std::size_t stage = 0; stage < stages.size(); ++stage) {
        const auto& seats = stages[stage].seats;
        for (qsizetype seat = 0; seat < seats.size(); ++seat)
            (void)lineOf(seats[seat], seat);
        for (const SeatStanding& standing : standingsOf(stages[stage])) {
            if (standing.seat >= seats.size())
                continue; // the ghost driver
            SeasonLine& line = lineOf(seats[standing.seat], standing.seat);
            line.points[stage] = line.points[stage].value_or(0) + standing.total;
            line.total += standing.total;
            ++line.stages;
            line.wins += standing.place == 1 && !standing.destroyed ? 1 : 0;
        }
    }
    const auto rank = [](const SeasonLine& line) {
        return std::tuple(line.stages == 0, -line.total, -line.wins);
    };
    std::stable_sort(lines.begin(), lines.end(),
                     [&](const SeasonLine& a, const SeasonLine& b) { return rank(a) < rank(b); });
    for (std::size_t i = 0; i < lines.size() && lines[i].stages > 0; ++i)
        lines[i].place = i > 0 && rank(lines[i - 1]) == rank(lines[i]) ? lines[i - 1].place
                                                                       : static_cast<int>(i) + 1;
    return lines;
}

} // namespace stagewright
