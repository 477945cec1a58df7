#include "editor/cards/evening/played_form.h"

#include "editor/cards/edits/table_steps.h"
#include "editor/cards/evening/score_steps.h"
#include "editor/language/display_locale.h"
#include "model/layouts/cards/play/rounds.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace stagewright {

namespace {

constexpr double usualMinutes = 7.5;
constexpr double shortestRound = 0.1;

} // namespace

PlayedForm::PlayedForm(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , said_(new QCheckBox(tr("Minutes a round")))
    , minutes_(new MeasureField)
    , trial_(new QWidget)
    , trialSaid_(new QCheckBox(tr("For all and by player")))
    , trialRound_(new MeasureField)
    , trialPlayer_(new MeasureField)
    , start_(new QTimeEdit(QTime(19, 0)))
    , end_(new QTimeEdit(QTime(20, 15)))
    , add_(new QPushButton(tr("Played")))
    , evenings_(new QListWidget)
    , remove_(new QPushButton(tr("Remove"))) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    addMinutes();
    addTrial();
    addEvenings();
}

void PlayedForm::addMinutes() {
    said_->setObjectName(QStringLiteral("card-minutes-said"));
    minutes_->setObjectName(QStringLiteral("card-minutes"));
    minutes_->setAccessibleName(tr("Minutes a round"));
    minutes_->setDecimals(1);
    minutes_->setRange(shortestRound, longestCardRound);
    auto* row = new QHBoxLayout;
    row->addWidget(said_);
    row->addWidget(minutes_, 1);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    connect(said_, &QCheckBox::clicked, this, [this](bool said) {
        document_.make(enterMinutes(document_, said ? std::optional(usualMinutes) : std::nullopt));
    });
    connect(minutes_, &QDoubleSpinBox::valueChanged, this,
            [this](double minutes) { document_.make(enterMinutes(document_, minutes)); });
}

void PlayedForm::addTrial() {
    trialSaid_->setObjectName(QStringLiteral("card-trial-said"));
    trialSaid_->setToolTip(tr("In a trial the players drive one after another."));
    trialRound_->setObjectName(QStringLiteral("card-trial-round"));
    trialRound_->setAccessibleName(tr("A round, for all"));
    trialPlayer_->setObjectName(QStringLiteral("card-trial-player"));
    trialPlayer_->setAccessibleName(tr("A round, each player"));
    auto* form = new QFormLayout(trial_);
    form->setContentsMargins({});
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(trialSaid_);
    for (MeasureField* field : {trialRound_, trialPlayer_}) {
        field->setDecimals(1);
        field->setRange(shortestRound, longestCardRound);
        form->addRow(field->accessibleName(), field);
        connect(field, &QDoubleSpinBox::valueChanged, this, [this] {
            document_.make(enterTrialMinutes(
                document_, TrialMinutes{trialRound_->value(), trialPlayer_->value()}));
        });
    }
    layout()->addWidget(trial_);
    connect(trialSaid_, &QCheckBox::clicked, this, [this](bool said) {
        document_.make(enterTrialMinutes(
            document_, said ? std::optional(cardGameOf(document_).trialMinutes) : std::nullopt));
    });
}

void PlayedForm::showTrial(const CardTable& table) {
    trial_->setVisible(table.mode == CardMode::Trial);
    trialSaid_->setChecked(table.trialMinutes.has_value());
    const TrialMinutes minutes = table.trialMinutes.value_or(cardGameOf(document_).trialMinutes);
    const auto set = [&](MeasureField* field, double value) {
        const QSignalBlocker quiet(field);
        field->setEnabled(table.trialMinutes.has_value());
        field->setValue(value);
    };
    set(trialRound_, minutes.round);
    set(trialPlayer_, minutes.player);
}

void PlayedForm::addEvenings() {
    start_->setObjectName(QStringLiteral("card-played-start"));
    start_->setAccessibleName(tr("Start"));
    end_->setObjectName(QStringLiteral("card-played-end"));
    end_->setAccessibleName(tr("End"));
    add_->setObjectName(QStringLiteral("card-played-add"));
    remove_->setObjectName(QStringLiteral("card-played-remove"));
    evenings_->setObjectName(QStringLiteral("card-played"));
    evenings_->setAccessibleName(tr("Evenings played"));
    evenings_->setMaximumHeight(90);
    for (QTimeEdit* field : {start_, end_})
        field->setDisplayFormat(QStringLiteral("HH:mm"));
    auto* times = new QHBoxLayout;
    times->addWidget(start_);
    times->addWidget(end_);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->addLayout(times);
    column->addWidget(add_);
    column->addWidget(evenings_);
    column->addWidget(remove_, 0, Qt::AlignLeft);
    connect(add_, &QPushButton::clicked, this, &PlayedForm::add);
    connect(remove_, &QPushButton::clicked, this,
            [this] { document_.make(removePlayed(document_, evenings_->currentRow())); });
    connect(evenings_, &QListWidget::currentRowChanged, this,
            [this](int row) { remove_->setEnabled(row >= 0); });
}

void PlayedForm::add() {
    const CardTable table = tableOf(document_);
    if (start_->time() != end_->time())
        document_.make(
            addPlayed(document_, {start_->time(), end_->time(), roundsOf(table), table.laid()}));
}

void PlayedForm::show() {
    const CardTable table = tableOf(document_);
    said_->setChecked(table.minutesARound.has_value());
    minutes_->setEnabled(table.minutesARound.has_value());
    {
        const QSignalBlocker quiet(minutes_);
        minutes_->setValue(table.minutesARound.value_or(usualMinutes));
    }
    showTrial(table);
    evenings_->clear();
    for (const PlayedEvening& evening : table.played)
        evenings_->addItem(tr("%1 to %2: %3 minutes a round")
                               .arg(evening.start.toString(QStringLiteral("HH:mm")),
                                    evening.end.toString(QStringLiteral("HH:mm")),
                                    displayNumber(evening.minutesARound(), 1)));
    evenings_->setVisible(!table.played.isEmpty());
    remove_->setVisible(!table.played.isEmpty());
    remove_->setEnabled(evenings_->currentRow() >= 0);
}

} // namespace stagewright
