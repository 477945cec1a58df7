#include "editor/points/race/titan_estimate_panel.h"

#include "editor/fields/wrapped_label.h"
#include "editor/points/race/board_fields.h"
#include "editor/points/words/race_words.h"

#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

/// Below this share of the races two ways of handing dice on are as fair as each other.
constexpr double asFair = 0.01;

QString tenths(double value) {
    return QLocale().toString(value, 'f', 1);
}

int percentOf(double share) {
    return static_cast<int>(std::lround(100 * share));
}

} // namespace

TitanEstimatePanel::TitanEstimatePanel(Document& document, TitanEstimator& estimator,
                                       PointLayers& layers, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , estimator_(estimator)
    , layers_(layers)
    , minutes_(new WrappedLabel)
    , summary_(new WrappedLabel)
    , policy_(narrowCombo("titan-policy", tr("Titans are led")))
    , heat_(narrowCombo("titan-heat", tr("On the board")))
    , seats_(new SeatShares)
    , fair_(new WrappedLabel)
    , lives_(new WrappedLabel)
    , alone_(new LoneTurns)
    , leftOut_(new WrappedLabel)
    , figures_{seats_, fair_, lives_, alone_, leftOut_} {
    // As wide with figures as without: the board must not move when they come.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    QFont large = minutes_->font();
    large.setPointSizeF(large.pointSizeF() * 1.9);
    large.setBold(true);
    minutes_->setFont(large);
    minutes_->setObjectName(QStringLiteral("titan-minutes"));
    minutes_->setAccessibleName(tr("At the table"));
    summary_->setObjectName(QStringLiteral("titan-summary"));
    fair_->setObjectName(QStringLiteral("titan-fairness"));
    lives_->setObjectName(QStringLiteral("titan-lives"));
    leftOut_->setObjectName(QStringLiteral("titan-left-out"));
    for (QLabel* text : {summary_, fair_, lives_, leftOut_})
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 8);
    column->addWidget(minutes_);
    column->addWidget(summary_);
    addPolicy();
    addHeat();
    for (QWidget* figure : figures_)
        column->addWidget(figure);
    column->addStretch();
    connect(&estimator, &TitanEstimator::reported, this, &TitanEstimatePanel::show);
    connect(&estimator, &TitanEstimator::staleChanged, this, &TitanEstimatePanel::showStaleness);
    show();
}

TitanEstimatePanel::~TitanEstimatePanel() {
    estimator_.want(*this, false);
}

void TitanEstimatePanel::addPolicy() {
    policy_->addItem(tr("As far as it goes"));
    policy_->addItem(tr("At random"));
    policy_->setCurrentIndex(static_cast<int>(estimator_.policy()));
    layout()->addWidget(captioned(tr("Titans are led"), *policy_));
    connect(policy_, &QComboBox::currentIndexChanged, this,
            [this](int index) { estimator_.setPolicy(static_cast<TitanPolicy>(index)); });
}

void TitanEstimatePanel::addHeat() {
    heat_->addItem(tr("Nothing"));
    heat_->addItem(tr("Where turns end"));
    heat_->addItem(tr("Where lives are lost"));
    heat_->addItem(tr("Knock-outs"));
    layout()->addWidget(captioned(tr("On the board"), *heat_));
    const auto follow = [this] { heat_->setCurrentIndex(static_cast<int>(layers_.heat())); };
    follow();
    connect(heat_, &QComboBox::currentIndexChanged, this,
            [this](int index) { layers_.showHeat(static_cast<PointHeatKind>(index)); });
    connect(&layers_, &PointLayers::changed, this, follow);
}

void TitanEstimatePanel::showEvent(QShowEvent*) {
    estimator_.want(*this, true);
}

void TitanEstimatePanel::hideEvent(QHideEvent*) {
    estimator_.want(*this, false);
}

/// Figures of a stage that has changed since are faint until the next ones come.
void TitanEstimatePanel::showStaleness() {
    for (QWidget* widget :
         std::initializer_list<QWidget*>{minutes_, summary_, seats_, fair_, lives_, alone_})
        widget->setEnabled(!estimator_.isStale());
}

void TitanEstimatePanel::show() {
    const TitanReport& report = estimator_.report();
    for (QWidget* figure : figures_)
        figure->setVisible(report.forecast != nullptr);
    if (report.forecast)
        return showRaces(*report.forecast);
    minutes_->setText(tr("No time yet"));
    summary_->setText(report.whyNot.isEmpty() ? tr("Simulating races…") : report.whyNot);
}

void TitanEstimatePanel::showRaces(const TitanForecast& forecast) {
    const TitanRaceStatistics& races = forecast.races;
    if (races.races() == 0) {
        minutes_->setText(tr("No time yet"));
        summary_->setText(tr("Simulating races…"));
    } else {
        const double minutes =
            titanMinutes(document_.games().data<TitanGame>(), races.turns().mean);
        minutes_->setText(tr("%1 min").arg(std::lround(minutes)));
        summary_->setText(tr("%n titan(s), %1: %2 rounds, %3 turns", nullptr, forecast.raced.titans)
                              .arg(tr("%n lap(s)", nullptr, forecast.raced.race.board.laps()),
                                   tenths(races.rounds().mean), tenths(races.turns().mean)));
    }
    seats_->show(forecast, seatNames(forecast.raced.titans));
    fair_->setText(fairness(forecast));
    lives_->setText(races.races() == 0
                        ? QString()
                        : tr("%1 lives lost and %2 knock-outs a race")
                              .arg(tenths(races.livesLost()), tenths(races.knockOuts())));
    alone_->show(forecast.alone);
    leftOut_->setText(estimator_.report().leftOut.join(u'\n'));
}

QStringList TitanEstimatePanel::seatNames(int titans) const {
    const auto& seated = titanLayoutOf(document_.stage()).titans;
    const auto& game = document_.games().data<TitanGame>();
    QStringList names;
    for (int seat = 0; seat < titans; ++seat) {
        const TitanRecord* titan = game.titan(seated.value(seat).titan);
        names << (titan ? tr("%1: %2", "number and titan of a seat").arg(seat + 1).arg(titan->name)
                        : QString::number(seat + 1));
    }
    return names;
}

QString TitanEstimatePanel::fairness(const TitanForecast& forecast) {
    if (forecast.otherDraft.races() == 0)
        return {};
    const bool isBook = forecast.raced.draft == DiceDraft::Book;
    const double book = unevenness(isBook ? forecast.races : forecast.otherDraft);
    const double rolling = unevenness(isBook ? forecast.otherDraft : forecast.races);
    const QString verdict = std::abs(book - rolling) < asFair
                                ? tr("Both ways of handing dice on are as fair here.")
                            : book < rolling ? tr("Handing dice on by the book is fairer here.")
                                             : tr("Handing dice on rolling is fairer here.");
    return tr("%1 For all seats to win alike, other seats would have to win %2 of 100 races by the "
              "book, %3 rolling.")
        .arg(verdict)
        .arg(percentOf(book))
        .arg(percentOf(rolling));
}

} // namespace stagewright
