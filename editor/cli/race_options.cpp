#include "editor/cli/race_options.h"

#include "editor/cli/arguments.h"
#include "editor/cli/house_rules_option.h"
#include "editor/cli/number_option.h"
#include "model/drive/profile.h"
#include "model/game/stage.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <thread>

namespace stagewright {

namespace {

struct RaceOptionTexts {
    Q_DECLARE_TR_FUNCTIONS(RaceOptions)
};

constexpr std::int64_t usualRaces = 10'000;
/// Where a confidence interval is asked for and not reached.
constexpr std::int64_t mostRaces = 100'000'000;
constexpr int usualCars = 4;

QString mannerNames() {
    QStringList names;
    for (const Manner manner : allManners)
        names << name(manner);
    return names.join(QStringLiteral(", "));
}

tl::unexpected<Fault> raceRefused(const QString& what, const QString& remedy = {}) {
    return tl::unexpected(Fault{what, {}, remedy, {}});
}

} // namespace

RaceOptions::RaceOptions(QCommandLineParser& parser)
    : cars_(valueOption("cars",
                        RaceOptionTexts::tr("How many cars race, 1 to %1. Left out: %2.")
                            .arg(mostCars)
                            .arg(usualCars),
                        "N"))
    , laps_(valueOption(
          "laps",
          RaceOptionTexts::tr("Laps of a circuit, 1 to %1. Left out: those of the file.")
              .arg(mostLaps),
          "L"))
    , drivers_(valueOption(
          "drivers",
          RaceOptionTexts::tr("How they drive: %1; one for all, or one for each place on the grid, "
                              "with commas between. Left out: %2.")
              .arg(mannerNames(), name(Manner::Reference)),
          "D,D"))
    , dashboard_(valueOption(
          "dashboard",
          RaceOptionTexts::tr(
              "Which dashboard of the rules, by its id; one for all, or one for each place on the "
              "grid. Left out: the one that the file says, or the first for the surface of the "
              "stage."),
          "ID,ID"))
    , leaderDie_(QStringLiteral("leader-die"),
                 RaceOptionTexts::tr("The first car has the leader die (DIRT, on gravel)."))
    , mirrored_(QStringLiteral("mirrored-grid"),
                RaceOptionTexts::tr("Where the first corner bends right the grid is counted from "
                                    "the right, so that the pole is inside."))
    , races_(valueOption(
          "races", RaceOptionTexts::tr("How many races to simulate. Left out: %1.").arg(usualRaces),
          "N"))
    , interval_(valueOption("ci",
                            RaceOptionTexts::tr("Simulate until the mean rounds of the first car "
                                                "are known to so many to either side (95 %)."),
                            "R"))
    , seed_(valueOption(
          "seed", RaceOptionTexts::tr("A number; the same gives the same races. Left out: 1."),
          "S"))
    , threads_(valueOption(
          "threads",
          RaceOptionTexts::tr("Threads to use; the result does not depend on it. Left out: one for "
                              "each core."),
          "T"))
    , json_(jsonOption()) {
    parser.addOptions({cars_, laps_, drivers_, dashboard_, leaderDie_, mirrored_, races_, interval_,
                       seed_, threads_, json_});
    addRulesOption(parser);
}

Expected<std::vector<Manner>> RaceOptions::readDrivers(const QCommandLineParser& parser,
                                                       int cars) const {
    if (!parser.isSet(drivers_))
        return std::vector<Manner>{Manner::Reference};
    std::vector<Manner> manners;
    for (const QString& text : parser.value(drivers_).split(u',')) {
        const QString word = text.trimmed();
        if (word == name(Profile::FlatOut))
            return raceRefused(RaceOptionTexts::tr("drivers who drive flat out cannot race yet"),
                               RaceOptionTexts::tr("There are: %1").arg(mannerNames()));
        const auto manner = mannerNamed(word);
        if (!manner)
            return raceRefused(RaceOptionTexts::tr("there is no driver \"%1\". There are: %2")
                                   .arg(word, mannerNames()));
        manners.push_back(*manner);
    }
    if (manners.size() != 1 && static_cast<int>(manners.size()) != cars)
        return raceRefused(RaceOptionTexts::tr(
            "--drivers takes one for all, or %n, one for each car", nullptr, cars));
    return manners;
}

Expected<RaceChoice> RaceOptions::read(const QCommandLineParser& parser) const {
    RaceChoice choice;
    const auto cars = wholeNumberOf(parser, cars_, {1, mostCars});
    const auto laps = wholeNumberOf(parser, laps_, {1, mostLaps});
    for (const auto* each : {&cars, &laps})
        if (!*each)
            return tl::unexpected(each->error());
    choice.race.cars = static_cast<int>(cars->value_or(usualCars));
    if (*laps)
        choice.laps = static_cast<int>(**laps);
    auto drivers = readDrivers(parser, choice.race.cars);
    if (!drivers)
        return tl::unexpected(drivers.error());
    choice.race.manners = *std::move(drivers);
    choice.race.mirroredGrid = parser.isSet(mirrored_);
    const auto length = readLength(parser);
    if (!length)
        return tl::unexpected(length.error());
    choice.length = *length;
    choice.rulesFiles = rulesFiles(parser);
    if (parser.isSet(dashboard_))
        for (const QString& id : parser.value(dashboard_).split(u','))
            choice.dashboards << id.trimmed();
    if (choice.dashboards.size() > 1 && choice.dashboards.size() != choice.race.cars)
        return raceRefused(RaceOptionTexts::tr(
            "--dashboard takes one for all, or %n, one for each car", nullptr, choice.race.cars));
    choice.race.leaderDie = parser.isSet(leaderDie_);
    choice.json = parser.isSet(json_);
    return choice;
}

Expected<RacesLength> RaceOptions::readLength(const QCommandLineParser& parser) const {
    if (parser.isSet(races_) && parser.isSet(interval_))
        return raceRefused(RaceOptionTexts::tr("--races and --ci do not go together"));
    const auto races = wholeNumberOf(parser, races_, {1, mostRaces});
    const auto seed = wholeNumberOf(parser, seed_, {0});
    const auto threads = wholeNumberOf(parser, threads_, {1, mostThreads});
    for (const auto* each : {&races, &seed, &threads})
        if (!*each)
            return tl::unexpected(each->error());
    RacesLength length;
    length.mostRaces = races->value_or(usualRaces);
    length.seed =
        static_cast<std::uint64_t>(seed->value_or(static_cast<std::int64_t>(length.seed)));
    length.threads =
        static_cast<unsigned>(threads->value_or(std::max(1U, std::thread::hardware_concurrency())));
    if (parser.isSet(interval_)) {
        const auto halfWidth =
            numberOf(parser, interval_, 0.0001, std::numeric_limits<double>::max(),
                     RaceOptionTexts::tr("--ci takes a number of rounds from 0.0001 up"));
        if (!halfWidth)
            return tl::unexpected(halfWidth.error());
        length.halfWidth = *halfWidth;
        length.mostRaces = mostRaces;
    }
    return length;
}

} // namespace stagewright
