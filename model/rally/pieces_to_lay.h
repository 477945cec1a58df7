#pragma once

#include "model/game/pieces.h"
#include "model/rally/rally.h"

#include <optional>
#include <vector>

namespace stagewright {

/// What is done at the table before a stage can be played, in the way of laying of its rally.
struct PiecesToLay {
    std::vector<qsizetype> stages;      ///< laid together with it, as indices
    std::optional<PiecesBetween> moves; ///< nothing where several lie on tables at a time
    /// Of the lists by which they are picked, what is not on the table yet.
    std::vector<PieceLine> fetch;
};

/// Nothing where the stage has been laid together with one before it.
/// @param stage index
[[nodiscard]] std::optional<PiecesToLay> piecesToLay(const Rally& rally, qsizetype stage,
                                                     const Games& games);

} // namespace stagewright
