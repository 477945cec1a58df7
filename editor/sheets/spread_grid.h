#pragma once

#include "editor/sheets/sheet_pages.h"
#include "editor/sheets/sheet_plan.h"

#include <QPainter>
#include <QRectF>
#include <QSizeF>

#include <functional>

namespace stagewright {

/// A drawing over a grid of like sheets, each of which overlaps the next; it lies in the middle of
/// them. All in dots, from the drawing's own corner.
struct SpreadGrid {
    QSizeF drawing;
    QPageLayout::Orientation orientation = QPageLayout::Portrait;
    QSizeF window; ///< of a sheet
    double overlap = 0;
    int columns = 1;
    int rows = 1;

    [[nodiscard]] std::size_t sheets() const { return static_cast<std::size_t>(columns * rows); }
    /// What a sheet shows.
    [[nodiscard]] QRectF part(int row, int column) const;
    /// What is left of the drawing there when half of each overlap is cut off.
    [[nodiscard]] QRectF kept(int row, int column) const;
    /// The number of a sheet, from 0; -1: there is none.
    [[nodiscard]] int at(int row, int column) const;
};

/// On pages upright or across, whichever takes fewer.
[[nodiscard]] SpreadGrid spreadGrid(const QSizeF& drawing, const SheetPlan& plan);

/// Draws all of it onto `all`, of which a sheet shows its part.
using PaintSpread = std::function<void(QPainter&, const QRectF& all)>;

/// The sheets, each with its head, cutting marks and the numbers of its neighbours.
/// @param oneTo the scale, 1 : oneTo
[[nodiscard]] SheetPages spreadSheets(const SpreadGrid& grid, const QString& owner, double oneTo,
                                      const PaintSpread& paint);

/// The sheets, by their numbers, on a small drawing by which they are joined.
/// @param all where that is
void paintSheetNumbers(QPainter& painter, const SpreadGrid& grid, const QRectF& all);

} // namespace stagewright
