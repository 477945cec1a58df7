#pragma once

#include "model/layouts/hextiles/hex/edge.h"
#include "model/layouts/hextiles/hex/turn.h"

#include <compare>
#include <cstddef>
#include <functional>

namespace stagewright {

/// A place on the board: axial coordinates of a flat-top hex. N is (0, -1), SE is (+1, 0).
struct Hex {
    int q = 0;
    int r = 0;

    friend constexpr auto operator<=>(const Hex&, const Hex&) = default;
    friend constexpr Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
    friend constexpr Hex operator-(Hex a, Hex b) { return {a.q - b.q, a.r - b.r}; }
};

/// Stages lie within this many hexes of the origin, in q and in r.
inline constexpr int boardReach = 10'000;

[[nodiscard]] constexpr bool onBoard(Hex hex) {
    const auto within = [](int v) { return -boardReach <= v && v <= boardReach; };
    return within(hex.q) && within(hex.r);
}

/// The step from a hex to its neighbour across `edge`.
[[nodiscard]] constexpr Hex step(Edge edge) {
    switch (edge) {
    case Edge::N:
        return {0, -1};
    case Edge::NE:
        return {1, -1};
    case Edge::SE:
        return {1, 0};
    case Edge::S:
        return {0, 1};
    case Edge::SW:
        return {-1, 1};
    case Edge::NW:
        break;
    }
    return {-1, 0};
}

[[nodiscard]] constexpr Hex neighbour(Hex hex, Edge edge) {
    return hex + step(edge);
}

/// `hex` after the board is turned about the centre of `pivot`.
[[nodiscard]] constexpr Hex turned(Hex hex, Hex pivot, Turn turn) {
    Hex arm = hex - pivot;
    for (int i = 0; i < turn.sixths(); ++i)
        arm = {-arm.r, arm.q + arm.r};
    return pivot + arm;
}

} // namespace stagewright

template <>
struct std::hash<stagewright::Hex> {
    std::size_t operator()(stagewright::Hex hex) const noexcept {
        // Both coordinates side by side, then mixed: neighbouring hexes must not share buckets.
        const auto joined = (static_cast<std::size_t>(static_cast<unsigned>(hex.q)) << 32U) |
                            static_cast<unsigned>(hex.r);
        return (joined ^ (joined >> 29U)) * 0x9E3779B97F4A7C15ULL;
    }
};
