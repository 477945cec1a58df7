#pragma once

#include "editor/sheets/sheet_page.h"

#include <array>

namespace stagewright {

// What the sheets have in common over which something is spread that is larger than a page.

inline constexpr int mostSpreadPlanLines = 3;

/// What a sheet shows of it. @param area what margins and foot leave of the page
[[nodiscard]] QRectF spreadWindow(const QRectF& area);

/// How many parts cover a length, each overlapping the next.
[[nodiscard]] int partsFor(double length, double part, double overlap);

/// Whose it is, which sheet of how many, its scale, 1 : oneTo, with a measure.
/// @param number from 0
void paintSpreadHead(QPainter& painter, const QRectF& area, const QString& owner,
                     std::size_t number, std::size_t sheets, double oneTo);

/// Where two sheets meet when the half of each overlap is cut off.
/// @param kept what is left of the window then
void paintCuttingMarks(QPainter& painter, const QRectF& window, const QRectF& kept);

/// The sheets beyond each border: above, below, left, right, from 0; -1: none.
void paintNeighbours(QPainter& painter, const QRectF& window, const std::array<int, 4>& sheets);

/// How sheets are joined. @param overlap millimetres
[[nodiscard]] QString joiningSaid(double oneTo, std::size_t sheets, double overlap);
/// The heading of that.
[[nodiscard]] QString joiningPlan();

} // namespace stagewright
