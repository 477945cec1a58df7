#include "editor/cli/rally_report.h"
#include "editor/language/rally_words.h"
#include "model/rally/laying_order.h"
#include "model/rally/stage_name.h"
#include "model/rally/tile_needs.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <array>

namespace stagewright {

namespace {

struct RallyTable {
    Q_DECLARE_TR_FUNCTIONS(RallyTable)
};

constexpr std::array layings{Laying::OneAfterAnother, Laying::SessionAtOnce, Laying::AllAtOnce};

Stock stockOf(const RallySubject& subject) {
    RallyInfo info;
    info.boxes = boxesOf(subject.rally, subject.catalogue);
    return stockOf(info, subject.catalogue);
}

QString layingLine(const RallySubject& subject, const Stock& stock, Laying laying) {
    const TileNeeds needs = needsOf(subject.rally, laying);
    QStringList lacking;
    for (const Shortage& each : shortagesOf(needs, stock, subject.catalogue))
        lacking << RallyTable::tr("%1 (needs %2, owned %3)")
                       .arg(each.tile.toString())
                       .arg(each.needed)
                       .arg(each.owned);
    const QString tiles = RallyTable::tr("%n tile(s)", nullptr, tileCount(needs));
    return lacking.isEmpty() ? RallyTable::tr("Laid %1: %2.").arg(wordFor(laying), tiles)
                             : RallyTable::tr("Laid %1: %2. The boxes lack %3.")
                                   .arg(wordFor(laying), tiles, lacking.join(QStringLiteral(", ")));
}

QList<Stage> stagesOf(const Rally& rally) {
    QList<Stage> stages;
    for (const RallyStage& stage : rally.stages())
        stages << stage.stage;
    return stages;
}

QString orderLine(const RallySubject& subject) {
    const QList<Stage> stages = stagesOf(subject.rally);
    const LayingOrder best = fewestMoves(stages);
    QStringList names;
    for (const qsizetype stage : best.order)
        names << stageNumber(stage);
    const QString order = names.join(QStringLiteral(", "));
    return best.laid == best.atLeast
               ? RallyTable::tr("In this order fewest tiles are laid, %1 (as they stand: %2): %3.")
                     .arg(best.laid)
                     .arg(laidAsGiven(stages))
                     .arg(order)
               : RallyTable::tr("In this order %n tile(s) are laid, and no order needs fewer than "
                                "%1 (as they stand: %2): %3.",
                                nullptr, best.laid)
                     .arg(best.atLeast)
                     .arg(laidAsGiven(stages))
                     .arg(order);
}

/// Into each stage but the first, which comes all from the box.
QStringList moveLines(const RallySubject& subject) {
    QStringList lines{QStringLiteral("  ") + RallyTable::tr("Tiles from stage to stage:")};
    const std::vector<TileMove> moves = movesBetween(stagesOf(subject.rally));
    for (std::size_t i = 1; i < moves.size(); ++i)
        lines << QStringLiteral("    ") +
                     RallyTable::tr("%1: %2 stay, %3 move, %4 from the box, %5 back into it")
                         .arg(stageNumber(static_cast<qsizetype>(i)))
                         .arg(moves[i].stay.size())
                         .arg(moves[i].move.size())
                         .arg(moves[i].fetch.size())
                         .arg(moves[i].away.size());
    return lines;
}

QJsonArray movesJson(const QList<Stage>& stages) {
    QJsonArray all;
    const std::vector<TileMove> moves = movesBetween(stages);
    for (std::size_t i = 0; i < moves.size(); ++i)
        all.append(QJsonObject{{QStringLiteral("stage"), static_cast<int>(i) + 1},
                               {QStringLiteral("stay"), moves[i].stay.size()},
                               {QStringLiteral("move"), moves[i].move.size()},
                               {QStringLiteral("fetch"), moves[i].fetch.size()},
                               {QStringLiteral("away"), moves[i].away.size()}});
    return all;
}

QString layingKey(Laying laying) {
    return laying == Laying::OneAfterAnother ? QStringLiteral("one_after_another")
           : laying == Laying::SessionAtOnce ? QStringLiteral("session_at_once")
                                             : QStringLiteral("all_at_once");
}

} // namespace

QStringList tableLines(const RallySubject& subject) {
    QStringList boxes;
    for (const auto& [id, copies] : boxesOf(subject.rally, subject.catalogue)) {
        const Box* box = subject.catalogue.box(id);
        const QString title = box ? box->title : id;
        boxes << (copies == 1 ? title : RallyTable::tr("%1 x %2").arg(copies).arg(title));
    }
    const Stock stock = stockOf(subject);
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
    for (const auto& [id, copies] : boxesOf(subject.rally, subject.catalogue))
        boxes.insert(id, copies);
    const Stock stock = stockOf(subject);
    QJsonObject tiles;
    for (const Laying laying : layings) {
        const TileNeeds needs = needsOf(subject.rally, laying);
        QJsonArray lacking;
        for (const Shortage& each : shortagesOf(needs, stock, subject.catalogue))
            lacking.append(QJsonObject{{QStringLiteral("tile"), each.tile.toString()},
                                       {QStringLiteral("needed"), each.needed},
                                       {QStringLiteral("owned"), each.owned}});
        tiles.insert(layingKey(laying), QJsonObject{{QStringLiteral("tiles"), tileCount(needs)},
                                                    {QStringLiteral("short"), lacking}});
    }
    const QList<Stage> stages = stagesOf(subject.rally);
    const LayingOrder best = fewestMoves(stages);
    QJsonArray order;
    for (const qsizetype stage : best.order)
        order.append(stage + 1);
    return {{QStringLiteral("boxes"), boxes},
            {QStringLiteral("laid"), tiles},
            {QStringLiteral("moves"), movesJson(stages)},
            {QStringLiteral("order"), order},
            {QStringLiteral("order_lays"), best.laid},
            {QStringLiteral("order_lays_at_least"), best.atLeast},
            {QStringLiteral("as_given_lays"), laidAsGiven(stages)}};
}

} // namespace stagewright
