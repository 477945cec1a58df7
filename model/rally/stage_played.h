#pragma once

#include "model/rally/rally.h"

namespace stagewright {

/// The first stage behind one that is not played: some driver has no result there. Nothing: all
/// are.
/// @param stage index; -1: from the front on
[[nodiscard]] std::optional<qsizetype> nextUnplayed(const Rally& rally, qsizetype stage);

/// The stage that is played, or is next: the last in which somebody has a result, if somebody else
/// has none there yet, else the first behind it that is not played. Whoever has missed a stage
/// before does not keep the others. Of nobody the first. Nothing: all is played.
[[nodiscard]] std::optional<qsizetype> stagePlayed(const Rally& rally);

/// Who starts next in a stage: the first without a result, of those behind one driver before those
/// in front of him; he himself comes last. Nothing: all have a result.
/// @param order in which they start (startOrder)
/// @param after nothing: from the front on
[[nodiscard]] std::optional<DriverKey> nextToStart(const Rally& rally, StageKey stage,
                                                   const QList<DriverKey>& order,
                                                   std::optional<DriverKey> after = {});

/// All that start behind a driver, and then those before him: those without a result.
[[nodiscard]] QList<DriverKey> startAfter(const Rally& rally, StageKey stage,
                                          const QList<DriverKey>& order, DriverKey driver);

} // namespace stagewright
