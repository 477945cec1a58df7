#include "model/stage/laying_steps.h"

#include "model/stage/road_graph.h"
#include "model/stage/route.h"

#include <optional>
#include <unordered_map>

namespace stagewright {

namespace {

/// Lays the tiles of a stage one by one.
class Layer {
public:
    Layer(const Stage& stage, const Catalogue& catalogue)
        : stage_(stage)
        , roads_(stage, catalogue)
        , stepOf_(static_cast<std::size_t>(stage.placements().size())) {}

    std::vector<LayingStep> steps(const QList<Placement>& lying) {
        for (const Placement& tile : lying)
            keep(tile);
        const std::vector<std::size_t> order = routeFirst();
        while (steps_.size() < stepOf_.size())
            layNext(order);
        return std::move(steps_);
    }

private:
    void keep(const Placement& lying) {
        for (std::size_t tile = 0; tile < stepOf_.size(); ++tile)
            if (!stepOf_[tile] && mayLie(tile) && at(tile) == lying) {
                lay(tile, std::nullopt);
                steps_.back().state = TileState::Lies;
                return;
            }
    }

    /// All tiles, those of the route in driving order, then the others.
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
        for (std::size_t tile = 0; tile < stepOf_.size(); ++tile)
            add(tile);
        return order;
    }

    /// The first tile that a road joins to those that lie, else one that touches them, else any.
    void layNext(const std::vector<std::size_t>& order) {
        for (const bool byRoad : {true, false})
            for (const std::size_t tile : order)
                if (!stepOf_[tile] && mayLie(tile))
                    if (const auto found = joint(tile, byRoad))
                        return lay(tile, found);
        for (const std::size_t tile : order)
            if (!stepOf_[tile] && mayLie(tile))
                return lay(tile, std::nullopt);
    }

    [[nodiscard]] const Placement& at(std::size_t tile) const {
        return stage_.placements()[static_cast<qsizetype>(tile)];
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
    }

    const Stage& stage_;
    RoadGraph roads_;
    std::vector<std::optional<std::size_t>> stepOf_;
    std::unordered_map<Hex, std::size_t> uppermost_;
    std::vector<LayingStep> steps_;
};

} // namespace

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
