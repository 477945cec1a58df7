#pragma once

#include "model/fault.h"
#include "validators/table.h"

#include <QString>

namespace stagewright {

/// Reads a table's size in centimetres, "120x80".
[[nodiscard]] Expected<Table> tableOf(const QString& size);

} // namespace stagewright
