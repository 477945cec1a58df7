#include "model/design/crossed_road.h"

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

constexpr Hex crossingHex{0, 0};
constexpr int shortestLoop = 3;
constexpr int longestLoop = 14;

class CrossedWalk {
public:
    explicit CrossedWalk(RoadInParts& parts) : parts_(parts) {}

    RoadInParts::Tiles walk() {
        const int tiles = static_cast<int>(parts_.road().slots.size());
        const int loop =
            shortestLoop + parts_.below(std::min(tiles - 3, longestLoop) - shortestLoop + 1);
        const int before = 1 + parts_.below(tiles - 2 - loop);
        const int behind = before + 1 + loop;
        const auto crossing = laidCrossing(parts_.road().slots[static_cast<std::size_t>(before)]);
        if (!crossing)
            return std::nullopt;
        const auto round =
            parts_.walk(leaving(first_.out), entering(second_.in), parts_.slots(before + 1, behind),
                        {beyond(first_.in), beyond(second_.out)});
        if (!round)
            return std::nullopt;
        std::vector<Placement> crossed{*crossing};
        crossed.insert(crossed.end(), round->begin(), round->end());
        return parts_.road().isRing ? closed(crossed, before, behind)
                                    : ended(crossed, before, behind);
    }

private:
    /// A road over the crossing, as it is driven.
    struct WayOver {
        Edge in = Edge::S;
        Edge out = Edge::N;
    };

    std::optional<Placement> laidCrossing(const WalkSlot& slot) {
        side_ = parts_.anyOf(parts_.choices().crossings, slot);
        if (!side_)
            return std::nullopt;
        const auto wayOver = [&](const Road& way) {
            return parts_.below(2) == 0 ? WayOver{way.from, way.to} : WayOver{way.to, way.from};
        };
        const bool isSwapped = parts_.below(2) == 1;
        first_ = wayOver(side_->roads[isSwapped ? 1 : 0]);
        second_ = wayOver(side_->roads[isSwapped ? 0 : 1]);
        Placement tile;
        tile.hex = crossingHex;
        tile.side = side_->id;
        parts_.lay(tile);
        return tile;
    }

    [[nodiscard]] static Hex beyond(Edge edge) { return neighbour(crossingHex, edge); }
    [[nodiscard]] EndCode codeAt(Edge edge) const { return endCode(side_->profileAt(edge)); }
    /// A car that leaves the crossing over an edge.
    [[nodiscard]] RoadPose leaving(Edge edge) const { return {beyond(edge), edge, codeAt(edge)}; }
    /// A car about to enter it.
    [[nodiscard]] RoadPose entering(Edge edge) const {
        return {crossingHex, opposite(edge), codeAt(edge)};
    }

    /// From the crossing to it once more, over the line.
    RoadInParts::Tiles closed(const std::vector<Placement>& crossed, int before, int behind) {
        RoadInParts::Slots slots =
            parts_.slots(behind, static_cast<int>(parts_.road().slots.size()));
        const auto toLine = static_cast<std::ptrdiff_t>(slots.size());
        const RoadInParts::Slots fromLine = parts_.slots(0, before);
        slots.insert(slots.end(), fromLine.begin(), fromLine.end());
        const auto rest =
            parts_.walk(leaving(second_.out), entering(first_.in), std::move(slots), {});
        if (!rest)
            return std::nullopt;
        std::vector<Placement> road(rest->begin() + toLine, rest->end());
        road.insert(road.end(), crossed.begin(), crossed.end());
        road.insert(road.end(), rest->begin(), rest->begin() + toLine);
        return road;
    }

    /// From the start to the crossing, and from there to the finish.
    RoadInParts::Tiles ended(const std::vector<Placement>& crossed, int before, int behind) {
        auto road = parts_.walkFromStart(leaving(first_.in), parts_.slots(0, before),
                                         {beyond(second_.out)});
        if (!road)
            return std::nullopt;
        const auto rest =
            parts_.walk(leaving(second_.out), std::nullopt,
                        parts_.slots(behind, static_cast<int>(parts_.road().slots.size())),
                        parts_.behindStart());
        if (!rest)
            return std::nullopt;
        road->insert(road->end(), crossed.begin(), crossed.end());
        road->insert(road->end(), rest->begin(), rest->end());
        return road;
    }

    RoadInParts& parts_;
    const TileSide* side_ = nullptr; ///< of the crossing
    WayOver first_;
    WayOver second_;
};

} // namespace

std::optional<std::vector<Placement>> walkCrossed(const RoadToMeet& road,
                                                  const TileChoices& choices, DriveRandom& random,
                                                  int mostTried) {
    RoadInParts parts(road, choices, random, mostTried);
    return CrossedWalk(parts).walk();
}

} // namespace stagewright
