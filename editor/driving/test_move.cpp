#include "editor/driving/test_move.h"

namespace stagewright {

namespace {

struct Mover {
    const TestRace& race;

    TestRace operator()(const DiceMove& move) const {
        if (move.safe)
            return race.rolledSafe(move.roll);
        return move.faces ? race.rolled(move.roll, *move.faces) : race.rolled(move.roll);
    }
    TestRace operator()(const FlatOutMove& move) const {
        return move.faces ? race.flatOut(move.plan, *move.faces) : race.flatOut(move.plan);
    }
    TestRace operator()(const StopMove&) const { return race.stopped(); }
};

} // namespace

TestRace moved(const TestRace& race, const TestMove& move) {
    return std::visit(Mover{race}, move);
}

} // namespace stagewright
