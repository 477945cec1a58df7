#pragma once

#include "model/season/season_standings.h"

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

namespace stagewright {

/// How the points of one driver or team grow.
struct PointsLine {
    QString name;
    QColor colour;
    QList<int> points; ///< after each round
};

/// The best of the standings, round by round.
struct SeasonChart {
    QStringList rounds;            ///< "R1"
    std::vector<PointsLine> lines; ///< best first
};

inline constexpr std::size_t mostPointsLines = 10;

/// Nothing to be drawn where there are no standings. Each line has a colour of its own, that of the
/// driver's car where nobody before him has it.
[[nodiscard]] SeasonChart seasonChart(const QList<SeasonStanding>& standings);

/// What a chart is drawn with.
struct ChartInk {
    QColor text = Qt::black;
    QColor grid = QColor(0xb4, 0xb4, 0xb4);
    double em = 12; ///< the height of its letters, in units of the painter
};

/// Points from the bottom up, rounds from left to right, a line each with its name at its end. It
/// reads without colours, too: names stand in the order of the lines, joined to them.
void paintSeasonChart(QPainter& painter, const QRectF& area, const SeasonChart& chart,
                      const ChartInk& ink);

/// The chart as SVG; empty: there is nothing to draw.
[[nodiscard]] QByteArray seasonChartSvg(const SeasonChart& chart, const QString& title);

} // namespace stagewright
