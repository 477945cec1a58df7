#pragma once

#include <QString>

namespace stagewright {

/// Where the program's window on this display can be reached: a socket in a folder that only this
/// user can enter. Empty if there is no such folder.
[[nodiscard]] QString windowSocketPath();

} // namespace stagewright
