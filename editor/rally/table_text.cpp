#include "editor/rally/table_text.h"

#include "editor/language/rally_words.h"
#include "editor/rally/evening_text.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct TableText {
    Q_DECLARE_TR_FUNCTIONS(TableText)
};

constexpr std::size_t mostLacking = 12; // tiles that are listed

Markup lackingText(const std::vector<Shortage>& lacking) {
    if (lacking.empty())
        return markedLine(QStringLiteral("check"),
                          TableText::tr("The boxes hold all these tiles."));
    Markup html =
        markedLine(QStringLiteral("error"), TableText::tr("%n tile(s) are short:", nullptr,
                                                          static_cast<int>(lacking.size())));
    Markup rows =
        row({TableText::tr("Tile"), TableText::tr("Needed"), TableText::tr("In the boxes")}, true);
    for (std::size_t i = 0; i < std::min(mostLacking, lacking.size()); ++i)
        rows += row({lacking[i].piece, QString::number(lacking[i].needed),
                     QString::number(lacking[i].owned)});
    html += table(rows);
    if (lacking.size() > mostLacking)
        html += paragraph(
            TableText::tr("and %n more", nullptr, static_cast<int>(lacking.size() - mostLacking)));
    return html;
}

Markup layingsText(const EveningReport& report) {
    Markup rows =
        row({TableText::tr("Laid"), TableText::tr("Tiles"), TableText::tr("Short")}, true);
    Markup chosen;
    for (const LayingNeeds& way : report.layings) {
        if (way.laying == Laying::SessionAtOnce && report.rally.sessions().size() < 2)
            continue;
        const bool isChosen = way.laying == report.rally.info.laying;
        const QString name = wordFor(way.laying);
        rows += row({isChosen ? bold(name) : Markup(name), QString::number(way.tiles),
                     QString::number(way.lacking.size())});
        if (isChosen)
            chosen = lackingText(way.lacking);
    }
    return heading(TableText::tr("Tiles needed")) + table(rows) + chosen;
}

Markup movedText(const EveningReport& report) {
    Markup rows = row({TableText::tr("Stage"), TableText::tr("Stay"), TableText::tr("Move"),
                       TableText::tr("From the box"), TableText::tr("Back")},
                      true);
    for (std::size_t i = 0; i < report.moved.size(); ++i) {
        const PiecesBetween& each = report.moved[i];
        rows += row({shortStageLink(report.rally, static_cast<qsizetype>(i)),
                     QString::number(each.stay), QString::number(each.move),
                     QString::number(each.fetch), QString::number(each.away)});
    }
    return heading(TableText::tr("Tiles from stage to stage")) + table(rows);
}

Markup orderText(const EveningReport& report) {
    Markup html = heading(TableText::tr("Order of fewest moves"));
    if (!report.ordered)
        return html + paragraph(TableText::tr("It is being worked out…"));
    const LayingOrder& best = report.ordered->best;
    const bool isBest = best.laid == best.atLeast;
    if (best.laid == report.laidAsGiven)
        return html + markedLine(QStringLiteral("check"),
                                 isBest ? TableText::tr("No order lays fewer tiles than the one "
                                                        "they are in: %1.")
                                              .arg(best.laid)
                                        : TableText::tr("No better order was found than the one "
                                                        "they are in: it lays %n tile(s), and "
                                                        "none needs fewer than %1.",
                                                        nullptr, best.laid)
                                              .arg(best.atLeast));
    QStringList names;
    for (const qsizetype stage : best.order)
        names << stageNumber(stage);
    const QString order = names.join(QStringLiteral(", "));
    html += paragraph(isBest ? TableText::tr("%n tile(s) are laid instead of %1, and no order "
                                             "lays fewer: %2.",
                                             nullptr, best.laid)
                                   .arg(report.laidAsGiven)
                                   .arg(order)
                             : TableText::tr("%n tile(s) are laid instead of %1, and no order "
                                             "needs fewer than %2: %3.",
                                             nullptr, best.laid)
                                   .arg(report.laidAsGiven)
                                   .arg(best.atLeast)
                                   .arg(order));
    return html;
}

} // namespace

Markup tableText(const EveningReport& report) {
    Markup html = layingsText(report);
    const bool inTurn = report.rally.info.laying == Laying::OneAfterAnother;
    if (inTurn && report.rally.stages().size() > 1)
        html += movedText(report) + orderText(report);
    return html;
}

} // namespace stagewright
