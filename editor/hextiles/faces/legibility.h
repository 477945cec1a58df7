#pragma once

namespace stagewright {

// How large something must be in pixels; `pixel` is a pixel's size in circumradii.

/// Whether a digit of this height is more than a blot within a sign.
[[nodiscard]] constexpr bool readableDigit(double height, double pixel) {
    return height >= 4.5 * pixel;
}

/// Which of the digits on roads a face shows.
struct DigitScale {
    bool areShown = true; ///< else none has room
    double pixel = 0;     ///< in circumradii; what it makes unreadable is left out
};

inline constexpr double largestDigit = 0.155; ///< of those that take all the room of a road
inline constexpr double bareDigitPixels = 3.4;

/// Whether a bare digit can be read, if only just.
[[nodiscard]] constexpr bool readableBareDigit(double height, double pixel) {
    return height >= bareDigitPixels * pixel;
}

/// A digit of so many pixels is read with ease on a screen, ...
inline constexpr double easyDigitPixels = 9;
/// ... and on paper one that is so many 1/90 inch high, as those of 7 pt are.
inline constexpr double easyDigitDots = 6.5;

} // namespace stagewright
