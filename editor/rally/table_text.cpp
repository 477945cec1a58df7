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

Markup lackingText(const std::vector<Shortage>& lacking, const PieceWords& words) {
    if (lacking.empty())
        return markedLine(QStringLiteral("check"), words.say(PieceSentence::AllInBoxes));
    Markup html = markedLine(QStringLiteral("error"),
                             words.say(PieceSentence::AreShort, static_cast<int>(lacking.size())));
    Markup rows = row(
        {words.say(PieceSentence::Piece), TableText::tr("Needed"), TableText::tr("In the boxes")},
        true);
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
    Markup rows = row(
        {TableText::tr("Laid"), report.words.say(PieceSentence::Pieces), TableText::tr("Short")},
        true);
    Markup chosen;
    for (const LayingNeeds& way : report.layings) {
        if (way.laying == Laying::SessionAtOnce && report.rally.sessions().size() < 2)
            continue;
        const bool isChosen = way.laying == report.rally.info.laying;
        const QString name = wordFor(way.laying);
        rows += row({isChosen ? bold(name) : Markup(name), QString::number(way.tiles),
                     QString::number(way.lacking.size())});
        if (isChosen)
            chosen = lackingText(way.lacking, report.words);
    }
    return heading(report.words.say(PieceSentence::Needed)) + table(rows) + chosen;
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
    return heading(report.words.say(PieceSentence::FromStageToStage)) + table(rows);
}

Markup orderText(const EveningReport& report) {
    Markup html = heading(TableText::tr("Order with the least rebuilding"));
    if (!report.ordered)
        return html + paragraph(TableText::tr("Looking for it…"));
    const LayingOrder& best = report.ordered->best;
    const bool isBest = best.laid == best.atLeast;
    const PieceWords& words = report.words;
    if (best.laid == report.laidAsGiven)
        return html +
               markedLine(
                   QStringLiteral("check"),
                   isBest ? words.say(PieceSentence::NoOrderLaysFewer).arg(best.laid)
                          : words.say(PieceSentence::NoBetterOrder, best.laid).arg(best.atLeast));
    QStringList names;
    for (const qsizetype stage : best.order)
        names << stageNumber(report.rally, stage);
    const QString order = names.join(QStringLiteral(", "));
    html += paragraph(
        isBest
            ? words.say(PieceSentence::FewerAreLaid, best.laid).arg(report.laidAsGiven).arg(order)
            : words.say(PieceSentence::FewerAreLaidSoFar, best.laid)
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
