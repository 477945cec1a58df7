#include "editor/points/race/race_panel.h"

#include "editor/fields/scrolled_panel.h"
#include "editor/fields/wrapped_label.h"
#include "editor/points/words/race_words.h"
#include "model/layouts/points/track/race_plan.h"

#include <QVBoxLayout>

#include <algorithm>

namespace stagewright {

RacePanel::RacePanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , form_(new QFormLayout)
    , players_(narrowCombo("race-players", tr("Players")))
    , teams_(narrowCombo("race-teams", tr("Teams")))
    , seats_(new SeatFields(document))
    , laps_(new NumberField)
    , draft_(narrowCombo("race-draft", tr("Dice")))
    , push_(narrowCombo("race-push", tr("Pushes")))
    , draftSaid_(new WrappedLabel)
    , pushSaid_(new WrappedLabel) {
    setWindowTitle(tr("Race"));
    form_->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto* content = new QWidget;
    content->setLayout(form_);
    auto* bars = new ScrolledPanel;
    bars->setWidget(content);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(bars);
    boards_ = new BoardFields(*form_, document, this);
    addPlayers();
    addRules();
    connect(&document, &Document::changed, this, &RacePanel::follow);
    // Whose tracks are offered.
    connect(&document, &Document::rallyChanged, this, &RacePanel::follow);
}

void RacePanel::showEvent(QShowEvent*) {
    show();
}

void RacePanel::follow() {
    if (isVisible())
        show();
}

void RacePanel::addPlayers() {
    players_->addItem(tr("Not said yet"), 0);
    players_->addItem(tr("2, two titans each"), fewestTitanPlayers);
    for (int players = fewestTitanPlayers + 1; players <= mostTitanPlayers; ++players)
        players_->addItem(QString::number(players), players);
    form_->addRow(captioned(tr("Players"), *players_));
    form_->addRow(captioned(tr("Teams"), *teams_));
    form_->addRow(seats_);
    connect(players_, &QComboBox::activated, this,
            [this] { document_.make(changePlayers(document_, players_->currentData().toInt())); });
    connect(teams_, &QComboBox::activated, this,
            [this] { document_.make(changeTeams(document_, teams_->currentData().toInt())); });
}

void RacePanel::addRules() {
    laps_->setObjectName(QStringLiteral("race-laps"));
    laps_->setAccessibleName(tr("Laps"));
    laps_->setRange(1, mostTitanLaps);
    form_->addRow(tr("Laps"), laps_);
    connect(laps_, &QSpinBox::valueChanged, this, [this](int laps) {
        StageUndoStep step = changeTitanLaps(document_, laps);
        step.gesture = gesture_ == 0 ? gesture_ = document_.newGesture() : gesture_;
        document_.make(std::move(step));
    });
    connect(laps_, &QSpinBox::editingFinished, this, [this] { gesture_ = 0; });
    for (const DiceDraft draft : {DiceDraft::Book, DiceDraft::Rolling})
        draft_->addItem(draftName(draft));
    push_->addItem(tr("All the way"));
    push_->addItem(tr("While the other moves"));
    form_->addRow(captioned(tr("Dice"), *draft_));
    form_->addRow(draftSaid_);
    form_->addRow(captioned(tr("Pushes"), *push_));
    form_->addRow(pushSaid_);
    connect(draft_, &QComboBox::activated, this, [this](int index) {
        document_.make(changeDraft(document_, static_cast<DiceDraft>(index)));
    });
    connect(push_, &QComboBox::activated, this, [this](int index) {
        document_.make(changePush(document_, static_cast<PushReach>(index)));
    });
}

void RacePanel::show() {
    const TitanLayout& layout = titanLayoutOf(document_.stage());
    boards_->show();
    players_->setCurrentIndex(players_->findData(playersOf(layout))); // -1: more than can play
    showTeams(layout);
    seats_->show();
    seats_->setVisible(!layout.titans.isEmpty());
    form_->setRowVisible(laps_, layout.stack == StackKind::Loop);
    {
        const QSignalBlocker quiet(laps_);
        if (laps_->value() != layout.laps)
            laps_->setValue(layout.laps);
    }
    draft_->setCurrentIndex(static_cast<int>(layout.draft));
    draftSaid_->setText(draftInWords(layout.draft));
    push_->setCurrentIndex(static_cast<int>(layout.push));
    pushSaid_->setText(pushInWords(layout.push));
}

void RacePanel::showTeams(const TitanLayout& layout) {
    const QList<int> possible = possibleTeams(playersOf(layout));
    form_->setRowVisible(teams_->parentWidget(), !possible.isEmpty());
    teams_->clear();
    teams_->addItem(tr("Everybody for himself"), 0);
    for (const int teams : possible)
        teams_->addItem(tr("%1 teams of %2").arg(teams).arg(playersOf(layout) / teams), teams);
    teams_->setCurrentIndex(teams_->findData(teamsOf(layout))); // -1: as nobody can play
}

} // namespace stagewright
