#pragma once

#include "model/drive/race/race_road.h"

#include <span>

namespace stagewright {

/// A race road and what follows from it.
class RaceTrack {
public:
    explicit RaceTrack(RaceRoad road);

    [[nodiscard]] const RaceRoad& road() const { return road_; }
    [[nodiscard]] const SpaceGraph& graph() const { return road_.graph; }
    [[nodiscard]] const SpaceNode& node(SpaceVertex v) const { return road_.graph[v]; }
    [[nodiscard]] const RaceSpace& space(SpaceVertex v) const { return road_.spaces[v]; }
    [[nodiscard]] std::size_t size() const { return road_.spaces.size(); }

    /// The spaces of a cell, one lap after the other.
    [[nodiscard]] std::span<const SpaceVertex> spacesOf(std::uint32_t cell) const {
        return cells_[cell];
    }
    /// Spaces whose front or rear end is level with that of `v`, of the same lap (rules of the
    /// race, "beside").
    [[nodiscard]] std::span<const SpaceVertex> beside(SpaceVertex v) const { return beside_[v]; }
    /// The spaces of the corner to which `v` belongs; none if it belongs to none.
    [[nodiscard]] std::span<const SpaceVertex> cornerOf(SpaceVertex v) const;

    /// How far a car has come: the front end of its space.
    [[nodiscard]] std::int64_t distance(SpaceVertex v) const { return node(v).end; }
    /// Of two cars that are level the one with less is further inside in its corner, or the next
    /// one ahead; on a road that bends nowhere the one further left.
    [[nodiscard]] double inside(SpaceVertex v) const { return inside_[v]; }
    /// The order in which drivers prefer spaces that are worth the same: by piece of the route,
    /// front end and left border.
    [[nodiscard]] std::uint32_t rank(SpaceVertex v) const { return rank_[v]; }
    /// Fewest moves from there to the finish.
    [[nodiscard]] int movesLeft(SpaceVertex v) const { return movesLeft_[v]; }

private:
    void findCells();
    void findBeside();
    void findCorners();
    void findInsides();
    void findRanks();
    void countMoves();

    RaceRoad road_;
    std::vector<std::vector<SpaceVertex>> cells_;
    std::vector<std::vector<SpaceVertex>> beside_;
    std::vector<std::vector<SpaceVertex>> corners_;
    std::vector<std::uint32_t> corner_; ///< by vertex, index into corners_; 0: none
    std::vector<double> inside_;
    std::vector<std::uint32_t> rank_;
    std::vector<int> movesLeft_;
};

} // namespace stagewright
