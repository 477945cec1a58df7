#include "editor/cli/race_report.h"

#include "editor/cli/piped_files.h"
#include "editor/language/display_locale.h"
#include "editor/language/race_words.h"
#include "model/drive/estimate.h"
#include "model/drive/race/raced_pieces.h"
#include "model/one_line.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <cmath>

namespace stagewright {

namespace {

struct RaceTable {
    Q_DECLARE_TR_FUNCTIONS(RaceReport)
};

struct NamedCount {
    const char* key;
    RaceCount count;
};

constexpr std::array namedCounts{
    NamedCount{"rounds_first", RaceCount::RoundsFirst},
    NamedCount{"rounds_last", RaceCount::RoundsLast},
    NamedCount{"turns", RaceCount::Turns},
    NamedCount{"turns_first", RaceCount::TurnsFirst},
    NamedCount{"held_up", RaceCount::HeldUp},
    NamedCount{"held_up_seconds", RaceCount::HeldUpSeconds},
    NamedCount{"hindered", RaceCount::Hindered},
    NamedCount{"passes", RaceCount::Passes},
    NamedCount{"passes_apart", RaceCount::PassesApart},
    NamedCount{"passes_finish", RaceCount::PassesFinish},
    NamedCount{"lead_changes", RaceCount::LeadChanges},
    NamedCount{"lead_changes_finish", RaceCount::LeadChangesFinish},
    NamedCount{"losses", RaceCount::Losses},
    NamedCount{"off_road", RaceCount::OffRoad},
    NamedCount{"gap", RaceCount::Gap},
    NamedCount{"flat_out", RaceCount::FlatOut},
    NamedCount{"tokens_paid", RaceCount::TokensPaid},
    NamedCount{"tokens_spent", RaceCount::TokensSpent},
    NamedCount{"damage", RaceCount::Damage},
    NamedCount{"pit_stops", RaceCount::PitStops},
    NamedCount{"weather_changes", RaceCount::WeatherChanges},
    NamedCount{"yellow_flags", RaceCount::YellowFlags},
    NamedCount{"mud", RaceCount::Mud},
    NamedCount{"cleaned_cuts", RaceCount::CutsCleaned},
    NamedCount{"dirty_cuts", RaceCount::CutsDirty},
    NamedCount{"retired", RaceCount::Retired},
};

struct NamedSwitch {
    const char* key;
    bool RaceSwitches::*rule;
};

constexpr std::array namedSwitches{
    NamedSwitch{"tokens", &RaceSwitches::tokens},
    NamedSwitch{"damage", &RaceSwitches::damage},
    NamedSwitch{"pit_stops", &RaceSwitches::pitStops},
    NamedSwitch{"weather", &RaceSwitches::weather},
    NamedSwitch{"yellow_flags", &RaceSwitches::yellowFlags},
    NamedSwitch{"flying_start", &RaceSwitches::flyingStart},
    NamedSwitch{"redline", &RaceSwitches::redline},
    NamedSwitch{"mud", &RaceSwitches::mud},
    NamedSwitch{"cleaned_cuts", &RaceSwitches::cleanedCuts},
    NamedSwitch{"dirty_cuts", &RaceSwitches::dirtyCuts},
};

QString raceKey(const char* name) {
    return QString::fromLatin1(name);
}

QJsonObject figureJson(const MeanFigure& figure) {
    return {{raceKey("mean"), figure.mean}, {raceKey("se"), figure.error}};
}

QJsonArray driversJson(const RaceSubject& subject) {
    QJsonArray drivers;
    for (int car = 0; car < subject.simulator.cars(); ++car)
        drivers.append(name(subject.simulator.driver(car).manner()));
    return drivers;
}

QString sentenceOf(const RaceSubject& subject, const RaceStatistics& races) {
    return raceSentence(subject.simulator, races,
                        racedPieceNames(subject.simulator, subject.places));
}

double alone(const RaceSimulator& simulator, int car) {
    return simulator.driver(car).turn(simulator.start(car), 0).value.seconds;
}

/// "  time        2:07"
QString raceLine(const QString& what, const QString& said) {
    constexpr int column = 14;
    return QStringLiteral("  ") + what.leftJustified(column) + said;
}

QString mean(const RaceStatistics& races, RaceCount count, int digits = 2) {
    return displayNumber(races.figure(count).mean, digits);
}

/// "33 %  38 %  11 %  17 %"
QString winsSaid(const RaceStatistics& races) {
    QStringList wins;
    for (int car = 0; car < races.cars(); ++car)
        wins << RaceTable::tr("%1: %2 %")
                    .arg(car + 1)
                    .arg(displayNumber(100 * races.wins(car).mean, 1));
    return wins.join(QStringLiteral("  "));
}

/// What came of the rules that are switched on, as far as it is counted; empty: nothing is.
QString alsoSaid(const RaceSwitches& switches, const RaceStatistics& races) {
    QStringList said;
    if (races.figure(RaceCount::FlatOut).mean > 0)
        said << RaceTable::tr("%1 turns flat out for %2 tokens, of which %3 are spent")
                    .arg(mean(races, RaceCount::FlatOut), mean(races, RaceCount::TokensPaid, 1),
                         mean(races, RaceCount::TokensSpent, 1));
    if (switches.damage)
        said << RaceTable::tr("%1 damage tokens, %2 cars retire")
                    .arg(mean(races, RaceCount::Damage, 3), mean(races, RaceCount::Retired, 3));
    if (switches.pitStops)
        said << RaceTable::tr("%1 pit stops").arg(mean(races, RaceCount::PitStops, 3));
    if (switches.weather)
        said << RaceTable::tr("%1 changes of weather")
                    .arg(mean(races, RaceCount::WeatherChanges, 3));
    if (switches.yellowFlags)
        said << RaceTable::tr("%1 yellow flags").arg(mean(races, RaceCount::YellowFlags, 3));
    if (switches.mud)
        said << RaceTable::tr("mud %1 times").arg(mean(races, RaceCount::Mud));
    if (switches.cleanedCuts)
        said << RaceTable::tr("%1 shortcuts cleaned").arg(mean(races, RaceCount::CutsCleaned));
    if (switches.dirtyCuts)
        said << RaceTable::tr("%1 shortcuts cost a coast die")
                    .arg(mean(races, RaceCount::CutsDirty));
    return said.join(QStringLiteral("; "));
}

QString timesSaid(const RaceStatistics& races) {
    QStringList times;
    for (int car = 0; car < races.cars(); ++car)
        times << RaceTable::tr("%1: %2").arg(car + 1).arg(
            minutesAndSeconds(races.seconds(car).mean));
    return times.join(QStringLiteral("  "));
}

} // namespace

QJsonObject raceJson(const RaceSubject& subject, const RaceStatistics& races) {
    const RaceRoad& road = subject.simulator.track().road();
    QJsonObject json{
        {raceKey("file"), subject.file},
        {raceKey("title"), subject.stage.info.title},
        {raceKey("game"), subject.rules.game},
        {raceKey("rules"), subject.ownRules.isEmpty() ? subject.rules.title : subject.ownRules},
        {raceKey("dashboard"), subject.dashboards.join(u',')},
        {raceKey("leader_die"), subject.choice.race.leaderDie},
        {raceKey("cars"), races.cars()},
        {raceKey("laps"), road.laps},
        {raceKey("route_tiles"), road.piecesALap},
        {raceKey("drivers"), driversJson(subject)},
        {raceKey("races"), static_cast<qint64>(races.races())},
        {raceKey("seed"), static_cast<qint64>(subject.choice.length.seed)}};
    QJsonArray switches;
    for (const NamedSwitch& each : namedSwitches)
        if (subject.choice.race.switches.*each.rule)
            switches.append(raceKey(each.key));
    json.insert(raceKey("switches"), switches);
    for (const NamedCount& each : namedCounts)
        json.insert(raceKey(each.key), figureJson(races.figure(each.count)));
    json.insert(raceKey("hindered_seconds"), figureJson(races.hinderedSeconds()));
    json.insert(raceKey("minutes"), figureJson(raceMinutes(races, subject.rules)));
    QJsonArray wins;
    QJsonArray places;
    QJsonArray seconds;
    QJsonArray lone;
    for (int car = 0; car < races.cars(); ++car) {
        wins.append(figureJson(races.wins(car)));
        QJsonArray shares;
        for (int place = 0; place < races.cars(); ++place)
            shares.append(races.share(car, place).mean);
        places.append(shares);
        seconds.append(figureJson(races.seconds(car)));
        lone.append(alone(subject.simulator, car));
    }
    json.insert(raceKey("wins_by_grid"), wins);
    json.insert(raceKey("places_by_grid"), places);
    json.insert(raceKey("seconds_by_grid"), seconds);
    json.insert(raceKey("seconds_alone"), lone);
    QJsonArray tiles;
    const std::vector<RacedPiece> pieces = racedPieces(subject.simulator);
    const auto count = static_cast<double>(races.races());
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        QJsonObject tile = subject.places.json(pieces[i].place);
        tile.insert(raceKey("tile"), pieces[i].name);
        tile.insert(raceKey("place"), subject.places.name(pieces[i].place));
        const RaceStatistics::PieceCounts& counts = races.pieces()[i];
        tile.insert(raceKey("turns"), static_cast<double>(counts.turns) / count);
        tile.insert(raceKey("passes"), static_cast<double>(counts.passes) / count);
        tile.insert(raceKey("held_up"), static_cast<double>(counts.heldUp) / count);
        tile.insert(raceKey("hindered"), static_cast<double>(counts.hindered) / count);
        tile.insert(raceKey("losses"), static_cast<double>(counts.losses) / count);
        tiles.append(tile);
    }
    json.insert(raceKey("tiles"), tiles);
    json.insert(raceKey("sentence"), sentenceOf(subject, races));
    return json;
}

