#pragma once

#include "model/drive/rules.h"

namespace stagewright {

/// For so many an estimate lists the minutes: as many as one box takes.
inline constexpr int mostPlayersListed = 6;

/// So many there are where nobody says how many.
inline constexpr int usualPlayers = 4;

/// Minutes that a stage takes at the table: the turns of all players.
/// @param turns of one drive
[[nodiscard]] double tableMinutes(const DriveRules& rules, double turns, int players);

/// Likewise of a rally, with the changes between its stages.
/// @param turns of one drive over all stages
[[nodiscard]] double rallyMinutes(const DriveRules& rules, double turns, int stages, int players);

/// Minutes to lay out a stage of so many tiles.
[[nodiscard]] double setupMinutes(const DriveRules& rules, int tiles);

/// How long a stage is (the rulebook's kinds).
enum class StageClass : unsigned char { Short, Standard, Long };

/// @param roadTiles those of the route; of a circuit, of a lap
[[nodiscard]] StageClass stageClass(int roadTiles);

/// "short", "standard", "long": as the command line writes it in every language.
[[nodiscard]] QString name(StageClass stageClass);

} // namespace stagewright
