#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/drive_rules_choice.h"
#include "editor/cli/exit_status.h"
#include "editor/cli/overlay_option.h"
#include "editor/cli/piped_files.h"
#include "editor/cli/race_options.h"
#include "editor/cli/race_report.h"
#include "editor/cli/stage_estimating.h"
#include "editor/cli/stage_input.h"
#include "editor/cli/stage_option.h"
#include "editor/cli/subcommand.h"
#include "model/drive/race/stage_racing.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct RaceCommand {
    Q_DECLARE_TR_FUNCTIONS(RaceCommand)
};

QString raceDescription() {
    return RaceCommand::tr("say what a race of several cars is like");
}

tl::unexpected<Fault> inFile(Fault fault, const QString& file) {
    if (fault.file.isEmpty())
        fault.file = file;
    return tl::unexpected(std::move(fault));
}

/// Of a stage whose game is another than that of the dice and spaces which races are simulated by.
Fault notForCars(const QString& file) {
    return {RaceCommand::tr("races are simulated on hexagonal tiles alone"),
            {},
            RaceCommand::tr("\"stagewright estimate\" says how long a stage of this game takes"),
            file};
}

/// Negative if a piece is not known: nothing is said of a stage without it.
Expected<ExitStatus> raceFile(const QString& file, std::optional<int> number,
                              const RaceChoice& choice, const AddedPieces& known) {
    const auto input = loadOneStage(file, number, known);
    if (!input)
        return tl::unexpected(input.error());
    sayWhatIsMissing(*input);
    if (hasUnknownPieces(*input))
        return ExitStatus::Negative;
    const Stage& stage = input->stages.front().stage;
    const Games& all = input->pieces(known).games;
    if (all.face<StageEstimating>(stage).estimate)
        return tl::unexpected(notForCars(file));
    const auto given = givenRulesFor(stage, choice.rulesFiles, all);
    if (!given)
        return tl::unexpected(given.error());
    const auto rules = rulesFor(stage, given->house);
    if (!rules)
        return inFile(rules.error(), file);
    auto road = raceRoadOf(stage, all, *rules, choice.laps.value_or(stage.info.laps));
    if (!road)
        return inFile(road.error(), file);
    RaceSettings settings = choice.race;
    for (const QString& id : choice.dashboards) {
        const auto chosen = chosenDashboard(*rules, id);
        if (!chosen)
            return tl::unexpected(chosen.error());
        settings.dashboards.push_back(*chosen);
    }
    const QString usual = road->dashboard.id;
    const auto simulator = RaceSimulator::make(*std::move(road), *rules, settings);
    if (!simulator)
        return inFile(simulator.error(), file);
    const auto races = runRaces(**simulator, choice.length);
    const RaceSubject subject{nameAsGiven(file),
                              stage,
                              *rules,
                              **simulator,
                              choice,
                              nameAsGiven(choice.rulesFiles.value(0)),
                              choice.dashboards.isEmpty() ? QStringList(usual) : choice.dashboards,
                              all.face<StagePlaces>(stage)};
    if (choice.json) {
        printJson(raceJson(subject, *races));
        return ExitStatus::Fine;
    }
    for (const QString& line : raceLines(subject, *races))
        printLine(line);
    return ExitStatus::Fine;
}

ExitStatus runRace(const QStringList& arguments, const Games& games) {
    QCommandLineParser parser;
    parser.setApplicationDescription(RaceCommand::tr(
        "Says what a race of several cars on a stage or circuit is like: rounds, wins by place on\n"
        "the grid, passes, how often cars are held up and where, minutes at the table."));
    const RaceOptions options(parser);
    const OverlayOption overlays(parser);
    addStageOption(parser);
    if (const auto outcome = readArguments(parser, arguments, FileCount::One))
        return *outcome;
    const auto known = overlays.read(parser, games);
    if (!known)
        return ExitStatus::Unusable;
    return answeredWith(options.read(parser).and_then([&](const RaceChoice& choice) {
        return stageNumber(parser).and_then([&](std::optional<int> stage) {
            return raceFile(parser.positionalArguments().constFirst(), stage, choice, *known);
        });
    }));
}

} // namespace

extern const Subcommand raceCommand;
const Subcommand raceCommand{"race", raceDescription, false, runRace};

} // namespace stagewright
