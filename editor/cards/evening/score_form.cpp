#include "editor/cards/evening/score_form.h"

#include "editor/cards/edits/table_steps.h"
#include "editor/cards/evening/score_steps.h"
#include "editor/cards/palette/card_fields.h"
#include "editor/cards/words/table_words.h"
#include "editor/fields/wrapped_label.h"

#include <QFormLayout>
#include <QVBoxLayout>

namespace stagewright {

ScoreForm::ScoreForm(Document& document, qsizetype seat, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , seat_(seat)
    , entered_(new QCheckBox)
    , fields_(new QWidget)
    , speed_(cardNumber("card-score-speed", tr("Speed points"), 0, mostSpeedPoints))
    , cards_(cardNumber("card-score-cards", tr("Numbers on the cards"), -mostCardPoints,
                        mostCardPoints))
    , hazardDice_(cardNumber("card-score-hazard", tr("Hazard dice"), 0, mostHazardDice))
    , popularity_(cardNumber("card-score-popularity", tr("Popularity"), 0, mostPopularity))
    , flipped_(cardNumber("card-score-flipped", tr("Damage tokens flipped"), 0, mostFlippedTokens))
    , destroyed_(new QCheckBox(tr("The car is destroyed")))
    , result_(new WrappedLabel) {
    entered_->setObjectName(QStringLiteral("card-score-entered"));
    destroyed_->setObjectName(QStringLiteral("card-score-destroyed"));
    result_->setObjectName(QStringLiteral("card-score-result"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(entered_);
    column->addWidget(fields_);
    column->addWidget(result_);
    auto* form = new QFormLayout(fields_);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    for (NumberField* field : {speed_, cards_, hazardDice_, popularity_, flipped_}) {
        const bool isHis = field == speed_ || field == popularity_;
        form->addRow(field->accessibleName(), field);
        form->setRowVisible(field, !isGhost() || isHis);
        connect(field, &QSpinBox::valueChanged, this, &ScoreForm::enter);
    }
    form->addRow(QString(), destroyed_);
    form->setRowVisible(destroyed_, !isGhost());
    connect(destroyed_, &QCheckBox::clicked, this, &ScoreForm::enter);
    connect(entered_, &QCheckBox::clicked, this, [this](bool entered) {
        if (entered)
            return enter();
        document_.make(isGhost() ? enterGhostScore(document_, std::nullopt)
                                 : enterScore(document_, seat_, std::nullopt));
    });
}

void ScoreForm::enter() {
    if (isGhost())
        return document_.make(
            enterGhostScore(document_, GhostScore{speed_->value(), popularity_->value()}));
    document_.make(
        enterScore(document_, seat_,
                   SeatScore{speed_->value(), cards_->value(), hazardDice_->value(),
                             popularity_->value(), flipped_->value(), destroyed_->isChecked()}));
}

void ScoreForm::showScore(const std::optional<SeatScore>& score) {
    const SeatScore shown = score.value_or(SeatScore{});
    entered_->setChecked(score.has_value());
    fields_->setVisible(score.has_value());
    setQuietly(speed_, shown.speed);
    setQuietly(cards_, shown.cards);
    setQuietly(hazardDice_, shown.hazardDice);
    setQuietly(popularity_, shown.popularity);
    setQuietly(flipped_, shown.flipped);
    destroyed_->setChecked(shown.destroyed);
}

void ScoreForm::show(const QString& result) {
    const CardTable table = tableOf(document_);
    result_->setText(result);
    result_->setVisible(!result.isEmpty());
    if (!isGhost()) {
        entered_->setText(seatName(table, seat_));
        return showScore(table.seats.value(seat_).score);
    }
    entered_->setText(tr("Ghost driver"));
    std::optional<SeatScore> score;
    if (table.ghostScore) {
        score.emplace();
        score->speed = table.ghostScore->speed;
        score->popularity = table.ghostScore->popularity;
    }
    showScore(score);
}

} // namespace stagewright
