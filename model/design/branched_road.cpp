#include "model/design/branched_road.h"

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

constexpr Hex firstHex{0, 0};
constexpr int longestBetween = 4; ///< tiles of the road between the junctions
constexpr int longerBy = 3;       ///< of the other way, at most

/// A junction as it lies and is driven: edges of the board.
struct LaidJunction {
    Placement tile;
    const TileSide* side = nullptr;
    Edge in = Edge::S;
    Edge on = Edge::N;    ///< the road goes on there, the straightest way
    Edge other = Edge::N; ///< the other way

    [[nodiscard]] EndCode codeAt(Edge edge) const {
        return endCode(side->profileAt(onTile(edge, tile)));
    }
    [[nodiscard]] Hex beyond(Edge edge) const { return neighbour(tile.hex, edge); }
    /// A car that leaves it over an edge.
    [[nodiscard]] RoadPose leaving(Edge edge) const { return {beyond(edge), edge, codeAt(edge)}; }
    /// A car about to enter it.
    [[nodiscard]] RoadPose entering(Edge edge) const {
        return {tile.hex, opposite(edge), codeAt(edge)};
    }
};

/// By how many sixths a road bends from edge to edge.
int bendBetween(Edge from, Edge to) {
    return std::abs(3 - (Turn(index(to)) - Turn(index(from))).sixths());
}

class BranchedWalk {
public:
    explicit BranchedWalk(RoadInParts& parts) : parts_(parts) {}

    RoadInParts::Tiles walk() {
        const int tiles = static_cast<int>(parts_.road().slots.size());
        const int between = 1 + parts_.below(std::min(longestBetween, (tiles - 4) / 2));
        const int before = 1 + parts_.below(tiles - 3 - 2 * between);
        const int second = before + 1 + between;
        if (!layFirst(parts_.road().slots[static_cast<std::size_t>(before)]))
            return std::nullopt;
        const auto road =
            parts_.walk(first_.leaving(first_.on), std::nullopt, parts_.slots(before + 1, second),
                        {first_.beyond(first_.in), first_.beyond(first_.other)});
        // One tile at least comes behind it all.
        const int most = std::min(between + longerBy, tiles - 2 - second);
        if (!road || !laySecond(road->back(), parts_.road().slots[static_cast<std::size_t>(second)],
                                between, most))
            return std::nullopt;
        const int behind = second + 1 + other_;
        const auto aside =
            parts_.walk(first_.leaving(first_.other), second_.entering(second_.other),
                        parts_.slots(second + 1, behind),
                        {first_.beyond(first_.in), second_.beyond(second_.on)});
        if (!aside)
            return std::nullopt;
        std::vector<Placement> branched{first_.tile};
        branched.insert(branched.end(), road->begin(), road->end());
        branched.push_back(second_.tile);
        branched.insert(branched.end(), aside->begin(), aside->end());
        return parts_.road().isRing ? closed(branched, before, behind)
                                    : ended(branched, before, behind);
    }

private:
    /// The junction driven from that edge; nothing: two ways bend alike.
    static std::optional<LaidJunction> driven(const Placement& tile, const TileSide& side,
                                              Edge in) {
        std::vector<Edge> others;
        for (const Edge edge : allEdges)
            if (edge != in && side.lanesAt(onTile(edge, tile)) > 0)
                others.push_back(edge);
        if (others.size() != 2)
            return std::nullopt;
        const int bend = bendBetween(in, others[0]);
        const int otherBend = bendBetween(in, others[1]);
        if (bend == otherBend)
            return std::nullopt;
        return bend < otherBend ? LaidJunction{tile, &side, in, others[0], others[1]}
                                : LaidJunction{tile, &side, in, others[1], others[0]};
    }

    bool layFirst(const WalkSlot& slot) {
        const TileSide* side = parts_.anyOf(parts_.choices().junctions, slot);
        if (!side)
            return false;
        Placement tile;
        tile.hex = firstHex;
        tile.side = side->id;
        std::vector<LaidJunction> ways;
        for (const Edge edge : allEdges)
            if (side->lanesAt(edge) > 0)
                if (const auto way = driven(tile, *side, edge))
                    ways.push_back(*way);
        if (ways.empty())
            return false;
        first_ = ways[static_cast<std::size_t>(parts_.below(static_cast<int>(ways.size())))];
        parts_.lay(tile);
        return true;
    }

