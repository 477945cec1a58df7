#pragma once

#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QPointF>

#include <optional>

namespace stagewright {

/// An angle from 0 up to 360 degrees.
[[nodiscard]] double fullTurn(double degrees);

/// Where a token of a tile lies on the board, and how it is turned there: degrees, clockwise.
[[nodiscard]] QPointF placeOf(const Token& token, const Placement& tile);
[[nodiscard]] double angleOf(const Token& token, const Placement& tile);

/// A token of a stage.
struct TokenSpot {
    int laid = 0; ///< Placement::laid of its tile
    qsizetype index = 0;

    friend bool operator==(const TokenSpot&, const TokenSpot&) = default;
};

/// The token that covers a point of the board; of several the one drawn last.
[[nodiscard]] std::optional<TokenSpot> tokenAt(const Stage& stage, QPointF board);

/// The tile of a token, and the token; nothing where there is none by now.
struct FoundToken {
    Placement tile;
    Token token;
};
[[nodiscard]] std::optional<FoundToken> find(const Stage& stage, const TokenSpot& spot);

} // namespace stagewright
