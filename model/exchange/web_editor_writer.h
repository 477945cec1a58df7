#pragma once

#include "model/exchange/exchange.h"
#include "model/exchange/web_editor.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"

namespace stagewright {

[[nodiscard]] Exported writeWebEditor(const Stage& stage, const Catalogue& catalogue);

/// A length or angle as it is written: there and back it is the same within 1e-7, and what was
/// written with few digits gets them back.
[[nodiscard]] double roundedForFile(double number);
[[nodiscard]] inline WebPlace roundedForFile(WebPlace place) {
    return {roundedForFile(place.q), roundedForFile(place.r)};
}

} // namespace stagewright
