#pragma once

#include "model/drive/difficulty.h"
#include "model/game/games.h"
#include "model/game/terrain.h"

#include <QString>

#include <map>
#include <optional>
#include <stop_token>

namespace stagewright {

/// What is known of a stage at once, to be compared with another.
struct StageFigures {
    int pieces = 0;                  ///< that are laid
    std::map<Terrain, int> surfaces; ///< how many of its pieces have which; Terrain::None is not in
    int spaces = 0;                  ///< from start to finish, or of a lap; 0: not known

    friend bool operator==(const StageFigures&, const StageFigures&) = default;
};

/// @param games with their pieces
[[nodiscard]] StageFigures figuresOf(const Stage& stage, const Games& games);

/// What has to be reckoned.
struct ExpectedFigures {
    std::optional<double> seconds{}; ///< of a car, in the mean; nothing: no car drives it
    std::optional<double> losses{};  ///< of control, in a drive; likewise
    std::optional<Difficulty> difficulty{};
    std::optional<double> minutes{}; ///< at the table; nothing: so many cannot play it
    QString whyNot{};                ///< a sentence where there are none

    friend bool operator==(const ExpectedFigures&, const ExpectedFigures&) = default;
};

/// By the rules of the stage's game, as an estimate that comes by itself has it (EstimateLength):
/// the same stage has the same figures. Takes seconds.
/// @param players 1 to mostPlayersListed
/// @return nothing if it was asked to stop
[[nodiscard]] std::optional<ExpectedFigures>
expectedOf(const Stage& stage, const Games& games, int players, const std::stop_token& stop = {});

} // namespace stagewright
