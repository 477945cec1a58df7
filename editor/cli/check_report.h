#pragma once

#include "model/game/stage.h"
#include "model/stage/route.h"
#include "validators/finding.h"

#include <QJsonObject>
#include <QStringList>

#include <optional>

namespace stagewright {

/// What is said of one stage.
struct StageReport {
    QString file;
    int number;  ///< of the stage in a rally pack; 0: the file is the stage
    Stage stage; ///< as it was checked: after fixes, if there were any
    Route route;
    QList<Finding> findings;
    std::optional<QStringList> fixes; ///< what was mended, if that was asked for
};

[[nodiscard]] bool hasErrors(const StageReport& report);

/// {"file", "tiles", "route", "findings"}, and "fixes" if they were asked for.
[[nodiscard]] QJsonObject reportJson(const StageReport& report);

/// Prints a line for the stage and one for each finding.
void printReport(const StageReport& report);

/// In the language of the program: "error", "warning", "hint".
[[nodiscard]] QString wordFor(Severity severity);
/// "error: (1, 0) (1, 1): text"
[[nodiscard]] QString findingLine(const Finding& finding);

/// Says on standard error what was mended.
/// @pre fixes were asked for
/// @param hints whether those were mended too
void printFixes(const StageReport& report, bool hints);

} // namespace stagewright
