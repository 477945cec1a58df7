#pragma once

#include "model/exchange/exchange.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"

#include <QJsonValue>

namespace stagewright {

/// Reads the Windows editor's .rgt from its text, of which `json` is the value.
[[nodiscard]] Expected<Imported> readWindowsEditor(const QJsonValue& json, const QByteArray& text,
                                                   const Catalogue& catalogue);

} // namespace stagewright
