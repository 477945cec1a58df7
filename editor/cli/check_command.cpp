#include "editor/cli/arguments.h"
#include "editor/cli/box_choice.h"
#include "editor/cli/console.h"
#include "editor/cli/stage_input.h"
#include "validators/checker.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace stagewright {

namespace {

struct CheckCommand {
    Q_DECLARE_TR_FUNCTIONS(CheckCommand)
};

QString description() {
    return CheckCommand::tr("say whether stages can be laid and driven");
}

/// What is said of one stage.
struct Report {
    QString file;
    Stage stage;
    Route route;
    Findings findings;

    [[nodiscard]] bool hasErrors() const {
        return std::any_of(findings.begin(), findings.end(), [](const Finding& finding) {
            return finding.severity == Severity::Error;
        });
    }
};

struct Wishes {
    std::optional<BoxList> boxes; ///< nothing: those that the stage needs at least
    bool hints = false;
    bool json = false;
};

Expected<Report> checkFile(const QString& file, const Catalogue& catalogue, const Wishes& wishes) {
    auto stage = loadKnownStage(file, catalogue);
    if (!stage)
        return tl::unexpected(stage.error());
    Checker checker(catalogue, stockOf(wishes.boxes ? *wishes.boxes : boxesFor(*stage, catalogue)));
    checker.setHints(wishes.hints);
    checker.check(*stage);
    return Report{file, *std::move(stage), checker.route(), checker.findings()};
}

/// Empty unless the route is complete.
QJsonArray routeJson(const Report& report) {
    QJsonArray sides;
    if (!report.route.complete)
        return sides;
    const auto append = [&](const std::vector<RouteStep>& steps) {
        for (const RouteStep& step : steps)
            sides.append(report.stage.placements()[step.placement].side.toString());
    };
    append(report.route.leadIn);
    append(report.route.steps);
    return sides;
}

QJsonObject findingJson(const Finding& finding) {
    QJsonArray hexes;
    for (const Hex hex : finding.hexes)
        hexes.append(QJsonArray{hex.q, hex.r});
    return {{QStringLiteral("rule"), finding.rule},
            {QStringLiteral("severity"), name(finding.severity)},
            {QStringLiteral("hexes"), hexes},
            {QStringLiteral("text"), finding.text}};
}

QJsonObject reportJson(const Report& report) {
    QJsonArray findings;
    for (const Finding& finding : report.findings)
        findings.append(findingJson(finding));
    return {{QStringLiteral("file"), report.file},
            {QStringLiteral("tiles"), report.stage.placements().size()},
            {QStringLiteral("route"), routeJson(report)},
            {QStringLiteral("findings"), findings}};
}

/// "error: (1, 0) (1, 1): text"
QString findingLine(const Finding& finding) {
    QStringList hexes;
    for (const Hex hex : finding.hexes)
        hexes << QStringLiteral("(%1, %2)").arg(hex.q).arg(hex.r);
    QStringList parts{name(finding.severity)};
    if (!hexes.isEmpty())
        parts << hexes.join(u' ');
    parts << finding.text;
    return parts.join(QStringLiteral(": "));
}

void printReport(const Report& report) {
    const QString tiles =
        CheckCommand::tr("%n tile(s)", nullptr, static_cast<int>(report.stage.placements().size()));
    const QString title = report.stage.info.title;
    printLine(title.isEmpty() ? QStringLiteral("%1: %2").arg(report.file, tiles)
                              : QStringLiteral("%1: %2, %3").arg(report.file, title, tiles));
    if (report.findings.isEmpty())
        printLine(QStringLiteral("  ") + CheckCommand::tr("no findings"));
    for (const Finding& finding : report.findings)
        printLine(QStringLiteral("  ") + findingLine(finding));
}

Outcome checkFiles(const QStringList& files, const Catalogue& catalogue, const Wishes& wishes) {
    Outcome outcome = Outcome::Fine;
    QJsonArray reports;
    for (const QString& file : files) {
        const auto report = checkFile(file, catalogue, wishes);
        if (!report) {
            printMessage(report.error());
            outcome = Outcome::Unusable;
            continue;
        }
        if (report->hasErrors())
            outcome = std::max(outcome, Outcome::Negative);
        if (wishes.json)
            reports.append(reportJson(*report));
        else
            printReport(*report);
    }
    if (wishes.json && files.size() > 1)
        printJson(reports);
    else if (wishes.json && !reports.isEmpty())
        printJson(reports.first());
    return outcome;
}

Outcome run(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(CheckCommand::tr(
        "Says whether stages can be laid and driven, and what is probably not meant.\n"
        "Leaves with 1 if there are errors in a stage, with 2 if a file cannot be used."));
    const QCommandLineOption boxes(
        QStringLiteral("boxes"),
        CheckCommand::tr("The boxes on the table, as \"stagewright boxes\" names them, with commas "
                         "between; one named twice counts twice. Left out: those that the stage "
                         "needs at least, the core box of its game and, for tiles that it lacks, "
                         "as few others as hold them."),
        QStringLiteral("BOX,..."));
    parser.addOption(boxes);
    const QCommandLineOption hints(
        QStringLiteral("hints"),
        CheckCommand::tr(
            "Give hints too: what real stages do now and then, such as a start that is "
            "driven against its print, or a change of surface."));
    parser.addOption(hints);
    const QCommandLineOption json(
        QStringLiteral("json"),
        CheckCommand::tr("Write JSON: an object for one file, an array for several."));
    parser.addOption(json);
    if (const auto outcome = readArguments(parser, arguments, Files::OneOrMore))
        return *outcome;
    const auto catalogue = builtInCatalogue();
    if (!catalogue) {
        printMessage(catalogue.error());
        return Outcome::Unusable;
    }
    Wishes wishes{std::nullopt, parser.isSet(hints), parser.isSet(json)};
    if (parser.isSet(boxes)) {
        const auto named = boxesNamed(parser.value(boxes), *catalogue);
        if (!named) {
            printMessage(named.error());
            return Outcome::Unusable;
        }
        wishes.boxes = *named;
    }
    return checkFiles(parser.positionalArguments(), *catalogue, wishes);
}

} // namespace

extern const Command checkCommand;
const Command checkCommand{"check", description, false, run};

} // namespace stagewright
