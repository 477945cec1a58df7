#pragma once

#include "editor/hextiles/sheets/stage_sheet.h"
#include "editor/sheets/sheet_pages.h"

#include <optional>
#include <vector>

namespace stagewright {

/// How a page lies; nothing: as its map is largest.
using PageTurn = std::optional<QPageLayout::Orientation>;

/// How large the map of a stage is with its list on an upright page, and on one across. Dots of a
/// circumradius.
struct SetupScales {
    double upright = 0;
    double across = 0;
};

[[nodiscard]] SetupScales setupScales(const StageSheet& sheet, const SheetFormat& format);

/// How the pages of a rally's stages lie, so that they are read and stapled alike: one way for all
/// if none of the maps loses more than a tenth of its scale by it, nor its list from its page.
/// Else, and for a stage alone, nothing: each lies as its map is largest, since it is read from the
/// other side of a table.
[[nodiscard]] PageTurn commonTurn(const std::vector<SetupScales>& stages);

/// All that a table needs to set the stage up on one page: its map, with the list of its tiles in
/// the margin. A stage too large for that has its list on pages of its own, and one whose map has
/// no room for the tiles' numbers on one page has that on several.
[[nodiscard]] SheetPages setupPages(const SharedStageSheet& sheet, const SheetFormat& format,
                                    PageTurn turn = {});

/// Whether those pages have the list of its tiles as pages of its own (list_pages.h).
[[nodiscard]] bool isListApart(const StageSheet& sheet, const SheetFormat& format,
                               PageTurn turn = {});

/// How large the map of those pages is: dots of a circumradius.
[[nodiscard]] double setupScale(const StageSheet& sheet, const SheetFormat& format,
                                PageTurn turn = {});

/// Whether gear limits have room on the map of those pages, however they are turned.
[[nodiscard]] bool setupShowsLimits(const StageSheet& sheet, const SheetFormat& format);

} // namespace stagewright
