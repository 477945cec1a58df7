#pragma once

#include "editor/sheets/map_scale.h"
#include "editor/sheets/sheet_format.h"

#include <set>

namespace stagewright {

/// Kinds of pages, in the order in which they follow each other: the rally, then stage by stage,
/// then what is filled in.
enum class SheetPart : unsigned char { Rally, Map, List, Laying, Notes, Times };

/// What to print, and on what.
struct SheetPlan {
    std::set<SheetPart> parts{SheetPart::Map, SheetPart::List};
    SheetFormat format{};
    MapScale scale{};
    bool mono = false; ///< in black and white
};

/// Whether pages of this plan speak of times, so that a forecast is worth its while.
[[nodiscard]] inline bool wantsForecast(const SheetPlan& plan) {
    return plan.parts.contains(SheetPart::Rally) || plan.parts.contains(SheetPart::Times);
}

} // namespace stagewright
