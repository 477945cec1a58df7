#pragma once

#include "model/rally/rally.h"

namespace stagewright {

/// Whether all drivers have a result in the stage; of nobody it is not said.
[[nodiscard]] bool isPlayed(const Rally& rally, StageKey stage);

/// The stage that is played, or is next: the first in which a driver has no result yet; of nobody
/// the first of all. Nothing: all is played.
[[nodiscard]] std::optional<qsizetype> stagePlayed(const Rally& rally);

/// Who starts next in a stage: the first without a result, of those behind one driver before those
/// in front of him; he himself comes last. Nothing: all have a result.
/// @param order in which they start (startOrder)
/// @param after nothing: from the front on
[[nodiscard]] std::optional<DriverKey> nextToStart(const Rally& rally, StageKey stage,
                                                   const QList<DriverKey>& order,
                                                   std::optional<DriverKey> after = {});

} // namespace stagewright
