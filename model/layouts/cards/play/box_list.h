#pragma once

#include "model/layouts/cards/play/card_game.h"

#include <map>
#include <vector>

namespace stagewright {

/// A line of what is taken from the box.
struct BoxLine {
    QString id;   ///< "damage-tokens", "stage-sea-camp", "driver-harry-jordan"
    QString name; ///< in the user's language
    int count = 1;
};

/// Stacks of shop cards, and how many of each are needed: all of one that is laid; of a trial also
/// those that the players take.
[[nodiscard]] std::map<ShopStack, int> shopCardsOf(const CardTable& table, const CardGame& game);

/// What else these players need for this mode, in the order of the box's list: things, then decks.
[[nodiscard]] std::vector<BoxLine> boxListOf(const CardTable& table, const CardGame& game);

/// What a stage's deck is called: by the file, by the box, or by its id. Empty: none is chosen.
[[nodiscard]] QString titleOf(const StageDeck& deck, const CardGame& game);

/// What a seat's driver is called; his id where the box has none of it. Empty: none is chosen.
[[nodiscard]] QString driverName(const CardSeat& seat, const CardGame& game);

} // namespace stagewright
