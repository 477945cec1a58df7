#include "model/drive/exact_solver.h"

#include "model/drive/space_graph.h"
#include "model/drive/turn_solver.h"
#include "model/drive/visit_chances.h"

namespace stagewright {

std::optional<ExactDrive> solveExactly(const SpaceGraph& graph, const DriveRules& rules,
                                       const Dashboard& dashboard, const std::stop_token& stop,
                                       Profile profile) {
    // The last turns first: they are what the ones before look out on.
    std::vector<Policy> byTurn(dashboard.later.size() + 1);
    for (std::size_t turn = byTurn.size(); turn-- > 0;) {
        const bool last = turn + 1 == byTurn.size();
        auto policy = solveTurns(graph, rules, fromTurn(dashboard, turn), stop, profile,
                                 {last ? nullptr : &byTurn[turn + 1].turns, nullptr, 0});
        if (!policy)
            return std::nullopt;
        byTurn[turn] = *std::move(policy);
    }
    ExactDrive drive;
    drive.start = byTurn.front().turns[turnIndex(startVertex, 0)];
    drive.spaces = visitChances(graph, byTurn);
    for (const SpaceChances& space : drive.spaces)
        drive.losses += space.loses;
    drive.policy = std::move(byTurn.front());
    return drive;
}

} // namespace stagewright
