#pragma once

namespace stagewright {

/// Most cars in a race.
inline constexpr int mostCars = 6;

} // namespace stagewright
