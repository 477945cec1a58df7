#pragma once

#include <QString>

namespace stagewright {

// What the system says of a file that it does not read or write, in words for the user.

/// Why, "the disk is full". @param error the system's number, from errno; not 0
[[nodiscard]] QString systemErrorText(int error);

/// What can be done where a file could not be written.
[[nodiscard]] QString remedyOfWriteError(int error);

} // namespace stagewright
