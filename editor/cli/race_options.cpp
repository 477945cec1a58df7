#include "editor/cli/race_options.h"

#include "editor/cli/arguments.h"
#include "editor/cli/house_rules_option.h"
#include "editor/cli/number_option.h"
#include "editor/cli/refusal.h"
#include "model/game/stage.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct RaceOptionTexts {
    Q_DECLARE_TR_FUNCTIONS(RaceOptions)
};

constexpr std::int64_t usualRaces = 10'000;
/// Where a confidence interval is asked for and not reached, too.
constexpr std::int64_t mostRaces = 100'000'000;
constexpr int usualCars = 4;

QString mannerNames() {
    QStringList names;
    for (const Manner manner : allManners)
        names << name(manner);
    return names.join(QStringLiteral(", "));
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
                 RaceOptionTexts::tr("Who is foremost has the leader die (DIRT, on gravel)."))
    , mirrored_(QStringLiteral("mirrored-grid"),
                RaceOptionTexts::tr("Where the first corner bends right the grid is counted from "
                                    "the right, so that the pole is inside."))
    , switches_(allSwitches())
    , runs_(RunsKind{
          "races", RaceOptionTexts::tr("How many races to simulate. Left out: %1.").arg(usualRaces),
          RaceOptionTexts::tr("A number; the same gives the same races. Left out: 1."), usualRaces,
          mostRaces,
          RaceOptionTexts::tr("Simulate until the mean rounds of the first car are known to so "
                              "many to either side (95 %)."),
          "R", 0.0001, RaceOptionTexts::tr("--ci takes a number of rounds from 0.0001 up"),
          mostRaces})
    , json_(jsonOption()) {
    parser.addOptions({cars_, laps_, drivers_, dashboard_, leaderDie_, mirrored_});
    for (const Switch& each : switches_)
        parser.addOption(each.option);
    parser.addOptions(runs_.options());
    parser.addOption(json_);
    addRulesOption(parser);
}

std::vector<RaceOptions::Switch> RaceOptions::allSwitches() {
    const auto option = [](const char* name, const QString& description) {
        return QCommandLineOption(QLatin1String(name), description);
    };
    return {
        {option("tokens",
                RaceOptionTexts::tr("Second or focus tokens: drivers go flat out where that pays, "
                                    "and make dice safe.")),
         &RaceSwitches::tokens},
        {option("damage", RaceOptionTexts::tr("A loss of control costs dice as its damage says.")),
         &RaceSwitches::damage},
        {option("pit-stops",
                RaceOptionTexts::tr("Drivers change tyres or have damage repaired where that pays "
                                    "(GT).")),
         &RaceSwitches::pitStops},
        {option("weather", RaceOptionTexts::tr("The weather changes as the tokens say (GT).")),
         &RaceSwitches::weather},
        {option("yellow-flags",
                RaceOptionTexts::tr("Where a yellow flag lies nobody drives beside another (GT).")),
         &RaceSwitches::yellowFlags},
        {option("flying-start",
                RaceOptionTexts::tr("Drivers may begin with a flying start, and do if it pays.")),
         &RaceSwitches::flyingStart},
        {option("redline",
                RaceOptionTexts::tr("In the highest gear brake dice may be used as coast dice.")),
         &RaceSwitches::redline},
        {option("mud", RaceOptionTexts::tr("Shortcuts throw mud onto the road for those who follow "
                                           "(DIRT).")),
         &RaceSwitches::mud},
        {option("cleaned-cuts",
                RaceOptionTexts::tr("On gravel a shortcut that went well is clean: who follows "
                                    "draws no token there (DIRT).")),
         &RaceSwitches::cleanedCuts},
        {option("dirty-cuts",
                RaceOptionTexts::tr("Shortcuts cost a coast die where their token says so, as with "
                                    "--damage (DIRT).")),
         &RaceSwitches::dirtyCuts}};
}

Expected<std::vector<Manner>> RaceOptions::readDrivers(const QCommandLineParser& parser,
                                                       int cars) const {
    if (!parser.isSet(drivers_))
        return std::vector<Manner>{Manner::Reference};
    std::vector<Manner> manners;
    for (const QString& text : parser.value(drivers_).split(u',')) {
        const QString word = text.trimmed();
        const auto manner = mannerNamed(word);
        if (!manner)
            return refusal(RaceOptionTexts::tr("there is no driver \"%1\". There are: %2")
                               .arg(word, mannerNames()));
        manners.push_back(*manner);
    }
    if (manners.size() != 1 && static_cast<int>(manners.size()) != cars)
        return refusal(RaceOptionTexts::tr("--drivers takes one for all, or %n, one for each car",
                                           nullptr, cars));
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
    for (const Switch& each : switches_)
        choice.race.switches.*each.rule = parser.isSet(each.option);
    const auto runs = runs_.read(parser);
    if (!runs)
        return tl::unexpected(runs.error());
    choice.length = {runs->most, runs->halfWidth, runs->seed, runs->threads};
    choice.rulesFiles = rulesFiles(parser);
    if (parser.isSet(dashboard_))
        for (const QString& id : parser.value(dashboard_).split(u','))
            choice.dashboards << id.trimmed();
    if (choice.dashboards.size() > 1 && choice.dashboards.size() != choice.race.cars)
        return refusal(RaceOptionTexts::tr("--dashboard takes one for all, or %n, one for each car",
                                           nullptr, choice.race.cars));
    choice.race.leaderDie = parser.isSet(leaderDie_);
    choice.json = parser.isSet(json_);
    return choice;
}

} // namespace stagewright
