#include "editor/season/sheets/season_chart.h"

#include "editor/drawing/fonts.h"
#include "editor/drawing/svg_drawing.h"
#include "model/one_line.h"
#include "model/rally/rally_rules.h"
#include "model/season/season_table.h"

#include <QBuffer>
#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>

namespace stagewright {

namespace {

/// Told apart by most of the colour-blind, and light or dark enough for both grounds (Okabe, Ito).
constexpr std::array<QRgb, 10> lineColours{0xff0072b2, 0xffd55e00, 0xff009e73, 0xffcc79a7,
                                           0xffe69f00, 0xff56b4e9, 0xff8f7a00, 0xff7a4fb5,
                                           0xff8c564b, 0xff7f7f7f};

/// Where the rounds and the points of a chart lie.
struct ChartPlane {
    QRectF area;
    int most = 1; ///< points at the top
    qsizetype rounds = 1;

    [[nodiscard]] QPointF at(qsizetype round, int points) const {
        const double x = rounds < 2 ? area.center().x()
                                    : area.left() + area.width() * static_cast<double>(round) /
                                                        static_cast<double>(rounds - 1);
        return {x, area.bottom() - area.height() * points / most};
    }
};

/// 1, 2 or 5 times a power of ten, so that there are four to ten of them.
int stepOf(int most) {
    int step = 1;
    for (int i = 0; most / step > 8; ++i)
        step = i % 3 == 1 ? step / 2 * 5 : step * 2;
    return step;
}

QString lineName(const PointsLine& line) {
    return QStringLiteral("%1 %2").arg(line.name).arg(line.points.constLast());
}

void paintGrid(QPainter& painter, const ChartPlane& plane, const SeasonChart& chart,
               const ChartInk& ink, const QFontMetricsF& metrics) {
    const int step = stepOf(plane.most);
    for (int points = 0; points <= plane.most; points += step) {
        const double y = plane.at(0, points).y();
        painter.setPen(QPen(ink.grid, ink.em / 16));
        painter.drawLine(QPointF(plane.area.left(), y), QPointF(plane.area.right(), y));
        const QString text = QString::number(points);
        painter.setPen(ink.text);
        painter.drawText(QPointF(plane.area.left() - metrics.horizontalAdvance(text) - ink.em / 2,
                                 y + metrics.capHeight() / 2),
                         text);
    }
    double free = plane.area.left() - ink.em * 2; // names of rounds do not touch each other
    for (qsizetype i = 0; i < chart.rounds.size(); ++i) {
        const double width = metrics.horizontalAdvance(chart.rounds[i]);
        const double left = plane.at(i, 0).x() - width / 2;
        if (left < free)
            continue;
        painter.drawText(QPointF(left, plane.area.bottom() + ink.em * 1.3), chart.rounds[i]);
        free = left + width + ink.em / 2;
    }
}

void paintPoints(QPainter& painter, const ChartPlane& plane, const PointsLine& line,
                 const ChartInk& ink) {
    QPolygonF way;
    if (plane.rounds > 1)
        for (qsizetype i = 0; i < line.points.size(); ++i)
            way << plane.at(i, line.points[i]);
    // A dark edge, so that a white car shows on white paper.
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] :
         {std::pair(ink.text, ink.em / 4), std::pair(line.colour, ink.em / 6)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(way);
    }
    painter.setPen(QPen(ink.text, ink.em / 24));
    painter.setBrush(line.colour);
    for (qsizetype i = 0; i < line.points.size(); ++i)
        painter.drawEllipse(plane.at(i, line.points[i]), ink.em / 4, ink.em / 4);
}

/// The middles of the names from the top down, each as near to its line's end as may be.
std::vector<double> nameHeights(const SeasonChart& chart, const ChartPlane& plane, double height) {
    std::vector<double> middles;
    for (const PointsLine& line : chart.lines) {
        const double wanted = plane.at(0, line.points.constLast()).y();
        middles.push_back(middles.empty() ? wanted : std::max(wanted, middles.back() + height));
    }
    double lowest = plane.area.bottom();
    for (auto middle = middles.rbegin(); middle != middles.rend(); ++middle) {
        *middle = std::min(*middle, lowest);
        lowest = *middle - height;
    }
    return middles;
}

/// Whether one of the lines has a colour that could be taken for it.
bool isLike(const QColor& colour, const std::vector<PointsLine>& lines) {
    constexpr int apart = 120; // red, green and blue together
    return std::any_of(lines.begin(), lines.end(), [&](const PointsLine& line) {
        return line.colour.isValid() && std::abs(line.colour.red() - colour.red()) +
                                                std::abs(line.colour.green() - colour.green()) +
                                                std::abs(line.colour.blue() - colour.blue()) <
                                            apart;
    });
}

QColor freeColour(const std::vector<PointsLine>& lines) {
    for (const QRgb rgb : lineColours)
        if (const QColor colour(rgb); !isLike(colour, lines))
            return colour;
    return QColor(lineColours.back());
}

} // namespace

