#pragma once

#include "model/fault.h"
#include "validators/rule.h"

namespace stagewright {

/// Longest side of a table, in centimetres.
inline constexpr double longestTable = 10'000;

/// Reads a table's size in centimetres, "120x80".
[[nodiscard]] Expected<Table> tableOf(const QString& size);

} // namespace stagewright
