#pragma once

#include "editor/sheets/map_scale.h"
#include "editor/sheets/sheet_format.h"

#include <array>
#include <set>

namespace stagewright {

/// Kinds of pages, in the order in which they follow each other: the rally, then stage by stage,
/// then what is filled in.
enum class SheetPart : unsigned char {
    Rally,
    Stage, ///< all that a table needs to set the stage up, on one page if it can be
    Map,
    List,
    Laying,
    Notes,
    Times
};

inline constexpr std::array allSheetParts{SheetPart::Rally, SheetPart::Stage,  SheetPart::Map,
                                          SheetPart::List,  SheetPart::Laying, SheetPart::Notes,
                                          SheetPart::Times};

/// What is printed of a rally where nothing is chosen: what an evening needs, on few pages.
inline const std::set<SheetPart> usualPartsOfRally{SheetPart::Rally, SheetPart::Stage,
                                                   SheetPart::Times};
/// Likewise of a stage alone.
inline const std::set<SheetPart> usualPartsOfStage{SheetPart::Stage};

/// What to print, and on what.
struct SheetPlan {
    std::set<SheetPart> parts = usualPartsOfStage;
    SheetFormat format{};
    MapScale scale{};
    bool mono = false;       ///< in black and white
    bool blankTimes = false; ///< time sheets to be filled in, also where there are results
    bool codes = false; ///< with the code of each stage that has one, to be read by a telephone
};

/// Whether pages of this plan speak of times, so that a forecast is worth its while.
[[nodiscard]] inline bool wantsForecast(const SheetPlan& plan) {
    return plan.parts.contains(SheetPart::Rally) || plan.parts.contains(SheetPart::Times);
}

} // namespace stagewright