SeasonChart seasonChart(const QList<SeasonStanding>& standings) {
    SeasonChart chart;
    const auto rules = builtInRallyRules();
    for (const SeasonStanding& standing : standings) {
        if (chart.lines.size() == mostPointsLines)
            break;
        QColor colour;
        if (rules)
            for (const CarColour& car : rules->colours)
                if (car.id == standing.driver.colour)
                    colour = QColor(car.rgb);
        if (colour.isValid() && isLike(colour, chart.lines))
            colour = {};
        chart.lines.push_back(
            {oneLine(standing.driver.name).simplified(), colour, standing.pointsAfter});
    }
    for (PointsLine& line : chart.lines)
        if (!line.colour.isValid())
            line.colour = freeColour(chart.lines);
    if (!chart.lines.empty())
        for (qsizetype i = 0; i < chart.lines.front().points.size(); ++i)
            chart.rounds << roundNumber(i);
    return chart;
}

void paintSeasonChart(QPainter& painter, const QRectF& area, const SeasonChart& chart,
                      const ChartInk& ink) {
    if (chart.lines.empty() || chart.rounds.isEmpty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(plainFont(static_cast<int>(std::lround(ink.em))));
    const QFontMetricsF metrics(painter.font(), painter.device());
    ChartPlane plane;
    plane.rounds = chart.rounds.size();
    double names = 0;
    for (const PointsLine& line : chart.lines) {
        plane.most =
            std::max(plane.most, *std::max_element(line.points.begin(), line.points.end()));
        names = std::max(names, metrics.horizontalAdvance(lineName(line)));
    }
    names = std::min(names, area.width() / 3);
    plane.area = area.adjusted(metrics.horizontalAdvance(QString::number(plane.most)) + ink.em,
                               ink.em, -names - ink.em * 2.5, -ink.em * 1.8);
    paintGrid(painter, plane, chart, ink, metrics);
    for (auto line = chart.lines.rbegin(); line != chart.lines.rend(); ++line)
        paintPoints(painter, plane, *line, ink);
    const auto middles = nameHeights(chart, plane, ink.em * 1.15);
    for (std::size_t i = 0; i < chart.lines.size(); ++i) {
        const PointsLine& line = chart.lines[i];
        const QPointF end = plane.at(plane.rounds - 1, line.points.constLast());
        const double left = plane.area.right() + ink.em * 2.2;
        painter.setPen(QPen(ink.grid, ink.em / 16));
        painter.drawLine(end + QPointF(ink.em / 3, 0), QPointF(left - ink.em / 4, middles[i]));
        painter.setPen(ink.text);
        painter.drawText(QPointF(left, middles[i] + metrics.capHeight() / 2),
                         metrics.elidedText(lineName(line), Qt::ElideRight, names));
    }
    painter.restore();
}

QByteArray seasonChartSvg(const SeasonChart& chart, const QString& title) {
    if (chart.lines.empty())
        return {};
    registerFonts();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    constexpr QSizeF size(180, 90); // millimetres
    {
        SvgDrawing drawing(buffer, title, size, 144);
        QPainter painter(&drawing);
        paintSeasonChart(painter, QRectF(0, 0, drawing.width(), drawing.height()), chart,
                         {Qt::black, QColor(0xb4, 0xb4, 0xb4), 18});
    }
    return buffer.data();
}

} // namespace stagewright
