#pragma once

#include "model/season/season_standings.h"

#include <map>
#include <vector>

namespace stagewright {

/// Scores of a round by what names a driver (driverNameKey).
using RoundScores = std::map<QString, RoundScore>;

/// Who is who among a season's drivers, by what names a driver.
using KnownDrivers = std::map<QString, const RosterDriver*>;

[[nodiscard]] KnownDrivers knownDrivers(const QList<RosterDriver>& drivers);

/// What each driver has of a round.
/// @param carClass empty: all; else those of it, with the places among them
[[nodiscard]] RoundScores scoresOf(const SeasonRound& round, const PointsTable& points,
                                   const KnownDrivers& known, const QString& carClass);

/// What teams have of it, by name.
/// @param counting so many drivers of a team count, those with most points; nothing: all
[[nodiscard]] RoundScores teamScores(const RoundScores& scores, const KnownDrivers& known,
                                     std::optional<int> counting);

/// Drops what does not count of so many rounds of one driver.
/// @param best so many count; nothing: all
void dropWorst(QList<RoundScore>& rounds, std::optional<int> best);

} // namespace stagewright
