#include "editor/cards/commands/card_estimate.h"

#include "editor/cards/words/table_words.h"
#include "editor/cli/console.h"
#include "editor/language/display_locale.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <numeric>

namespace stagewright {

namespace {

struct CardEstimate {
    Q_DECLARE_TR_FUNCTIONS(CardEstimate)
};

QString field(const char* name) {
    return QString::fromLatin1(name);
}

/// Why it is not told what the ghost driver scores.
QString whyNoPoints() {
    return CardEstimate::tr("What the ghost driver scores is not known: no text tells the faces of "
                            "the hazard die. Enter all six as hazardFaces, and it is.");
}

QJsonValue pointsJson(const std::optional<GhostPoints>& points) {
    return points ? QJsonValue(QJsonObject{{field("speed"), points->speed},
                                           {field("popularity"), points->popularity}})
                  : QJsonValue();
}

void printAsJson(const StageToEstimate& asked, int players) {
    const CardTable& table = cardTableOf(asked.stage);
    const auto& game = asked.games.data<CardGame>();
    const TableLength length = lengthOf(table, game, players);
    const auto pairs = ghostPairs(table, game);
    const auto points = ghostPoints(table, game);
    QJsonArray byRound;
    for (const int count : pairs)
        byRound.append(count);
    QStringList leftOut;
    if (table.ghost && !points)
        leftOut << whyNoPoints();
    printJson(QJsonObject{
        {field("file"), asked.file},
        {field("mode"), QString(idOf(table.mode))},
        {field("players"), players},
        {field("rounds"), roundsOf(table)},
        {field("minutes"), length.mean()},
        {field("minutes_least"), length.least},
        {field("minutes_most"), length.most},
        {field("minutes_source"), QString(idOf(length.source))},
        {field("ghost"), table.ghost ? QJsonValue(QString(idOf(*table.ghost))) : QJsonValue()},
        {field("ghost_pairs"), byRound},
        {field("ghost_pairs_sum"), std::accumulate(pairs.begin(), pairs.end(), 0)},
        {field("ghost_points"), pointsJson(points)},
        {field("left_out"), QJsonArray::fromStringList(leftOut)}});
}

void printAsText(const StageToEstimate& asked, int players) {
    const CardTable& table = cardTableOf(asked.stage);
    const auto& game = asked.games.data<CardGame>();
    const TableLength length = lengthOf(table, game, players);
    printLine(CardEstimate::tr("%n round(s), %1, %2", nullptr, roundsOf(table))
                  .arg(minutesInWords(length), sourceInWords(length.source)));
    if (!table.ghost)
        return;
    const auto pairs = ghostPairs(table, game);
    QStringList byRound;
    for (const int count : pairs)
        byRound << QString::number(count);
    printLine(CardEstimate::tr("Ghost driver, %1: pairs of dice by round %2, together %3")
                  .arg(ghostLevelName(*table.ghost), byRound.join(u' '))
                  .arg(std::accumulate(pairs.begin(), pairs.end(), 0)));
    if (const auto points = ghostPoints(table, game))
        printLine(CardEstimate::tr("In the mean he scores %1 speed points and %2 for popularity, "
                                   "nothing of it covered.")
                      .arg(displayNumber(points->speed, 1), displayNumber(points->popularity, 1)));
    else
        printLine(whyNoPoints());
}

Expected<ExitStatus> estimateCards(const StageToEstimate& asked) {
    const CardTable& table = cardTableOf(asked.stage);
    if (table.seats.isEmpty())
        return tl::unexpected(Fault{CardEstimate::tr("no cards are laid to play with"),
                                    {},
                                    CardEstimate::tr("Choose a stage and a shop"),
                                    asked.file});
    const int players = asked.choice.players.value_or(static_cast<int>(table.seats.size()));
    if (asked.choice.json)
        printAsJson(asked, players);
    else
        printAsText(asked, players);
    return ExitStatus::Fine;
}

} // namespace

StageEstimating cardEstimating() {
    StageEstimating estimating;
    estimating.shared = {QStringLiteral("players")};
    estimating.estimate = estimateCards;
    return estimating;
}

} // namespace stagewright
