#include "editor/estimate/estimate_panel.h"

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

EstimatePanel::EstimatePanel(Document& document, Estimator& estimator, RulesChoice& rules,
                             QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , estimator_(estimator)
    , rules_(rules) {
    new QVBoxLayout(this);
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

void EstimatePanel::setPlayers(int players) {
    playerCount_ = std::clamp(players, 1, mostDrivers);
    if (choices_)
        choices_->setPlayers(playerCount_);
}

/// When there is something to say for the first time: the start does not wait for it.
void EstimatePanel::createWidgets() {
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
    auto* caption = new QLabel(tr("Losses of control and turns, tile by tile"));
    caption->setForegroundRole(QPalette::PlaceholderText);
    caption->setWordWrap(true);

    auto* column = static_cast<QVBoxLayout*>(layout());
    column->setContentsMargins(8, 4, 8, 8);
    column->setSpacing(4);
    column->addWidget(time_);
    column->addWidget(spread_);
    column->addWidget(chart_);
    auto* facts = new QFormLayout;
    column->addLayout(facts); // before its rows, some of which are hidden: they need a parent
    fill(*facts);
    column->addWidget(caption);
    column->addWidget(bars_, 1);
    column->addWidget(remarks_);
    column->addStretch(); // takes the place of the list where there is none
    figures_ << chart_ << caption << bars_;
    connect(bars_, &PieceBars::chosen, this, &EstimatePanel::pieceChosen);
}

void EstimatePanel::fill(QFormLayout& facts) {
    facts.setContentsMargins(0, 0, 0, 0);
    facts.setVerticalSpacing(4);
    facts.setHorizontalSpacing(10);
    facts.setRowWrapPolicy(QFormLayout::WrapLongRows); // where letters are large
    choices_ = new DriveChoices(facts, document_, estimator_, rules_, this);
    choices_->setPlayers(playerCount_);
    addFact(facts, tr("Turns"), turns_);
    addFact(facts, tr("Losses of control"), losses_);
    addFact(facts, tr("Damage"), damage_);
    addFact(facts, tr("At the table"), table_);
    addFact(facts, tr("Length"), length_);
    addFact(facts, tr("Difficulty"), difficulty_);

    connect(choices_, &DriveChoices::playersChanged, this, [this](int players) {
        playerCount_ = players;
        show();
        Q_EMIT playersChanged(players);
    });
    connect(choices_, &DriveChoices::rulesFileWanted, this, &EstimatePanel::rulesFileWanted);
    connect(choices_, &DriveChoices::rulesCopyWanted, this, &EstimatePanel::rulesCopyWanted);
}

void EstimatePanel::addFact(QFormLayout& facts, const QString& name, QLabel*& value) {
    value = new QLabel;
    value->setWordWrap(true);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* caption = new QLabel(name);
    facts.addRow(caption, value);
    figures_ << caption << value;
}

void EstimatePanel::show() {
    if (!time_)
        createWidgets();
    const DriveReport& report = estimator_.report();
    for (QWidget* widget : figures_)
        widget->setVisible(report.estimate.has_value());
    showRemarks();
    if (report.estimate)
        return showFacts(*report.estimate);
    time_->setText(tr("No time yet"));
    spread_->setText(report.whyNot.isEmpty() ? tr("The stage is being driven…") : report.whyNot);
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
        spread_->setText(tr("No car comes to the finish."));
    }
    turns_->setText(number(drives.turns()));
    losses_->setText(tr("%1 a drive").arg(number(drives.losses())));
    damage_->setText(tr("%1 tokens a drive").arg(number(drives.damage())));
    table_->setText(
        tr("%1 min, %2 to set up")
            .arg(minutes(tableMinutes(estimator_.rules(), drives.turns(), playerCount_)))
            .arg(minutes(estimate.setupMinutes)));
    length_->setText(wordFor(estimate.stageClass));
    difficulty_->setText(phraseFor(estimate.difficulty));
    chart_->show(drives);
    bars_->show(estimator_.report());
}

/// A rules file that is gone or spoilt is named: what is shown goes by other rules.
void EstimatePanel::showRemarks() {
    QStringList remarks;
    if (rules_.fault())
        remarks << sentence(*rules_.fault());
    if (const auto& estimate = estimator_.report().estimate)
        remarks << estimate->remarks;
    remarks_->setText(remarks.join(u'\n'));
    remarks_->setVisible(!remarks.isEmpty());
}

} // namespace stagewright
