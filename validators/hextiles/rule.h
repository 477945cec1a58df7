#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/route.h"
#include "model/layouts/hextiles/stage/tile_edit.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/fix.h"
#include "validators/hextiles/finding_hexes.h"
#include "validators/hextiles/space_reach.h"
#include "validators/table.h"

#include <QLatin1StringView>
#include <QStringList>

#include <optional>
#include <span>

namespace stagewright {

class RoadGraph;
struct Border; // model/layouts/hextiles/building/border.h

/// What every rule may look at.
struct RuleContext {
    const Stage& stage;
    const Catalogue& catalogue;
    const Stock& stock;                        ///< what the boxes on the table hold
    std::optional<Table> table = std::nullopt; ///< where the stage is to lie; nothing: anywhere
    bool finished = false;  ///< while a stage is laid a bare board is no mistake; a file of one is
    QStringList games = {}; ///< that are known beside those of the boxes, whatever is laid in them
};

/// What the rules that regard the stage as a whole may look at beside it.
struct RouteAnalysis {
    const RoadGraph& roads;
    const Route& route;
    const std::vector<bool>&
        driven;              ///< for each placement: whether some way to the finish passes it
    const SpaceReach& reach; ///< how far cars get along the route
};

/// What may mend a finding of `context.stage`; nothing where nothing is obvious.
using FixRule = std::optional<Fix> (*)(const RuleContext& context, const Finding& finding);

/// How many steps away a tile may bear on what a local rule says of a hex.
inline constexpr int localReach = 2;

/// A local rule judges one hex from the tiles within localReach, and nothing else: so it need be
/// asked again only around an edit. Each fact belongs to one hex, which alone reports it.
struct LocalRule {
    QLatin1StringView id;
    void (*check)(const RuleContext& context, Hex hex, Findings& findings);
    FixRule fix = nullptr;
};

/// A rule of borders is a local rule that judges one road end and what it meets.
struct BorderRule {
    QLatin1StringView id;
    void (*check)(const RuleContext& context, const Border& border, Findings& findings);
    FixRule fix = nullptr;
};

/// A global rule judges the stage as a whole, in linear time.
struct GlobalRule {
    QLatin1StringView id;
    void (*check)(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings);
    FixRule fix = nullptr;
};

[[nodiscard]] std::span<const LocalRule> localRules();
[[nodiscard]] std::span<const BorderRule> borderRules();
[[nodiscard]] std::span<const GlobalRule> globalRules();

} // namespace stagewright
