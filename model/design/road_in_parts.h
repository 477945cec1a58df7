#pragma once

#include "model/design/stage_walk.h"

#include <functional>
#include <span>

namespace stagewright {

/// A road that meets itself, to be laid part by part.
struct RoadToMeet {
    std::vector<WalkSlot> slots; ///< one a tile, in driving order, the start or the line first
    bool isRing = false;
    std::optional<TableRoom> table{};
    /// From where so many tiles lead to a place (wayHome), kept by who asks.
    std::function<std::shared_ptr<const WayHome>(const RoadPose& to, int tiles)> homeTo;
};

/// Lays the parts of such a road one after another, each around those that lie (StageWalk).
class RoadInParts {
public:
    using Slots = std::vector<WalkSlot>;
    using Tiles = std::optional<std::vector<Placement>>;

    RoadInParts(const RoadToMeet& road, TileChoices choices, DriveRandom& random, int mostTried)
        : road_(road)
        , choices_(std::move(choices))
        , random_(random)
        , mostTried_(mostTried) {}

    [[nodiscard]] const RoadToMeet& road() const { return road_; }
    [[nodiscard]] const TileChoices& choices() const { return choices_; }
    /// 0 to bound - 1; 0 where there is no choice.
    [[nodiscard]] int below(int bound);
    [[nodiscard]] Slots slots(int first, int last) const;

    /// One of these sides of which a tile is left, of a terrain that may lie there; null: none.
    [[nodiscard]] const TileSide* anyOf(std::span<const MeetingSide> sides, const WalkSlot& slot);
    /// Whether so many tiles may lead from one place to another, were nothing in their way.
    [[nodiscard]] bool mayLead(const RoadPose& from, const RoadPose& to, int tiles) const;
    void lay(const Placement& tile);
    [[nodiscard]] bool isTaken(Hex hex) const;
    /// @param to nothing: anywhere
    /// @param kept stay empty
    [[nodiscard]] Tiles walk(const RoadPose& from, const std::optional<RoadPose>& to, Slots slots,
                             std::vector<Hex> kept);
    /// From the start to where the car comes from that is about to enter the pose, walked the other
    /// way round. @return in driving order
    [[nodiscard]] Tiles walkFromStart(const RoadPose& against, Slots slots, std::vector<Hex> kept);
    /// Behind the start that walkFromStart has laid.
    [[nodiscard]] std::vector<Hex> behindStart() const;

private:
    const RoadToMeet& road_;
    TileChoices choices_;
    DriveRandom& random_;
    int mostTried_;
    QList<Placement> laid_;
    std::optional<Placement> start_;
};

} // namespace stagewright
