#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/table.h"

#include <functional>
#include <optional>

namespace stagewright {

/// Whether the rules find neither an error nor a warning in a stage: what searches for stages are
/// given (StageTest). It owns what it reads, and any thread may ask it.
[[nodiscard]] std::function<bool(const Stage&)>
holdsByRules(const Catalogue& catalogue, const Stock& stock, std::optional<Table> table = {});

/// Likewise, but what the rules found in a stage before may stay: none of their errors and warnings
/// are more.
[[nodiscard]] std::function<bool(const Stage&)> noWorseByRules(const Stage& before,
                                                               const Catalogue& catalogue,
                                                               const Stock& stock,
                                                               std::optional<Table> table = {});

} // namespace stagewright
