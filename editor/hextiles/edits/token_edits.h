#pragma once

#include "editor/document/stage_undo_step.h"
#include "editor/hextiles/tokens/token_place.h"

#include <tl/expected.hpp>

#include <optional>

namespace stagewright {

// Edits to tokens. A token belongs to the tile under its middle.

/// A step, and where its token then is.
struct TokenStep {
    StageUndoStep edit;
    TokenSpot spot;
};
using TokenStepOr = tl::expected<TokenStep, QString>;

/// @param angle on the board
[[nodiscard]] TokenStepOr placeToken(const Stage& stage, const QString& id, QPointF board,
                                     double angle);
/// @param angle on the board; nothing: it stays as it is
[[nodiscard]] TokenStepOr moveToken(const Stage& stage, const TokenSpot& spot, QPointF board,
                                    std::optional<double> angle = std::nullopt);
/// @param by degrees, clockwise
[[nodiscard]] StageUndoStep turnToken(const Stage& stage, const TokenSpot& spot, double by);
[[nodiscard]] StageUndoStep removeToken(const Stage& stage, const TokenSpot& spot);

} // namespace stagewright