    /// Where the road leads behind its last tile, and so that the other way may come there.
    /// @param shortest other way, in tiles; @param longest
    bool laySecond(const Placement& last, const WalkSlot& slot, int shortest, int longest) {
        const auto leads = lastEnd(last);
        const TileSide* side = parts_.anyOf(parts_.choices().junctions, slot);
        if (!leads || !side || leads->hex == first_.beyond(first_.in) ||
            leads->hex == first_.beyond(first_.other))
            return false;
        struct Meeting {
            LaidJunction junction;
            int other;
        };
        std::vector<Meeting> ways;
        for (int sixths = 0; sixths < 6; ++sixths) {
            Placement tile;
            tile.hex = leads->hex;
            tile.side = side->id;
            tile.turn = Turn(sixths);
            const Edge in = opposite(leads->heading);
            if (endCode(side->profileAt(onTile(in, tile))) != leads->end)
                continue;
            const auto way = driven(tile, *side, in);
            for (int other = shortest; way && other <= longest; ++other)
                if (parts_.mayLead(first_.leaving(first_.other), way->entering(way->other), other))
                    ways.push_back({*way, other});
        }
        if (ways.empty())
            return false;
        const Meeting& chosen =
            ways[static_cast<std::size_t>(parts_.below(static_cast<int>(ways.size())))];
        second_ = chosen.junction;
        other_ = chosen.other;
        parts_.lay(second_.tile);
        return true;
    }

    /// A car that leaves the last tile of the road between the junctions.
    [[nodiscard]] std::optional<RoadPose> lastEnd(const Placement& last) const {
        const auto& sides = parts_.choices().sides;
        const auto found = std::find_if(sides.begin(), sides.end(), [&](const DrivenSide& each) {
            return each.side->id == last.side;
        });
        if (found == sides.end())
            return std::nullopt;
        for (const Edge edge : allEdges) {
            const Edge own = onTile(edge, last);
            if (found->side->lanesAt(own) > 0 && !parts_.isTaken(neighbour(last.hex, edge)))
                return RoadPose{neighbour(last.hex, edge), edge,
                                endCode(found->side->profileAt(own))};
        }
        return std::nullopt;
    }

    /// From the second junction to the first, over the line.
    RoadInParts::Tiles closed(const std::vector<Placement>& branched, int before, int behind) {
        RoadInParts::Slots slots =
            parts_.slots(behind, static_cast<int>(parts_.road().slots.size()));
        const auto toLine = static_cast<std::ptrdiff_t>(slots.size());
        const RoadInParts::Slots fromLine = parts_.slots(0, before);
        slots.insert(slots.end(), fromLine.begin(), fromLine.end());
        const auto rest = parts_.walk(second_.leaving(second_.on), first_.entering(first_.in),
                                      std::move(slots), {});
        if (!rest)
            return std::nullopt;
        std::vector<Placement> road(rest->begin() + toLine, rest->end());
        road.insert(road.end(), branched.begin(), branched.end());
        road.insert(road.end(), rest->begin(), rest->begin() + toLine);
        return road;
    }

    RoadInParts::Tiles ended(const std::vector<Placement>& branched, int before, int behind) {
        auto road = parts_.walkFromStart(first_.leaving(first_.in), parts_.slots(0, before),
                                         {second_.beyond(second_.on)});
        if (!road)
            return std::nullopt;
        const auto rest =
            parts_.walk(second_.leaving(second_.on), std::nullopt,
                        parts_.slots(behind, static_cast<int>(parts_.road().slots.size())),
                        parts_.behindStart());
        if (!rest)
            return std::nullopt;
        road->insert(road->end(), branched.begin(), branched.end());
        road->insert(road->end(), rest->begin(), rest->end());
        return road;
    }

    RoadInParts& parts_;
    LaidJunction first_;
    LaidJunction second_;
    int other_ = 0; ///< tiles of the other way
};

} // namespace

std::optional<std::vector<Placement>> walkBranched(const RoadToMeet& road,
                                                   const TileChoices& choices, DriveRandom& random,
                                                   int mostTried) {
    RoadInParts parts(road, choices, random, mostTried);
    return BranchedWalk(parts).walk();
}

} // namespace stagewright
