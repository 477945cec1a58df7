#include "editor/estimate/time_chart.h"

#include "editor/estimate/time_bins.h"
#include "model/drive/estimate.h"

#include <QBarSeries>
#include <QBarSet>
#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QGraphicsLayout>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>

namespace stagewright {

namespace {

constexpr int mostBins = 24;
constexpr int labels = 4;

QBarSeries* barsOf(const TimeBins& bins) {
    auto* set = new QBarSet(QString());
    for (const double share : bins.share)
        set->append(share);
    auto* series = new QBarSeries;
    series->append(set);
    series->setBarWidth(0.9);
    return series;
}

/// Times under some of the bins.
QCategoryAxis* timeAxis(const TimeBins& bins) {
    auto* axis = new QCategoryAxis;
    const auto count = static_cast<int>(bins.share.size());
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    const int every = std::max(1, (count + labels - 1) / labels);
    const int border = std::max(1, count / 12); // there it would be cut
    for (int bin = std::max(every / 2, border); bin < count - border; bin += every)
        axis->append(minutesAndSeconds(bins.first + bin * bins.width), bin);
    axis->setRange(-0.5, count - 0.5);
    axis->setGridLineVisible(false);
    return axis;
}

QValueAxis* shareAxis(const TimeBins& bins) {
    auto* axis = new QValueAxis;
    axis->setRange(0, *std::max_element(bins.share.begin(), bins.share.end()) * 1.05);
    axis->setVisible(false);
    return axis;
}

} // namespace

TimeChart::TimeChart(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    setMinimumHeight(72); // gives way to the figures below it
    setAccessibleName(tr("How often a drive takes how long"));
}

void TimeChart::show(const DriveStatistics& drives) {
    const TimeBins bins = timeBins(drives, mostBins);
    if (bins.share.empty())
        return;
    if (!view_) {
        view_ = new QChartView(new QChart);
        view_->setRenderHint(QPainter::Antialiasing);
        view_->setFrameShape(QFrame::NoFrame);
        view_->setFocusPolicy(Qt::NoFocus);
        view_->setBackgroundBrush(Qt::NoBrush);
        view_->setStyleSheet(QStringLiteral("background: transparent"));
        layout()->addWidget(view_);
        QChart& chart = *view_->chart();
        chart.legend()->hide();
        chart.setBackgroundVisible(false);
        chart.setMargins({});
        chart.layout()->setContentsMargins(0, 0, 0, 0);
    }
    QChart& chart = *view_->chart();
    chart.removeAllSeries();
    for (QAbstractAxis* axis : chart.axes()) {
        chart.removeAxis(axis);
        axis->deleteLater();
    }
    QBarSeries* bars = barsOf(bins);
    chart.addSeries(bars);
    QCategoryAxis* times = timeAxis(bins);
    chart.addAxis(times, Qt::AlignBottom);
    bars->attachAxis(times);
    QValueAxis* shares = shareAxis(bins);
    chart.addAxis(shares, Qt::AlignLeft);
    bars->attachAxis(shares);
    colour();
}

void TimeChart::colour() {
    if (!view_)
        return;
    const QColor ink = palette().color(QPalette::WindowText);
    for (QAbstractSeries* series : view_->chart()->series())
        for (QBarSet* set : static_cast<QBarSeries*>(series)->barSets()) {
            set->setColor(palette().color(QPalette::Highlight));
            set->setBorderColor(Qt::transparent);
        }
    for (QAbstractAxis* axis : view_->chart()->axes()) {
        axis->setLabelsColor(ink);
        axis->setLinePenColor(ink);
        QFont small = font();
        small.setPointSizeF(small.pointSizeF() * 0.85);
        axis->setLabelsFont(small);
    }
}

void TimeChart::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::EnabledChange)
        colour();
    QWidget::changeEvent(event);
}

} // namespace stagewright
