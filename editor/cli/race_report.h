#pragma once

#include "editor/cli/race_options.h"
#include "model/game/place_names.h"
#include "model/game/stage.h"

#include <QJsonObject>

namespace stagewright {

/// What races were run of.
struct RaceSubject {
    QString file;
    const Stage& stage;
    const DriveRules& rules;
    const RaceSimulator& simulator;
    const RaceChoice& choice;
    QString ownRules;       ///< the file of the table's own; empty: the game's
    QStringList dashboards; ///< of all, or by place on the grid
    StagePlaces places{};   ///< what places of pieces are called
};

[[nodiscard]] QJsonObject raceJson(const RaceSubject& subject, const RaceStatistics& races);
[[nodiscard]] QStringList raceLines(const RaceSubject& subject, const RaceStatistics& races);

} // namespace stagewright
