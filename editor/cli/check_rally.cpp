#include "editor/cli/check_rally.h"

#include "editor/cli/console.h"
#include "editor/cli/piped_files.h"
#include "editor/cli/rally_subject.h"
#include "model/rally/piece_needs.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace stagewright {

namespace {

struct CheckRally {
    Q_DECLARE_TR_FUNCTIONS(CheckRally)
};

/// Nothing where a stage cannot be driven: the rules of stages say so.
std::optional<double> minutesOf(const QString& file, const Rally& rally, const Games& games) {
    if (!rally.info.evening.minutes)
        return std::nullopt;
    const auto driven = driveRally(file, rally, games, planRun(rally.players()));
    return driven ? std::optional(driven->plan.timetable.minutes()) : std::nullopt;
}

} // namespace

RallyReport checkRallyOf(const QString& file, Rally rally, const Games& games,
                         const RallyCheck& check) {
    if (check.boxes)
        rally.info.boxes = *check.boxes;
    RallyReport report{file, rally, {}, {}};
    for (qsizetype i = 0; i < rally.stages().size(); ++i) {
        const Stage& stage = rally.stages()[i].stage;
        const BoxCounts boxes = rally.info.boxes.empty() ? boxesOf(stage, games) : rally.info.boxes;
        report.stages.push_back(
            checkedStage(QStringLiteral("%1, %2").arg(spokenName(file), stageNumber(i)), 0, stage,
                         {games, boxes, check.table, check.hints}));
    }
    report.findings = checkRally({rally, games, minutesOf(file, rally, games)}, check.hints);
    return report;
}

bool hasErrors(const RallyReport& report) {
    return std::any_of(report.stages.begin(), report.stages.end(),
                       [](const StageReport& stage) { return hasErrors(stage); }) ||
           std::any_of(
               report.findings.begin(), report.findings.end(),
               [](const RallyFinding& finding) { return finding.severity == Severity::Error; });
}

QJsonObject reportJson(const RallyReport& report) {
    QJsonArray stages;
    for (const StageReport& stage : report.stages)
        stages.append(reportJson(stage));
    return {{QStringLiteral("file"), report.file},
            {QStringLiteral("title"), report.rally.info.title},
            {QStringLiteral("stages"), stages},
            {QStringLiteral("findings"), findingsJson(report.findings, report.rally)}};
}

void printReport(const RallyReport& report) {
    const QString stages =
        CheckRally::tr("%n stage(s)", nullptr, static_cast<int>(report.stages.size()));
    const QString file = spokenName(report.file);
    const QString title = report.rally.info.title;
    printLine(title.isEmpty() ? CheckRally::tr("%1: %2").arg(file, stages)
                              : CheckRally::tr("%1: %2, %3").arg(file, title, stages));
    if (report.findings.isEmpty())
        printLine(QStringLiteral("  ") + CheckRally::tr("no findings about the rally as a whole"));
    for (const RallyFinding& finding : report.findings)
        printLine(QStringLiteral("  ") + findingLine(finding));
    for (const StageReport& stage : report.stages)
        printReport(stage);
}

QString findingLine(const RallyFinding& finding) {
    return CheckRally::tr("%1: %2").arg(wordFor(finding.severity), finding.text);
}

QJsonArray findingsJson(const RallyFindings& findings, const Rally& rally) {
    QJsonArray all;
    for (const RallyFinding& finding : findings) {
        QJsonArray stages;
        for (const StageKey key : finding.stages)
            stages.append(rally.indexOf(key) + 1);
        all.append(QJsonObject{{QStringLiteral("rule"), finding.rule},
                               {QStringLiteral("severity"), name(finding.severity)},
                               {QStringLiteral("stages"), stages},
                               {QStringLiteral("text"), finding.text}});
    }
    return all;
}

} // namespace stagewright
