#include "editor/hextiles/sheets/note_legend.h"

#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <set>

namespace stagewright {

namespace {

struct NoteLegendText {
    Q_DECLARE_TR_FUNCTIONS(NoteLegend)
};

constexpr double signRowHeight = mm(7);
constexpr double legendGap = mm(2);
constexpr double signWidth = mm(7);
constexpr double besideSign = mm(2);
constexpr double legendColumnGap = mm(3);

QFont legendFont() {
    return sheetFont(8.5);
}

double heightOfLines(const NoteLegend& legend) {
    QImage device = sheetDevice();
    return legendGap +
           lineHeight(legendFont(), &device) * static_cast<double>(legend.lines.size()) + legendGap;
}

std::size_t columnsFor(const std::vector<RoadSign>& signs, double width, QPaintDevice* device) {
    constexpr double most = 4;
    double widest = 0;
    for (const RoadSign sign : signs)
        widest = std::max(widest, textWidth(wordsFor(sign), legendFont(), device));
    const double column = signWidth + besideSign + widest + legendColumnGap;
    return static_cast<std::size_t>(std::clamp(std::floor(width / column), 1.0, most));
}

} // namespace

QString wordsFor(RoadSign sign) {
    switch (sign) {
    case RoadSign::MediumDanger:
        return NoteLegendText::tr("medium danger");
    case RoadSign::HighDanger:
        return NoteLegendText::tr("high danger");
    case RoadSign::Tightens:
        return NoteLegendText::tr("the bend tightens");
    case RoadSign::Long:
        return NoteLegendText::tr("a long bend");
    case RoadSign::Cut:
        return NoteLegendText::tr("cut: no slower than the road");
    case RoadSign::DontCut:
        return NoteLegendText::tr("don't cut: it is slower");
    case RoadSign::Slide:
        return NoteLegendText::tr("the car may slide");
    case RoadSign::Jump:
        return NoteLegendText::tr("jump");
    case RoadSign::Ford:
        return NoteLegendText::tr("ford");
    case RoadSign::Uphill:
        return NoteLegendText::tr("uphill");
    case RoadSign::Downhill:
        return NoteLegendText::tr("downhill");
    case RoadSign::Asphalt:
        return NoteLegendText::tr("asphalt from here on");
    case RoadSign::Gravel:
        return NoteLegendText::tr("gravel from here on");
    case RoadSign::Snow:
        return NoteLegendText::tr("snow from here on");
    }
    return {};
}

NoteLegend noteLegend(const std::vector<Pacenote>& notes, double width) {
    constexpr int mostLines = 6;
    std::set<RoadSign> signs;
    for (const Pacenote& note : notes)
        for (const RoadSign sign : roadSigns(note))
            signs.insert(sign);
    const QStringList sentences{
        NoteLegendText::tr("Spaces: those from the start line to the tile, and with + those on it, "
                           "by the shortest way without shortcuts."),
        NoteLegendText::tr("The arrow is the road across the tile as the driver sees it, from the "
                           "bottom up."),
        NoteLegendText::tr("The number beside it is the highest gear for the tightest bend, on its "
                           "outer line: from 1, the sharpest, to 6, flat out."),
    };
    QImage device = sheetDevice();
    NoteLegend legend{wrapped(sentences.join(u' '), legendFont(), &device, width, mostLines),
                      {signs.begin(), signs.end()}};
    legend.columns = columnsFor(legend.signs, width, &device);
    return legend;
}

double heightOf(const NoteLegend& legend) {
    const std::size_t rows = (legend.signs.size() + legend.columns - 1) / legend.columns;
    return heightOfLines(legend) + signRowHeight * static_cast<double>(rows);
}

void paintNoteLegend(QPainter& painter, const QRectF& place, const NoteLegend& legend) {
    painter.setPen(QColor(sheetInk));
    const QFont font = legendFont();
    paintLines(painter, place.adjusted(0, legendGap, 0, 0), font, legend.lines);
    const std::size_t columns = legend.columns;
    const double width = place.width() / static_cast<double>(columns);
    const double top = place.top() + heightOfLines(legend);
    for (std::size_t i = 0; i < legend.signs.size(); ++i) {
        const std::size_t column = i % columns;
        const std::size_t row = i / columns;
        const QRectF cell(place.left() + width * static_cast<double>(column),
                          top + signRowHeight * static_cast<double>(row), width, signRowHeight);
        paintRoadSign(painter,
                      {cell.left(), cell.top() + mm(0.8), signWidth, signRowHeight - mm(1.6)},
                      legend.signs[i]);
        painter.setPen(QColor(sheetInk));
        paintLine(painter, cell.adjusted(signWidth + besideSign, 0, 0, 0), font,
                  wordsFor(legend.signs[i]));
    }
}

} // namespace stagewright
