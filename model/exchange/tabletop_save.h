#pragma once

#include "model/exchange/exchange.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"

#include <QJsonValue>

namespace stagewright {

/// Whether a JSON text holds a table of Tabletop Simulator, or some of its objects, as saved by it.
[[nodiscard]] bool isSavedTable(const QJsonValue& json);

/// Reads the track scripts in a saved table: that of the table, and those of its objects, in bags
/// too. A script that cannot be read is a remark, unless there is no other.
[[nodiscard]] Expected<Imported> readSavedTable(const QJsonValue& json, const Catalogue& catalogue);

} // namespace stagewright
