#pragma once

#include "model/catalogue/catalogue.h"
#include "model/stage/road_graph.h"
#include "model/stage/route.h"
#include "model/stage/stage.h"
#include "validators/finding.h"

#include <span>

namespace stagewright {

using Findings = QList<Finding>;

/// What every rule may look at.
struct Ground {
    const Stage& stage;
    const Catalogue& catalogue;
    const Stock& stock; ///< what the boxes on the table hold
};

/// What the rules that regard the stage as a whole may look at beside it.
struct Survey {
    const RoadGraph& roads;
    const Route& route;
};

/// A local rule judges one hex from the tiles on it and on its six neighbours, and nothing else: so
/// it need be asked again only around an edit. Each fact belongs to one hex, which alone reports
/// it.
using LocalRule = void (*)(const Ground& ground, Hex hex, Findings& findings);

/// A global rule judges the stage as a whole, in linear time.
using GlobalRule = void (*)(const Ground& ground, const Survey& survey, Findings& findings);

[[nodiscard]] std::span<const LocalRule> localRules();
[[nodiscard]] std::span<const GlobalRule> globalRules();

} // namespace stagewright
