#include "editor/estimate/estimate_panel.h"

#include "editor/fields/panel_tabs.h"
#include "editor/fields/wrapped_label.h"
#include "editor/icons/icons.h"
#include "editor/language/drive_words.h"

#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

QString number(double value) {
    return QLocale().toString(value, 'f', 1);
}

int minutes(double value) {
    return static_cast<int>(std::lround(value));
}

} // namespace

EstimatePanel::EstimatePanel(Document& document, Estimator& estimator, RaceEstimator& races,
                             RulesChoice& rules, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , estimator_(estimator)
    , races_(races)
    , rules_(rules)
    , invitation_(new WrappedLabel) {
    invitation_->setText(tr("Lay a stage from its start to its finish: how long it takes comes "
                            "here."));
    auto* column = new QVBoxLayout(this);
    column->addWidget(invitation_);
    column->addStretch();
    showInvitation();
    connect(&document, &Document::changed, invitation_, [this] { showInvitation(); });
    // As wide with figures as without: the board must not move when a time comes.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    connect(&estimator, &Estimator::reported, this, &EstimatePanel::show);
    connect(&estimator, &Estimator::staleChanged, this, &EstimatePanel::showStaleness);
    connect(&rules, &RulesChoice::changed, this, [this] {
        if (time_)
            showRemarks();
    });
}

int EstimatePanel::leastWidth(const QFontMetrics& font) {
    constexpr int characters = 47;
    return characters * font.averageCharWidth();
}

/// Of a stage that is laid a time will come.
void EstimatePanel::showInvitation() {
    invitation_->setVisible(document_.stage().layout.pieceCount() == 0);
}

/// When there is something to say for the first time: the start does not wait for it.
void EstimatePanel::createWidgets() {
    delete invitation_;
    delete layout();
    new QVBoxLayout(this);
    time_ = new QLabel;
    spread_ = new QLabel;
    remarks_ = new QLabel;
    chart_ = new TimeChart;
    bars_ = new PieceBars;
    QFont large = time_->font();
    large.setPointSizeF(large.pointSizeF() * 1.9);
    large.setBold(true);
    time_->setFont(large);
    time_->setAccessibleName(tr("Expected time"));
    time_->setWordWrap(true); // it may be words
    spread_->setWordWrap(true);
    remarks_->setWordWrap(true);
    barsCaption_ = new QLabel;
    barsCaption_->setForegroundRole(QPalette::PlaceholderText);
    barsCaption_->setWordWrap(true);

    parts_ = new PanelTabs;
    parts_->setObjectName(QStringLiteral("estimate-parts"));
    parts_->addTab(tr("Drive"));
    parts_->addTab(tr("Race"));
    parts_->setAccessibleName(tr("What is estimated"));
    race_ = new RacePart(races_, estimator_);
    race_->hide();
    connect(race_, &RacePart::raceWanted, this, &EstimatePanel::raceWanted);
    connect(parts_, &QTabBar::currentChanged, this, &EstimatePanel::showPart);

    auto* column = static_cast<QVBoxLayout*>(layout());
    column->setContentsMargins(8, 4, 8, 8);
    column->setSpacing(4);
    column->addWidget(parts_);
    column->addWidget(time_);
    column->addWidget(spread_);
    column->addWidget(chart_);
    drive_ = new QPushButton(icon(QStringLiteral("play")), tr("&Watch a drive"));
    drive_->setToolTip(tr("Shows a drive of this stage on the board, die by die"));
    column->addWidget(drive_, 0, Qt::AlignLeft);
    connect(drive_, &QPushButton::clicked, this, &EstimatePanel::driveWanted);
    // Two forms: what is chosen has short captions, which leave its fields their room. Each is laid
    // out before its rows are added, some of which are hidden: they need a parent.
    for (QFormLayout** form : {&choicesForm_, &facts_}) {
        *form = new QFormLayout;
        (*form)->setContentsMargins(0, 0, 0, 0);
        (*form)->setVerticalSpacing(4);
        (*form)->setHorizontalSpacing(10);
    }
    wrapRows();
    column->addLayout(choicesForm_);
    addChoices();
    column->addSpacing(4);
    column->addLayout(facts_);
    addFacts();
    column->addWidget(race_);
    column->addWidget(barsCaption_);
    column->addWidget(bars_, 1);
    column->addWidget(remarks_);
    column->addStretch(); // takes the place of the list where there is none
    figures_ << chart_ << drive_ << barsCaption_ << bars_;
    connect(bars_, &PieceBars::chosen, this, &EstimatePanel::pieceChosen);
}

/// Where letters are large for the room, what is said stands below what it is about.
void EstimatePanel::wrapRows() {
    constexpr int narrow = 36; // characters
    for (QFormLayout* form : {choicesForm_, facts_})
        form->setRowWrapPolicy(width() < narrow * fontMetrics().averageCharWidth()
                                   ? QFormLayout::WrapAllRows
                                   : QFormLayout::WrapLongRows);
}

void EstimatePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (facts_)
        wrapRows();
}

