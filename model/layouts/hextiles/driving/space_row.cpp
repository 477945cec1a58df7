#include "model/layouts/hextiles/driving/space_row.h"

#include "model/layouts/hextiles/driving/plan_cache.h"

#include <algorithm>
#include <span>

namespace stagewright {

namespace {

class RowBuilder {
public:
    SpaceRow build(const DrivenRoute& route) {
        SpaceNode start;
        start.kind = SpaceKind::Start;
        start.begin = start.end = 2 * std::int64_t{route.startLine};
        row_.nodes.push_back(start);
        std::vector<std::uint32_t> previous;
        for (std::size_t i = 0; i < route.roads.size(); ++i) {
            const BorderPlan* border =
                i == 0 ? nullptr : &plans_.border(route.roads[i - 1], route.roads[i]);
            previous = append(route.roads[i], static_cast<std::int32_t>(i), border, previous);
        }
        addStart();
        return std::move(row_);
    }

private:
    std::vector<std::uint32_t> append(const DrivenRoad& road, std::int32_t tile,
                                      const BorderPlan* border,
                                      const std::vector<std::uint32_t>& previous);
    void join(SpaceNode& node, const SpaceNode& second) const;
    void addStart();

    SpaceRow row_;
    PlanCache plans_;
};

/// @param fords spaces that tokens make fords, beside those that are printed
SpaceNode nodeOf(const PlanSpace& plan, std::int32_t tile, std::span<const std::int32_t> fords) {
    const std::int64_t origin = std::int64_t{tile} * roadLength;
    SpaceNode node;
    node.kind = plan.kind;
    node.tile = tile;
    node.space = plan.space;
    node.begin = origin + plan.begin;
    node.end = origin + plan.end;
    node.own = plan.own;
    node.jump = plan.jump;
    node.water = plan.water || std::find(fords.begin(), fords.end(), plan.space) != fords.end();
    node.corner = plan.corner ? 4 * tile + plan.corner : 0;
    return node;
}

/// The vertices of the road's spaces.
std::vector<std::uint32_t> RowBuilder::append(const DrivenRoad& road, std::int32_t tile,
                                              const BorderPlan* border,
                                              const std::vector<std::uint32_t>& previous) {
    const RoadPlan& own = plans_.plan(road);
    constexpr std::uint32_t unset = 0;
    std::vector<std::uint32_t> vertices(own.spaces.size(), unset);
    if (border)
        for (const auto& [i, j] : border->joined) {
            const std::uint32_t vertex = previous[static_cast<std::size_t>(i)];
            vertices[static_cast<std::size_t>(j)] = vertex;
            join(row_.nodes[vertex],
                 nodeOf(own.spaces[static_cast<std::size_t>(j)], tile, road.fords));
        }
    for (std::size_t i = 0; i < own.spaces.size(); ++i)
        if (vertices[i] == unset) {
            vertices[i] = static_cast<std::uint32_t>(row_.nodes.size());
            row_.nodes.push_back(nodeOf(own.spaces[i], tile, road.fords));
        }
    if (border)
        for (const RoadPlan::Move& move : border->moves)
            row_.arcs.push_back({previous[static_cast<std::size_t>(move.from)],
                                 vertices[static_cast<std::size_t>(move.to)], move.lines});
    for (const RoadPlan::Move& move : own.moves)
        row_.arcs.push_back({vertices[static_cast<std::size_t>(move.from)],
                             vertices[static_cast<std::size_t>(move.to)], move.lines});
    return vertices;
}

/// Move 2: one space, with the facts of both pieces. Of two limits the stricter holds.
void RowBuilder::join(SpaceNode& node, const SpaceNode& second) const {
    node.nextSpace = second.space;
    node.end = second.end;
    if (second.own.limit < node.own.limit)
        node.own = second.own;
    else if (second.own.limit == node.own.limit)
        node.own.hazardGear = std::max(node.own.hazardGear, second.own.hazardGear);
    node.jump = node.jump && second.jump ? std::min(node.jump, second.jump)
                                         : std::max(node.jump, second.jump);
    node.water = node.water || second.water;
    if (!node.corner)
        node.corner = second.corner;
}

/// Move 7: onto any space that begins at the start line. End lines hold there for nobody, as no
/// space before the line is left.
void RowBuilder::addStart() {
    for (std::uint32_t i = 1; i < row_.nodes.size(); ++i) {
        const SpaceNode& node = row_.nodes[i];
        if (node.begin == row_.nodes[startVertex].begin && node.kind != SpaceKind::SecondHalf &&
            node.kind != SpaceKind::Shortcut)
            row_.arcs.push_back({startVertex, i, {}});
    }
}

} // namespace

SpaceRow spaceRow(const DrivenRoute& route) {
    return RowBuilder().build(route);
}

} // namespace stagewright
