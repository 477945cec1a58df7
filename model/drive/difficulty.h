#pragma once

#include "model/drive/driven_piece.h"

#include <QString>

#include <array>
#include <span>

namespace stagewright {

enum class Difficulty : unsigned char { Easy, Medium, Hard };

/// "easy", "medium", "hard": as the command line writes it in every language.
[[nodiscard]] QString name(Difficulty difficulty);

/// How hard a stage is, and where it is hardest.
struct DifficultyReason {
    Difficulty difficulty = Difficulty::Easy;
    QString tile;   ///< "211b", on which control is lost most often; empty: hardly ever on any
    QString reason; ///< of that tile, in the user's language: "a sharp corner after a jump"
    std::size_t worst = 0;               ///< its index among those driven over
    std::array<DrivenPiece, 3> around{}; ///< what is driven before it, itself, and after it
};

/// By the losses of control on ten tiles: under 0.2 easy, under 0.35 medium, else hard (thresholds
/// decided here: the rulebook's stages lie between 0.07 and 0.5). Corners are called
/// as pacenotes call them: up to 3 sharp, else fast.
/// @param losses expected on each piece
[[nodiscard]] DifficultyReason difficultyOf(const DrivenPieces& pieces,
                                            std::span<const double> losses);

/// The same with its reason in the language that is spoken now: what was found in one may be
/// printed in another.
[[nodiscard]] DifficultyReason saidNow(DifficultyReason difficulty);

} // namespace stagewright