void EstimatePanel::addChoices() {
    choices_ = new DriveChoices(*choicesForm_, document_, estimator_, rules_, this);
    connect(choices_, &DriveChoices::raceChosen, this, &EstimatePanel::raceChosen);
    connect(choices_, &DriveChoices::rulesFileWanted, this, &EstimatePanel::rulesFileWanted);
    connect(choices_, &DriveChoices::rulesCopyWanted, this, &EstimatePanel::rulesCopyWanted);
}

void EstimatePanel::addFacts() {
    addFact(tr("Turns"), turns_);
    addFact(tr("Losses of control"), losses_);
    addFact(tr("Damage"), damage_);
    addFact(tr("At the table"), table_);
    addFact(tr("Length"), length_);
    addFact(tr("Difficulty"), difficulty_);
    connect(&document_, &Document::rallyChanged, this, &EstimatePanel::showTable);
}

void EstimatePanel::addFact(const QString& name, QLabel*& value) {
    value = new WrappedLabel;
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* caption = new QLabel(name);
    facts_->addRow(caption, value);
    figures_ << caption << value;
}

void EstimatePanel::show() {
    if (!time_)
        createWidgets();
    const DriveReport& report = estimator_.report();
    showPart();
    showRemarks();
    if (report.estimate)
        return showFacts(*report.estimate);
    time_->setText(tr("No time yet"));
    spread_->setText(report.whyNot.isEmpty() ? tr("Simulating drives…") : report.whyNot);
}

/// Of the drive or of the race; what is chosen holds for both.
void EstimatePanel::showPart() {
    const bool drive = parts_->currentIndex() == 0;
    time_->setVisible(drive);
    spread_->setVisible(drive);
    for (QWidget* widget : figures_)
        widget->setVisible(drive && estimator_.report().estimate.has_value());
    race_->setVisible(!drive);
}

/// Figures of a stage that has changed since are faint until the next ones come.
void EstimatePanel::showStaleness() {
    if (!time_)
        show();
    for (QWidget* widget : std::initializer_list<QWidget*>{time_, spread_, chart_, bars_})
        widget->setEnabled(!estimator_.isStale());
}

void EstimatePanel::showFacts(const Estimate& estimate) {
    const DriveStatistics& drives = estimate.drives;
    if (drives.finished() > 0) {
        time_->setText(minutesAndSeconds(drives.mean()));
        spread_->setText(tr("8 of 10 drives take %1 to %2")
                             .arg(minutesAndSeconds(drives.quantile(0.1)),
                                  minutesAndSeconds(drives.quantile(0.9))));
    } else {
        time_->setText(tr("No time yet"));
        spread_->setText(tr("No car reaches the finish."));
    }
    turns_->setText(number(drives.turns()));
    losses_->setText(tr("%1 a drive").arg(number(drives.losses())));
    damage_->setText(tr("%1 tokens a drive").arg(number(drives.damage())));
    showTable();
    length_->setText(wordFor(estimate.stageClass));
    difficulty_->setText(phraseFor(estimate.difficulty));
    chart_->show(drives);
    const auto& words = document_.games().face<PieceWords>(document_.stage());
    barsCaption_->setText(words.say(PieceSentence::LossesByPiece));
    bars_->show(estimator_.report(), words);
}

/// For as many as the rally has players.
void EstimatePanel::showTable() {
    const auto& estimate = estimator_.report().estimate;
    if (!estimate)
        return;
    // Cars that race each other wait for others, too: the evening counts that in (racedTurns).
    const QString text = estimator_.rules().hasCardBacks()
                             ? tr("%1 min, %2 to set up")
                             : tr("%1 min if nobody is in the way (see Race), %2 to set up");
    const int players = document_.rally().players();
    table_->setText(
        text.arg(minutes(tableMinutes(estimator_.rules(), estimate->drives.turns(), players)))
            .arg(minutes(estimate->setupMinutes)));
}

/// A rules file that is gone or spoilt is named: what is shown goes by other rules.
void EstimatePanel::showRemarks() {
    QStringList remarks;
    if (rules_.fault())
        remarks << sentence(*rules_.fault());
    const QString& car = document_.stage().info.dashboard;
    if (!car.isEmpty() && !dashboardNamed(estimator_.rules(), car))
        remarks << tr("The rules have no car \"%1\": the usual one drives.").arg(car);
    if (const auto& estimate = estimator_.report().estimate)
        remarks << estimate->remarks;
    remarks_->setText(remarks.join(u'\n'));
    remarks_->setVisible(!remarks.isEmpty());
}

} // namespace stagewright
