#pragma once

#include "model/game/games.h"

#include <future>

namespace stagewright {

/// Does what a start with a window has to wait for while the display is being opened: lists the
/// system's fonts, for which the first text waits, and reads the pieces of the games. To be called
/// before the application object is made.
/// @return the games, with their pieces
[[nodiscard]] std::future<Expected<Games>> beginStart(const Games& games);

} // namespace stagewright
