#pragma once

#include "model/layouts/cards/play/rounds.h"

#include <QString>

namespace stagewright {

/// "Race"
[[nodiscard]] QString modeName(CardMode mode);

/// "Rookie"
[[nodiscard]] QString ghostLevelName(GhostLevel level);

/// Where his dice lie: "on cards 3, 4 and 5", "on card 1, two from the start".
[[nodiscard]] QString ghostDiceInWords(GhostLevel level, const CardGame& game);

/// "60 to 90 minutes"
[[nodiscard]] QString minutesInWords(const TableLength& length);

/// "by the box"
[[nodiscard]] QString sourceInWords(LengthSource source);

/// What makes it easier or harder than usual, in a sentence: "easier: five cards open".
[[nodiscard]] QString difficultyInWords(const CardTable& table);

/// "Player 2", or what he is called.
[[nodiscard]] QString seatName(const CardTable& table, qsizetype seat);

} // namespace stagewright
