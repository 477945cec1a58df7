#pragma once

#include "model/game/piece_words.h"

namespace stagewright {

/// The same of hex tiles.
[[nodiscard]] QString sentenceOfTiles(PieceSentence sentence, int count);

} // namespace stagewright
