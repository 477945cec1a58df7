#include "editor/hextiles/faces/y_junctions.h"

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

std::set<QString> idsOf(const Road& road) {
    std::set<QString> ids;
    for (const Space& space : road.spaces)
        ids.insert(space.id);
    return ids;
}

/// Where the three spaces in the middle end towards an edge, on one of the two roads there.
struct MiddleEnd {
    QPointF left;
    QPointF right;  ///< the borders, looking towards the edge
    QPointF parted; ///< where two of the spaces meet
};

MiddleEnd endOf(const RoadShape& shape, const YJunction& junction, bool atFrom) {
    int s = atFrom ? 100 : 0;
    for (const Space& space : shape.road().spaces)
        if (junction.middle.contains(space.id))
            s = atFrom ? std::min(s, space.s.begin) : std::max(s, space.s.end);
    const double lanes = shape.road().widestLanes();
    double parted = lanes / 2;
    for (const Space& space : shape.road().spaces)
        if (junction.middle.contains(space.id) && space.lanes.left > 0 &&
            (atFrom ? space.s.begin : space.s.end) == s)
            parted = space.lanes.left;
    return {shape.at(part(s), atFrom ? lanes : 0), shape.at(part(s), atFrom ? 0 : lanes),
            shape.at(part(s), parted)};
}

} // namespace

std::optional<YJunction> yJunctionOf(const TileSide& side) {
    if (side.roads.size() != 3)
        return std::nullopt;
    std::set<Edge> edges;
    std::map<QString, int> roads;
    for (const Road& road : side.roads) {
        edges.insert({road.from, road.to});
        for (const QString& id : idsOf(road))
            ++roads[id];
    }
    YJunction junction;
    for (const auto& [id, count] : roads)
        if (count == 3)
            junction.middle.insert(id);
    return edges.size() == 3 && junction.middle.size() == 3 ? std::optional(junction)
                                                            : std::nullopt;
}

std::vector<QLineF> linesOf(const YJunction& junction, std::span<const RoadShape> shapes) {
    std::map<Edge, std::vector<MiddleEnd>> ends;
    for (const RoadShape& shape : shapes) {
        ends[shape.road().from].push_back(endOf(shape, junction, true));
        ends[shape.road().to].push_back(endOf(shape, junction, false));
    }
    std::vector<QLineF> lines;
    std::vector<QPointF> tips;
    for (const auto& [edge, both] : ends) {
        // The two roads turn away to either side; the line lies between theirs.
        const auto between = [&](QPointF MiddleEnd::*point) {
            return (both.front().*point + both.back().*point) / 2;
        };
        lines.emplace_back(between(&MiddleEnd::left), between(&MiddleEnd::right));
        tips.push_back(between(&MiddleEnd::parted));
    }
    QPointF centre;
    for (const QPointF tip : tips)
        centre += tip / double(tips.size());
    for (const QPointF tip : tips)
        lines.emplace_back(centre, tip);
    return lines;
}

} // namespace stagewright
