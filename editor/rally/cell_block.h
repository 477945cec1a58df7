#pragma once

#include <QList>
#include <QStringList>

namespace stagewright {

/// Cells of a table, row by row.
using CellBlock = QList<QStringList>;

/// As spreadsheets put cells on the clipboard: rows in lines, cells parted by tabs; one that holds
/// either, or begins with a quotation mark, in quotation marks. Rows may be of different lengths.
[[nodiscard]] CellBlock cellsIn(const QString& text);

/// What cellsIn() reads again.
[[nodiscard]] QString textOf(const CellBlock& block);

} // namespace stagewright
