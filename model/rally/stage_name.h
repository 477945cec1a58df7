#pragma once

#include "model/rally/rally.h"

#include <QString>

namespace stagewright {

/// "SS 2: Monte", of a circuit "Race 2: Monza"; or "SS 2" where it has no title, or one that says
/// no more, such as "Rally 1, SS 2" in the rally of that title: as sentences and tables name a
/// stage.
/// @param stage index
[[nodiscard]] QString stageName(const Rally& rally, qsizetype stage);
[[nodiscard]] QString stageName(const StageInfo& info, qsizetype stage);

/// The title in one line, without the number of the stage before it: "Monte" of "SS 2 Monte".
/// @param stage index
[[nodiscard]] QString titleWithoutNumber(const StageInfo& info, qsizetype stage);

/// Whether it is of races alone: all its stages are circuits.
[[nodiscard]] bool isOfRaces(const Rally& rally);

/// "SS 2", of a circuit "Race 2": as lists of stages name one.
[[nodiscard]] QString stageNumber(const Rally& rally, qsizetype stage);

} // namespace stagewright
