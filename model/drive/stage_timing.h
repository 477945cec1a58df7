#pragma once

#include "model/fault.h"
#include "model/game/games.h"

#include <optional>
#include <stop_token>

namespace stagewright {

/// How stages of a kind of layout take their time at the table that no car drives (Games::face).
struct StageTiming {
    /// Minutes that so many take to play it. Null: such stages are driven (StageDriving). The same
    /// stage takes the same time whenever it is asked for.
    /// @return nothing if it was asked to stop; the fault: nobody can play it
    Expected<std::optional<double>> (*minutes)(const Stage& stage, const Games& games, int players,
                                               const std::stop_token& stop) = nullptr;
};

/// Whether no car drives it, as of its kind of layout none does.
[[nodiscard]] inline bool isTimed(const Stage& stage, const Games& games) {
    return games.face<StageTiming>(stage).minutes != nullptr;
}

} // namespace stagewright
