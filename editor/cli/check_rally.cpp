#include "editor/cli/check_rally.h"

#include "editor/cli/console.h"
#include "editor/cli/piped_files.h"
#include "editor/cli/rally_subject.h"
#include "model/rally/stage_name.h"
#include "model/rally/tile_needs.h"
#include "validators/checker.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace stagewright {

namespace {

struct CheckRally {
    Q_DECLARE_TR_FUNCTIONS(CheckRally)
};

/// Nothing where a stage cannot be driven: the rules of stages say so.
std::optional<double> minutesOf(const QString& file, const Rally& rally,
                                const Catalogue& catalogue) {
    if (!rally.info.evening.minutes)
        return std::nullopt;
    const auto driven = driveRally(file, rally, catalogue, planRun(rally.players()));
    return driven ? std::optional(driven->plan.timetable.minutes()) : std::nullopt;
}

StageReport checkStage(const QString& name, const Stage& stage, const Catalogue& catalogue,
                       const Stock& stock, const RallyCheck& check) {
    Checker checker(catalogue, stock);
    checker.setTable(check.table);
    checker.setHints(check.hints);
    checker.setFinished(true);
    checker.check(stage);
    return {name, 0, stage, checker.route(), checker.findings(), std::nullopt};
}

} // namespace

RallyReport checkRallyOf(const QString& file, Rally rally, const Catalogue& catalogue,
                         const RallyCheck& check) {
    if (check.boxes) {
        rally.info.boxes.clear();
        for (const Box* box : *check.boxes)
            ++rally.info.boxes[box->id];
    }
    RallyReport report{file, rally, {}, {}};
    for (qsizetype i = 0; i < rally.stages().size(); ++i) {
        const Stage& stage = rally.stages()[i].stage;
        const Stock stock = rally.info.boxes.empty() ? stockOf(boxesFor(stage, catalogue))
                                                     : stockOf(rally.info, catalogue);
        report.stages.push_back(
            checkStage(QStringLiteral("%1, %2").arg(spokenName(file), stageNumber(i)), stage,
                       catalogue, stock, check));
    }
    report.findings =
        checkRally({rally, catalogue, minutesOf(file, rally, catalogue)}, check.hints);
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
