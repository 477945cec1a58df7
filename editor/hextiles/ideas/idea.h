#pragma once

#include "model/drive/difficulty.h"
#include "model/game/stage.h"

#include <QImage>

#include <optional>

namespace stagewright {

/// How a stage is driven, as far as one looks before taking it.
struct IdeaDrive {
    double seconds = 0; ///< of a drive
    double minutes = 0; ///< at the table
    Difficulty difficulty = Difficulty::Easy;
};

/// A stage that the program has found.
struct Idea {
    Stage stage;
    QImage picture{};
    std::optional<IdeaDrive> drive{}; ///< nothing: it cannot be driven
    QString changes{};                ///< of substitutes, what is replaced by what; else empty
};

/// "12 tiles"
[[nodiscard]] QString tilesOf(const Idea& idea);
/// "24 min · 2:07 · medium"; empty where it cannot be driven.
[[nodiscard]] QString driveOf(const Idea& idea);

} // namespace stagewright
