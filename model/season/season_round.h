#pragma once

#include "model/fault.h"
#include "model/rally/house_rules.h"
#include "model/rally/standings.h"
#include "model/season/season.h"

#include <QStringList>

namespace stagewright {

/// A rally's results as a round of a season, and what is to be said of them.
struct CopiedRound {
    SeasonRound round;   ///< without file, date and fastest lap
    QStringList remarks; ///< sentences without the final stop, of results that are missing
};

/// Drivers without any result have not been there. A fault: a rally without results, drivers with
/// results but without names, or with one name for two.
///
/// Who has a place: in the rally's standings, all stages driven. Who retired and has not driven on
/// has none, as who lacks results, which is remarked.
[[nodiscard]] Expected<CopiedRound> copiedRound(const Rally& rally, const RulesOf& rulesOf);

/// Likewise, by the rules of the games, or the table's own.
[[nodiscard]] Expected<CopiedRound> copiedRound(const Rally& rally, const HouseRules& house);

/// The season with a round at its end; in place of one of the same file, of which it keeps the
/// date, power stage and fastest lap unless it says others. In order of the dates where it has one
/// that is earlier than those behind.
[[nodiscard]] RallySeason withRound(RallySeason season, const SeasonRound& round);

/// The index of the round of a file, as the season names it; -1: there is none.
[[nodiscard]] qsizetype roundOfFile(const RallySeason& season, const QString& file);

/// How a season in `seasonPath` names a file: as it is reached from its folder.
[[nodiscard]] QString fileInSeason(const QString& file, const QString& seasonPath);

/// The season of a file in `seasonPath`, its rounds with the whole paths of their files.
[[nodiscard]] RallySeason withWholePaths(RallySeason season, const QString& seasonPath);

/// The season with whole paths, as it is written to a file: the files of its rounds as they are
/// reached from there.
[[nodiscard]] RallySeason asWrittenTo(RallySeason season, const QString& seasonPath);

} // namespace stagewright
