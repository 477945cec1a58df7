#pragma once

namespace stagewright {

/// The version of pack.json and results.json that is written. RALLY_FORMAT.md beside this header
/// specifies both.
inline constexpr int rallyFormat = 1;

} // namespace stagewright
