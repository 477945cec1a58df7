#pragma once

namespace stagewright {

/// Whether work that waits for a disk has been left behind and is not done yet. It may go on to
/// whatever it does next, so the program must then end without taking anything apart.
[[nodiscard]] bool isWorkLeftBehind();

} // namespace stagewright
