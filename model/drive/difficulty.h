#pragma once

#include "model/drive/driven_route.h"

#include <QString>

#include <span>

namespace stagewright {

enum class Difficulty : unsigned char { Easy, Medium, Hard };

/// "easy", "medium", "hard": as the command line writes it in every language.
[[nodiscard]] QString name(Difficulty difficulty);

/// How hard a stage is, and why: a phrase in the user's language, "2 hairpins after a jump".
struct DifficultyReason {
    Difficulty difficulty = Difficulty::Easy;
    QString reason;        ///< empty where control is hardly ever lost
    std::size_t first = 0; ///< the tiles that the reason speaks of: indices into the route's roads
    std::size_t last = 0;
};

/// By the losses of control on ten tiles: under 0.2 easy, under 0.35 medium, else hard (thresholds
/// decided here: the rulebook's stages lie between 0.07 and 0.5). The reason is the place of up to
/// three tiles on which control is lost most often.
/// @param losses expected on each road of the route
[[nodiscard]] DifficultyReason difficultyOf(const DrivenRoute& route,
                                            std::span<const double> losses);

} // namespace stagewright
