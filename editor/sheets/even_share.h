#pragma once

#include <cstddef>

namespace stagewright {

/// An even share for each of the fewest pages that hold `count` things, so that the last page is
/// not left with one alone.
[[nodiscard]] constexpr std::size_t evenShare(std::size_t count, std::size_t mostOnPage) {
    const std::size_t pages = (count + mostOnPage - 1) / mostOnPage;
    return pages == 0 ? mostOnPage : (count + pages - 1) / pages;
}

} // namespace stagewright
