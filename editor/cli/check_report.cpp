#include "editor/cli/check_report.h"

#include "editor/cli/console.h"
#include "editor/cli/piped_files.h"
#include "model/stage/tile_layout.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace stagewright {

namespace {

struct CheckReport {
    Q_DECLARE_TR_FUNCTIONS(CheckReport)
};

/// Empty unless the route is complete.
QJsonArray routeJson(const StageReport& report) {
    QJsonArray sides;
    if (!report.route.complete)
        return sides;
    const auto append = [&](const std::vector<RouteStep>& steps) {
        for (const RouteStep& step : steps)
            sides.append(tilesOf(report.stage).placements()[step.placement].side.toString());
    };
    append(report.route.leadIn);
    append(report.route.steps);
    return sides;
}

/// "(1, 0)" of each hex.
QStringList placesOf(const Finding& finding) {
    QStringList places;
    for (const Hex hex : finding.hexes)
        places << QStringLiteral("(%1, %2)").arg(hex.q).arg(hex.r);
    return places;
}

QJsonObject findingJson(const Finding& finding) {
    QJsonArray hexes;
    for (const Hex hex : finding.hexes)
        hexes.append(QJsonArray{hex.q, hex.r});
    return {{QStringLiteral("rule"), finding.rule},
            {QStringLiteral("severity"), name(finding.severity)},
            {QStringLiteral("places"), QJsonArray::fromStringList(placesOf(finding))},
            {QStringLiteral("hexes"), hexes},
            {QStringLiteral("text"), finding.text}};
}

} // namespace

QString wordFor(Severity severity) {
    return severity == Severity::Error     ? CheckReport::tr("error")
           : severity == Severity::Warning ? CheckReport::tr("warning")
                                           : CheckReport::tr("hint");
}

QString findingLine(const Finding& finding) {
    const QStringList places = placesOf(finding);
    const QString severity = wordFor(finding.severity);
    return places.isEmpty()
               ? CheckReport::tr("%1: %2").arg(severity, finding.text)
               : CheckReport::tr("%1: %2: %3").arg(severity, places.join(u' '), finding.text);
}

bool hasErrors(const StageReport& report) {
    return std::any_of(report.findings.begin(), report.findings.end(),
                       [](const Finding& finding) { return finding.severity == Severity::Error; });
}

QJsonObject reportJson(const StageReport& report) {
    QJsonArray findings;
    for (const Finding& finding : report.findings)
        findings.append(findingJson(finding));
    QJsonObject json{{QStringLiteral("file"), report.file},
                     {QStringLiteral("tiles"), tilesOf(report.stage).placements().size()},
                     {QStringLiteral("route"), routeJson(report)},
                     {QStringLiteral("findings"), findings}};
    if (report.number != 0)
        json.insert(QStringLiteral("stage"), report.number);
    if (report.fixes)
        json.insert(QStringLiteral("fixes"), QJsonArray::fromStringList(*report.fixes));
    return json;
}

void printReport(const StageReport& report) {
    const QString tiles = CheckReport::tr("%n tile(s)", nullptr, report.stage.layout.pieceCount());
    const QString title = report.stage.info.title;
    const QString named = spokenName(report.file);
    const QString file =
        report.number == 0 ? named : CheckReport::tr("%1, stage %2").arg(named).arg(report.number);
    printLine(title.isEmpty() ? CheckReport::tr("%1: %2").arg(file, tiles)
                              : CheckReport::tr("%1: %2, %3").arg(file, title, tiles));
    if (report.findings.isEmpty())
        printLine(QStringLiteral("  ") + CheckReport::tr("no findings"));
    for (const Finding& finding : report.findings)
        printLine(QStringLiteral("  ") + findingLine(finding));
}

void printFixes(const StageReport& report, bool hints) {
    const QString file = spokenName(report.file);
    for (const QString& fix : *report.fixes)
        printMessage(CheckReport::tr("%1: mended: %2").arg(file, fix));
    if (report.fixes->isEmpty())
        printMessage(
            hints ? CheckReport::tr("%1: nothing that could obviously be mended").arg(file)
                  : CheckReport::tr("%1: nothing that could obviously be mended, hints apart: they "
                                    "are mended with --hints")
                        .arg(file));
}

} // namespace stagewright
