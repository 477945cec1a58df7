#include "editor/cli/estimate_options.h"

#include "editor/cli/arguments.h"
#include "editor/cli/house_rules_option.h"
#include "editor/cli/number_option.h"
#include "editor/cli/refusal.h"
#include "model/rally/rally.h"

#include <QCoreApplication>

#include <utility>

namespace stagewright {

namespace {

struct EstimateTexts {
    Q_DECLARE_TR_FUNCTIONS(EstimateOptions)
};

constexpr std::int64_t usualDrives = 100'000;
/// Where a confidence interval is asked for and not reached.
constexpr std::int64_t mostDrives = 1'000'000'000;

QString profileNames() {
    QStringList names;
    for (const Profile profile : allProfiles)
        names << name(profile);
    return names.join(QStringLiteral(", "));
}

} // namespace

EstimateOptions::EstimateOptions(QCommandLineParser& parser)
    : profile_(valueOption("profile",
                           EstimateTexts::tr("How the drivers drive: %1. Left out: %2.")
                               .arg(profileNames(), name(Profile::Optimal)),
                           "PROFILE"))
    , players_(valueOption(
          "players",
          EstimateTexts::tr("How many play, 1 to %1. Left out: as many as the file says, or %2.")
              .arg(mostDrivers)
              .arg(usualPlayers),
          "N"))
    , laps_(
          valueOption("laps",
                      EstimateTexts::tr("Laps of a circuit, 1 to %1. Left out: those of the file.")
                          .arg(mostLaps),
                      "L"))
    , dashboard_(valueOption(
          "dashboard",
          EstimateTexts::tr(
              "Which dashboard of the rules, by its id. Left out: the one that the file "
              "says, or the first for the surface of the stage."),
          "ID"))
    , flyingStart_(QStringLiteral("flying-start"),
                   EstimateTexts::tr("Drivers may begin with a flying start, and do if it pays."))
    , plain_(
          QStringLiteral("no-mishaps"),
          EstimateTexts::tr("No damage, no tokens of shortcuts: a loss of control costs its time "
                            "and nothing else."))
    , runs_(RunsKind{
          "runs", EstimateTexts::tr("How many drives to simulate. Left out: %1.").arg(usualDrives),
          EstimateTexts::tr("A number; the same gives the same drives. Left out: 1."), usualDrives,
          mostDrives,
          EstimateTexts::tr("Simulate until the mean time is known to so many seconds to either "
                            "side (95 %)."),
          "S", 0.01, EstimateTexts::tr("--ci takes a number of seconds from 0.01 up"), mostDrives})
    , exact_(QStringLiteral("exact"),
             EstimateTexts::tr(
                 "Work the expected time out exactly instead of simulating: one car, die "
                 "by die, without mishaps."))
    , json_(jsonOption()) {
    parser.addOptions({profile_, players_, laps_, dashboard_, flyingStart_, plain_});
    parser.addOptions(runs_.options());
    parser.addOptions({exact_, json_});
    addRulesOption(parser);
}

Expected<EstimateChoice> EstimateOptions::read(const QCommandLineParser& parser) const {
    EstimateChoice choice;
    if (parser.isSet(profile_)) {
        const auto profile = profileNamed(parser.value(profile_));
        if (!profile)
            return refusal(EstimateTexts::tr("there is no profile \"%1\". There are: %2")
                               .arg(parser.value(profile_), profileNames()));
        choice.request.drive.profile = *profile;
    }
    const auto players = wholeNumberOf(parser, players_, {1, mostDrivers});
    const auto laps = wholeNumberOf(parser, laps_, {1, mostLaps});
    for (const auto* each : {&players, &laps})
        if (!*each)
            return tl::unexpected(each->error());
    if (*players)
        choice.players = static_cast<int>(**players);
    if (*laps)
        choice.laps = static_cast<int>(**laps);
    const auto runs = runs_.read(parser);
    if (!runs)
        return tl::unexpected(runs.error());
    choice.request.length = {runs->most, runs->halfWidth, runs->seed, runs->threads};
    choice.rulesFiles = rulesFiles(parser);
    choice.dashboard = parser.value(dashboard_);
    choice.request.drive.flyingStart = parser.isSet(flyingStart_);
    choice.request.drive.mishaps = !parser.isSet(plain_);
    choice.exact = parser.isSet(exact_);
    choice.json = parser.isSet(json_);
    QList<QCommandLineOption> ofDrives = runs_.options();
    ofDrives += {profile_, players_, laps_, dashboard_, flyingStart_, plain_, exact_};
    for (const QCommandLineOption& option : std::as_const(ofDrives))
        if (parser.isSet(option))
            choice.ofDrives << option.names().constFirst();
    if (!choice.rulesFiles.isEmpty())
        choice.ofDrives << QStringLiteral("rules");
    if (choice.exact && choice.request.drive.profile == Profile::FlatOut)
        return refusal(EstimateTexts::tr("--exact drives die by die, so not flat out"));
    return choice;
}

} // namespace stagewright
