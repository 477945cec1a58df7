#pragma once

#include "model/exchange/exchange.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"

#include <QJsonObject>

namespace stagewright {

/// All fields; tiles that would have no place in its grid are moved as a whole.
[[nodiscard]] Exported writeWindowsEditor(const Stage& stage, const Catalogue& catalogue);

/// Fields that the editor always writes and that say nothing of the stage, as it has them at first:
/// these are not kept, and are written where a stage has none.
[[nodiscard]] QJsonObject usualWindowsFields();

} // namespace stagewright
