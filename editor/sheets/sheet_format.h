#pragma once

#include <QLocale>
#include <QPageLayout>
#include <QPageSize>
#include <QRectF>

namespace stagewright {

/// The paper that sheets are printed on.
struct SheetFormat {
    QPageSize::PageSizeId paper = QPageSize::A4; ///< A4 or Letter
    double margin = 10;                          ///< millimetres, 0 to largestSheetMargin

    friend bool operator==(const SheetFormat&, const SheetFormat&) = default;
};

inline constexpr double largestSheetMargin = 50;

/// What printers hold where the locale is at home: Letter in most of the Americas, else A4.
[[nodiscard]] QPageSize::PageSizeId usualPaper(const QLocale& locale);

[[nodiscard]] QPageLayout layoutOf(const SheetFormat& format, QPageLayout::Orientation orientation);

/// What the margins leave of a page, in dots of the sheet, its top left corner at the origin.
[[nodiscard]] QRectF areaOf(const SheetFormat& format, QPageLayout::Orientation orientation);

} // namespace stagewright
