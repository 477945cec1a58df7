#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/exit_status.h"
#include "editor/cli/house_rules_option.h"
#include "editor/cli/output.h"
#include "editor/cli/overlay_option.h"
#include "editor/cli/piped_files.h"
#include "editor/cli/refusal.h"
#include "editor/cli/season_options.h"
#include "editor/cli/season_report.h"
#include "editor/cli/stage_input.h"
#include "model/one_line.h"
#include "model/season/season_file.h"
#include "model/season/season_round.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace stagewright {

namespace {

struct SeasonCommand {
    Q_DECLARE_TR_FUNCTIONS(SeasonCommand)
};

QString seasonDescription() {
    return SeasonCommand::tr("add rallies up to a season: points and standings");
}

Expected<RallySeason> beginSeason(const QString& path) {
    if (isStream(path))
        return refusal(SeasonCommand::tr("a season has a file of its own"), {}, path);
    if (QFileInfo::exists(path))
        return refusal(SeasonCommand::tr("is there already"),
                       SeasonCommand::tr("Leave out --new, or name another file"), path);
    RallySeason season;
    season.rules.points = builtInPointsTables().front();
    return season;
}

/// What a command takes of a rally's results, and says of them.
Expected<SeasonRound> readRound(const QString& file, const SeasonChoice& choice,
                                const QStringList& rulesPaths, const AddedPieces& known) {
    const auto input = loadWholeRally(file, known);
    if (!input)
        return tl::unexpected(input.error());
    const auto given = loadGivenRules(rulesPaths, input->pieces(known).games);
    if (!given)
        return tl::unexpected(given.error());
    auto copy = copiedRound(input->rally, given->house);
    if (!copy) {
        copy.error().file = file;
        return tl::unexpected(copy.error());
    }
    for (const QString& remark : copy->remarks)
        printMessage(Fault{remark, {}, {}, file});
    SeasonRound round = copy->round;
    round.date = choice.date;
    if (choice.powerStage) {
        if (*choice.powerStage > round.stages.size())
            return refusal(SeasonCommand::tr("has no stage %1").arg(*choice.powerStage), {}, file);
        round.powerStage = *choice.powerStage - 1;
    }
    const QString fastest = driverNameKey(choice.fastestLap);
    for (const RoundResult& result : round.results)
        if (driverNameKey(result.driver) == fastest)
            round.fastestLap = result.driver;
    if (!fastest.isEmpty() && round.fastestLap.isEmpty())
        return refusal(SeasonCommand::tr("has no driver \"%1\"").arg(choice.fastestLap), {}, file);
    return round;
}

Expected<RallySeason> withRallies(RallySeason season, const QString& path,
                                  const SeasonChoice& choice, const QStringList& rulesPaths,
                                  const AddedPieces& known) {
    for (const QString& file : choice.rallies) {
        auto round = readRound(file, choice, rulesPaths, known);
        if (!round)
            return tl::unexpected(round.error());
        round->file = fileInSeason(nameAsGiven(file), path);
        if (roundOfFile(season, round->file) >= 0)
            printMessage(Fault{
                SeasonCommand::tr("was in the season: its results are taken anew"), {}, {}, file});
        else if (season.rounds.size() >= mostRounds)
            return refusal(SeasonCommand::tr("a season has at most %1 rounds").arg(mostRounds));
        season = withRound(std::move(season), *round);
        if (const QStringList strangers = strangersIn(season, *round); !strangers.isEmpty())
            printMessage(Fault{SeasonCommand::tr("not among the season's drivers: %1")
                                   .arg(strangers.join(QStringLiteral(", "))),
                               {},
                               SeasonCommand::tr("They count without team and class; take them in "
                                                 "with --roster"),
                               file});
    }
    return season;
}

Expected<RallySeason> asChosen(RallySeason season, const QString& path, const SeasonChoice& choice,
                               const QStringList& rulesPaths, const AddedPieces& known) {
    if (choice.title)
        season.title = oneLine(*choice.title);
    if (choice.points)
        season.rules.points = *choice.points;
    if (choice.best)
        season.rules.best = *choice.best > 0 ? choice.best : std::nullopt;
    if (choice.teamDrivers)
        season.rules.teamDrivers = *choice.teamDrivers > 0 ? choice.teamDrivers : std::nullopt;
    if (choice.ties)
        season.rules.ties = *choice.ties;
    if (!choice.roster.isEmpty()) {
        const auto roster = loadRoster(choice.roster);
        if (!roster)
            return tl::unexpected(roster.error());
        season.drivers = withDriversOf(season.drivers, roster->drivers);
    }
    return withRallies(std::move(season), path, choice, rulesPaths, known);
}

/// What is asked for that the season has not.
Expected<void> mustBeThere(const RallySeason& season, const SeasonQuestion& question) {
    if (question.teams && !hasTeams(season))
        return refusal(SeasonCommand::tr("none of the season's drivers has a team"),
                       SeasonCommand::tr("Take in teams with --roster"));
    const QStringList classes = classesOf(season);
    if (!question.carClass.isEmpty() && !classes.contains(question.carClass))
        return refusal(
            SeasonCommand::tr("none of the season's drivers is of the class \"%1\"")
                .arg(question.carClass),
            classes.isEmpty()
                ? SeasonCommand::tr("Take in classes with --roster")
                : SeasonCommand::tr("Classes are %1").arg(classes.join(QStringLiteral(", "))));
    return {};
}

Expected<ExitStatus> reckonSeason(const QString& path, const SeasonChoice& choice,
                                  const QStringList& rulesPaths, const AddedPieces& known) {
    const auto before = choice.makeNew ? beginSeason(path) : loadSeason(path);
    if (!before)
        return tl::unexpected(before.error());
    const auto season = asChosen(*before, path, choice, rulesPaths, known);
    if (!season)
        return tl::unexpected(season.error());
    if (const auto there = mustBeThere(*season, choice.question); !there)
        return tl::unexpected(there.error());
    if (choice.changes())
        if (const auto saved = saveSeason(*season, path); !saved)
            return tl::unexpected(saved.error());
    const auto report = seasonReport(*season, choice, nameAsGiven(path));
    if (!report)
        return tl::unexpected(report.error());
    if (choice.output.isEmpty()) {
        printText(QString::fromUtf8(*report));
        return ExitStatus::Fine;
    }
    return writeOutput(choice.output, *report).map([] { return ExitStatus::Fine; });
}

/// Charts need fonts.
bool drawsSeason(const QStringList& arguments) {
    return arguments.contains(QStringLiteral("--html")) ||
           std::any_of(arguments.begin(), arguments.end(), [](const QString& argument) {
               return argument.endsWith(QStringLiteral(".html"), Qt::CaseInsensitive) ||
                      argument.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive);
           });
}

ExitStatus runSeason(const QStringList& arguments, const Games& games) {
    QCommandLineParser parser;
    parser.setApplicationDescription(SeasonCommand::tr(
        "Says the standings of a season: points by place in its rallies, whose results it holds.\n"
        "With --new, makes one; with --add, copies the results of rallies into it."));
    const SeasonOptions options(parser);
    addRulesOption(parser);
    const OverlayOption overlays(parser);
    if (const auto outcome = readArguments(parser, arguments, FileCount::One))
        return *outcome;
    const auto known = overlays.read(parser, games);
    if (!known)
        return ExitStatus::Unusable;
    return answeredWith(options.read(parser).and_then([&](const SeasonChoice& choice) {
        return reckonSeason(parser.positionalArguments().constFirst(), choice, rulesFiles(parser),
                            *known);
    }));
}

} // namespace

extern const Subcommand seasonCommand;
const Subcommand seasonCommand{"season", seasonDescription, false, runSeason, drawsSeason};

} // namespace stagewright
