#include "model/design/way_home.h"

#include <algorithm>

namespace stagewright {

namespace {

constexpr std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
}

/// Ways that begin in `roads[i]`, with the tiles `used[i * groups ...]`.
struct Ways {
    std::vector<OpenRoad> roads;
    std::vector<std::uint64_t> sums;
    std::vector<std::uint8_t> used;
};

Edge otherEnd(const RoadPiece& piece, Edge end) {
    for (const Edge edge : allEdges)
        if (edge != end && piece.endAt(edge) != 0)
            return edge;
    return end;
}

} // namespace

WayHome::WayHome(const PieceSupply& supply, const SearchBoard& board, const OpenRoad& target,
                 Tiles tiles, int most, std::size_t states)
    : marks_(supply.counts().size(), 0) {
    const std::size_t groups = marks_.size();
    if (tiles == Tiles::Counted)
        for (std::size_t g = 0; g < groups; ++g)
            marks_[g] = mixed(0x9e3779b97f4a7c15U * (g + 1)) | 1U;

    // A way of no tiles begins beyond the target: at the tile there, as it is left.
    Ways now{{{neighbour(target.hex, target.edge), opposite(target.edge), target.code}},
             {0},
             std::vector<std::uint8_t>(groups, 0)};
    while (depth_ < most && known_.size() < states && !now.roads.empty()) {
        Ways longer;
        for (std::size_t i = 0; i < now.roads.size(); ++i) {
            const OpenRoad& road = now.roads[i];
            const Hex hex = neighbour(road.hex, road.edge);
            const Edge exit = opposite(road.edge);
            if (!board.holds(hex) || board.at(hex))
                continue;
            for (const PieceSupply::Choice choice : supply.joining(exit, road.code)) {
                const auto used = now.used.begin() + static_cast<std::ptrdiff_t>(i * groups);
                if (used[choice.group] >= supply.counts()[choice.group])
                    continue;
                const RoadPiece& piece = supply.pieces()[choice.piece];
                const Edge entry = otherEnd(piece, exit);
                const OpenRoad before{hex, entry, piece.endAt(entry)};
                const std::uint64_t sum = now.sums[i] + marks_[choice.group];
                if (!known_.insert(keyOf(before, depth_ + 1, sum)))
                    continue;
                longer.roads.push_back(before);
                longer.sums.push_back(sum);
                longer.used.insert(longer.used.end(), used,
                                   used + static_cast<std::ptrdiff_t>(groups));
                if (tiles == Tiles::Counted)
                    ++longer.used[longer.used.size() - groups + choice.group];
            }
        }
        now = std::move(longer);
        ++depth_;
    }
}

std::uint64_t WayHome::keyOf(const OpenRoad& road, int left, std::uint64_t sum) {
    const auto place = (static_cast<std::uint64_t>(static_cast<std::uint32_t>(road.hex.q)) << 32U) |
                       static_cast<std::uint32_t>(road.hex.r);
    const auto look = static_cast<std::uint64_t>(index(road.edge)) +
                      8U * (road.code + 16U * static_cast<std::uint64_t>(left));
    return mixed(mixed(place + 0x9e3779b97f4a7c15U * (look + 1)) + sum);
}

} // namespace stagewright
