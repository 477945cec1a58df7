#pragma once

#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QString>

#include <vector>

namespace stagewright {

/// How often a tile lies in a stage with this side up.
struct TileCount {
    TileId side;
    int count = 1;

    friend bool operator==(const TileCount&, const TileCount&) = default;
};

/// What to pick from the boxes to lay a stage, sorted by tile and side.
[[nodiscard]] std::vector<TileCount> tileList(const Stage& stage);

struct TokenCount {
    QString id;
    int count = 1;

    friend bool operator==(const TokenCount&, const TokenCount&) = default;
};

/// The loose pieces that lie on the tiles of a stage, sorted by id.
[[nodiscard]] std::vector<TokenCount> tokenList(const Stage& stage);

} // namespace stagewright
