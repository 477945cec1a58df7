#pragma once

namespace stagewright {

/// How long an estimate is waited for, in milliseconds: enough for the slowest machine.
inline constexpr int patience = 120'000;

} // namespace stagewright
