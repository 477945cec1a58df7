#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/drive_rules_choice.h"
#include "editor/cli/estimate_options.h"
#include "editor/cli/estimate_rally.h"
#include "editor/cli/estimate_report.h"
#include "editor/cli/exit_status.h"
#include "editor/cli/house_rules_option.h"
#include "editor/cli/overlay_option.h"
#include "editor/cli/piped_files.h"
#include "editor/cli/stage_estimating.h"
#include "editor/cli/stage_input.h"
#include "editor/cli/stage_option.h"
#include "model/drive/drive_task.h"
#include "model/drive/stage_driving.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct EstimateCommand {
    Q_DECLARE_TR_FUNCTIONS(EstimateCommand)
};

QString estimateDescription() {
    return EstimateCommand::tr(
        "say how long a stage or a rally takes, on the road and at the table");
}

void print(const EstimateChoice& choice, const QJsonObject& json, const QStringList& lines) {
    if (choice.json)
        return printJson(json);
    for (const QString& line : lines)
        printLine(line);
}

/// Negative if a piece is not known: nothing is said of a stage without it.
Expected<ExitStatus> estimateFile(const QString& file, std::optional<int> number,
                                  const EstimateChoice& choice, const QCommandLineParser& parser,
                                  const AddedPieces& known) {
    auto opened = loadStageInput(file, known);
    if (!opened)
        return tl::unexpected(opened.error());
    if (!number && opened->isRally)
        return estimateRally(file, *opened, known, choice);
    const auto input = oneStageOf(*std::move(opened), number, file);
    if (!input)
        return tl::unexpected(input.error());
    sayWhatIsMissing(*input);
    if (hasUnknownPieces(*input))
        return ExitStatus::Negative;
    const Stage* stage = &input->stages.front().stage;
    const Games& all = input->pieces(known).games;
    if (const auto may = refuseForeignOptions(parser, choice.ofDrives, *stage, all); !may)
        return tl::unexpected(may.error());
    const auto given = givenRulesFor(*stage, choice.rulesFiles, all);
    if (!given)
        return tl::unexpected(given.error());
    if (const auto& own = all.face<StageEstimating>(*stage); own.estimate)
        return own.estimate({nameAsGiven(file), *stage, given->games, choice, parser});
    const auto rules = rulesFor(*stage, given->house);
    if (!rules) {
        Fault fault = rules.error();
        if (fault.file.isEmpty())
            fault.file = file; // which names a game that has no rules
        return tl::unexpected(fault);
    }
    auto task = driveTaskOf(*stage, all, *rules, choice.laps.value_or(stage->info.laps));
    if (!task) {
        Fault fault = task.error();
        fault.file = file;
        return tl::unexpected(fault);
    }
    if (!choice.dashboard.isEmpty()) {
        const auto chosen = chosenDashboard(*rules, choice.dashboard);
        if (!chosen)
            return tl::unexpected(chosen.error());
        task->dashboard = *chosen;
    }
    // Of one game there is no more than one file.
    const QString own = choice.rulesFiles.value(0);
    const EstimateSubject subject{nameAsGiven(file),
                                  *stage,
                                  *task,
                                  *rules,
                                  choice,
                                  nameAsGiven(own),
                                  all.face<StagePlaces>(*stage),
                                  all.face<PieceWords>(*stage)};
    if (choice.exact) {
        const auto drive =
            solveExactly(task->graph, *rules, task->dashboard, {}, choice.request.drive.profile);
        print(choice, exactJson(subject, *drive), exactLines(subject, *drive));
        return ExitStatus::Fine;
    }
    const auto estimated = estimate(*stage, *task, *rules, choice.request);
    // On very many laps they would keep the user waiting, and say no more than on a few.
    const bool classes = !rules->dashboards.front().carClass.isEmpty() &&
                         spaceCount(task->graph) <= mostSpacesForDamage;
    const auto solo = classes ? *soloTimes(*task, *rules) : std::vector<SoloTime>();
    print(choice, estimateJson(subject, *estimated, solo),
          estimateLines(subject, *estimated, solo));
    return ExitStatus::Fine;
}

ExitStatus runEstimate(const QStringList& arguments, const Games& games) {
    QCommandLineParser parser;
    parser.setApplicationDescription(EstimateCommand::tr(
        "Says how long a stage takes: expected time and its spread, turns, losses of control,\n"
        "damage, minutes at the table, class, and how hard it is and why. Of a rally: times and\n"
        "totals of its stages, damage carried on, and minutes at the table."));
    const EstimateOptions options(parser);
    addKindOptions(parser, games);
    const OverlayOption overlays(parser);
    addStageOption(parser);
    if (const auto outcome = readArguments(parser, arguments, FileCount::One))
        return *outcome;
    const auto known = overlays.read(parser, games);
    if (!known)
        return ExitStatus::Unusable;
    return answeredWith(options.read(parser).and_then([&](const EstimateChoice& choice) {
        return stageNumber(parser).and_then([&](std::optional<int> stage) {
            return estimateFile(parser.positionalArguments().constFirst(), stage, choice, parser,
                                *known);
        });
    }));
}

} // namespace

extern const Subcommand estimateCommand;
const Subcommand estimateCommand{"estimate", estimateDescription, false, runEstimate};

} // namespace stagewright
