#pragma once

#include "editor/cards/board/card_board.h"

namespace stagewright {

/// "Stage card 3, leaves in round 3, a die of the ghost driver lies on it"; "Shop 4: stack 4B";
/// "Player 1: Harry Jordan, 1 damage token flipped".
[[nodiscard]] QString thingInWords(const Document& document, TableThing thing);

/// What a reader for the blind says of it: that, and what the rules find there.
[[nodiscard]] QString spokenThing(const CardBoard& board, TableThing thing);

} // namespace stagewright
