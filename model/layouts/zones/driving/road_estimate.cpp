#include "model/layouts/zones/driving/road_estimate.h"

#include "model/layouts/zones/chain/section_road.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

struct RoadEstimateText {
    Q_DECLARE_TR_FUNCTIONS(RoadEstimate)
};

QString madeFor(RoadSurface surface) {
    switch (surface) {
    case RoadSurface::Snow:
        return QStringLiteral("snow");
    case RoadSurface::Earth:
        return QStringLiteral("earth");
    case RoadSurface::Asphalt:
        break;
    }
    return QStringLiteral("asphalt");
}

} // namespace

QStringList tyresOf(const RoadRules& rules) {
    QStringList tyres;
    for (const RoadDashboard& each : rules.dashboards)
        if (!tyres.contains(each.tyres))
            tyres << each.tyres;
    return tyres;
}

QString usualTyres(const ChainLayout& chain, const ZoneBoards& boards, const RoadRules& rules) {
    std::map<RoadSurface, int> counts;
    for (const StageSection& section : chain.sections) {
        const ZoneSide* side = sideUnder(section, boards);
        if (side && side->surface)
            ++counts[*side->surface];
    }
    const auto most = std::max_element(counts.begin(), counts.end(),
                                       [](auto& a, auto& b) { return a.second < b.second; });
    const QStringList tyres = tyresOf(rules);
    const QString made = most == counts.end() ? QString() : madeFor(most->first);
    return tyres.contains(made) ? made : tyres.value(0);
}

Expected<std::optional<std::vector<TyreTime>>>
tyreTimes(const ChainLayout& chain, const ZoneBoards& boards, const RoadRules& rules,
          const TyreChoice& choice, const std::stop_token& stop) {
    std::vector<TyreTime> times;
    std::optional<Fault> fault;
    for (const QString& tyres : tyresOf(rules)) {
        TyreChoice with = choice;
        with.tyres = tyres;
        const auto road = roadOfStage(chain, boards, rules, with);
        if (!road) {
            fault = fault.value_or(road.error());
            continue;
        }
        const auto drive = solveRoad(road->graph, rules, road->dice, stop);
        if (!drive)
            return std::optional<std::vector<TyreTime>>();
        times.push_back({tyres, drive->start});
    }
    if (times.empty() && fault)
        return tl::unexpected(*fault);
    std::stable_sort(times.begin(), times.end(), [](const TyreTime& a, const TyreTime& b) {
        return isBetter(a.value, b.value);
    });
    return std::optional(std::move(times));
}

std::vector<ElementEstimate> elementsOf(const SectionGraph& graph, const DriveStatistics& drives) {
    std::vector<ElementEstimate> elements;
    const auto count = static_cast<double>(std::max<std::int64_t>(1, drives.drives()));
    for (std::uint32_t number = 1; number < graph.finish(); ++number) {
        const RoadNode& node = graph.node(number);
        if (elements.empty() || elements.back().element != node.element)
            elements.push_back({node.section, node.element, 0, 0});
        ElementEstimate& here = elements.back();
        here.losses += static_cast<double>(drives.turnsEnded(number, 0)) / count;
        for (int gear = 1; gear <= roadGears; ++gear)
            here.turns += static_cast<double>(drives.turnsEnded(number, gear)) / count;
    }
    return elements;
}

double minutesOfStage(const RoadRules& rules, int players) {
    return rules.rally.minutesOfAPlayer * players / rules.rally.stages;
}

QStringList whatTimesLeaveOut(bool simulated) {
    return {simulated
                ? RoadEstimateText::tr("Left out: other cars on the road, cleaned and dirty "
                                       "cuts, seconds spent on dice.")
                : RoadEstimateText::tr("Left out: damage, punctures, seconds saved and spent, "
                                       "flat out, other cars on the road.")};
}

} // namespace stagewright
