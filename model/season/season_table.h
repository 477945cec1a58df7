#pragma once

#include "model/rally/standings_table.h"
#include "model/season/season_standings.h"

namespace stagewright {

/// "R1", as the columns of rounds are headed.
[[nodiscard]] QString roundNumber(qsizetype round);
/// "R1: Monte", or "R1" where it has no title.
[[nodiscard]] QString roundName(const RallySeason& season, qsizetype round);

/// What stands in the cell of a round: "25", with a bonus "25+5", dropped "(25)", retired "ret",
/// "–" for who was not there.
[[nodiscard]] QString scoreText(const RoundScore& score);

/// What standings are headed with: the season, and whose they are, after how many rounds.
[[nodiscard]] QString seasonHeading(const RallySeason& season, const SeasonQuestion& question);

/// The standings in the user's language: place, number, driver, team and class where there are any,
/// points of each round, the points that count.
[[nodiscard]] TextTable seasonTable(const RallySeason& season, const SeasonQuestion& question);

} // namespace stagewright
