#include "model/layouts/hextiles/stage/laying_steps.h"

#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/route.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <optional>
#include <set>
#include <unordered_map>

namespace stagewright {

namespace {

/// Lays the tiles of a stage one by one.
class Layer {
public:
    Layer(const Stage& stage, const Catalogue& catalogue)
        : stage_(stage)
        , roads_(stage, catalogue)
        , stepOf_(static_cast<std::size_t>(tilesOf(stage).placements().size())) {}

    std::vector<LayingStep> steps(const QList<Placement>& lying) {
        order_ = routeFirst();
        rank_.resize(order_.size());
        for (std::size_t rank = 0; rank < order_.size(); ++rank)
            rank_[order_[rank]] = rank;
        for (std::size_t tile = 0; tile < stepOf_.size(); ++tile)
            if (mayLie(tile))
                loose_.insert(rank_[tile]);
        for (const Placement& tile : lying)
            keep(tile);
        if (!steps_.empty())
            layStart();
        while (steps_.size() < stepOf_.size())
            layNext();
        return std::move(steps_);
    }

private:
    void keep(const Placement& lying) {
        const auto next = nextOn(lying.hex);
        if (!next || at(*next) != lying)
            return;
        lay(*next, std::nullopt);
        steps_.back().state = TileState::Lies;
    }

    /// Before what joins others that lie, or the road would be laid from there to the start.
    void layStart() {
        const std::size_t start = order_.front();
        if (stepOf_[start] || !mayLie(start))
            return;
        for (const bool byRoad : {true, false})
            if (const auto found = joint(start, byRoad))
                return lay(start, found);
    }

    /// All tiles, those of the route in driving order, then the others, fillers last.
    [[nodiscard]] std::vector<std::size_t> routeFirst() const {
        const Route route = findRoute(stage_, roads_);
        std::vector<std::size_t> order;
        std::vector<bool> isIn(stepOf_.size(), false);
        const auto add = [&](std::size_t tile) {
            if (!isIn[tile])
                order.push_back(tile);
            isIn[tile] = true;
        };
        for (const auto* steps : {&route.leadIn, &route.steps})
            for (const RouteStep& passed : *steps)
                add(static_cast<std::size_t>(passed.placement));
        for (const bool fillers : {false, true})
            for (std::size_t tile = 0; tile < stepOf_.size(); ++tile)
                if (isFiller(roads_.side(tile)) == fillers)
                    add(tile);
        return order;
    }

    /// The first tile that a road joins to those that lie, else one that touches them, else any.
    void layNext() {
        for (const bool byRoad : {true, false})
            // Some may not touch others any more as they did when they came in: tiles lie on those.
            for (Ranks& ranks = byRoad ? joined_ : beside_; !ranks.empty();) {
                const std::size_t tile = order_[*ranks.begin()];
                ranks.erase(ranks.begin());
                if (stepOf_[tile])
                    continue;
                if (const auto found = joint(tile, byRoad))
                    return lay(tile, found);
            }
        lay(order_[*loose_.begin()], std::nullopt);
    }

    /// The undermost tile of a hex that does not lie yet.
    [[nodiscard]] std::optional<std::size_t> nextOn(Hex hex) const {
        const auto there = tilesOf(stage_).at(hex);
        if (there.empty())
            return std::nullopt;
        const auto first =
            static_cast<std::size_t>(&there.front() - tilesOf(stage_).placements().constData());
        const auto upper = uppermost_.find(hex);
        const std::size_t next = upper == uppermost_.end() ? first : upper->second + 1;
        return next < first + there.size() ? std::optional(next) : std::nullopt;
    }

    /// Tells who may be laid next now that a tile lies on a hex.
    void offerAround(Hex hex) {
        offer(hex);
        for (const Edge edge : allEdges)
            offer(neighbour(hex, edge));
    }

    void offer(Hex hex) {
        const auto next = nextOn(hex);
        if (!next)
            return;
        const std::size_t rank = rank_[*next];
        loose_.insert(rank);
        if (joint(*next, true))
            joined_.insert(rank);
        if (joint(*next, false))
            beside_.insert(rank);
    }

