#pragma once

#include "editor/sheets/sheets.h"

#include <QSettings>

namespace stagewright {

/// What a user wants printed, and how.
struct PrintChoice {
    bool wholeRally = true; ///< always so where there is one stage alone
    std::set<SheetPart> parts{SheetPart::Map, SheetPart::List};
    SheetFormat format;
    bool mono = false;
    MapScale scale;
    QString language; ///< one of languages(); empty: the program's
    QString numbers;  ///< of the pages to print (page_numbers.h); empty: all

    /// Pages of the rally go with the whole of it only.
    [[nodiscard]] SheetPlan plan() const;

    friend bool operator==(const PrintChoice&, const PrintChoice&) = default;
};

/// As last time; what makes no sense in the settings counts as not set. Which pages and how large
/// their tiles is not remembered here. The kinds of pages are remembered for rallies and for stages
/// alone: of a rally all are wanted at first, of a stage map and list.
/// @param stages how many the rally has
[[nodiscard]] PrintChoice readPrintChoice(const QSettings& settings, qsizetype stages);
void rememberPrintChoice(const PrintChoice& choice, QSettings& settings, qsizetype stages);

} // namespace stagewright
