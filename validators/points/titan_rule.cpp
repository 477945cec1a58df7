#include "validators/points/titan_rule.h"

#include <array>

namespace stagewright {

namespace {

using Id = QLatin1StringView;

} // namespace

std::span<const TitanRule> titanRules() {
    static constexpr std::array rules{
        TitanRule{Id("off-the-points"), marksOffThePoints, takeMarksAway},
        TitanRule{Id("unknown-mark"), unknownMarks, takeUnknownMarksAway},
        TitanRule{Id("two-ramps"), twoRamps},
        TitanRule{Id("ring-of-ice"), ringsOfIce},
        TitanRule{Id("two-effects"), twoEffects},
        TitanRule{Id("foreign-effect"), foreignEffects},
        TitanRule{Id("no-bonus-point"), noBonusPoint},
        TitanRule{Id("against-the-book"), againstTheBook, markAsTheBook},
        TitanRule{Id("board-incomplete"), incompleteBoard},
        TitanRule{Id("unknown-track"), unknownTrack},
        TitanRule{Id("stack-size"), stackSize},
        TitanRule{Id("track-twice"), trackTwice},
        TitanRule{Id("sides-of-one-board"), sidesOfOneBoard},
        TitanRule{Id("backs-unsaid"), backsUnsaid},
        TitanRule{Id("unknown-titan"), unknownTitan},
        TitanRule{Id("titan-twice"), titanTwice},
        TitanRule{Id("number-of-titans"), numberOfTitans},
        TitanRule{Id("two-players-titans"), twoPlayersTitans},
        TitanRule{Id("team-sizes"), teamSizes},
        TitanRule{Id("teams-side-by-side"), teamsSideBySide},
        TitanRule{Id("colour-twice"), colourTwice},
        TitanRule{Id("colours-unsaid"), coloursUnsaid},
    };
    return rules;
}

} // namespace stagewright
