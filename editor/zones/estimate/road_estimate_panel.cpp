#include "editor/zones/estimate/road_estimate_panel.h"

#include "editor/fields/wrapped_label.h"
#include "editor/language/drive_words.h"
#include "editor/waiting/disk_wait.h"
#include "editor/zones/words/assumed_rules.h"
#include "editor/zones/words/tyre_words.h"
#include "model/drive/estimate.h"

#include <QFileInfo>
#include <QLocale>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace stagewright {

namespace {

QString oneDigit(double value) {
    return QLocale().toString(value, 'f', 1);
}

WrappedLabel* textNamed(const char* name) {
    auto* label = new WrappedLabel;
    label->setObjectName(QString::fromLatin1(name));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QComboBox* comboNamed(const char* name, const QString& accessibleName) {
    auto* combo = new QComboBox;
    combo->setObjectName(QString::fromLatin1(name));
    combo->setAccessibleName(accessibleName);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(8);
    return combo;
}

} // namespace

RoadEstimatePanel::RoadEstimatePanel(Document& document, RoadEstimator& estimator,
                                     OwnRoadRules& rules, RulesDialogs dialogs, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , estimator_(estimator)
    , rules_(rules)
    , dialogs_(std::move(dialogs))
    , time_(textNamed("road-time"))
    , summary_(textNamed("road-summary"))
    , profile_(comboNamed("road-profile", tr("Drivers")))
    , tyres_(comboNamed("road-tyres", tr("Tyres")))
    , leader_(new QCheckBox(tr("First car on the road")))
    , rulesBox_(new RulesBox)
    , rulesFault_(textNamed("road-rules-fault"))
    , drive_(textNamed("road-drive"))
    , tyreTimes_(textNamed("road-tyre-times"))
    , sections_(textNamed("road-sections"))
    , plan_(textNamed("road-plan"))
    , leftOut_(textNamed("road-left-out")) {
    // As wide with figures as without: the board must not move when they come.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    QFont large = time_->font();
    large.setPointSizeF(large.pointSizeF() * 1.9);
    large.setBold(true);
    time_->setFont(large);
    time_->setAccessibleName(tr("Expected time"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 8);
    column->addWidget(time_);
    column->addWidget(summary_);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    addChoices(*form);
    addRules(*form);
    column->addLayout(form);
    column->addWidget(rulesFault_);
    for (QLabel* text : {drive_, tyreTimes_, sections_, plan_, leftOut_})
        column->addWidget(text);
    column->addStretch();
    connect(&estimator, &RoadEstimator::reported, this, &RoadEstimatePanel::show);
    connect(&estimator, &RoadEstimator::staleChanged, this, &RoadEstimatePanel::showStaleness);
    show();
}

RoadEstimatePanel::~RoadEstimatePanel() {
    estimator_.want(*this, false);
}

void RoadEstimatePanel::addChoices(QFormLayout& form) {
    for (const Profile profile : allProfiles)
        profile_->addItem(wordFor(profile));
    profile_->setCurrentIndex(static_cast<int>(estimator_.manner().profile));
    leader_->setObjectName(QStringLiteral("road-leader"));
    leader_->setChecked(estimator_.manner().leader);
    leader_->setToolTip(tr("On earth it throws orange dice for white ones"));
    form.addRow(tr("Drivers"), profile_);
    form.addRow(tr("Tyres"), tyres_);
    form.addRow(leader_);
    connect(profile_, &QComboBox::currentIndexChanged, this, &RoadEstimatePanel::choose);
    connect(tyres_, &QComboBox::currentIndexChanged, this, &RoadEstimatePanel::choose);
    connect(leader_, &QCheckBox::toggled, this, &RoadEstimatePanel::choose);
}

void RoadEstimatePanel::addRules(QFormLayout& form) {
    rulesBox_->setObjectName(QStringLiteral("road-rules"));
    rulesBox_->setAccessibleName(tr("Rules"));
    form.addRow(tr("Rules"), rulesBox_);
    listRules();
    connect(&rules_, &OwnRoadRules::changed, this, &RoadEstimatePanel::listRules);
    connect(&document_, &Document::changed, this, [this](const StageChange& change) {
        if (change.games)
            listRules();
    });
    connect(rulesBox_, &RulesBox::ownWanted, &rules_, &OwnRoadRules::chooseBuiltIn);
    connect(rulesBox_, &RulesBox::fileWanted, this, &RoadEstimatePanel::chooseRules);
    connect(rulesBox_, &RulesBox::copyWanted, this, &RoadEstimatePanel::copyRules);
}

/// Those in force, and the tyres that they know.
void RoadEstimatePanel::listRules() {
    const auto& inForce = document_.games().data<RoadRules>();
    rulesBox_->list(rules_.file(), inForce.title);
    rulesFault_->setText(rules_.fault() ? sentence(*rules_.fault()) : QString());
    rulesFault_->setVisible(rules_.fault().has_value());
    const QString chosen = tyres_->currentData().toString();
    {
        const QSignalBlocker quiet(tyres_);
        tyres_->clear();
        tyres_->addItem(tr("For the surface"), QString());
        for (const QString& tyres : tyresOf(inForce))
            tyres_->addItem(tyresInWords(tyres), tyres);
        tyres_->setCurrentIndex(std::max(0, tyres_->findData(chosen)));
    }
    choose(); // the tyres chosen may be gone
}

void RoadEstimatePanel::chooseRules() {
    const QString folder = rules_.file().isEmpty() ? QString() : QFileInfo(rules_.file()).path();
    const QString path = dialogs_.toOpen(this, folder);
    if (!path.isEmpty())
        take(path, askDisk<&OwnRoadRules::load>(window(), path, path));
}

void RoadEstimatePanel::copyRules() {
    const QString path = dialogs_.toSave(this, suggestedRulesCopy(rules_.file()));
    if (!path.isEmpty())
        take(path, askDisk<&OwnRoadRules::copyTo>(window(), path, path, rules_.file()));
}

/// @param rules nothing: the user has not waited for them
void RoadEstimatePanel::take(const QString& path, const std::optional<Expected<RoadRules>>& rules) {
    if (!rules)
        return;
    if (const auto chosen = rules_.choose(path, *rules); !chosen)
        Q_EMIT refused(sentence(chosen.error()));
}

void RoadEstimatePanel::choose() {
    estimator_.setManner({tyres_->currentData().toString(), leader_->isChecked(),
                          static_cast<Profile>(profile_->currentIndex())});
}

void RoadEstimatePanel::showEvent(QShowEvent*) {
    estimator_.want(*this, true);
}

void RoadEstimatePanel::hideEvent(QHideEvent*) {
    estimator_.want(*this, false);
}

/// Figures of a stage that has changed since are faint until the next ones come.
void RoadEstimatePanel::showStaleness() {
    for (QLabel* label : {time_, summary_, drive_, tyreTimes_, sections_, plan_})
        label->setEnabled(!estimator_.isStale());
}

void RoadEstimatePanel::show() {
    const RoadReport& report = estimator_.report();
    for (QLabel* text : {drive_, tyreTimes_, sections_, leftOut_})
        text->setVisible(report.forecast != nullptr);
    const QString plan = planInWords();
    plan_->setText(plan);
    plan_->setVisible(!plan.isEmpty());
    if (report.forecast)
        return showForecast(*report.forecast);
    time_->setText(tr("No time yet"));
    summary_->setText(report.whyNot.isEmpty() ? tr("Working it out…") : report.whyNot);
}

void RoadEstimatePanel::showForecast(const RoadForecast& forecast) {
    const bool isDriven = forecast.drives.finished() > 0;
    time_->setText(minutesAndSeconds(isDriven ? forecast.drives.mean() : forecast.exact.seconds));
    const int players = document_.rally().players();
    const double minutes = minutesOfStage(document_.games().data<RoadRules>(), players);
    summary_->setText(
        tr("%1, best play %2; about %n minute(s) at the table", nullptr,
           static_cast<int>(std::lround(minutes)))
            .arg(tyresInWords(forecast.choice.tyres), minutesAndSeconds(forecast.exact.seconds)));
    drive_->setText(isDriven ? driveInWords(forecast) : QString());
    tyreTimes_->setText(tyresSaid(forecast));
    sections_->setText(isDriven ? sectionsInWords(forecast) : QString());
    leftOut_->setText(leftOut());
}

QString RoadEstimatePanel::driveInWords(const RoadForecast& forecast) const {
    const DriveStatistics& drives = forecast.drives;
    return tr("%1 to %2 in eight of ten drives, %3 turns; control is lost in %4 of 100 drives, "
              "%5 dice are lost in 100.")
        .arg(minutesAndSeconds(drives.quantile(0.1)), minutesAndSeconds(drives.quantile(0.9)),
             oneDigit(drives.turns()))
        .arg(std::lround(100 * drives.anyLoss()))
        .arg(std::lround(100 * drives.damage()));
}

QString RoadEstimatePanel::tyresSaid(const RoadForecast& forecast) {
    return tr("Best play by tyres: %1.").arg(tyreTimesInWords(forecast.tyres));
}

QString RoadEstimatePanel::sectionsInWords(const RoadForecast& forecast) const {
    const auto& sections = chainOf(document_.stage()).sections;
    QStringList lines;
    for (qsizetype i = 0; i < sections.size(); ++i) {
        double turns = 0;
        double losses = 0;
        for (const ElementEstimate& each : forecast.elements)
            if (each.section == i) {
                turns += each.turns;
                losses += each.losses;
            }
        lines << tr("%1: %2 turns end here, control is lost in %3 of 100 drives")
                     .arg(nameOf(sections[i]), oneDigit(turns), oneDigit(100 * losses));
    }
    return lines.join(u'\n');
}

QString RoadEstimatePanel::planInWords() const {
    const Rally& rally = document_.rally();
    const auto& plan = estimator_.report().plan;
    if (!plan || rally.stages().size() < 2)
        return {};
    const QStringList lines{tr("Tyres for the rally, chosen at its start and at assistances:")};
    return (lines + tyrePlanInWords(*plan, rally)).join(u'\n');
}

QString RoadEstimatePanel::leftOut() const {
    const QStringList assumed = assumedRulesInWords(document_.games().data<RoadRules>());
    QStringList lines = whatTimesLeaveOut(true);
    if (!assumed.isEmpty())
        lines.prepend(
            tr("Assumed, as no source tells it: %1.").arg(assumed.join(QStringLiteral("; "))));
    return lines.join(u'\n');
}

} // namespace stagewright
