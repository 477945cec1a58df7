#pragma once

#include "model/drive/difficulty.h"
#include "model/game/stage.h"

#include <QImage>

#include <optional>
#include <vector>

namespace stagewright {

/// How a stage is driven, as far as one looks before taking it; of a rally all its stages.
struct IdeaDrive {
    double seconds = 0;                       ///< of a drive
    double minutes = 0;                       ///< at the table
    Difficulty difficulty = Difficulty::Easy; ///< of the hardest
};

/// A stage that the program has found, or a rally.
struct Idea {
    Stage stage;
    std::vector<Stage> further{}; ///< of a rally the stages behind it
    QImage picture{};
    std::optional<IdeaDrive> drive{}; ///< nothing: it cannot be driven
    QString changes{};                ///< of substitutes, what is replaced by what; else empty
};

/// "12 tiles", of a rally "3 stages, 36 tiles"
[[nodiscard]] QString tilesOf(const Idea& idea);
/// "24 min · 2:07 · medium"; empty where it cannot be driven.
[[nodiscard]] QString driveOf(const Idea& idea);

} // namespace stagewright
