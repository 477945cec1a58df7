#pragma once

#include "editor/hextiles/sheets/stage_sheet.h"

#include <optional>
#include <span>

namespace stagewright {

/// The least height in which the whole stage is shown with fillers that can be told by their
/// numbers, in dots; nothing: the page is not wide enough.
[[nodiscard]] std::optional<double> heightForFillers(const StageSheet& sheet, double width);

/// Whether the tiles that have numbers there can be told by them in a place so large: the fillers,
/// or where there are none, all, with room for their numbers beside the road.
[[nodiscard]] bool laidStageFits(const StageSheet& sheet, const QSizeF& place, bool hasFillers);

/// Draws the stage as it lies when its last tile is laid, under a line that says how large it is.
/// @param fillers the tiles laid last: they have a strong outline, and they alone have numbers
void paintLaidStage(QPainter& painter, const QRectF& place, const StageSheet& sheet,
                    std::span<const Placement> fillers);

} // namespace stagewright
