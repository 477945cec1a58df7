#include "model/layouts/zones/rally/tyre_plan.h"

#include "model/rally/stage_name.h"

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

const ChainLayout* chainIn(const RallyStage& stage) {
    return stage.stage.layout.as<ChainLayout>();
}

/// With these tyres. Nothing: the leg cannot be driven with them, or it was asked to stop.
std::optional<TyreLeg::Tyres> legWith(const QString& tyres, const TyreLeg& leg, const Rally& rally,
                                      const ZoneBoards& boards, const RoadRules& rules, bool leader,
                                      const std::stop_token& stop) {
    TyreLeg::Tyres made{tyres, 0, {}};
    for (qsizetype i = leg.first; i < leg.first + leg.count; ++i) {
        const auto road = roadOfStage(*chainIn(rally.stages()[i]), boards, rules,
                                      {tyres, leader, tyresKeptFrom(rally, i)});
        const auto drive =
            road ? solveRoad(road->graph, rules, road->dice, stop) : std::optional<RoadDrive>();
        if (!drive)
            return std::nullopt;
        made.stages.push_back(drive->start.seconds);
        made.seconds += drive->start.seconds;
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
    if (stage == 0 || rally.stages()[stage - 1].serviceAfter)
        return 0;
    const ChainLayout* before = chainIn(rally.stages()[stage - 1]);
    return before ? static_cast<int>(before->sections.size()) : 0;
}

Expected<std::optional<TyrePlan>> tyrePlanOf(const Rally& rally, const ZoneBoards& boards,
                                             const RoadRules& rules, bool leader,
                                             const std::stop_token& stop) {
    TyrePlan plan = legsOf(rally);
    for (TyreLeg& leg : plan) {
        for (const QString& tyres : tyresOf(rules))
            if (auto with = legWith(tyres, leg, rally, boards, rules, leader, stop))
                leg.tyres.push_back(*std::move(with));
        if (stop.stop_requested())
            return std::optional<TyrePlan>();
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
    return std::optional(std::move(plan));
}

} // namespace stagewright
