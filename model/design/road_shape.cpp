#include "model/design/road_shape.h"

#include <algorithm>
#include <limits>

namespace stagewright {

namespace {

constexpr std::uint64_t mixedShape(std::uint64_t z) {
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
}

/// What a piece looks like, as a number; of tiles that cars start from or end at, that too.
std::uint64_t lookOf(const RoadPiece& piece) {
    std::uint64_t look = 0;
    for (const EndCode code : piece.ends)
        look = look * 16U + code;
    for (const EdgeSet ways : piece.ways)
        look = look * 64U + ways;
    const bool marked =
        piece.role == Role::Start || piece.role == Role::Finish || piece.role == Role::StartFinish;
    return 2 * mixedShape(look) + (marked ? 1U : 0U);
}

} // namespace

RoadShapes::RoadShapes(std::span<const RoadPiece> pieces) {
    for (const RoadPiece& piece : pieces) {
        auto& looks = looks_.emplace_back();
        for (int sixth = 0; sixth < 6; ++sixth) {
            const auto at = static_cast<std::size_t>(sixth);
            looks[at] = lookOf(turned(piece, Turn(sixth)));
            looks[6 + at] = lookOf(turned(mirrored(piece), Turn(sixth)));
        }
    }
}

std::uint64_t RoadShapes::number(std::span<const Placed> layout, ShapeOf what) const {
    std::vector<Hex> hexes;
    hexes.reserve(layout.size());
    for (const Placed& each : layout)
        hexes.push_back(each.hex);
    std::uint64_t result = std::numeric_limits<std::uint64_t>::max();
    for (std::size_t way = 0; way < 12; ++way) {
        Hex least{std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};
        for (const Hex hex : hexes)
            least = {std::min(least.q, hex.q), std::min(least.r, hex.r)};
        // A sum, so that the order of the pieces does not matter.
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < hexes.size(); ++i) {
            const auto q = static_cast<std::uint64_t>(hexes[i].q - least.q);
            const auto r = static_cast<std::uint64_t>(hexes[i].r - least.r);
            const std::uint64_t look =
                what == ShapeOf::Roads ? looks_[layout[i].piece][way] : std::uint64_t{0};
            sum += mixedShape(look + mixedShape((q << 32U) + r + 1));
        }
        result = std::min(result, sum);
        for (Hex& hex : hexes)
            hex = turned(hex, {0, 0}, Turn(1));
        if (way == 5) // turned round once
            for (Hex& hex : hexes)
                hex = {-hex.q, hex.r + hex.q};
    }
    return result;
}

} // namespace stagewright
