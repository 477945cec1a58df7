#pragma once

#include "editor/sheets/sheet_pages.h"
#include "model/fault.h"

namespace stagewright {

/// Reads which pages are wanted: "1,3-5", numbers from 1; nothing means all.
/// @param pages how many there are
[[nodiscard]] Expected<PageChoice> pagesNumbered(const QString& numbers, std::size_t pages);

} // namespace stagewright
