#include "editor/cards/evening/card_estimate_panel.h"

#include "editor/cards/edits/table_steps.h"
#include "editor/cards/words/table_words.h"
#include "editor/fields/wrapped_label.h"
#include "editor/language/display_locale.h"
#include "model/layouts/cards/play/damage.h"
#include "model/layouts/cards/play/rounds.h"

#include <QVBoxLayout>

#include <numeric>

namespace stagewright {

CardEstimatePanel::CardEstimatePanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , minutes_(new WrappedLabel)
    , source_(new WrappedLabel)
    , ghost_(new WrappedLabel)
    , damage_(new WrappedLabel)
    , played_(new PlayedForm(document))
    , hazard_(new HazardForm(document)) {
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    QFont large = minutes_->font();
    constexpr double largeness = 1.5;
    large.setPointSizeF(large.pointSizeF() * largeness);
    large.setBold(true);
    minutes_->setFont(large);
    minutes_->setObjectName(QStringLiteral("card-estimate"));
    source_->setObjectName(QStringLiteral("card-estimate-source"));
    ghost_->setObjectName(QStringLiteral("card-estimate-ghost"));
    damage_->setObjectName(QStringLiteral("card-estimate-damage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 8);
    for (QWidget* part :
         std::initializer_list<QWidget*>{minutes_, source_, played_, ghost_, hazard_, damage_})
        column->addWidget(part);
    column->addStretch();
    for (QLabel* text : {source_, ghost_, damage_})
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(&document, &Document::changed, this, &CardEstimatePanel::show);
    connect(&document, &Document::rallyChanged, this, &CardEstimatePanel::show);
    show();
}

QString CardEstimatePanel::ghostInWords(const CardTable& table) const {
    if (!table.ghost)
        return {};
    const CardGame& game = cardGameOf(document_);
    const auto pairs = ghostPairs(table, game);
    QStringList byRound;
    for (const int count : pairs)
        byRound << QString::number(count);
    QStringList lines{tr("The ghost driver's pairs of dice by round: %1, together %2")
                          .arg(byRound.join(u' '))
                          .arg(std::accumulate(pairs.begin(), pairs.end(), 0))};
    if (const auto points = ghostPoints(table, game))
        lines << tr("In the mean he scores %1 speed points and %2 for popularity, if nothing of it "
                    "is "
                    "covered.")
                     .arg(displayNumber(points->speed, 1), displayNumber(points->popularity, 1));
    else
        lines << tr("What he scores is not known: no text tells the faces of the hazard die. Enter "
                    "them, and it is.");
    return lines.join(u'\n');
}

QString CardEstimatePanel::damageInWords(const CardTable& table) const {
    if (!table.hazard)
        return {};
    const auto dice = diceToAFlip(*table.hazard, 0);
    if (!dice)
        return tr("A die without hits damages nobody.");
    const auto percent = [&](int rolled) {
        return displayNumber(100 * chanceOfAFlip(*table.hazard, 0, rolled), 0);
    };
    return tr("From 0 a damage token is flipped after %1 hazard dice in the mean. Two dice flip "
              "one in "
              "%2, three in %3 of 100 cases.")
        .arg(displayNumber(*dice, 1), percent(2), percent(3));
}

void CardEstimatePanel::show() {
    const CardTable table = tableOf(document_);
    const TableLength length =
        lengthOf(table, cardGameOf(document_), static_cast<int>(table.seats.size()));
    minutes_->setText(minutesInWords(length));
    source_->setText(
        tr("%n round(s), %1", nullptr, roundsOf(table)).arg(sourceInWords(length.source)));
    ghost_->setText(ghostInWords(table));
    ghost_->setVisible(table.ghost.has_value());
    damage_->setText(damageInWords(table));
    damage_->setVisible(table.hazard.has_value());
    played_->show();
    hazard_->show();
}

} // namespace stagewright
