#pragma once

#include "editor/rally/evening_report.h"

#include <QString>

namespace stagewright {

// What is said of the evening, as rich text in the user's language. Links lead to stages
// ("stage:3", the key), pictures are marks ("mark:error").

/// Whether it fits, the timetable with clock times, what to do where it is too long, findings.
[[nodiscard]] QString planText(const EveningReport& report);
/// Tiles for each way of laying, what is short, which tiles stay, and the order that moves fewest.
[[nodiscard]] QString tableText(const EveningReport& report);
/// Times of the places and the stages to be expected, and who retires.
[[nodiscard]] QString expectedText(const EveningReport& report);

// Parts of such texts.

[[nodiscard]] QString heading(const QString& text);
[[nodiscard]] QString paragraph(const QString& html);
/// @param mark "error", "warning", "hint", "check"
[[nodiscard]] QString markedLine(const QString& mark, const QString& html);
/// "SS 2: Monte"
[[nodiscard]] QString stageLink(const Rally& rally, qsizetype stage);
/// "SS 2", for narrow columns.
[[nodiscard]] QString shortStageLink(const Rally& rally, qsizetype stage);
/// Looks like a button.
[[nodiscard]] QString buttonLink(const QString& target, const QString& text);
/// A row of a table; the first cell to the left, the others to the right.
[[nodiscard]] QString row(const QStringList& cells, bool isHead = false);
[[nodiscard]] QString table(const QString& rows);

} // namespace stagewright
