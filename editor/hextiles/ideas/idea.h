#pragma once

#include "model/drive/difficulty.h"
#include "model/game/stage.h"

#include <QImage>
#include <QStringList>

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
    int beside = 0; ///< tiles of all of them that nobody drives over: service parks, pits
    QImage picture{};
    std::optional<IdeaDrive> drive{}; ///< nothing: it cannot be driven
    QString changes{};                ///< of substitutes, what is replaced by what; else empty
};

/// "3 stages, 36 tiles, 24 min · 2:07, medium", in lines; of one stage without the first, and the
/// last two only where it can be driven. Tiles beside the road are told from those on it: "9 + 1
/// tiles".
[[nodiscard]] QStringList linesOf(const Idea& idea);

} // namespace stagewright
