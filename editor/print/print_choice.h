#pragma once

#include "editor/sheets/sheets.h"

#include <QSettings>

namespace stagewright {

/// What a user wants printed, and how.
struct PrintChoice {
    bool wholeRally = true; ///< counts where there is more than one stage
    std::set<SheetPart> parts{SheetPart::Map, SheetPart::List};
    SheetFormat format;
    bool mono = false;
    MapScale scale;
    QString language; ///< one of languages(); empty: the program's
    QString numbers;  ///< of the pages to print (page_numbers.h); empty: all

    [[nodiscard]] SheetPlan plan() const;

    friend bool operator==(const PrintChoice&, const PrintChoice&) = default;
};

/// As last time; what makes no sense in the settings counts as not set. Which pages and how large
/// their tiles is not remembered here.
[[nodiscard]] PrintChoice readPrintChoice(const QSettings& settings);
void rememberPrintChoice(const PrintChoice& choice, QSettings& settings);

} // namespace stagewright
