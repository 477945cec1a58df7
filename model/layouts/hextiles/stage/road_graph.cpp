#include "model/layouts/hextiles/stage/road_graph.h"

#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QVarLengthArray>

#include <boost/pending/disjoint_sets.hpp>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace stagewright {

namespace {

/// The roads of a side in the order in which a driver would take them: straightest first, then as
/// in the record.
QVarLengthArray<int, 4> roadsByPreference(const TileSide& side) {
    QVarLengthArray<int, 4> order(static_cast<qsizetype>(side.roads.size()));
    std::iota(order.begin(), order.end(), 0);
    if (order.size() < 2)
        return order;
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        return side.roads[static_cast<std::size_t>(a)].bend() <
               side.roads[static_cast<std::size_t>(b)].bend();
    });
    return order;
}

/// Of many tiles on one hex, which is a fault anyhow, the first are joined with their neighbours:
/// else thousands on two hexes would be joined each with each.
constexpr std::size_t mostOnHex = 8;

bool isAmongFirst(const QList<Placement>& tiles, std::size_t number) {
    return number < mostOnHex || tiles[static_cast<qsizetype>(number - mostOnHex)].hex !=
                                     tiles[static_cast<qsizetype>(number)].hex;
}

/// Arcs in the order in which they are added; those of one vertex must be added together.
struct Arcs {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    std::vector<RoadGraph::Drive> drives;

    void add(std::size_t from, std::size_t to, RoadGraph::Drive drive) {
        pairs.emplace_back(from, to);
        drives.push_back(drive);
    }
};

} // namespace

void RoadGraph::findEnds(const Stage& stage) {
    const QList<Placement>& placements = tilesOf(stage).placements();
    firstEnd_.reserve(sides_.size() + 1);
    ends_.reserve(2 * sides_.size());
    for (std::size_t i = 0; i < sides_.size(); ++i) {
        const Turn turn = placements[static_cast<qsizetype>(i)].turn;
        firstEnd_.push_back(ends_.size());
        if (!sides_[i])
            continue;
        // Clockwise as printed, so that nothing depends on how a tile is turned.
        std::array<int, 6> lanes{};
        for (const Road& road : sides_[i]->roads) {
            lanes[static_cast<std::size_t>(index(road.from))] = road.lanes[0];
            lanes[static_cast<std::size_t>(index(road.to))] = road.lanes[1];
        }
        for (const Edge edge : allEdges)
            if (const int count = lanes[static_cast<std::size_t>(index(edge))])
                ends_.push_back({static_cast<std::int32_t>(i), turned(edge, turn), count});
    }
    firstEnd_.push_back(ends_.size());
}

RoadGraph::RoadGraph(const Stage& stage, const Catalogue& catalogue) {
    const QList<Placement>& placements = tilesOf(stage).placements();
    sides_.reserve(static_cast<std::size_t>(placements.size()));
    for (const Placement& tile : placements)
        sides_.push_back(catalogue.find(tile.side));
    findEnds(stage);

    Arcs arcs;
    arcs.pairs.reserve(2 * ends_.size());
    arcs.drives.reserve(2 * ends_.size());
    for (std::size_t end = 0; end < ends_.size(); ++end) {
        const auto owner = static_cast<std::size_t>(ends_[end].placement);
        const Placement& tile = placements[static_cast<qsizetype>(owner)];
        const TileSide& side = *sides_[owner];
        const Edge edge = onTile(ends_[end].edge, tile);
        for (const int number : roadsByPreference(side)) {
            const Road& road = side.roads[static_cast<std::size_t>(number)];
            if (road.from == road.to || (road.from != edge && road.to != edge))
                continue;
            const bool forward = road.from == edge;
            const Edge out = onBoard(forward ? road.to : road.from, tile);
            arcs.add(arriving(end), leaving(*endAt(owner, out)), {number, forward});
        }
        if (!isAmongFirst(placements, owner))
            continue;
        const auto there = tilesOf(stage).at(neighbour(tile.hex, ends_[end].edge));
        for (const Placement& other : there.first(std::min(mostOnHex, there.size()))) {
            const auto number = static_cast<std::size_t>(&other - placements.constData());
            if (const auto facing = endAt(number, opposite(ends_[end].edge)))
                arcs.add(leaving(end), arriving(*facing), {});
        }
    }
    graph_ = Graph(boost::edges_are_sorted, arcs.pairs.begin(), arcs.pairs.end(),
                   arcs.drives.begin(), 2 * ends_.size());
}

std::optional<std::size_t> RoadGraph::endAt(std::size_t placement, Edge edge) const {
    const auto [first, last] = endsOf(placement);
    for (std::size_t end = first; end < last; ++end)
        if (ends_[end].edge == edge)
            return end;
    return std::nullopt;
}

bool RoadGraph::joined(std::size_t end) const {
    return out_degree(leaving(end), graph_) > 0;
}

std::vector<int> RoadGraph::parts() const {
    // A part is what roads connect, whichever way they are driven: sets of vertices, both of an end
    // being of one set from the beginning.
    const std::size_t vertices = num_vertices(graph_);
    std::vector<std::size_t> rank(vertices);
    std::vector<std::size_t> parent(vertices);
    const boost::identity_property_map self;
    boost::disjoint_sets sets(boost::make_iterator_property_map(rank.begin(), self),
                              boost::make_iterator_property_map(parent.begin(), self));
    for (std::size_t v = 0; v < vertices; ++v)
        sets.make_set(v);
    for (std::size_t end = 0; end < ends_.size(); ++end)
        sets.union_set(arriving(end), leaving(end));
    for (auto [arc, last] = edges(graph_); arc != last; ++arc)
        sets.union_set(source(*arc, graph_), target(*arc, graph_));

    std::vector<int> part(firstEnd_.size() - 1, -1);
    std::vector<int> numberOf(vertices, -1);
    int next = 0;
    for (std::size_t i = 0; i < part.size(); ++i) {
        const auto [first, last] = endsOf(i);
        if (first == last) {
            part[i] = next++;
            continue;
        }
        // Two roads that cross on one tile without meeting may be of two parts: the tile counts to
        // that of the first end which a neighbour's road meets.
        std::size_t end = first;
        while (end < last && !joined(end))
            ++end;
        int& number = numberOf[sets.find_set(arriving(end < last ? end : first))];
        if (number < 0)
            number = next++;
        part[i] = number;
    }
    return part;
}

} // namespace stagewright
