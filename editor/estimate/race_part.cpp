#include "editor/estimate/race_part.h"

#include "editor/fields/wrapped_label.h"
#include "editor/icons/icons.h"
#include "editor/language/display_locale.h"
#include "model/drive/race/raced_pieces.h"

#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace stagewright {

RacePart::RacePart(RaceEstimator& races, const Estimator& estimator, QWidget* parent)
    : QWidget(parent)
    , races_(races)
    , estimator_(estimator)
    , said_(new WrappedLabel)
    , watch_(new QPushButton(icon(QStringLiteral("play")), tr("&Watch a race")))
    , facts_(new QFormLayout) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    QFont large = said_->font();
    large.setPointSizeF(large.pointSizeF() * 1.2);
    large.setBold(true);
    said_->setFont(large);
    said_->setAccessibleName(tr("The race in a sentence"));
    column->addWidget(said_);
    watch_->setToolTip(tr("Shows a race on this stage on the board, die by die"));
    column->addWidget(watch_, 0, Qt::AlignLeft);
    connect(watch_, &QPushButton::clicked, this, [this] { Q_EMIT raceWanted(races_.cars()); });
    facts_->setContentsMargins(0, 0, 0, 0);
    facts_->setVerticalSpacing(4);
    facts_->setHorizontalSpacing(10);
    facts_->setRowWrapPolicy(QFormLayout::WrapAllRows); // beside long names no figure had room
    column->addLayout(facts_);
    wins_ = addFact(tr("Wins by start"));
    rounds_ = addFact(tr("Rounds"));
    table_ = addFact(tr("At the table"));
    passes_ = addFact(tr("Passes"));
    lead_ = addFact(tr("Changes of the lead"));
    heldUp_ = addFact(tr("Held up"));
    losses_ = addFact(tr("Losses of control"));
    gap_ = addFact(tr("Gap at the end"));
    connect(&races, &RaceEstimator::reported, this, &RacePart::showReport);
    connect(&races, &RaceEstimator::staleChanged, this, &RacePart::showStaleness);
    showReport();
    showStaleness();
}

QLabel* RacePart::addFact(const QString& name) {
    auto* value = new WrappedLabel;
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* label = new QLabel(name);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    facts_->addRow(label, value);
    return value;
}

void RacePart::showEvent(QShowEvent* event) {
    races_.want(*this, true);
    QWidget::showEvent(event);
}

void RacePart::hideEvent(QHideEvent* event) {
    races_.want(*this, false);
    QWidget::hideEvent(event);
}

void RacePart::showReport() {
    const RaceReport& report = races_.report();
    for (int row = 0; row < facts_->rowCount(); ++row)
        facts_->setRowVisible(row, report.races.has_value());
    if (report.races) {
        said_->setText(report.sentence);
        return showFacts(*report.races);
    }
    said_->setText(report.whyNot.isEmpty() ? tr("Racing…") : report.whyNot);
}

/// Figures of a stage that has changed since are faint until the next ones come. A race of the
/// stage as it is can be watched whatever is known of others.
void RacePart::showStaleness() {
    // As many cars race as there are players, whatever is known of their races yet.
    watch_->setVisible(races_.cars() > 1 && races_.report().whyNot.isEmpty());
    said_->setEnabled(!races_.isStale());
    for (int row = 0; row < facts_->rowCount(); ++row)
        facts_->itemAt(row, QFormLayout::FieldRole)->widget()->setEnabled(!races_.isStale());
}

/// "116b, 109b": where most of it happens.
QString RacePart::placesWith(std::int64_t RaceStatistics::PieceCounts::*count) const {
    const RaceReport& report = races_.report();
    const auto& counts = report.races->pieces();
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i].*count > 0)
            order.push_back(i);
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return counts[a].*count != counts[b].*count ? counts[a].*count > counts[b].*count : a < b;
    });
    constexpr std::size_t few = 3;
    QStringList names;
    for (std::size_t i = 0; i < std::min(few, order.size()); ++i)
        names << report.pieces.value(static_cast<qsizetype>(order[i]));
    return names.join(tr(", ", "between tiles"));
}

void RacePart::showFacts(const RaceStatistics& races) {
    const auto mean = [&](RaceCount count) { return displayNumber(races.figure(count).mean, 1); };
    const auto withPlaces = [&](const QString& said,
                                std::int64_t RaceStatistics::PieceCounts::*count) {
        const QString places = placesWith(count);
        return places.isEmpty() ? said : tr("%1, most at %2").arg(said, places);
    };
    QStringList wins;
    for (int car = 0; car < races.cars(); ++car)
        wins << tr("%1: %2 %")
                    .arg(car + 1)
                    .arg(std::lround(100 * races.wins(car).mean))
                    .replace(u' ', QChar::Nbsp); // a share needs no decimals here
    wins_->setText(wins.join(QStringLiteral("  ")));
    rounds_->setText(tr("%1 until the first car is in, %2 until the last")
                         .arg(mean(RaceCount::RoundsFirst), mean(RaceCount::RoundsLast)));
    table_->setText(tr("%n minute(s), %1 turns of all cars", nullptr,
                       static_cast<int>(std::lround(raceMinutes(races, estimator_.rules()).mean)))
                        .arg(mean(RaceCount::Turns)));
    passes_->setText(withPlaces(mean(RaceCount::Passes), &RaceStatistics::PieceCounts::passes));
    lead_->setText(mean(RaceCount::LeadChanges));
    heldUp_->setText(withPlaces(tr("%1 turns").arg(mean(RaceCount::HeldUp)),
                                &RaceStatistics::PieceCounts::heldUp));
    losses_->setText(withPlaces(mean(RaceCount::Losses), &RaceStatistics::PieceCounts::losses));
    gap_->setText(tr("the last car is %1 moves behind").arg(mean(RaceCount::Gap)));
}

} // namespace stagewright
