#pragma once

#include "editor/cli/check_report.h"
#include "model/game/pieces.h"
#include "validators/rally_rule.h"

#include <optional>
#include <vector>

namespace stagewright {

/// What a rally is checked against.
struct RallyCheck {
    std::optional<BoxCounts> boxes; ///< nothing: those of the rally, or those that it needs
    std::optional<Table> table;
    bool hints = false;
};

/// What is said of a rally and of each of its stages.
struct RallyReport {
    QString file;
    Rally rally;
    std::vector<StageReport> stages;
    RallyFindings findings;
    std::optional<QStringList> fixes{}; ///< what was mended, if that was asked for
};

/// @param file in which it stands
[[nodiscard]] RallyReport checkRallyOf(const QString& file, Rally rally, const Games& games,
                                       const RallyCheck& check);

/// Mends what can obviously be mended: each stage by the rules of its kind, then the rally.
[[nodiscard]] MendedRally mendedRally(const Rally& rally, const Games& games,
                                      const RallyCheck& check);

[[nodiscard]] bool hasErrors(const RallyReport& report);

/// {"file", "title", "stages", "findings"}, and "fixes" if they were asked for.
[[nodiscard]] QJsonObject reportJson(const RallyReport& report);

/// Prints a line for the rally, its findings, and what is said of each stage.
void printReport(const RallyReport& report);

/// "error: text"
[[nodiscard]] QString findingLine(const RallyFinding& finding);
/// Stages are numbered from 1.
[[nodiscard]] QJsonArray findingsJson(const RallyFindings& findings, const Rally& rally);

} // namespace stagewright
