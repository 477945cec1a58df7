#pragma once

#include "editor/hextiles/tokens/token_kind.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/route.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QPointF>

#include <optional>

namespace stagewright {

/// How a token lies on the board.
struct TokenPose {
    QPointF at;
    double angle = 0; ///< degrees, clockwise, from 0 up to 360
};

/// What tokens lie along.
struct TokenRoads {
    const Stage& stage;
    const Catalogue& catalogue;
    const Route& route; ///< where it passes, it tells which way is driven
};

/// Where a token that is let go at a point of the board comes to lie: chicanes, jumps, water and
/// the marks of a climb in the middle of a space, an arch across the road where spaces end, all
/// turned as the road runs there, in driving direction. Nothing where there is no road below, or
/// for tokens that lie anywhere.
/// @param turned of a token that lies already: it stays turned round if it was
[[nodiscard]] std::optional<TokenPose> alongRoad(const TokenRoads& roads, const TokenKind& kind,
                                                 QPointF board,
                                                 std::optional<double> turned = std::nullopt);

} // namespace stagewright
