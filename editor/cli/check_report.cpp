#include "editor/cli/check_report.h"

#include "editor/cli/console.h"
#include "editor/cli/piped_files.h"
#include "model/one_line.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace stagewright {

namespace {

struct CheckReport {
    Q_DECLARE_TR_FUNCTIONS(CheckReport)
};

/// "(1, 0)" of each.
QStringList placesOf(const Finding& finding, const StagePlaces& places) {
    QStringList names;
    for (const Place place : finding.places)
        names << places.name(place);
    return names;
}

QJsonObject findingJson(const Finding& finding, const StagePlaces& places) {
    QJsonObject json{
        {QStringLiteral("rule"), finding.rule},
        {QStringLiteral("severity"), name(finding.severity)},
        {QStringLiteral("places"), QJsonArray::fromStringList(placesOf(finding, places))},
        {QStringLiteral("text"), finding.text}};
    if (places.listKey.isEmpty())
        return json;
    QJsonArray numbers;
    for (const Place place : finding.places)
        numbers.append(QJsonArray{place.x, place.y});
    json.insert(places.listKey, numbers);
    return json;
}

} // namespace

StageReport checkedStage(const QString& file, int number, const Stage& stage,
                         const CheckSettings& settings) {
    CheckSettings finished = settings;
    finished.finished = true;
    const auto checker = checkerFor(stage, finished);
    checker->check(stage);
    return {file,
            number,
            stage,
            checker->way(stage),
            checker->findings(),
            settings.games.face<StagePlaces>(stage),
            {},
            settings.games.face<PieceWords>(stage)};
}

QString wordFor(Severity severity) {
    return severity == Severity::Error     ? CheckReport::tr("error")
           : severity == Severity::Warning ? CheckReport::tr("warning")
                                           : CheckReport::tr("hint");
}

QString findingLine(const Finding& finding, const StagePlaces& places) {
    const QStringList names = placesOf(finding, places);
    const QString severity = wordFor(finding.severity);
    return names.isEmpty()
               ? CheckReport::tr("%1: %2").arg(severity, finding.text)
               : CheckReport::tr("%1: %2: %3").arg(severity, names.join(u' '), finding.text);
}

bool hasErrors(const StageReport& report) {
    return std::any_of(report.findings.begin(), report.findings.end(),
                       [](const Finding& finding) { return finding.severity == Severity::Error; });
}

QJsonObject reportJson(const StageReport& report) {
    QJsonArray findings;
    for (const Finding& finding : report.findings)
        findings.append(findingJson(finding, report.places));
    QJsonObject json{{QStringLiteral("file"), report.file},
                     {QStringLiteral("tiles"), report.stage.layout.pieceCount()},
                     {QStringLiteral("route"), QJsonArray::fromStringList(report.way)},
                     {QStringLiteral("findings"), findings}};
    if (report.number != 0)
        json.insert(QStringLiteral("stage"), report.number);
    if (report.fixes)
        json.insert(QStringLiteral("fixes"), QJsonArray::fromStringList(*report.fixes));
    return json;
}

void printReport(const StageReport& report) {
    const QString pieces = report.words.count(report.stage.layout.pieceCount());
    const QString title = oneLine(report.stage.info.title);
    const QString named = spokenName(report.file);
    const QString file =
        report.number == 0 ? named : CheckReport::tr("%1, stage %2").arg(named).arg(report.number);
    printLine(title.isEmpty() ? CheckReport::tr("%1: %2").arg(file, pieces)
                              : CheckReport::tr("%1: %2, %3").arg(file, title, pieces));
    if (report.findings.isEmpty())
        printLine(QStringLiteral("  ") + CheckReport::tr("no findings"));
    for (const Finding& finding : report.findings)
        printLine(QStringLiteral("  ") + findingLine(finding, report.places));
}

void printFixes(const QString& file, const QStringList& fixes, bool hints) {
    const QString name = spokenName(file);
    for (const QString& fix : fixes)
        printMessage(CheckReport::tr("%1: mended: %2").arg(name, fix));
    if (fixes.isEmpty())
        printMessage(
            hints ? CheckReport::tr("%1: nothing that could obviously be mended").arg(name)
                  : CheckReport::tr("%1: nothing that could obviously be mended, hints apart: they "
                                    "are mended with --hints")
                        .arg(name));
}

} // namespace stagewright
