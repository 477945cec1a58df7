#include "editor/points/commands/titan_estimate.h"

#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/json_key.h"
#include "editor/cli/number_option.h"
#include "editor/cli/refusal.h"
#include "model/layouts/points/racing/left_out.h"
#include "model/layouts/points/racing/titan_forecast.h"
#include "model/layouts/points/racing/titan_stage.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <utility>

namespace stagewright {

namespace {

struct TitanEstimate {
    Q_DECLARE_TR_FUNCTIONS(TitanEstimate)
};

constexpr int usualDice = 1;
constexpr std::int64_t usualTitanRaces = TitanRacesLength().races;

QList<QCommandLineOption> titanOptions() {
    return {valueOption("dice",
                        TitanEstimate::tr("Of Titan Race, with --exact: of how many dice the titan "
                                          "takes the best each turn, 1 to %1. Left out: %2.")
                            .arg(mostTitans)
                            .arg(usualDice),
                        "K"),
            valueOption("titans",
                        TitanEstimate::tr("Of Titan Race: how many titans race, 1 to %1. Left out: "
                                          "those of the file, or 4.")
                            .arg(mostTitans),
                        "N"),
            valueOption("draft",
                        TitanEstimate::tr("Of Titan Race: how dice are handed on, book or rolling. "
                                          "Left out: as the file says."),
                        "DRAFT"),
            valueOption("push",
                        TitanEstimate::tr("Of Titan Race: how far titans are pushed, full or rest. "
                                          "Left out: as the file says."),
                        "PUSH"),
            valueOption("policy",
                        TitanEstimate::tr("Of Titan Race: how titans are led, greedy or random. "
                                          "Left out: greedy."),
                        "POLICY")};
}

Expected<std::optional<int>> numberGiven(const StageToEstimate& asked, const char* name) {
    const auto number = wholeNumberOf(asked.parser, QCommandLineOption(key(name)), {1, mostTitans});
    if (!number)
        return tl::unexpected(number.error());
    return *number ? std::optional(static_cast<int>(**number)) : std::nullopt;
}

/// Left as it is where the option was not given.
template <typename Word, typename Named>
Expected<void> readWord(const StageToEstimate& asked, const char* name, const QString& words,
                        Word& word, Named named) {
    if (!asked.parser.isSet(key(name)))
        return {};
    const auto found = named(asked.parser.value(key(name)));
    if (!found)
        return refusal(TitanEstimate::tr("--%1 takes one of: %2").arg(key(name), words));
    word = *found;
    return {};
}

std::optional<TitanPolicy> policyNamed(const QString& name) {
    if (name == key("greedy"))
        return TitanPolicy::Greedy;
    return name == key("random") ? std::optional(TitanPolicy::Random) : std::nullopt;
}

QJsonObject jsonOf(const MeanFigure& figure) {
    return {{key("mean"), figure.mean}, {key("se"), figure.error}};
}

Expected<ExitStatus> estimateAlone(const StageToEstimate& asked) {
    const auto dice = numberGiven(asked, "dice");
    if (!dice)
        return tl::unexpected(dice.error());
    const auto& game = asked.games.data<TitanGame>();
    auto board = boardOf(titanLayoutOf(asked.stage), game, asked.choice.laps);
    if (!board) {
        board.error().file = asked.file;
        return tl::unexpected(board.error());
    }
    const int count = dice->value_or(usualDice);
    const LoneTitan titan = raceAlone(*board, game.faces, count);
    const QStringList without = leftOutAlone(titanLayoutOf(asked.stage), game);
    if (asked.choice.json) {
        printJson(QJsonObject{{key("file"), asked.file},
                              {key("dice"), count},
                              {key("laps"), board->laps()},
                              {key("expected_turns"), titan.expectedTurns},
                              {key("fewest_turns"), titan.fewestTurns},
                              {key("left_out"), QJsonArray::fromStringList(without)}});
        return ExitStatus::Fine;
    }
    printLine(TitanEstimate::tr("A titan alone, best of %n dice: %1 turns expected, %2 at least",
                                nullptr, count)
                  .arg(titan.expectedTurns, 0, 'f', 2)
                  .arg(titan.fewestTurns));
    for (const QString& sentence : without)
        printLine(sentence);
    return ExitStatus::Fine;
}

Expected<TitanRaces> racesAsked(const StageToEstimate& asked) {
    const auto titans = numberGiven(asked, "titans");
    if (!titans)
        return tl::unexpected(titans.error());
    auto races =
        racesOf(titanLayoutOf(asked.stage), asked.games.data<TitanGame>(), asked.choice.laps);
    if (!races) {
        races.error().file = asked.file;
        return races;
    }
    if (*titans && **titans != races->titans) {
        races->titans = **titans;
        races->colours.clear(); // of whom is not said
    }
    return readWord(asked, "draft", key("book, rolling"), races->draft,
                    [](const QString& name) { return diceDraftNamed(name); })
        .and_then([&] {
            return readWord(asked, "push", key("full, rest"), races->race.push,
                            [](const QString& name) { return pushReachNamed(name); });
        })
        .and_then([&] {
            return readWord(asked, "policy", key("greedy, random"), races->policy, policyNamed);
        })
        .map([&] { return *races; });
}

QJsonArray pointsJson(const TitanRaceStatistics& run, int worlds) {
    QJsonArray points;
    const auto races = static_cast<double>(run.races());
    for (int world = 0; world < worlds; ++world)
        for (int number = 0; number < pointCount; ++number) {
            const auto& counts =
                run.points()[static_cast<std::size_t>(world * pointCount + number)];
            points.append(
                QJsonObject{{key("at"), nameOfPlace(pointNumbered(number))},
                            {key("board"), world + 1},
                            {key("ends"), static_cast<double>(counts.ends) / races},
                            {key("lives_lost"), static_cast<double>(counts.livesLost) / races},
                            {key("knock_outs"), static_cast<double>(counts.knockOuts) / races}});
        }
    return points;
}

Expected<ExitStatus> estimateRaces(const StageToEstimate& asked) {
    const auto races = racesAsked(asked);
    if (!races)
        return tl::unexpected(races.error());
    const RunLength& length = asked.choice.request.length;
    const bool said = asked.parser.isSet(key("runs"));
    const auto run = runTitanRaces(
        *races, {said ? length.mostDrives : usualTitanRaces, length.seed, length.threads});
    const auto& game = asked.games.data<TitanGame>();
    const double minutes = titanMinutes(game, run->turns().mean);
    const QStringList without =
        leftOutOfRaces(titanLayoutOf(asked.stage), game, races->colours.empty());
    if (asked.choice.json) {
        QJsonArray wins;
        for (int seat = 0; seat < races->titans; ++seat)
            wins.append(jsonOf(run->wins(seat)));
        printJson(QJsonObject{
            {key("file"), asked.file},
            {key("titans"), races->titans},
            {key("draft"), QString(idOf(races->draft))},
            {key("push"), QString(idOf(races->race.push))},
            {key("policy"), races->policy == TitanPolicy::Greedy ? key("greedy") : key("random")},
            {key("laps"), races->race.board.laps()},
            {key("races"), static_cast<double>(run->races())},
            {key("rounds"), jsonOf(run->rounds())},
            {key("turns"), jsonOf(run->turns())},
            {key("minutes"), minutes},
            {key("wins_by_seat"), wins},
            {key("points"), pointsJson(*run, races->race.board.worlds())},
            {key("left_out"), QJsonArray::fromStringList(without)}});
        return ExitStatus::Fine;
    }
    printLine(TitanEstimate::tr("%n titan(s): %1 rounds, %2 turns, about %3 minutes", nullptr,
                                races->titans)
                  .arg(run->rounds().mean, 0, 'f', 2)
                  .arg(run->turns().mean, 0, 'f', 1)
                  .arg(std::lround(minutes)));
    for (int seat = 0; seat < races->titans; ++seat)
        printLine(TitanEstimate::tr("Seat %1 wins %2 % of the races")
                      .arg(seat + 1)
                      .arg(100 * run->wins(seat).mean, 0, 'f', 1));
    for (const QString& sentence : without)
        printLine(sentence);
    return ExitStatus::Fine;
}

Expected<ExitStatus> estimateTitans(const StageToEstimate& asked) {
    if (!asked.choice.exact && asked.parser.isSet(key("dice")))
        return refusal(TitanEstimate::tr("--dice goes with --exact alone"));
    for (const char* name : {"titans", "draft", "push", "policy"})
        if (asked.choice.exact && asked.parser.isSet(key(name)))
            return refusal(TitanEstimate::tr("--%1 does not go with --exact, which is of one titan "
                                             "alone")
                               .arg(key(name)));
    return asked.choice.exact ? estimateAlone(asked) : estimateRaces(asked);
}

} // namespace

StageEstimating titanEstimating() {
    return {titanOptions,
            {key("laps"), key("runs"), key("seed"), key("threads"), key("exact")},
            estimateTitans};
}

} // namespace stagewright
