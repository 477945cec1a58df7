#include "model/design/road_piece.h"

#include <algorithm>
#include <bit>

namespace stagewright {

namespace {

std::size_t at(Edge edge) {
    return static_cast<std::size_t>(index(edge));
}

/// The edges of a set, each taken elsewhere.
template <typename Where>
EdgeSet moved(EdgeSet set, Where where) {
    EdgeSet result = 0;
    for (const Edge edge : allEdges)
        if (contains(set, edge))
            result = static_cast<EdgeSet>(result | setOf(where(edge)));
    return result;
}

template <typename Where>
RoadPiece moved(const RoadPiece& piece, Where where) {
    RoadPiece result;
    result.role = piece.role;
    for (const Edge edge : allEdges) {
        result.ends[at(where(edge))] = piece.endAt(edge);
        result.ways[at(where(edge))] = moved(piece.waysFrom(edge), where);
    }
    result.free = moved(piece.free, where);
    return result;
}

EdgeSet freeEnds(const TileSide& side) {
    EdgeSet free = 0;
    for (const Road& road : side.roads)
        switch (side.role) {
        case Role::Service:
            free = static_cast<EdgeSet>(free | setOf(road.from) | setOf(road.to));
            break;
        case Role::Start:
            free = setOf(side.roads.front().from);
            break;
        case Role::Finish:
            free = setOf(side.roads.front().to);
            break;
        case Role::StartFinish:
            if (road.startLine)
                free = static_cast<EdgeSet>(free | setOf(road.from));
            break;
        default:
            break;
        }
    return free;
}

EndCode mirroredCode(EndCode code) {
    const auto slant = static_cast<Slant>(code % 3);
    const Slant other = slant == Slant::None   ? Slant::None
                        : slant == Slant::Left ? Slant::Right
                                               : Slant::Left;
    return endCode({lanesOf(code), other});
}

} // namespace

int RoadPiece::endCount() const {
    return static_cast<int>(6 - std::count(ends.begin(), ends.end(), EndCode{0}));
}

RoadPiece roadPiece(const TileSide& side, Turn turn) {
    RoadPiece piece;
    piece.role = side.role;
    for (const Edge edge : allEdges)
        piece.ends[at(edge)] = endCode(side.profileAt(edge));
    for (const Road& road : side.roads) {
        piece.ways[at(road.from)] =
            static_cast<EdgeSet>(piece.ways[at(road.from)] | setOf(road.to));
        piece.ways[at(road.to)] = static_cast<EdgeSet>(piece.ways[at(road.to)] | setOf(road.from));
    }
    piece.free = freeEnds(side);
    return turned(piece, turn);
}

RoadPiece turned(const RoadPiece& piece, Turn turn) {
    return moved(piece, [turn](Edge edge) { return turned(edge, turn); });
}

RoadPiece mirrored(const RoadPiece& piece) {
    RoadPiece result =
        moved(piece, [](Edge edge) { return static_cast<Edge>((6 - index(edge)) % 6); });
    for (EndCode& code : result.ends)
        code = mirroredCode(code);
    return result;
}

bool isJunction(const RoadPiece& piece) {
    return std::any_of(piece.ways.begin(), piece.ways.end(),
                       [](EdgeSet ways) { return std::popcount(ways) > 1; });
}

std::vector<Turn> differentTurns(const RoadPiece& piece) {
    std::vector<Turn> turns{Turn()};
    for (int sixths = 1; sixths < 6 && turned(piece, Turn(sixths)) != piece; ++sixths)
        turns.emplace_back(sixths);
    return turns;
}

RoadPiece untilted(const RoadPiece& piece) {
    RoadPiece least = piece;
    for (int sixths = 1; sixths < 6; ++sixths)
        least = std::min(least, turned(piece, Turn(sixths)));
    return least;
}

} // namespace stagewright
