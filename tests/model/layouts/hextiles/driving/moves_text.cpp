#include "tests/model/layouts/hextiles/driving/moves_text.h"

#include "model/drive/landings.h"
#include "model/drive/rules.h"
#include "model/drive/space_graph.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/catalogue/tile_side_reader.h"
#include "model/layouts/hextiles/driving/plan_border.h"
#include "model/layouts/hextiles/driving/plan_moves.h"
#include "tests/rulebook_stages.h"

#include <stdexcept>

namespace stagewright {

namespace {

const Road& roadOf(const char* side, std::size_t road) {
    return catalogue().find(tileId(side))->roads.at(road);
}

std::string nameOf(const Road& road, SpaceKind kind, std::int32_t space) {
    std::string name = road.spaces.at(static_cast<std::size_t>(space)).id.toStdString();
    if (kind == SpaceKind::FirstHalf)
        name += '1';
    if (kind == SpaceKind::SecondHalf)
        name += '2';
    return name;
}

std::string nameOf(const Road& road, const PlanSpace& space) {
    return nameOf(road, space.kind, space.space);
}

std::string joinedNames(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names)
        text.append(text.empty() ? "" : " ").append(name);
    return text;
}

std::string movesAlong(const Road& road, bool forward) {
    const RoadPlan plan = planOf(road, forward);
    std::vector<std::string> moves;
    for (const RoadPlan::Move& move : plan.moves)
        moves.push_back(nameOf(road, plan.spaces.at(static_cast<std::size_t>(move.from))) + '-' +
                        nameOf(road, plan.spaces.at(static_cast<std::size_t>(move.to))));
    return joinedNames(moves);
}

} // namespace

std::string movesOn(const char* side, bool forward, std::size_t road) {
    return movesAlong(roadOf(side, road), forward);
}

std::string movesOnRoad(const QByteArray& roads, bool forward) {
    const auto sides = readTileSides(
        R"({"format": 1, "tiles": [{"id": "700", "terrain": "gravel", "danger": "low", "roads": [)" +
        roads + "]}]}");
    if (!sides)
        throw std::runtime_error(sentence(sides.error()).toStdString());
    return movesAlong(sides->front().roads.front(), forward);
}

std::string movesBetween(const char* before, const char* after, bool beforeForward,
                         bool afterForward, std::size_t beforeRoad, std::size_t afterRoad) {
    const Road& a = roadOf(before, beforeRoad);
    const Road& b = roadOf(after, afterRoad);
    const RoadPlan planA = planOf(a, beforeForward);
    const RoadPlan planB = planOf(b, afterForward);
    std::vector<std::string> moves;
    for (const RoadPlan::Move& move : planBorder(planA, planB).moves)
        moves.push_back(nameOf(a, planA.spaces.at(static_cast<std::size_t>(move.from))) + '-' +
                        nameOf(b, planB.spaces.at(static_cast<std::size_t>(move.to))));
    return joinedNames(moves);
}

std::string joinedBetween(const char* before, const char* after, bool beforeForward,
                          bool afterForward) {
    const Road& a = roadOf(before, 0);
    const Road& b = roadOf(after, 0);
    const RoadPlan planA = planOf(a, beforeForward);
    const RoadPlan planB = planOf(b, afterForward);
    std::vector<std::string> pairs;
    for (const auto& [i, j] : planBorder(planA, planB).joined)
        pairs.push_back(nameOf(a, planA.spaces.at(static_cast<std::size_t>(i))) + '-' +
                        nameOf(b, planB.spaces.at(static_cast<std::size_t>(j))));
    return joinedNames(pairs);
}

std::string held(const char* side, const std::string& from, const std::string& to, bool forward,
                 std::size_t road) {
    DrivenRoute route;
    const TileSide* tile = catalogue().find(tileId(side));
    route.roads.push_back({tile, &tile->roads.at(road), forward, 0});
    route.finishLine = 100;
    const SpaceGraph graph = spaceGraph(route);
    const SpaceVertex u = vertexNamed(route, graph, '0' + from);
    const SpaceVertex v = vertexNamed(route, graph, '0' + to);
    const auto [arc, found] = edge(u, v, graph);
    if (!found)
        return "no move";
    const Entrance& entrance = graph[arc];
    std::string text = entrance.limit > highestGear ? "-" : std::to_string(entrance.limit);
    if (entrance.hazardGear)
        text += "!";
    if (entrance.hazards)
        text.append(1, '+').append(std::to_string(entrance.hazards));
    return text;
}

std::string landingsFrom(const DrivenRoute& route, const SpaceGraph& graph, const std::string& jump,
                         int skipped) {
    std::vector<std::string> names;
    for (const SpaceVertex v : landings(graph, vertexNamed(route, graph, jump), skipped)) {
        const SpaceNode& node = graph[v];
        const Road& road = *route.roads.at(static_cast<std::size_t>(node.tile)).road;
        names.push_back(std::to_string(node.tile) + nameOf(road, node.kind, node.space));
    }
    std::sort(names.begin(), names.end());
    return joinedNames(names);
}

SpaceVertex vertexNamed(const DrivenRoute& route, const SpaceGraph& graph,
                        const std::string& name) {
    for (SpaceVertex v = 1; v < num_vertices(graph); ++v) {
        const SpaceNode& node = graph[v];
        const Road& road = *route.roads.at(static_cast<std::size_t>(node.tile)).road;
        if (std::to_string(node.tile) + nameOf(road, node.kind, node.space) == name)
            return v;
    }
    throw std::runtime_error("no space " + name);
}

DrivenRoute routeOver(std::initializer_list<const char*> sides) {
    DrivenRoute route;
    for (const char* id : sides) {
        const TileSide* side = catalogue().find(tileId(id));
        route.roads.push_back({side, &side->roads.front(), true, 0});
    }
    route.startLine = route.roads.front().road->startLine.value_or(0);
    route.finishLine = route.roads.back().road->finishLine.value_or(100);
    return route;
}

} // namespace stagewright
