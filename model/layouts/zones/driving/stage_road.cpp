#include "model/layouts/zones/driving/stage_road.h"

#include "model/layouts/zones/chain/section_road.h"

#include <QCoreApplication>

#include <utility>

namespace stagewright {

namespace {

struct StageRoadText {
    Q_DECLARE_TR_FUNCTIONS(StageRoad)
};

Fault roadFault(const QString& what, const QString& remedy) {
    return {what, {}, remedy, {}};
}

} // namespace

Expected<StageRoad> roadOfStage(const ChainLayout& chain, const ZoneBoards& boards,
                                const RoadRules& rules, const TyreChoice& choice) {
    std::vector<DrivenSection> driven;
    std::vector<SectionDice> dice;
    std::vector<RoadSurface> surfaces;
    QStringList lacking;
    const std::vector<TyreSector> sectors =
        tyreSectorsOf(static_cast<int>(chain.sections.size()), choice.tyresSections);
    for (qsizetype i = 0; i < chain.sections.size(); ++i) {
        const StageSection& section = chain.sections[i];
        const ZoneSide* side = sideUnder(section, boards);
        auto road = roadUnder(section, boards);
        if (!road || !road->isEntered()) {
            lacking << nameOf(section);
            continue;
        }
        if (!side->surface)
            return tl::unexpected(
                roadFault(StageRoadText::tr("the surface of side %1 is not known").arg(side->side),
                          StageRoadText::tr("Say it with the roads of your board")));
        const RoadDashboard* dashboard =
            rules.dashboardFor(choice.tyres, *side->surface, choice.leader);
        if (!dashboard)
            return tl::unexpected(
                roadFault(StageRoadText::tr("the rules have no dashboard for tyres \"%1\" on the "
                                            "surface of %2")
                              .arg(choice.tyres.left(40), nameOf(section)),
                          StageRoadText::tr("Choose other tyres")));
        const auto sector = static_cast<std::size_t>(sectors[static_cast<std::size_t>(i)]);
        dice.push_back({*dashboard, dashboard->hazardLimit[sector]});
        driven.push_back({std::move(road->spaces), rules.isFrozen(*side->surface),
                          std::move(road->lineChanges)});
        surfaces.push_back(*side->surface);
    }
    if (!lacking.isEmpty())
        return tl::unexpected(roadFault(
            StageRoadText::tr("%1: spaces not entered").arg(lacking.join(QStringLiteral(", "))),
            StageRoadText::tr("Enter them from your boards")));
    if (driven.empty())
        return tl::unexpected(roadFault(StageRoadText::tr("the stage has no section"), {}));
    return StageRoad{SectionGraph(driven), std::move(dice), std::move(surfaces)};
}

} // namespace stagewright
