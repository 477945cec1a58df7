#pragma once

#include "model/game/layout.h"

namespace stagewright {

/// What players write into what is laid, beside how it is laid: notes, names, scores, when they
/// played (Games::face). It is theirs; whether others get it is their decision.
struct PlayersWords {
    /// What is laid, without it.
    Layout (*without)(const Layout& layout) = [](const Layout& layout) { return layout; };
};

} // namespace stagewright
