#include "editor/cli/estimate_options.h"

#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "model/rally/rally.h"

#include <QCoreApplication>

#include <cmath>
#include <thread>

namespace stagewright {

namespace {

struct EstimateTexts {
    Q_DECLARE_TR_FUNCTIONS(EstimateOptions)
};

constexpr std::int64_t usualDrives = 100'000;
/// Where a confidence interval is asked for and not reached.
constexpr std::int64_t mostDrives = 1'000'000'000;
constexpr int mostThreads = 256;

QString profileNames() {
    QStringList names;
    for (const Profile profile : allProfiles)
        names << name(profile);
    return names.join(QStringLiteral(", "));
}

/// A whole number within a range; a message and nothing if it is not that.
std::optional<std::int64_t> number(const QCommandLineParser& parser,
                                   const QCommandLineOption& option, std::int64_t least,
                                   std::int64_t most) {
    bool isNumber = false;
    const std::int64_t value = parser.value(option).toLongLong(&isNumber);
    if (isNumber && least <= value && value <= most)
        return value;
    printMessage(EstimateTexts::tr("--%1 takes a whole number from %2 to %3")
                     .arg(option.names().constFirst())
                     .arg(least)
                     .arg(most));
    return std::nullopt;
}

QCommandLineOption option(const char* name, const QString& description, const char* value) {
    return {QString::fromLatin1(name), description, QString::fromLatin1(value)};
}

} // namespace

EstimateOptions::EstimateOptions(QCommandLineParser& parser)
    : profile_(option("profile",
                      EstimateTexts::tr("How the drivers drive: %1. Left out: %2.")
                          .arg(profileNames(), name(Profile::Optimal)),
                      "PROFILE"))
    , players_(option(
          "players",
          EstimateTexts::tr("How many play, 1 to %1. Left out: %2, of a rally as many as it says.")
              .arg(mostDrivers)
              .arg(usualPlayers),
          "N"))
    , laps_(option("laps",
                   EstimateTexts::tr("Laps of a circuit, 1 to %1. Left out: those of the file.")
                       .arg(mostLaps),
                   "L"))
    , rules_(
          option("rules",
                 EstimateTexts::tr("A rules file of your own. Left out: the rules of the stage's "
                                   "game."),
                 "FILE"))
    , dashboard_(
          option("dashboard",
                 EstimateTexts::tr("Which dashboard of the rules, by its id. Left out: the first "
                                   "for the surface of the stage."),
                 "ID"))
    , flyingStart_(QStringLiteral("flying-start"),
                   EstimateTexts::tr("Drivers may begin with a flying start, and do if it pays."))
    , plain_(
          QStringLiteral("no-mishaps"),
          EstimateTexts::tr("No damage, no tokens of shortcuts: a loss of control costs its time "
                            "and nothing else."))
    , runs_(option("runs",
                   EstimateTexts::tr("How many drives to simulate. Left out: %1.").arg(usualDrives),
                   "N"))
    , interval_(
          option("ci",
                 EstimateTexts::tr("Simulate until the mean time is known to so many seconds to "
                                   "either side (95 %)."),
                 "S"))
    , seed_(option(
          "seed", EstimateTexts::tr("A number; the same gives the same drives. Left out: 1."), "S"))
    , threads_(
          option("threads",
                 EstimateTexts::tr("Threads to use; the result does not depend on it. Left out: "
                                   "one for each core."),
                 "T"))
    , exact_(QStringLiteral("exact"),
             EstimateTexts::tr(
                 "Work the expected time out exactly instead of simulating: one car, die "
                 "by die, without mishaps."))
    , json_(jsonOption()) {
    parser.addOptions({profile_, players_, laps_, rules_, dashboard_, flyingStart_, plain_, runs_,
                       interval_, seed_, threads_, exact_, json_});
}

std::optional<EstimateChoice> EstimateOptions::read(const QCommandLineParser& parser) const {
    EstimateChoice choice;
    if (parser.isSet(profile_)) {
        const auto profile = profileNamed(parser.value(profile_));
        if (!profile) {
            printMessage(EstimateTexts::tr("there is no profile \"%1\", but: %2")
                             .arg(parser.value(profile_), profileNames()));
            return std::nullopt;
        }
        choice.wishes.drive.profile = *profile;
    }
    if (parser.isSet(players_)) {
        const auto players = number(parser, players_, 1, mostDrivers);
        if (!players)
            return std::nullopt;
        choice.players = static_cast<int>(*players);
    }
    if (parser.isSet(laps_)) {
        const auto laps = number(parser, laps_, 1, mostLaps);
        if (!laps)
            return std::nullopt;
        choice.laps = static_cast<int>(*laps);
    }
    if (!readLength(parser, choice.wishes.length))
        return std::nullopt;
    choice.rulesFile = parser.value(rules_);
    choice.dashboard = parser.value(dashboard_);
    choice.wishes.drive.flyingStart = parser.isSet(flyingStart_);
    choice.wishes.drive.mishaps = !parser.isSet(plain_);
    choice.exact = parser.isSet(exact_);
    choice.json = parser.isSet(json_);
    if (choice.exact && choice.wishes.drive.profile == Profile::FlatOut) {
        printMessage(EstimateTexts::tr("--exact drives die by die, so not flat out"));
        return std::nullopt;
    }
    return choice;
}

bool EstimateOptions::readLength(const QCommandLineParser& parser, RunLength& length) const {
    length.mostDrives = usualDrives;
    length.threads = std::max(1U, std::thread::hardware_concurrency());
    if (parser.isSet(runs_) && parser.isSet(interval_)) {
        printMessage(EstimateTexts::tr("--runs and --ci exclude each other"));
        return false;
    }
    if (parser.isSet(runs_)) {
        const auto runs = number(parser, runs_, 1, mostDrives);
        if (!runs)
            return false;
        length.mostDrives = *runs;
    }
    if (parser.isSet(interval_)) {
        bool isNumber = false;
        length.halfWidth = parser.value(interval_).toDouble(&isNumber);
        if (!isNumber || !std::isfinite(length.halfWidth) || length.halfWidth < 0.01) {
            printMessage(EstimateTexts::tr("--ci takes a number of seconds from 0.01 up"));
            return false;
        }
        length.mostDrives = mostDrives;
    }
    if (parser.isSet(seed_)) {
        const auto seed = number(parser, seed_, 0, std::numeric_limits<std::int64_t>::max());
        if (!seed)
            return false;
        length.seed = static_cast<std::uint64_t>(*seed);
    }
    if (parser.isSet(threads_)) {
        const auto threads = number(parser, threads_, 1, mostThreads);
        if (!threads)
            return false;
        length.threads = static_cast<unsigned>(*threads);
    }
    return true;
}

} // namespace stagewright
