#pragma once

#include "model/game/piece_words.h"
#include "model/game/place_names.h"
#include "model/game/stage.h"
#include "validators/stage_rules.h"

#include <QJsonObject>
#include <QStringList>

#include <optional>

namespace stagewright {

/// What is said of one stage.
struct StageReport {
    QString file;
    int number;      ///< of the stage in a rally pack; 0: the file is the stage
    Stage stage;     ///< as it was checked: after fixes, if there were any
    QStringList way; ///< the pieces that are driven over, if there is a way to the finish
    Findings findings;
    StagePlaces places{};               ///< what places of findings are called
    std::optional<QStringList> fixes{}; ///< what was mended, if that was asked for
    PieceWords words{};                 ///< what its pieces are called
};

/// Checks a stage, as one that is finished.
[[nodiscard]] StageReport checkedStage(const QString& file, int number, const Stage& stage,
                                       const CheckSettings& settings);

[[nodiscard]] bool hasErrors(const StageReport& report);

/// {"file", "tiles", "route", "findings"}, and "fixes" if they were asked for.
[[nodiscard]] QJsonObject reportJson(const StageReport& report);

/// Prints a line for the stage and one for each finding.
void printReport(const StageReport& report);

/// In the language of the program: "error", "warning", "hint".
[[nodiscard]] QString wordFor(Severity severity);
/// "error: (1, 0) (1, 1): text"
[[nodiscard]] QString findingLine(const Finding& finding, const StagePlaces& places);

/// Says on standard error what was mended.
/// @param hints whether those were mended too
void printFixes(const QString& file, const QStringList& fixes, bool hints);

} // namespace stagewright
