#pragma once

#include "model/layouts/zones/chain/chain_layout.h"
#include "model/layouts/zones/driving/road_turn.h"

#include <vector>

namespace stagewright {

/// With what a stage is driven.
struct TyreChoice {
    QString tyres;         ///< as dashboards name them, "asphalt"
    bool leader = true;    ///< opens the road; counts on earth alone
    int tyresSections = 0; ///< of the stage before, from which tyres are kept; 0: new tyres
};

/// A stage as it is driven.
struct StageRoad {
    SectionGraph graph;
    std::vector<SectionDice> dice;     ///< of each section
    std::vector<RoadSurface> surfaces; ///< of each section
};

/// The fault: a section has no road that is known, or whose spaces are entered (it names all of
/// them), or the rules have no dashboard for the tyres on a surface.
[[nodiscard]] Expected<StageRoad> roadOfStage(const ChainLayout& chain, const ZoneBoards& boards,
                                              const RoadRules& rules, const TyreChoice& choice);

} // namespace stagewright
