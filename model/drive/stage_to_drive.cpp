#include "model/drive/stage_to_drive.h"

#include "model/drive/turn_solver.h"

namespace stagewright {

namespace {

std::vector<int> diceOfTurns(const Dashboard& dashboard) {
    std::vector<int> dice;
    const auto add = [&](const auto& turn) {
        dice.insert(dice.end(), {turn.gear, turn.coast, turn.leader, turn.brake});
    };
    add(dashboard);
    for (const DiceCounts& turn : dashboard.later)
        add(turn);
    return dice;
}

} // namespace

const BestPlay* StageToDrive::bestPlay(const Dashboard& dashboard,
                                       const std::stop_token& stop) const {
    const std::lock_guard lock(mutex_);
    auto key = diceOfTurns(dashboard);
    if (const auto found = plays_.find(key); found != plays_.end())
        return &found->second;
    FutureCost future;
    if (!dashboard.later.empty()) {
        const BestPlay* next = bestPlay(fromTurn(dashboard, 1), stop);
        if (!next)
            return nullptr;
        future.after = &next->policy.turns;
    }
    auto policy = solveTurns(task_.graph, rules_, dashboard, stop, Profile::Optimal, future);
    if (!policy)
        return nullptr;
    return &plays_.emplace(std::move(key), BestPlay{dashboard, *std::move(policy), future.after})
                .first->second;
}

} // namespace stagewright
