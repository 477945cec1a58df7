#pragma once

#include "model/layouts/hextiles/catalogue/tile_side.h"

#include <cstdint>

namespace stagewright {

/// Numbers that look random and are the same for a tile side on every machine.
class StableRandom {
public:
    explicit StableRandom(const TileId& id, Edge salt = Edge::N)
        : state_(static_cast<std::uint64_t>(id.number()) * 1021 +
                 static_cast<std::uint64_t>(id.side()) * 31 +
                 static_cast<std::uint64_t>(index(salt)) + 1) {}

    [[nodiscard]] double between(double least, double most) {
        return least + (most - least) * next();
    }

private:
    /// SplitMix64, as a part of 1.
    double next() {
        state_ += 0x9E3779B97F4A7C15ULL;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBULL;
        mixed ^= mixed >> 31U;
        return static_cast<double>(mixed >> 11U) * 0x1.0p-53;
    }

    std::uint64_t state_;
};

} // namespace stagewright
