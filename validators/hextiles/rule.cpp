#include "validators/hextiles/rule.h"

#include "validators/hextiles/rules.h"

#include <array>

namespace stagewright {

namespace {

using Id = QLatin1StringView;

} // namespace

std::span<const LocalRule> localRules() {
    static constexpr std::array rules{
        LocalRule{Id("unknown-tile"), unknownTile},
        LocalRule{Id("shared-hex"), sharedHex, removeDoubledTiles},
        LocalRule{Id("service-apart"), serviceApart},
        LocalRule{Id("stray-token"), strayToken, removeStrayTokens},
    };
    return rules;
}

std::span<const BorderRule> borderRules() {
    static constexpr std::array rules{
        BorderRule{Id("road-meets-verge"), roadMeetsVerge, turnSoThatItFits},
        BorderRule{Id("lane-counts-differ"), laneCountsDiffer, turnSoThatItFits},
        BorderRule{Id("slants-differ"), slantsDiffer, turnSoThatItFits},
        BorderRule{Id("open-road-end"), openRoadEnd, turnSoThatItFits},
    };
    return rules;
}

std::span<const GlobalRule> globalRules() {
    static constexpr std::array rules{
        GlobalRule{Id("unknown-game"), unknownGame, makeItAKnownGame},
        GlobalRule{Id("inventory"), inventory, useOtherTiles},
        GlobalRule{Id("start-and-finish"), startAndFinish, makeItACircuit},
        GlobalRule{Id("no-route"), noRoute},
        GlobalRule{Id("no-way-through"), noWayThrough},
        GlobalRule{Id("unreachable-space"), unreachableSpace},
        GlobalRule{Id("several-parts"), severalParts},
        GlobalRule{Id("off-the-route"), offTheRoute},
        GlobalRule{Id("larger-than-table"), largerThanTable},
        GlobalRule{Id("against-print"), againstPrint, turnWithThePrint},
        GlobalRule{Id("unclear-junction"), unclearJunction},
        GlobalRule{Id("surface-changes"), surfaceChanges},
        GlobalRule{Id("mixed-games"), mixedGames},
        GlobalRule{Id("unsure-record"), unsureRecord},
        GlobalRule{Id("changed-record"), changedRecord},
    };
    return rules;
}

} // namespace stagewright
