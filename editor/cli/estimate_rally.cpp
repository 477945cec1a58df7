#include "editor/cli/estimate_rally.h"

#include "editor/cli/console.h"
#include "editor/cli/rally_report.h"
#include "model/drive/rules_file.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

struct EstimateRally {
    Q_DECLARE_TR_FUNCTIONS(EstimateRally)
};

bool isForStages(const EstimateChoice& choice) {
    return choice.exact || choice.laps || !choice.dashboard.isEmpty() ||
           choice.wishes.drive.flyingStart || !choice.wishes.drive.mishaps ||
           choice.wishes.length.halfWidth > 0;
}

/// As many rallies as make about so many drives.
RallyRun runOf(const EstimateChoice& choice, qsizetype stages, int players) {
    const RunLength& length = choice.wishes.length;
    RallyRun run;
    run.profile = choice.wishes.drive.profile;
    run.rallies =
        std::max<std::int64_t>(1, length.mostDrives / std::max<std::int64_t>(1, stages * players));
    run.seed = length.seed;
    run.threads = length.threads;
    return run;
}

} // namespace

Expected<Outcome> estimateRally(const QString& file, const StageInput& input,
                                const Catalogue& catalogue, const EstimateChoice& choice) {
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
    if (hasUnknownTiles(input))
        return Outcome::Negative;
    const Rally& whole = input.rally;
    auto rally = Rally::of(whole.info, whole.sessions(), whole.stages(), {}, {});
    const int players = choice.players.value_or(whole.players());
    rally->info.evening.players = players;
    std::optional<DriveRules> rules;
    if (!choice.rulesFile.isEmpty()) {
        const auto own = loadRules(choice.rulesFile);
        if (!own)
            return tl::unexpected(own.error());
        rules = *own;
    }
    const auto driven = driveRally(file, *rally, input.own ? input.own->catalogue : catalogue,
                                   runOf(choice, rally->stages().size(), players), rules);
    if (!driven)
        return tl::unexpected(driven.error());
    if (choice.json) {
        QJsonObject json = outlookJson(*driven);
        json.insert(QStringLiteral("file"), file);
        json.insert(QStringLiteral("title"), rally->info.title);
        json.insert(QStringLiteral("players"), players);
        json.insert(QStringLiteral("minutes"),
                    std::round(driven->plan.timetable.minutes() * 10) / 10);
        json.insert(QStringLiteral("setup_minutes"),
                    std::round(driven->plan.timetable.setup * 10) / 10);
        printJson(json);
        return Outcome::Fine;
    }
    printLine(rallyHeading(*driven));
    for (const QString& line : outlookLines(*driven))
        printLine(line);
    printLine(QStringLiteral("  ") +
              EstimateRally::tr("At the table: %n minute(s), and %1 to set up.", nullptr,
                                static_cast<int>(std::lround(driven->plan.timetable.minutes())))
                  .arg(std::lround(driven->plan.timetable.setup)));
    return Outcome::Fine;
}

} // namespace stagewright
