#include "model/rally/standings.h"

#include "model/rally/rally_edits.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>
#include <utility>

namespace stagewright {

namespace {

/// What the place in a stage goes by, least first.
using StageRank = std::tuple<bool, int, int>; // retired, seconds, place across the line

struct Driven {
    StageStanding standing;
    StageRank rank;
};

Driven drivenBy(DriverKey driver, const StageResult& result, const DriveRules& rules) {
    StageStanding standing;
    standing.driver = driver;
    standing.seconds = drivenSeconds(result.outcome, rules);
    standing.retired = std::holds_alternative<Retired>(result.outcome);
    standing.penalty = result.penalty;
    const auto* raced = std::get_if<Raced>(&result.outcome);
    return {standing,
            {standing.retired, standing.seconds.value_or(std::numeric_limits<int>::max()),
             raced ? raced->place : 0}};
}

auto totalOf(const Standing& standing) {
    return std::tuple(standing.missing, standing.seconds, standing.racePlaces);
}

/// What the place after so many stages goes by, least first.
auto rankOf(const Standing& standing, qsizetype stages) {
    const bool hasDriven = standing.missing < stages;
    const int group = standing.isOut() ? 1 : hasDriven ? 0 : 2;
    return std::tuple(group, totalOf(standing));
}

/// Where his last result says that he retired.
std::optional<StageKey> retirementOf(const Rally& rally, qsizetype stages, DriverKey driver) {
    for (qsizetype i = stages; i-- > 0;) {
        const StageKey stage = rally.stages()[i].key;
        if (const StageResult* last = rally.result(stage, driver))
            return std::holds_alternative<Retired>(last->outcome) ? std::optional(stage)
                                                                  : std::nullopt;
    }
    return std::nullopt;
}

void addStage(const Rally& rally, const RallyStage& stage, const DriveRules& rules,
              std::map<DriverKey, Standing>& totals) {
    for (auto& [driver, total] : totals)
        ++total.missing;
    const QList<StageStanding> lines = stageStandings(rally, stage, rules);
    const bool isTimed = std::any_of(lines.begin(), lines.end(), [](const StageStanding& line) {
        return line.seconds && !line.retired;
    });
    for (const StageStanding& line : lines) {
        if (isTimed && !line.seconds)
            continue; // a place among times says nothing of the total
        Standing& total = totals[line.driver];
        --total.missing;
        total.seconds += line.counted();
        if (!line.seconds)
            total.racePlaces += line.place;
    }
}

std::map<DriverKey, Standing> noTotals(const Rally& rally) {
    std::map<DriverKey, Standing> totals;
    for (const Driver& driver : rally.drivers())
        totals[driver.key].driver = driver.key;
    return totals;
}

} // namespace

QList<StageStanding> stageStandings(const Rally& rally, const RallyStage& stage,
                                    const DriveRules& rules) {
    std::vector<Driven> driven;
    std::optional<int> slowest;
    for (const Driver& driver : rally.drivers())
        if (const StageResult* result = rally.result(stage.key, driver.key)) {
            driven.push_back(drivenBy(driver.key, *result, rules));
            if (const auto seconds = driven.back().standing.seconds)
                slowest = std::max(slowest.value_or(0), *seconds);
        }
    std::stable_sort(driven.begin(), driven.end(),
                     [](const Driven& a, const Driven& b) { return a.rank < b.rank; });
    const bool race = std::any_of(driven.begin(), driven.end(),
                                  [](const Driven& each) { return std::get<2>(each.rank) > 0; });
    QList<StageStanding> lines;
    for (std::size_t i = 0; i < driven.size(); ++i) {
        StageStanding line = driven[i].standing;
        const bool shares = i > 0 && driven[i - 1].rank == driven[i].rank;
        line.place = shares ? lines.back().place : static_cast<int>(i) + 1;
        // Where nobody has a time, all who retired are equal: those of a race have none either.
        if (line.retired && (slowest || !race))
            line.seconds = slowest.value_or(0) + rules.retirementSeconds;
        if (!line.retired && line.place <= stage.bonuses.size())
            line.bonus = stage.bonuses[line.place - 1];
        lines.append(line);
    }
    return lines;
}

QList<Standing> standingsAfter(const Rally& rally, qsizetype stages, const RulesOf& rulesOf) {
    std::map<DriverKey, Standing> totals = noTotals(rally);
    const qsizetype driven = std::min(stages, rally.stages().size());
    for (qsizetype i = 0; i < driven; ++i) {
        const RallyStage& stage = rally.stages()[i];
        addStage(rally, stage, rulesOf(stage.stage.info.game), totals);
    }
    QList<Standing> lines;
    for (const Driver& driver : rally.drivers()) {
        lines.append(totals[driver.key]);
        lines.back().retiredIn = retirementOf(rally, driven, driver.key);
    }
    const auto rank = [driven](const Standing& line) { return rankOf(line, driven); };
    std::stable_sort(lines.begin(), lines.end(),
                     [&](const Standing& a, const Standing& b) { return rank(a) < rank(b); });
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const bool shares = rank(lines[i - 1]) == rank(lines[i]);
        lines[i].place = shares ? lines[i - 1].place : static_cast<int>(i) + 1;
        if (lines[i].missing == lines.front().missing && !lines[i].isOut()) {
            lines[i].behindFirst = lines[i].seconds - lines.front().seconds;
            lines[i].behindNext = lines[i].seconds - lines[i - 1].seconds;
        }
    }
    return lines;
}

QList<DriverKey> startOrder(const Rally& rally, qsizetype stage, const RulesOf& rulesOf) {
    QList<DriverKey> order;
    for (const Driver& driver : rally.drivers())
        order.append(driver.key);
    std::map<DriverKey, Standing> totals = noTotals(rally);
    for (qsizetype i = 0; i < std::min(stage, rally.stages().size()); ++i) {
        const RallyStage& driven = rally.stages()[i];
        addStage(rally, driven, rulesOf(driven.stage.info.game), totals);
        std::stable_sort(order.begin(), order.end(), [&](DriverKey a, DriverKey b) {
            return totalOf(totals[a]) < totalOf(totals[b]);
        });
    }
    return order;
}

} // namespace stagewright
