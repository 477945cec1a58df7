#include "editor/cli/arguments.h"
#include "editor/cli/check_rally.h"
#include "editor/cli/console.h"
#include "editor/cli/exit_status.h"
#include "editor/cli/output.h"
#include "editor/cli/overlay_option.h"
#include "editor/cli/piped_files.h"
#include "editor/cli/rally_expected_times.h"
#include "editor/cli/rally_options.h"
#include "editor/cli/rally_output.h"
#include "editor/cli/rally_table.h"
#include "editor/cli/rally_timetable.h"
#include "editor/cli/stage_estimating.h"
#include "editor/cli/stage_input.h"
#include "editor/drawing/fonts.h"
#include "editor/sheets/pack_preview.h"
#include "model/one_line.h"
#include "model/pack/rally_pack_reader.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "model/rally/services.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace stagewright {

namespace {

struct RallyCommand {
    Q_DECLARE_TR_FUNCTIONS(RallyCommand)
};

QString rallyDescription() {
    return RallyCommand::tr("plan a rally: timetable, tiles and totals");
}

/// The rally as the options plan for it.
Rally asChosen(const Rally& rally, const RallyChoice& choice) {
    Rally chosen = rally;
    if (choice.players && chosen.players() != *choice.players) {
        // Who drives does not matter to a plan, only how many.
        if (const auto without = Rally::of(rally.info, rally.sessions(), rally.stages(), {}, {}))
            chosen = *without;
        chosen.info.evening.players = *choice.players;
    }
    if (choice.start.isValid())
        chosen.info.evening.start = choice.start;
    if (choice.minutes)
        chosen.info.evening.minutes = choice.minutes;
    return chosen;
}

/// Adds a file of tiles to those of the rally. Files of one name that differ are both kept.
void addTileSet(const QString& name, const QByteArray& text, PieceSets& sets) {
    QString kept = name;
    for (int i = 2; sets.contains(kept) && sets[kept] != text; ++i)
        kept = QStringLiteral("%1-%2").arg(i).arg(name);
    sets[kept] = text;
}

/// The games with all tile sets; one that contradicts another is a fault.
Expected<AddedPieces> withAll(const Games& games, const PieceSets& sets) {
    auto all = withPieceSets(games, sets);
    if (all && !all->passedOver.empty())
        return tl::unexpected(all->passedOver.front());
    return all;
}

Expected<RallyPack> newRally(const QStringList& files, const RallyChoice& choice,
                             const AddedPieces& known) {
    const auto fault = [](const QString& what, const QString& remedy, const QString& file) {
        return tl::unexpected(Fault{what, {}, remedy, file});
    };
    RallyPack pack;
    Rally& rally = pack.rally;
    rally.info.title = oneLine(choice.title);
    for (const QString& file : files) {
        const auto input = loadStageInput(file, known);
        if (!input)
            return tl::unexpected(input.error());
        if (!input->faults.empty())
            return tl::unexpected(input->faults.front());
        sayWhatIsMissing(*input);
        for (const Fault& loss : input->leftBehind)
            printMessage(loss);
        for (const auto& [name, text] : input->tileSets)
            addTileSet(name, text, pack.tileSets);
        for (const InputStage& each : input->stages) {
            RallyStage added;
            added.stage = each.stage;
            apply(addStage(rally, added, rally.stages().size()), rally);
        }
    }
    rally.info.evening.players = playersFor(rally.stages());
    if (rally.stages().size() > mostStages)
        return fault(RallyCommand::tr("a rally has at most %n stage(s)", nullptr, mostStages), {},
                     {});
    const auto all = withAll(known.games, pack.tileSets);
    if (!all)
        return tl::unexpected(all.error());
    rally = withServices(std::move(rally), all->games);
    return pack;
}

Expected<void> makeRally(const QStringList& files, const RallyChoice& choice,
                         const AddedPieces& known) {
    auto pack = newRally(files, choice, known);
    if (!pack)
        return tl::unexpected(pack.error());
    pack->rally = asChosen(pack->rally, choice);
    if (choice.entered)
        pack = carryingEntered(*std::move(pack), known.games, choice.output);
    const auto all = withPieceSets(known.games, pack->tileSets);
    if (all && isPackFile(choice.output)) {
        registerFonts();
        pack->preview = packPreview(pack->rally, all->games);
    }
    if (const auto may = mayWriteOver(choice.output, known.games); !may)
        return may;
    sayOwnerEntries(pack->rally, known.games, choice.output);
    return saveRallyTo(*pack, choice.output);
}

/// As "estimate" asks it of kinds that have more to say.
EstimateChoice estimateChoice(const RallyRun& run) {
    EstimateChoice choice;
    choice.request.drive.profile = run.profile;
    choice.request.length.mostDrives = run.rallies;
    choice.request.length.seed = run.seed;
    choice.request.length.threads = run.threads;
    return choice;
}

/// @param more what kinds of layout say of their stages
void print(const RallySubject& subject, const RallySaid& more, const RallyFindings& findings,
           bool json) {
    if (json) {
        QJsonObject all{{QStringLiteral("file"), subject.file},
                        {QStringLiteral("title"), subject.rally.info.title},
                        {QStringLiteral("players"), subject.rally.players()},
                        {QStringLiteral("findings"), findingsJson(findings, subject.rally)}};
        for (const QJsonObject& part :
             {timetableJson(subject), tableJson(subject), expectedTimesJson(subject), more.json})
            for (auto field = part.begin(); field != part.end(); ++field)
                all.insert(field.key(), field.value());
        return printJson(all);
    }
    printLine(rallyHeading(subject));
    for (const QString& line : rulesLines(subject) + timetableLines(subject) + tableLines(subject) +
                                   expectedTimesLines(subject) + more.lines)
        printLine(line);
    for (const RallyFinding& finding : findings)
        printLine(QStringLiteral("  ") + findingLine(finding));
}

Expected<ExitStatus> planFile(const QString& file, const RallyChoice& choice,
                              const AddedPieces& known) {
    const auto given = loadWholeRally(file, known);
    if (!given)
        return tl::unexpected(given.error());
    sayWhatIsMissing(*given);
    if (hasUnknownPieces(*given))
        return ExitStatus::Negative; // nobody knows how it is driven
    const auto rules = loadGivenRules(choice.rulesFiles, given->pieces(known).games);
    if (!rules)
        return tl::unexpected(rules.error());
    const Games& games = rules->games;
    const Rally rally = asChosen(given->rally, choice);
    auto driven = driveRally(nameAsGiven(file), rally, *rules, choice.run);
    if (!driven)
        return tl::unexpected(driven.error());
    const RallyFindings findings = checkRally({rally, games, driven->plan.timetable.minutes()});
    print(*driven, saidOfRally({rally, games, rally.players(), estimateChoice(choice.run)}),
          findings, choice.json);
    const bool fine =
        std::none_of(findings.begin(), findings.end(), [](const RallyFinding& finding) {
            return finding.severity == Severity::Error;
        });
    return fine ? ExitStatus::Fine : ExitStatus::Negative;
}

/// Then a picture is drawn for the pack.
bool makesRally(const QStringList& arguments) {
    return arguments.contains(QStringLiteral("--new"));
}

ExitStatus runRally(const QStringList& arguments, const Games& games) {
    QCommandLineParser parser;
    parser.setApplicationDescription(RallyCommand::tr(
        "Plans a rally: timetable with clock times, boxes and tiles, expected times and totals.\n"
        "With --new, makes one of stages. Leaves with 1 if it cannot be laid as it is meant to."));
    const RallyOptions options(parser);
    const OverlayOption overlays(parser);
    if (const auto outcome = readArguments(parser, arguments, FileCount::OneOrMore))
        return *outcome;
    const auto known = overlays.read(parser, games);
    if (!known)
        return ExitStatus::Unusable;
    return answeredWith(
        options.read(parser).and_then([&](const RallyChoice& choice) -> Expected<ExitStatus> {
            const QStringList files = parser.positionalArguments();
            if (!choice.makeNew)
                return planFile(files.constFirst(), choice, *known);
            return makeRally(files, choice, *known).map([] { return ExitStatus::Fine; });
        }));
}

} // namespace

extern const Subcommand rallyCommand;
const Subcommand rallyCommand{"rally", rallyDescription, false, runRally, makesRally};

} // namespace stagewright