QStringList raceLines(const RaceSubject& subject, const RaceStatistics& races) {
    const RaceRoad& road = subject.simulator.track().road();
    const QString title = oneLine(subject.stage.info.title);
    const QString file = spokenName(subject.file);
    const QString source =
        subject.ownRules.isEmpty() ? subject.rules.title : spokenName(subject.ownRules);
    QStringList lines{
        title.isEmpty() ? file : RaceTable::tr("%1: %2").arg(file, title),
        QStringLiteral("  ") + sentenceOf(subject, races),
        raceLine(RaceTable::tr("races"),
                 RaceTable::tr("%1 of %n car(s) over %2", nullptr, races.cars())
                     .arg(QString::number(races.races()),
                          RaceTable::tr("%n lap(s)", nullptr, road.laps))),
        raceLine(RaceTable::tr("rounds"),
                 RaceTable::tr("%1 until the first car is in, %2 until the last")
                     .arg(mean(races, RaceCount::RoundsFirst), mean(races, RaceCount::RoundsLast))),
        raceLine(
            RaceTable::tr("to play"),
            RaceTable::tr("%n minute(s) at the table, %1 turns of all cars", nullptr,
                          static_cast<int>(std::lround(raceMinutes(races, subject.rules).mean)))
                .arg(mean(races, RaceCount::Turns, 1)))};
    if (races.cars() > 1)
        lines << raceLine(RaceTable::tr("wins"),
                          RaceTable::tr("%1 (by place on the grid)").arg(winsSaid(races)))
              << raceLine(RaceTable::tr("times"), timesSaid(races))
              << raceLine(RaceTable::tr("passes"),
                          RaceTable::tr("%1 on the road, %2 of a car that has lost control, %3 on "
                                        "the line; %4 changes of the lead")
                              .arg(mean(races, RaceCount::Passes),
                                   mean(races, RaceCount::PassesApart),
                                   mean(races, RaceCount::PassesFinish),
                                   mean(races, RaceCount::LeadChanges)))
              << raceLine(RaceTable::tr("held up"),
                          RaceTable::tr("%1 turns, and %2 are hindered, by %3 s in all")
                              .arg(mean(races, RaceCount::HeldUp), mean(races, RaceCount::Hindered),
                                   displayNumber(races.hinderedSeconds().mean, 1)))
              << raceLine(RaceTable::tr("gap"),
                          RaceTable::tr("%1 moves from the last car to the line when the first is "
                                        "in")
                              .arg(mean(races, RaceCount::Gap, 1)));
    const QString also = alsoSaid(subject.choice.race.switches, races);
    if (!also.isEmpty())
        lines << raceLine(RaceTable::tr("also"), also);
    lines << raceLine(RaceTable::tr("losses"),
                      RaceTable::tr("%1 of control in a race; %2 off the road")
                          .arg(mean(races, RaceCount::Losses), mean(races, RaceCount::OffRoad, 3)))
          << raceLine(RaceTable::tr("rules"),
                      RaceTable::tr("%1, dashboard \"%2\"")
                          .arg(source, subject.dashboards.join(QStringLiteral(", "))));
    return lines;
}

} // namespace stagewright
