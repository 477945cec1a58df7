#pragma once

#include "model/game/games.h"

#include <future>

namespace stagewright {

/// What a start with a window has to wait for, under way while the display is being opened.
struct Start {
    /// The list of the system's fonts. To be waited for before there is a first text: whoever asks
    /// for it meanwhile lists them once more.
    std::future<void> fonts;
    std::future<Expected<Games>> games; ///< with their pieces, once they may be read
    /// To be set when the window has been shown: until then it gets on faster alone.
    std::promise<void> mayRead;
};

/// To be called before the application object is made.
[[nodiscard]] Start beginStart(const Games& games);

} // namespace stagewright
