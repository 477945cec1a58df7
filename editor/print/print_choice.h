#pragma once

#include "editor/sheets/sheets.h"
#include "model/exchange/carried_rally.h"

#include <QSettings>

namespace stagewright {

/// What a user wants printed, and how.
struct PrintChoice {
    bool wholeRally = true; ///< always so where there is one stage alone
    std::set<SheetPart> parts = usualPartsOfStage;
    SheetFormat format;
    bool mono = false;
    bool blankTimes = false; ///< time sheets without the results
    bool codes = false;      ///< of stages, on their maps
    MapScale scale;
    QString language;                  ///< one of languages(); empty: the program's
    Carried carried = Carried::Stages; ///< inside a PDF
    QString numbers;                   ///< of the pages to print (page_numbers.h); empty: all

    /// Pages of the rally go with the whole of it only.
    [[nodiscard]] SheetPlan plan() const;

    friend bool operator==(const PrintChoice&, const PrintChoice&) = default;
};

/// As last time; what makes no sense in the settings counts as not set. Which pages and how large
/// their tiles is not remembered here. The kinds of pages are remembered for rallies and for stages
/// alone, and are at first the usual ones (sheet_plan.h).
/// @param stages how many the rally has
[[nodiscard]] PrintChoice readPrintChoice(const QSettings& settings, qsizetype stages);
void rememberPrintChoice(const PrintChoice& choice, QSettings& settings, qsizetype stages);

} // namespace stagewright
