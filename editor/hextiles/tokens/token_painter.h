#pragma once

#include "editor/hextiles/tokens/token_kind.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QPainter>

namespace stagewright {

/// Draws a token, its middle at the origin, unturned; the painter's unit is the circumradius.
void paintToken(QPainter& painter, const TokenKind& kind);

/// Of many tokens on a tile those that can be seen, in the order in which they lie: at each spot
/// the one on top.
[[nodiscard]] QList<Token> seenTokens(const QList<Token>& tokens);

/// Draws the tokens of a tile where they lie. The painter is in the board's frame.
void paintTokensOf(QPainter& painter, const Placement& tile);
/// Some of them.
void paintTokens(QPainter& painter, const Placement& tile, const QList<Token>& tokens);

} // namespace stagewright
