#include "validators/cards/card_rule.h"

#include <array>

namespace stagewright {

std::span<const CardRule> cardRules() {
    using Id = QLatin1StringView;
    static constexpr std::array rules{
        CardRule{Id("unknown-stack"), unknownStacks, takeUnknownStack},
        CardRule{Id("number-twice"), numberTwice, takeDouble},
        CardRule{Id("number-missing"), numberMissing, fillWithA},
        CardRule{Id("trial-shop"), trialShopLacks, fillTrialShop},
        CardRule{Id("trial-shop-open"), trialShopOpen},
        CardRule{Id("trial-shop-large"), trialShopLarge},
        CardRule{Id("too-many-players"), tooManyPlayers},
        CardRule{Id("solo-players"), playersOfSolo},
        CardRule{Id("alone-in-a-race"), aloneInARace, playSolo},
        CardRule{Id("unknown-driver"), unknownDriver, redrawDriver},
        CardRule{Id("driver-twice"), driverTwice, redrawDriver},
        CardRule{Id("trial-drivers"), driversOfTrial, takeDrivers},
        CardRule{Id("driver-open"), driversOpen, redrawDriver},
        CardRule{Id("tokens-flipped"), manyFlipped, flipTwo},
        CardRule{Id("handicap"), handicap},
        CardRule{Id("ghost-missing"), ghostMissing, standardGhost},
        CardRule{Id("ghost-beside-solo"), ghostBesideSolo, takeGhost},
        CardRule{Id("newbie-of-five"), newbieOfFive, sixFaceUp},
        CardRule{Id("stage-open"), stageOpen},
        CardRule{Id("stage-of-mode"), stageOfMode, stageByMode},
        CardRule{Id("stage-cards"), cardsOfStage, cardsByTheBox},
        CardRule{Id("face-up"), cardsFaceUp, sixFaceUp},
        CardRule{Id("note-beyond-deck"), notesBeyondTheDeck, takeNotes},
    };
    return rules;
}

} // namespace stagewright
