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

    std::vector<LayingStep> steps() {
        const Route route = findRoute(stage_, roads_);
        for (const RouteStep& passed : route.leadIn)
            layOnRoute(passed);
        for (const RouteStep& passed : route.steps)
            layOnRoute(passed);
        while (steps_.size() < stepOf_.size())
            layNext();
        return std::move(steps_);
    }

private:
    /// A tile of the route that lies on another waits until that one lies.
    void layOnRoute(const RouteStep& passed) {
        const auto tile = static_cast<std::size_t>(passed.placement);
        if (!stepOf_[tile] && mayLie(tile))
            lay(tile, joint(tile, true));
    }

    /// A tile that a road joins to those that lie, else one that touches them, else any.
    void layNext() {
        for (const bool byRoad : {true, false})
            for (std::size_t tile = 0; tile < stepOf_.size(); ++tile)
                if (!stepOf_[tile] && mayLie(tile))
                    if (const auto found = joint(tile, byRoad))
                        return lay(tile, found);
        for (std::size_t tile = 0; tile < stepOf_.size(); ++tile)
            if (!stepOf_[tile])
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
        LayingStep step{laid.side,    LoosePlace{laid.hex, laid.turn},
                        laid.variant, laid.tokens,
                        laid.note,    laid.unknown};
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

std::vector<LayingStep> layingSteps(const Stage& stage, const Catalogue& catalogue) {
    return Layer(stage, catalogue).steps();
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
