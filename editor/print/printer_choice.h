#pragma once

#include "editor/sheets/sheet_pages.h"
#include "model/fault.h"

namespace stagewright {

/// Pages by the numbers that they bear.
enum class PageSet : unsigned char { All, Odd, Even };

/// What there is to print.
struct PagesToPrint {
    PageChoice wanted;   ///< of all
    std::size_t all = 0; ///< in the document
};

/// What is chosen of how pages go to paper, beside what the printer itself sees to.
struct PrinterChoice {
    QString numbers; ///< of the pages (page_numbers.h); empty: all
    PageSet set = PageSet::All;
    bool isReversed = false;
    int copies = 1; ///< to be drawn
    bool isCollated = true;
    QString file; ///< is written as a PDF in place of paper; empty: none

    friend bool operator==(const PrinterChoice&, const PrinterChoice&) = default;
};

/// In the order in which they are drawn, some more than once. The fault is that of the numbers, or
/// that none is left.
[[nodiscard]] Expected<PageChoice> pagesFor(const PrinterChoice& choice, const PagesToPrint& pages);

} // namespace stagewright
