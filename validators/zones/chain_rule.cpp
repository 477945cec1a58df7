#include "validators/zones/chain_rule.h"

#include <array>

namespace stagewright {

std::span<const ChainRule> chainRules() {
    using Id = QLatin1StringView;
    static constexpr std::array rules{
        ChainRule{Id("zone-not-there"), zoneNotThere},
        ChainRule{Id("end-not-there"), endNotThere},
        ChainRule{Id("no-such-road"), noSuchRoad, takeTheKnownRoad},
        ChainRule{Id("ends-apart"), endsApart, driveOnWhereItLies},
        ChainRule{Id("boards-overlap"), boardsOverlap},
        ChainRule{Id("both-sides"), bothSidesUp},
        ChainRule{Id("end-used-twice"), endUsedTwice},
        ChainRule{Id("closed-circuit"), closedToACircuit},
        ChainRule{Id("road-driven-twice"), roadDrivenTwice},
        ChainRule{Id("more-than-four-boards"), moreBoardsThanFour},
        ChainRule{Id("spaces-not-entered"), spacesNotEntered},
        ChainRule{Id("chain-surfaces"), surfaceChangesOnChain},
        ChainRule{Id("sectors"), sectorsOfChain},
        ChainRule{Id("facing-ends-unused"), facingEndsUnused},
    };
    return rules;
}

} // namespace stagewright
