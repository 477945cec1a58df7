#include "editor/cli/check_rally.h"

#include "editor/cli/console.h"
#include "editor/cli/piped_files.h"
#include "editor/cli/rally_subject.h"
#include "model/one_line.h"
#include "model/rally/piece_needs.h"
#include "model/rally/rally_edits.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

struct CheckRally {
    Q_DECLARE_TR_FUNCTIONS(CheckRally)
};

/// Nothing where a stage cannot be driven: the rules of stages say so.
std::optional<double> minutesOf(const QString& file, const Rally& rally, const Games& games) {
    if (!rally.info.evening.minutes)
        return std::nullopt;
    const auto driven = driveRally(file, rally, {{}, games, {}}, planRun(rally.players()));
    return driven ? std::optional(driven->plan.timetable.minutes()) : std::nullopt;
}

/// The boxes on the table, or those that the stage needs.
CheckSettings settingsFor(const Stage& stage, const Rally& rally, const Games& games,
                          const RallyCheck& check) {
    return {games, rally.info.boxes.empty() ? boxesOf(stage, games) : rally.info.boxes, check.table,
            check.hints};
}

} // namespace

RallyReport checkRallyOf(const QString& file, Rally rally, const Games& games,
                         const RallyCheck& check) {
    if (check.boxes)
        rally.info.boxes = *check.boxes;
    RallyReport report{file, rally, {}, {}, {}};
    for (qsizetype i = 0; i < rally.stages().size(); ++i) {
        const Stage& stage = rally.stages()[i].stage;
        report.stages.push_back(
            checkedStage(QStringLiteral("%1, %2").arg(spokenName(file), stageNumber(rally, i)), 0,
                         stage, settingsFor(stage, rally, games, check)));
    }
    report.findings = checkRally({rally, games, minutesOf(file, rally, games)}, check.hints);
    return report;
}

MendedRally mendedRally(const Rally& rally, const Games& games, const RallyCheck& check) {
    Rally mending = rally;
    if (check.boxes)
        mending.info.boxes = *check.boxes;
    QStringList fixes;
    for (qsizetype i = 0; i < mending.stages().size(); ++i) {
        RallyStage stage = mending.stages()[i];
        const auto& rules = games.face<StageRules>(stage.stage);
        Mended done = rules.mended(stage.stage, settingsFor(stage.stage, mending, games, check));
        stage.stage = std::move(done.stage);
        apply(changeStage(mending, stage), mending);
        for (const Fix& fix : done.fixes)
            fixes << CheckRally::tr("%1: %2", "a stage, and what was mended in it")
                         .arg(stageNumber(mending, i), fix.name());
    }
    MendedRally done = mended(mending, games, check.hints);
    done.fixes = fixes + done.fixes;
    if (check.boxes)
        done.rally.info.boxes = rally.info.boxes; // the table's own, and no part of the rally
    return done;
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
    QJsonObject json{{QStringLiteral("file"), report.file},
                     {QStringLiteral("title"), report.rally.info.title},
                     {QStringLiteral("stages"), stages},
                     {QStringLiteral("findings"), findingsJson(report.findings, report.rally)}};
    if (report.fixes)
        json.insert(QStringLiteral("fixes"), QJsonArray::fromStringList(*report.fixes));
    return json;
}

void printReport(const RallyReport& report) {
    const QString stages =
        CheckRally::tr("%n stage(s)", nullptr, static_cast<int>(report.stages.size()));
    const QString file = spokenName(report.file);
    const QString title = oneLine(report.rally.info.title);
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