    [[nodiscard]] const Placement& at(std::size_t tile) const {
        return tilesOf(stage_).placements()[static_cast<qsizetype>(tile)];
    }

    [[nodiscard]] bool mayLie(std::size_t tile) const {
        return tile == 0 || at(tile - 1).hex != at(tile).hex || stepOf_[tile - 1];
    }

    [[nodiscard]] bool hasRoadAt(std::size_t tile, Edge edge) const {
        return roads_.endAt(tile, edge).has_value();
    }

    /// Against the tile laid last, of those it touches.
    [[nodiscard]] std::optional<Joint> joint(std::size_t tile, bool byRoad) const {
        const Placement& laid = at(tile);
        std::optional<Joint> best;
        for (const Edge edge : allEdges) {
            const auto beside = uppermost_.find(neighbour(laid.hex, edge));
            if (beside == uppermost_.end())
                continue;
            const std::size_t other = beside->second;
            const std::size_t step = *stepOf_[other];
            if (byRoad && (!hasRoadAt(tile, edge) || !hasRoadAt(other, opposite(edge))))
                continue;
            if (!best || step > best->step)
                best = Joint{step, onTile(opposite(edge), at(other)), onTile(edge, laid)};
        }
        return best;
    }

    void lay(std::size_t tile, const std::optional<Joint>& found) {
        const Placement& laid = at(tile);
        LayingStep step{laid.side,        LoosePlace{laid.hex, laid.turn},
                        TileState::ToLay, laid.variant,
                        laid.tokens,      laid.note,
                        laid.unknown};
        if (found)
            step.place = *found;
        stepOf_[tile] = steps_.size();
        uppermost_[laid.hex] = tile;
        steps_.push_back(std::move(step));
        loose_.erase(rank_[tile]);
        offerAround(laid.hex);
    }

    const Stage& stage_;
    RoadGraph roads_;
    std::vector<std::optional<std::size_t>> stepOf_;
    std::vector<std::size_t> order_; ///< in which tiles are laid where they can be
    std::vector<std::size_t> rank_;  ///< of each tile in it
    // Of tiles that can be laid next, as nothing beneath them is missing:
    using Ranks = std::set<std::size_t>;
    Ranks joined_; ///< those that a road joins to others that lie
    Ranks beside_; ///< those that touch others
    Ranks loose_;  ///< all
    std::unordered_map<Hex, std::size_t> uppermost_;
    std::vector<LayingStep> steps_;
};

} // namespace

bool isFiller(const TileSide* side) {
    return side && (side->role == Role::Filler || side->role == Role::Podium);
}

qsizetype firstLaid(const Stage& stage, const RoadGraph& roads) {
    const Route route = findRoute(stage, roads);
    for (const auto* steps : {&route.leadIn, &route.steps})
        if (!steps->empty())
            return steps->front().placement;
    return 0;
}

std::vector<LayingStep> layingSteps(const Stage& stage, const Catalogue& catalogue,
                                    const QList<Placement>& lying) {
    return Layer(stage, catalogue).steps(lying);
}

std::vector<Placement> placementsOf(const std::vector<LayingStep>& steps) {
    std::vector<Placement> placements;
    for (const LayingStep& step : steps) {
        Placement laid;
        if (const auto* joint = std::get_if<Joint>(&step.place)) {
            const Placement& other = placements.at(joint->step);
            const Edge border = onBoard(joint->theirs, other);
            laid.hex = neighbour(other.hex, border);
            laid.turn = Turn(index(opposite(border))) - Turn(index(joint->own));
        } else if (const auto* loose = std::get_if<LoosePlace>(&step.place)) {
            laid.hex = loose->hex;
            laid.turn = loose->turn;
        }
        laid.side = step.side;
        laid.variant = step.variant;
        laid.laid = static_cast<int>(placements.size());
        laid.tokens = step.tokens;
        laid.note = step.note;
        laid.unknown = step.unknown;
        placements.push_back(std::move(laid));
    }
    return placements;
}

} // namespace stagewright
