#pragma once

#include "editor/hextiles/sheets/stage_sheet.h"
#include "editor/sheets/sheet_pages.h"

namespace stagewright {

/// How to lay the stage, step by step (model/layouts/hextiles/stage/laying_steps.h).
[[nodiscard]] SheetPages layingPages(const SharedStageSheet& sheet, const SheetFormat& format);

} // namespace stagewright
