#pragma once

#include "model/game/pieces.h"

#include <optional>
#include <stop_token>

namespace stagewright {

/// How a kind of layout replaces pieces that the boxes lack (Games::face).
struct StageSubstitutes {
    /// The stage laid with what the boxes hold, other pieces in place of those that lack; the stage
    /// itself where none lacks. Nothing: there is no such stage, or the search was stopped or took
    /// too long. Null: the kind has no substitutes.
    std::optional<Stage> (*laid)(const Stage& stage, const Games& games, const BoxCounts& boxes,
                                 const std::stop_token& stop) = nullptr;
};

} // namespace stagewright
