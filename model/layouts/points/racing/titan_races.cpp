#include "model/layouts/points/racing/titan_races.h"

#include "model/drive/block_run.h"

#include <cmath>
#include <numeric>
#include <utility>

namespace stagewright {

namespace {

constexpr std::int64_t titanRacesInABlock = 256;
/// As many colours as seats are drawn from: purple plays only where all six do.
constexpr int coloursWithoutPurple = 5;

/// One race from the first turn to its end.
class RunningTitanRace {
public:
    RunningTitanRace(const TitanRaces& races, DriveRandom random, TitanRaceStatistics& counted)
        : races_(races)
        , random_(random)
        , counted_(counted) {
        situation_.count = static_cast<std::int8_t>(races.titans);
        seatTitans();
    }

    TitanRaceOutcome run() {
        TitanRaceOutcome outcome;
        while (situation_.winner < 0) {
            ++outcome.rounds;
            for (int seat = 0; seat < races_.titans && situation_.winner < 0; ++seat) {
                ++outcome.turns;
                throwDice(seat);
                takeTurn(seat);
            }
        }
        outcome.winner = situation_.winner;
        return outcome;
    }

private:
    void seatTitans() {
        std::array<TitanColour, allTitanColours.size()> colours = allTitanColours;
        const int drawnFrom =
            races_.titans > coloursWithoutPurple ? mostTitans : coloursWithoutPurple;
        for (int seat = 0; seat < races_.titans; ++seat) {
            const auto at = static_cast<std::size_t>(seat);
            if (races_.colours.empty())
                std::swap(
                    colours[at],
                    colours[at + random_.below(static_cast<std::uint32_t>(drawnFrom - seat))]);
            else
                colours[at] = races_.colours[at];
            RacingTitan& titan = situation_.titan(seat);
            titan.colour = colours[at];
            titan.life = startLife(titan);
        }
    }

    [[nodiscard]] std::int8_t startLife(const RacingTitan& titan) const {
        return races_.race.startLife[static_cast<std::size_t>(titan.colour)];
    }

    /// Whoever begins a round, or is its last, throws all dice anew; or whoever is left one.
    void throwDice(int seat) {
        const bool throws =
            races_.draft == DiceDraft::Book ? seat == 0 || seat == races_.titans - 1 : dice_ <= 1;
        if (!throws)
            return;
        pool_ = {};
        for (dice_ = 0; dice_ < races_.titans; ++dice_)
            ++pool_[random_.below(allTitanColours.size())];
    }

    void take(TitanColour die) {
        --pool_[static_cast<std::size_t>(die)];
        --dice_;
    }

    void takeTurn(int seat) {
        RacingTitan& titan = situation_.titan(seat);
        if (!titan.stands() && !titan.satOut) {
            for (const TitanColour die : races_.race.takenLying)
                if (pool_[static_cast<std::size_t>(die)] > 0) {
                    take(die);
                    break;
                }
            titan.satOut = true;
            return;
        }
        if (!titan.stands())
            titan.life = startLife(titan);
        const TitanPlay play = races_.policy == TitanPolicy::Greedy
                                   ? greedyPlay(pool_, seat, races_.race, situation_)
                                   : randomPlay(pool_, seat, races_.race, situation_, random_);
        take(play.die);
        takeDie(play.die, seat, races_.race, situation_);
        const auto before = situation_.titans;
        playOut(play, seat, races_.race, situation_);
        count(before, seat);
    }

    void count(const std::array<RacingTitan, mostTitans>& before, int mover) {
        for (int seat = 0; seat < races_.titans; ++seat) {
            const RacingTitan& titan = situation_.titan(seat);
            const int lost = before[static_cast<std::size_t>(seat)].life - titan.life;
            if ((lost <= 0 && seat != mover) || !titan.onBoard)
                continue;
            auto& point = counted_.points()[static_cast<std::size_t>(
                races_.race.board.worldOf(titan.spot) * pointCount + titan.spot.point)];
            point.ends += seat == mover ? 1 : 0;
            point.livesLost += std::max(lost, 0);
            point.knockOuts += lost > 0 && !titan.stands() ? 1 : 0;
        }
    }

    const TitanRaces& races_;
    DriveRandom random_;
    TitanRaceStatistics& counted_;
    TitanSituation situation_;
    ThrownDice pool_{};
    int dice_ = 0;
};

} // namespace

void TitanRaceStatistics::add(const TitanRaceOutcome& outcome) {
    const auto addTo = [](Sum& sum, std::int64_t value) {
        sum.sum += value;
        sum.squares += value * value;
    };
    ++races_;
    addTo(rounds_, outcome.rounds);
    addTo(turns_, outcome.turns);
    ++wins_[static_cast<std::size_t>(outcome.winner)];
}

void TitanRaceStatistics::merge(const TitanRaceStatistics& other) {
    const auto addTo = [](Sum& sum, const Sum& more) {
        sum.sum += more.sum;
        sum.squares += more.squares;
    };
    races_ += other.races_;
    addTo(rounds_, other.rounds_);
    addTo(turns_, other.turns_);
    for (std::size_t seat = 0; seat < wins_.size(); ++seat)
        wins_[seat] += other.wins_[seat];
    for (std::size_t point = 0; point < points_.size(); ++point) {
        points_[point].ends += other.points_[point].ends;
        points_[point].livesLost += other.points_[point].livesLost;
        points_[point].knockOuts += other.points_[point].knockOuts;
    }
}

MeanFigure TitanRaceStatistics::figureOf(const Sum& sum) const {
    if (races_ == 0)
        return {};
    const auto races = static_cast<double>(races_);
    const double mean = static_cast<double>(sum.sum) / races;
    if (races_ == 1)
        return {mean, 0};
    const double variance = std::max(0.0, static_cast<double>(sum.squares) / races - mean * mean);
    return {mean, std::sqrt(variance / (races - 1))};
}

double TitanRaceStatistics::aRace(std::int64_t PointCounts::*count) const {
    std::int64_t sum = 0;
    for (const PointCounts& point : points_)
        sum += point.*count;
    return races_ == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(races_);
}

MeanFigure TitanRaceStatistics::wins(int seat) const {
    const std::int64_t won = wins_[static_cast<std::size_t>(seat)];
    return figureOf({won, won});
}

TitanRaceOutcome runTitanRace(const TitanRaces& races, std::uint64_t seed, std::uint64_t number,
                              TitanRaceStatistics& counted) {
    return RunningTitanRace(races, DriveRandom(seed, number), counted).run();
}

std::optional<TitanRaceStatistics>
runTitanRaces(const TitanRaces& races, const TitanRacesLength& length, const std::stop_token& stop,
              const std::function<void(const TitanRaceStatistics&)>& progress) {
    const TitanRaceStatistics none(races.titans);
    const auto makeRuns = [&] {
        return [&](std::uint64_t number, TitanRaceStatistics& run) {
            run.add(runTitanRace(races, length.seed, number, run));
            return true;
        };
    };
    const auto isEnough = [](const TitanRaceStatistics&) { return false; };
    return BlockRun({length.races, titanRacesInABlock, length.threads, titanRacesInABlock}, none,
                    makeRuns, isEnough, stop, progress)
        .all();
}

} // namespace stagewright
