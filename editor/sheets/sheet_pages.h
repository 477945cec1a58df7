#pragma once

#include "editor/sheets/sheet_format.h"
#include "model/fault.h"

#include <QByteArray>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace stagewright {

/// What begins on a page, as the outline of a PDF names it.
struct OutlineMark {
    QString title;
    int level = 0; ///< 0: a stage or the like; 1: a part of it
};

/// A page that is laid out but not drawn: pages are counted before the first of them is.
struct SheetPage {
    QPageLayout::Orientation orientation = QPageLayout::Portrait;
    QString stage;  ///< what the foot says of it; empty: the title of the whole says it
    QString author; ///< empty: that of the whole
    /// Draws the page onto what margins and foot leave of it, in dots of the sheet.
    std::function<void(QPainter&, const QRectF& area)> paint;
    std::vector<OutlineMark> outline{}; ///< what begins on it
};

using SheetPages = std::vector<SheetPage>;

/// What is printed as one: pages, and what each of them bears.
struct SheetDocument {
    QString title; ///< a rally, or a stage alone
    QString author;
    SheetFormat format;
    SheetPages pages;
};

/// Indices of pages, in the order in which they are drawn.
using PageChoice = std::vector<std::size_t>;

[[nodiscard]] PageChoice allPages(const SheetDocument& document);

/// Told how many pages are drawn; false stops the drawing.
using PageProgress = std::function<bool(std::size_t drawn)>;

/// Draws one page with its foot. The painter's origin is the corner of what the margins leave, its
/// unit a dot of the sheet, its device has sheetDotsPerInch.
void paintSheetPage(QPainter& painter, const SheetDocument& document, std::size_t page);

/// Draws pages onto paper: a PDF or a printer. They keep the numbers that they have in the whole.
/// @return whether none was left out because `progress` stopped it
bool drawSheets(QPagedPaintDevice& device, const SheetDocument& document, const PageChoice& chosen,
                const PageProgress& progress = {});

/// The same as a PDF with an outline, the same bytes each time; nothing if it was stopped.
[[nodiscard]] Expected<std::optional<QByteArray>> sheetsAsPdf(const SheetDocument& document,
                                                              const PageChoice& chosen,
                                                              const PageProgress& progress = {});

/// One page as pixels on white, its margins with it, to be looked at.
/// @param width of the whole page, in pixels
[[nodiscard]] QImage sheetPicture(const SheetDocument& document, std::size_t page, int width);

} // namespace stagewright
