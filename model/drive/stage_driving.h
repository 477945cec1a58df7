#pragma once

#include "model/drive/estimate.h"
#include "model/game/games.h"

#include <map>

namespace stagewright {

/// What is known of a stage's way without driving it.
struct StageWay {
    int spaces = 0;                  ///< from start to finish, or of one lap; 0: not known
    std::map<Terrain, int> terrains; ///< how many of its pieces have which
    int corners = 0;
    int longestStraight = 0; ///< spaces between two corners; 0: not known
};

[[nodiscard]] Expected<DriveTask> notDriven(const Stage& stage, const DriveRules& rules, int laps,
                                            const Games& games);

/// How stages of a kind of layout are driven (Games::face): as a graph of moves for the drive
/// model.
struct StageDriving {
    /// The fault: the stage has no route, no car gets through, or the kind has no such model.
    /// @param laps 1 to mostLaps; counts only for circuits
    Expected<DriveTask> (*task)(const Stage& stage, const DriveRules& rules, int laps,
                                const Games& games) = notDriven;
    StageWay (*way)(const Stage& stage, const Games& games) = [](const Stage&, const Games&) {
        return StageWay();
    };
};

/// With the dashboard that the stage says, if the rules have it.
[[nodiscard]] Expected<DriveTask> driveTaskOf(const Stage& stage, const Games& games,
                                              const DriveRules& rules, int laps);

} // namespace stagewright
