#include "model/drive/race/race_track.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace stagewright {

RaceTrack::RaceTrack(RaceRoad road) : road_(std::move(road)), corners_(1) {
    findCells();
    findBeside();
    findCorners();
    findInsides();
    findRanks();
    countMoves();
}

std::span<const SpaceVertex> RaceTrack::cornerOf(SpaceVertex v) const {
    return corners_[corner_[v]];
}

void RaceTrack::findCells() {
    cells_.resize(road_.cells);
    for (SpaceVertex v = startVertex + 1; v < size(); ++v)
        cells_[space(v).cell].push_back(v);
}

void RaceTrack::findBeside() {
    std::map<std::int64_t, std::vector<SpaceVertex>> begins;
    std::map<std::int64_t, std::vector<SpaceVertex>> ends;
    for (SpaceVertex v = startVertex + 1; v < size(); ++v) {
        begins[node(v).begin].push_back(v);
        ends[node(v).end].push_back(v);
    }
    beside_.resize(size());
    for (SpaceVertex v = startVertex + 1; v < size(); ++v) {
        std::vector<SpaceVertex>& level = beside_[v];
        for (const auto& [same, at] : {std::pair(&begins, node(v).begin), {&ends, node(v).end}})
            for (const SpaceVertex other : same->at(at))
                if (space(other).cell != space(v).cell)
                    level.push_back(other);
        std::sort(level.begin(), level.end());
        level.erase(std::unique(level.begin(), level.end()), level.end());
    }
}

void RaceTrack::findCorners() {
    std::map<int, std::uint32_t> known;
    corner_.resize(size());
    for (SpaceVertex v = startVertex + 1; v < size(); ++v) {
        if (node(v).corner == 0)
            continue;
        const auto [at, isNew] =
            known.emplace(node(v).corner, static_cast<std::uint32_t>(corners_.size()));
        if (isNew)
            corners_.emplace_back();
        corner_[v] = at->second;
        corners_[at->second].push_back(v);
    }
}

/// The last corner of a lap is followed by the first of the next, which the graph may not have.
void RaceTrack::findInsides() {
    std::map<std::int64_t, bool> bends; // by front end of corner spaces: to the right
    for (SpaceVertex v = startVertex + 1; v < size(); ++v)
        if (space(v).isCorner)
            bends.emplace(distance(v), space(v).bendsRight);
    const auto firstLap = static_cast<std::int64_t>(road_.pieces.size()) - 1 -
                          std::int64_t{road_.laps} * road_.piecesALap;
    const auto first = bends.lower_bound(std::max<std::int64_t>(0, firstLap) * roadLength);
    const bool isCircuit = firstLap >= 0;
    inside_.resize(size());
    for (SpaceVertex v = startVertex + 1; v < size(); ++v) {
        const RaceSpace& own = space(v);
        const auto ahead = bends.upper_bound(distance(v));
        bool right = false;
        if (own.isCorner)
            right = own.bendsRight;
        else if (ahead != bends.end())
            right = ahead->second;
        else if (isCircuit && first != bends.end())
            right = first->second;
        inside_[v] = right ? own.lanes - own.right : own.left;
    }
}

void RaceTrack::findRanks() {
    std::vector<SpaceVertex> order(size());
    for (SpaceVertex v = 0; v < size(); ++v)
        order[v] = v;
    const auto key = [&](SpaceVertex v) {
        return std::tuple(node(v).tile, node(v).end, space(v).left, node(v).begin, v);
    };
    std::sort(order.begin() + 1, order.end(),
              [&](SpaceVertex a, SpaceVertex b) { return key(a) < key(b); });
    rank_.resize(size());
    for (std::uint32_t i = 0; i < order.size(); ++i)
        rank_[order[i]] = i;
}

void RaceTrack::countMoves() {
    constexpr int far = 1 << 30;
    movesLeft_.assign(size(), far);
    for (SpaceVertex v = static_cast<SpaceVertex>(size()); v-- > 0;) {
        if (node(v).finish)
            movesLeft_[v] = 0;
        for (const auto arc : boost::make_iterator_range(out_edges(v, graph())))
            movesLeft_[v] = std::min(movesLeft_[v], movesLeft_[target(arc, graph())] + 1);
    }
}

} // namespace stagewright
