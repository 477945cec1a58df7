#pragma once

namespace stagewright {

// How large something must be in pixels; `pixel` is a pixel's size in circumradii.

/// Whether a digit of this height is more than a blot within a sign.
[[nodiscard]] constexpr bool readableDigit(double height, double pixel) {
    return height >= 4.5 * pixel;
}

/// Whether a bare digit can be read, if only just.
[[nodiscard]] constexpr bool readableBareDigit(double height, double pixel) {
    return height >= 3.4 * pixel;
}

} // namespace stagewright
