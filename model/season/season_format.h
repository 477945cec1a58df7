#pragma once

namespace stagewright {

/// The version of season and roster files that is written. SEASON_FORMAT.md beside this header
/// specifies both.
inline constexpr int seasonFormat = 1;

} // namespace stagewright
