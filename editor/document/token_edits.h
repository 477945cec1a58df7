#pragma once

#include "editor/document/named_edit.h"
#include "editor/tokens/token_place.h"

#include <tl/expected.hpp>

namespace stagewright {

// Edits to tokens. A token belongs to the tile under its middle.

/// A step, and where its token then is.
struct TokenStep {
    NamedEdit edit;
    TokenSpot spot;
};
using TokenStepOr = tl::expected<TokenStep, QString>;

/// @param angle on the board
[[nodiscard]] TokenStepOr placeToken(const Stage& stage, const QString& id, QPointF board,
                                     double angle);
[[nodiscard]] TokenStepOr moveToken(const Stage& stage, const TokenSpot& spot, QPointF board);
/// @param by degrees, clockwise
[[nodiscard]] NamedEdit turnToken(const Stage& stage, const TokenSpot& spot, double by);
[[nodiscard]] NamedEdit removeToken(const Stage& stage, const TokenSpot& spot);

} // namespace stagewright
