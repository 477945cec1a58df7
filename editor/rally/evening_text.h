#pragma once

#include "editor/rally/evening_report.h"
#include "editor/rally/markup.h"

#include <initializer_list>

namespace stagewright {

// What is said of the evening, as rich text in the user's language. Links lead to stages
// ("stage:3", the key), pictures are marks ("mark:error").

/// Whether it fits, the timetable with clock times, what to do where it is too long, findings.
[[nodiscard]] Markup planText(const EveningReport& report);
/// Tiles for each way of laying, what is short, which tiles stay, and the order that moves fewest.
[[nodiscard]] Markup tableText(const EveningReport& report);
/// Times of the places and the stages to be expected, and who retires.
[[nodiscard]] Markup expectedText(const EveningReport& report);

// Parts of such texts.

[[nodiscard]] Markup heading(const Markup& text);
[[nodiscard]] Markup paragraph(const Markup& text);
[[nodiscard]] Markup bold(const Markup& text);
/// @param mark "error", "warning", "hint", "check"
[[nodiscard]] Markup markedLine(const QString& mark, const Markup& text);
/// A text that leads to a stage.
[[nodiscard]] Markup linkTo(StageKey stage, const Markup& text);
/// "SS 2: Monte"
[[nodiscard]] Markup stageLink(const Rally& rally, qsizetype stage);
/// "SS 2", for narrow columns.
[[nodiscard]] Markup shortStageLink(const Rally& rally, qsizetype stage);
/// Looks like a button.
[[nodiscard]] Markup buttonLink(const QString& target, const QString& text);
/// A row of a table; the first cell to the left, the others to the right.
[[nodiscard]] Markup row(std::initializer_list<Markup> cells, bool isHead = false);
[[nodiscard]] Markup table(const Markup& rows);

} // namespace stagewright
