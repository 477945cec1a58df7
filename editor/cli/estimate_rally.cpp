#include "editor/cli/estimate_rally.h"

#include "editor/cli/console.h"
#include "editor/cli/house_rules_option.h"
#include "editor/cli/piped_files.h"
#include "editor/cli/rally_expected_times.h"
#include "editor/cli/rally_timetable.h"
#include "editor/cli/stage_estimating.h"
#include "editor/language/display_locale.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

struct EstimateRally {
    Q_DECLARE_TR_FUNCTIONS(EstimateRally)
};

bool isForStages(const EstimateChoice& choice) {
    return choice.exact || choice.laps || !choice.dashboard.isEmpty() ||
           choice.request.drive.flyingStart || !choice.request.drive.mishaps ||
           choice.request.length.halfWidth > 0;
}

/// As many rallies as make about so many drives.
RallyRun runOf(const EstimateChoice& choice, qsizetype stages, int players) {
    const RunLength& length = choice.request.length;
    RallyRun run;
    run.profile = choice.request.drive.profile;
    run.rallies =
        std::max<std::int64_t>(1, length.mostDrives / std::max<std::int64_t>(1, stages * players));
    run.seed = length.seed;
    run.threads = length.threads;
    return run;
}

/// Each stage as "estimate" drives it on its own: by undamaged cars, all the drives for it.
std::vector<DriveStatistics> drivenAlone(const RallySubject& subject,
                                         const EstimateChoice& choice) {
    std::vector<DriveStatistics> alone;
    for (const PreparedStage& stage : subject.prepared) {
        const DriveTask& task = stage.task;
        const Simulator cars(task.pieces, task.graph, *stage.rules, task.dashboard,
                             choice.request.drive);
        alone.push_back(*simulate(cars, choice.request.length)); // nobody asks it to stop
    }
    return alone;
}

/// What was said of a stage in the rally gets names of its own beside what is said of it alone.
QJsonArray withAlone(const QJsonArray& stages, const std::vector<DriveStatistics>& alone) {
    QJsonArray both;
    std::size_t next = 0; // of those that are driven
    for (const QJsonValue each : stages) {
        QJsonObject stage = each.toObject();
        if (!stage.contains(QStringLiteral("expected_seconds"))) {
            both.append(stage);
            continue;
        }
        const DriveStatistics& drives = alone.at(next++);
        for (const char* field : {"expected_seconds", "p10", "p90", "turns"}) {
            const QString name = QString::fromLatin1(field);
            stage.insert(QStringLiteral("rally_") + name, stage[name]);
        }
        const auto halfWidth = drives.halfWidth();
        stage.insert(QStringLiteral("drives"), static_cast<qint64>(drives.drives()));
        stage.insert(QStringLiteral("expected_seconds"), drives.mean());
        stage.insert(QStringLiteral("half_width"),
                     halfWidth ? QJsonValue(*halfWidth) : QJsonValue());
        stage.insert(QStringLiteral("p10"), drives.quantile(0.1));
        stage.insert(QStringLiteral("p90"), drives.quantile(0.9));
        stage.insert(QStringLiteral("turns"), drives.turns());
        both.append(stage);
    }
    return both;
}

QStringList aloneLines(const RallySubject& subject, const std::vector<DriveStatistics>& alone) {
    if (alone.empty())
        return {};
    const auto drives = static_cast<int>(alone.front().drives());
    QStringList lines{EstimateRally::tr(
        "Each stage alone, in %n drive(s) of an undamaged car:", nullptr, drives)};
    for (std::size_t i = 0; i < alone.size(); ++i)
        lines << QStringLiteral("  ") +
                     EstimateRally::tr("%1: %2 expected (%3 to %4), %5 turns")
                         .arg(stageName(subject.rally, subject.prepared[i].index),
                              minutesAndSeconds(alone[i].mean()),
                              minutesAndSeconds(alone[i].quantile(0.1)),
                              minutesAndSeconds(alone[i].quantile(0.9)),
                              displayNumber(alone[i].turns(), 1));
    return lines;
}

} // namespace

Expected<ExitStatus> estimateRally(const QString& file, const StageInput& input,
                                   const AddedPieces& known, const EstimateChoice& choice) {
    if (isForStages(choice))
        return tl::unexpected(Fault{
            EstimateRally::tr("--exact, --laps, --dashboard, --flying-start, --no-mishaps and --ci "
                              "are for single stages"),
            {},
            EstimateRally::tr("Choose a stage of the rally with --stage"),
            file});
    if (const auto isWhole = mustBeWholeRally(input, file); !isWhole)
        return tl::unexpected(isWhole.error());
    sayWhatIsMissing(input);
    if (hasUnknownPieces(input))
        return ExitStatus::Negative;
    const Rally& whole = input.rally;
    auto rally = Rally::of(whole.info, whole.sessions(), whole.stages(), {}, {});
    const int players = choice.players.value_or(whole.players());
    rally->info.evening.players = players;
    const auto given = loadGivenRules(choice.rulesFiles, input.pieces(known).games);
    if (!given)
        return tl::unexpected(given.error());
    const auto driven = driveRally(nameAsGiven(file), *rally, *given,
                                   runOf(choice, rally->stages().size(), players));
    if (!driven)
        return tl::unexpected(driven.error());
    const std::vector<DriveStatistics> alone = drivenAlone(*driven, choice);
    const RallySaid more = saidOfRally({*rally, given->games, players, choice});
    if (choice.json) {
        QJsonObject json = expectedTimesJson(*driven);
        json.insert(QStringLiteral("stages"),
                    withAlone(json[QStringLiteral("stages")].toArray(), alone));
        json.insert(QStringLiteral("file"), nameAsGiven(file));
        json.insert(QStringLiteral("title"), rally->info.title);
        json.insert(QStringLiteral("players"), players);
        json.insert(QStringLiteral("minutes"),
                    std::round(driven->plan.timetable.minutes() * 10) / 10);
        json.insert(QStringLiteral("setup_minutes"),
                    std::round(driven->plan.timetable.setup * 10) / 10);
        for (auto member = more.json.begin(); member != more.json.end(); ++member)
            json.insert(member.key(), member.value());
        printJson(json);
        return ExitStatus::Fine;
    }
    printLine(rallyHeading(*driven));
    for (const QString& line : rulesLines(*driven) + aloneLines(*driven, alone))
        printLine(line);
    for (const QString& line : expectedTimesLines(*driven) + more.lines)
        printLine(line);
    printLine(QStringLiteral("  ") +
              EstimateRally::tr("At the table: %n minute(s), and %1 to set up.", nullptr,
                                static_cast<int>(std::lround(driven->plan.timetable.minutes())))
                  .arg(std::lround(driven->plan.timetable.setup)));
    return ExitStatus::Fine;
}

} // namespace stagewright
