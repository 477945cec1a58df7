#include "editor/cli/rally_table.h"

#include "editor/language/rally_words.h"
#include "model/rally/laying_order.h"
#include "model/rally/piece_needs.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <array>

namespace stagewright {

namespace {

struct RallyTable {
    Q_DECLARE_TR_FUNCTIONS(RallyTable)
};

constexpr std::array layings{Laying::OneAfterAnother, Laying::SessionAtOnce, Laying::AllAtOnce};

PieceCounts stockOf(const RallySubject& subject) {
    return piecesOf(boxesOf(subject.rally, subject.games), subject.games);
}

QString layingLine(const RallySubject& subject, const PieceCounts& stock, Laying laying) {
    const PieceCounts needs = needsOf(subject.rally, laying, subject.games);
    QStringList lacking;
    for (const Shortage& each : shortagesOf(needs, stock, subject.games))
        lacking << RallyTable::tr("%1 (needs %2, owned %3)")
                       .arg(each.piece)
                       .arg(each.needed)
                       .arg(each.owned);
    const QString pieces = wordsOf(subject.rally, subject.games).count(sumOf(needs));
    return lacking.isEmpty()
               ? RallyTable::tr("Laid %1: %2.").arg(wordFor(laying), pieces)
               : RallyTable::tr("Laid %1: %2. The boxes lack %3.")
                     .arg(wordFor(laying), pieces, lacking.join(QStringLiteral(", ")));
}

QList<Stage> stagesOf(const Rally& rally) {
    QList<Stage> stages;
    for (const RallyStage& stage : rally.stages())
        stages << stage.stage;
    return stages;
}

QString orderLine(const RallySubject& subject) {
    const QList<Stage> stages = stagesOf(subject.rally);
    const LayingOrder best = fewestMoves(stages, subject.games);
    QStringList names;
    for (const qsizetype stage : best.order)
        names << stageNumber(subject.rally, stage);
    const QString order = names.join(QStringLiteral(", "));
    return best.laid == best.atLeast
               ? RallyTable::tr("In this order fewest tiles are laid, %1 (as they stand: %2): %3.")
                     .arg(best.laid)
                     .arg(laidAsGiven(stages, subject.games))
                     .arg(order)
               : RallyTable::tr("In this order %n tile(s) are laid, and no order needs fewer than "
                                "%1 (as they stand: %2): %3.",
                                nullptr, best.laid)
                     .arg(best.atLeast)
                     .arg(laidAsGiven(stages, subject.games))
                     .arg(order);
}

/// Into each stage but the first, which comes all from the box.
QStringList moveLines(const RallySubject& subject) {
    QStringList lines{QStringLiteral("  ") + RallyTable::tr("Tiles from stage to stage:")};
    const std::vector<PiecesBetween> moves = movesBetween(stagesOf(subject.rally), subject.games);
    for (std::size_t i = 1; i < moves.size(); ++i)
        lines << QStringLiteral("    ") +
                     RallyTable::tr("%1: %2 stay, %3 move, %4 from the box, %5 back into it")
                         .arg(stageNumber(subject.rally, static_cast<qsizetype>(i)))
                         .arg(moves[i].stay)
                         .arg(moves[i].move)
                         .arg(moves[i].fetch)
                         .arg(moves[i].away);
    return lines;
}

QJsonArray movesJson(const QList<Stage>& stages, const Games& games) {
    QJsonArray all;
    const std::vector<PiecesBetween> moves = movesBetween(stages, games);
    for (std::size_t i = 0; i < moves.size(); ++i)
        all.append(QJsonObject{{QStringLiteral("stage"), static_cast<int>(i) + 1},
                               {QStringLiteral("stay"), moves[i].stay},
                               {QStringLiteral("move"), moves[i].move},
                               {QStringLiteral("fetch"), moves[i].fetch},
                               {QStringLiteral("away"), moves[i].away}});
    return all;
}

QString layingKey(Laying laying) {
    return laying == Laying::OneAfterAnother ? QStringLiteral("one_after_another")
           : laying == Laying::SessionAtOnce ? QStringLiteral("session_at_once")
                                             : QStringLiteral("all_at_once");
}

} // namespace

/// Of races of titans nothing is counted: each has its own boards, and one box has all.
QStringList tableLines(const RallySubject& subject) {
    if (needsOf(subject.rally, Laying::AllAtOnce, subject.games).empty() &&
        boxesOf(subject.rally, subject.games).empty())
        return {};
    const auto titles = boxTitles(subject.games);
    QStringList boxes;
    for (const auto& [id, copies] : boxesOf(subject.rally, subject.games)) {
        const auto known = titles.find(id);
        const QString title = known == titles.end() ? id : known->second;
        boxes << (copies == 1 ? title : RallyTable::tr("%1 x %2").arg(copies).arg(title));
    }
    const PieceCounts stock = stockOf(subject);
    QStringList lines{QStringLiteral("  ") +
                      RallyTable::tr("Boxes: %1.").arg(boxes.join(QStringLiteral(", ")))};
    for (const Laying laying : layings)
        if (laying != Laying::SessionAtOnce || subject.rally.sessions().size() > 1)
            lines << QStringLiteral("  ") + layingLine(subject, stock, laying);
    if (subject.rally.stages().size() > 1)
        lines << moveLines(subject) << QStringLiteral("  ") + orderLine(subject);
    return lines;
}

QJsonObject tableJson(const RallySubject& subject) {
    QJsonObject boxes;
    for (const auto& [id, copies] : boxesOf(subject.rally, subject.games))
        boxes.insert(id, copies);
    const PieceCounts stock = stockOf(subject);
    QJsonObject tiles;
    for (const Laying laying : layings) {
        const PieceCounts needs = needsOf(subject.rally, laying, subject.games);
        QJsonArray lacking;
        for (const Shortage& each : shortagesOf(needs, stock, subject.games))
            lacking.append(QJsonObject{{QStringLiteral("tile"), each.piece},
                                       {QStringLiteral("needed"), each.needed},
                                       {QStringLiteral("owned"), each.owned}});
        tiles.insert(layingKey(laying), QJsonObject{{QStringLiteral("tiles"), sumOf(needs)},
                                                    {QStringLiteral("short"), lacking}});
    }
    const QList<Stage> stages = stagesOf(subject.rally);
    const LayingOrder best = fewestMoves(stages, subject.games);
    QJsonArray order;
    for (const qsizetype stage : best.order)
        order.append(stage + 1);
    return {{QStringLiteral("boxes"), boxes},
            {QStringLiteral("laid"), tiles},
            {QStringLiteral("moves"), movesJson(stages, subject.games)},
            {QStringLiteral("order"), order},
            {QStringLiteral("order_lays"), best.laid},
            {QStringLiteral("order_lays_at_least"), best.atLeast},
            {QStringLiteral("as_given_lays"), laidAsGiven(stages, subject.games)}};
}

} // namespace stagewright
