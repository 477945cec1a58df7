#pragma once

#include "editor/sheets/page_flow.h"

namespace stagewright {

/// How much higher rows that are written in may be without taking more pages: a factor of at least
/// one, and no more than 1.75, beyond which they look lost.
/// @param blocksAt what is printed with rows so much higher
template <typename Blocks>
[[nodiscard]] double roomyRows(const Blocks& blocksAt, const SheetFormat& format) {
    constexpr auto upright = QPageLayout::Portrait;
    const std::size_t pages = flowPageCount(blocksAt(1.0), format, upright);
    for (const double factor : {1.75, 1.6, 1.45, 1.3, 1.2, 1.1})
        if (flowPageCount(blocksAt(factor), format, upright) <= pages)
            return factor;
    return 1;
}

} // namespace stagewright
