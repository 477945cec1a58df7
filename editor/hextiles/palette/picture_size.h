#pragma once

#include <array>

namespace stagewright {

/// How large the palette shows its tiles.
enum class PictureSize : unsigned char { Small, Medium, Large };

inline constexpr std::array allPictureSizes{PictureSize::Small, PictureSize::Medium,
                                            PictureSize::Large};

} // namespace stagewright
