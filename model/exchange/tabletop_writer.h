#pragma once

#include "model/exchange/exchange.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"

namespace stagewright {

/// A script with a function and a button for each stage.
[[nodiscard]] Exported writeTabletop(std::span<const Stage> stages, const QString& title,
                                     const Catalogue& catalogue);

} // namespace stagewright
