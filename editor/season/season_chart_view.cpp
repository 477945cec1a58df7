#include "editor/season/season_chart_view.h"

#include "editor/colours/mixed_colour.h"

#include <QFontInfo>

namespace stagewright {

SeasonChartView::SeasonChartView(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Points over the season"));
}

void SeasonChartView::show(const SeasonChart& chart) {
    chart_ = chart;
    QStringList lines;
    for (const PointsLine& line : chart.lines) {
        QStringList points;
        for (const int each : line.points)
            points << QString::number(each);
        lines << tr("%1: %2").arg(line.name, points.join(QStringLiteral(", ")));
    }
    setAccessibleDescription(lines.join(QStringLiteral("; ")));
    update();
}

void SeasonChartView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    constexpr double faint = 0.25;
    const QColor ink = palette().color(QPalette::WindowText);
    paintSeasonChart(painter, rect().adjusted(4, 4, -4, -4), chart_,
                     {ink, mixed(palette().color(QPalette::Window), ink, faint),
                      static_cast<double>(QFontInfo(font()).pixelSize())});
}

} // namespace stagewright
