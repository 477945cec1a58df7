#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/rulebook_stages.h"

#include <queue>

#include <algorithm>
#include <compare>
#include <set>
#include <vector>

namespace stagewright {

/// A car at the edge of a tile, about to drive in: the state of the slow search, which knows
/// nothing but tiles, roads and neighbours.
struct State {
    qsizetype tile;
    Edge in;
    auto operator<=>(const State&) const = default;
};

struct Search {
    const Stage& stage;

    [[nodiscard]] const TileSide& side(qsizetype tile) const {
        return *catalogue().find(tilesOf(stage).placements()[tile].side);
    }

    [[nodiscard]] std::vector<Edge> waysOut(State state) const {
        std::vector<Edge> found;
        const Placement& tile = tilesOf(stage).placements()[state.tile];
        for (const Road& road : side(state.tile).roads) {
            if (road.from == road.to)
                continue;
            if (onBoard(road.from, tile) == state.in)
                found.push_back(onBoard(road.to, tile));
            if (onBoard(road.to, tile) == state.in)
                found.push_back(onBoard(road.from, tile));
        }
        return found;
    }

    [[nodiscard]] std::set<State> next(State state) const {
        std::set<State> found;
        for (const Edge out : waysOut(state))
            for (qsizetype i = 0; i < tilesOf(stage).placements().size(); ++i) {
                const Placement& other = tilesOf(stage).placements()[i];
                if (other.hex == neighbour(tilesOf(stage).placements()[state.tile].hex, out) &&
                    side(i).lanesAt(onTile(opposite(out), other)) > 0)
                    found.insert({i, opposite(out)});
            }
        return found;
    }

    /// All states that come after at least one tile driven.
    [[nodiscard]] std::set<State> reachable(State from) const {
        std::set<State> seen;
        std::queue<State> open;
        open.push(from);
        while (!open.empty()) {
            for (const State& state : next(open.front()))
                if (seen.insert(state).second)
                    open.push(state);
            open.pop();
        }
        return seen;
    }

    [[nodiscard]] bool reachesFinish(State from) const {
        std::set<State> states = reachable(from);
        states.insert(from);
        return std::any_of(states.begin(), states.end(), [&](const State& state) {
            return side(state.tile).role == Role::Finish && !waysOut(state).empty();
        });
    }

    /// The states at the start lines of the first tile with that role.
    [[nodiscard]] std::vector<State> starts(Role role, bool forward) const {
        for (qsizetype i = 0; i < tilesOf(stage).placements().size(); ++i) {
            if (side(i).role != role)
                continue;
            std::vector<State> found;
            for (const Road& road : side(i).roads)
                if (road.startLine)
                    found.push_back({i, onBoard(forward ? road.from : road.to,
                                                tilesOf(stage).placements()[i])});
            return found;
        }
        return {};
    }
};

} // namespace stagewright
