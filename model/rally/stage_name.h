#pragma once

#include "model/rally/rally.h"

#include <QString>

namespace stagewright {

/// "SS 2: Monte", or "SS 2" where it has no title, or one that says no more, such as "Rally 1, SS
/// 2" in the rally of that title: as sentences and tables name a stage.
/// @param stage index
[[nodiscard]] QString stageName(const Rally& rally, qsizetype stage);
[[nodiscard]] QString stageName(const QString& title, qsizetype stage);

/// "SS 2": as lists of stages name one.
[[nodiscard]] QString stageNumber(qsizetype stage);

} // namespace stagewright
