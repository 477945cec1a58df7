#pragma once

#include "editor/rally/evening_report.h"
#include "editor/rally/markup.h"

#include <initializer_list>

namespace stagewright {

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
