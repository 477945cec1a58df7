#include "model/layouts/zones/rally/tyre_plan.h"

#include "model/rally/stage_name.h"

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

const ChainLayout* chainIn(const RallyStage& stage) {
    return stage.stage.layout.as<ChainLayout>();
}

/// With these tyres. Nothing: the leg cannot be driven with them.
std::optional<TyreLeg::Tyres> legWith(const QString& tyres, const TyreLeg& leg,
                                      const RallyTyreTimes& times) {
    TyreLeg::Tyres made{tyres, 0, {}};
    for (qsizetype i = leg.first; i < leg.first + leg.count; ++i) {
        const auto stage = times.find(i);
        if (stage == times.end())
            return std::nullopt;
        const auto time = std::find_if(stage->second.begin(), stage->second.end(),
                                       [&](const TyreTime& each) { return each.tyres == tyres; });
        if (time == stage->second.end())
            return std::nullopt;
        made.stages.push_back(time->value.seconds);
        made.seconds += time->value.seconds;
    }
    return made;
}

std::vector<TyreLeg> legsOf(const Rally& rally) {
    std::vector<TyreLeg> legs;
    for (qsizetype i = 0; i < rally.stages().size(); ++i) {
        if (!chainIn(rally.stages()[i]))
            continue;
        if (tyresKeptFrom(rally, i) > 0)
            ++legs.back().count;
        else
            legs.push_back({i, 1, {}});
    }
    return legs;
}

} // namespace

int tyresKeptFrom(const Rally& rally, qsizetype stage) {
    if (stage <= 0 || rally.stages()[stage - 1].serviceAfter)
        return 0;
    const ChainLayout* before = chainIn(rally.stages()[stage - 1]);
    return before ? static_cast<int>(before->sections.size()) : 0;
}

RallyTyreTimes tyreTimesOf(const Rally& rally, const ZoneBoards& boards, const RoadRules& rules,
                           bool leader, const std::stop_token& stop) {
    RallyTyreTimes all;
    for (qsizetype i = 0; i < rally.stages().size(); ++i) {
        const ChainLayout* chain = chainIn(rally.stages()[i]);
        if (!chain)
            continue;
        auto times = tyreTimes(*chain, boards, rules, {{}, leader, tyresKeptFrom(rally, i)}, stop);
        if (times && *times)
            all.emplace(i, **std::move(times));
    }
    return all;
}

Expected<TyrePlan> tyrePlanOf(const Rally& rally, const RallyTyreTimes& times,
                              const ZoneBoards& boards, const RoadRules& rules, bool leader) {
    TyrePlan plan = legsOf(rally);
    for (TyreLeg& leg : plan) {
        for (const QString& tyres : tyresOf(rules))
            if (auto with = legWith(tyres, leg, times))
                leg.tyres.push_back(*std::move(with));
        std::stable_sort(
            leg.tyres.begin(), leg.tyres.end(),
            [](const TyreLeg::Tyres& a, const TyreLeg::Tyres& b) { return a.seconds < b.seconds; });
        for (qsizetype i = leg.first; leg.tyres.empty() && i < leg.first + leg.count; ++i) {
            const auto road = roadOfStage(*chainIn(rally.stages()[i]), boards, rules,
                                          {tyresOf(rules).value(0), leader, 0});
            if (road)
                continue;
            Fault fault = road.error();
            fault.place = stageName(rally, i);
            return tl::unexpected(fault);
        }
    }
    return plan;
}

Expected<std::optional<TyrePlan>> tyrePlanOf(const Rally& rally, const ZoneBoards& boards,
                                             const RoadRules& rules, bool leader,
                                             const std::stop_token& stop) {
    const RallyTyreTimes times = tyreTimesOf(rally, boards, rules, leader, stop);
    if (stop.stop_requested())
        return std::optional<TyrePlan>();
    return tyrePlanOf(rally, times, boards, rules, leader).map([](TyrePlan plan) {
        return std::optional(std::move(plan));
    });
}

} // namespace stagewright
