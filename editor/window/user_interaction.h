#pragma once

namespace stagewright {

/// Whether what happens now would break off a drag, or stand over a question or a menu.
[[nodiscard]] bool isUserInteracting();

} // namespace stagewright
