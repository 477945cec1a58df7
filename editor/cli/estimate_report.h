#pragma once

#include "editor/cli/estimate_options.h"
#include "model/drive/exact_solver.h"
#include "model/game/piece_words.h"
#include "model/game/place_names.h"
#include "model/game/stage.h"

#include <QJsonObject>

namespace stagewright {

/// What an estimate was made of.
struct EstimateSubject {
    QString file;
    const Stage& stage;
    const DriveTask& task;
    const DriveRules& rules;
    const EstimateChoice& choice;
    QString ownRules;     ///< the file of the table's own; empty: the game's
    StagePlaces places{}; ///< what places of pieces are called
    PieceWords words{};   ///< and what these are
};

[[nodiscard]] QJsonObject exactJson(const EstimateSubject& subject, const ExactDrive& drive);
[[nodiscard]] QStringList exactLines(const EstimateSubject& subject, const ExactDrive& drive);

/// @param solo best times with every dashboard; empty where there are no classes
[[nodiscard]] QJsonObject estimateJson(const EstimateSubject& subject, const Estimate& estimate,
                                       const std::vector<SoloTime>& solo);
[[nodiscard]] QStringList estimateLines(const EstimateSubject& subject, const Estimate& estimate,
                                        const std::vector<SoloTime>& solo);

} // namespace stagewright
