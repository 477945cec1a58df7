#include "editor/sheets/spread_sheet.h"

#include "editor/language/display_locale.h"
#include "editor/sheets/sheet_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

struct SpreadSheet {
    Q_DECLARE_TR_FUNCTIONS(MapSheets)
};

constexpr double headHeight = mm(8);
constexpr double gutter = mm(5); ///< for cutting marks and the numbers of neighbours

QString spreadScale(double oneTo) {
    return SpreadSheet::tr("1\u00a0:\u00a0%1").arg(displayLocale().toString(oneTo, 'g', 4));
}

} // namespace

QRectF spreadWindow(const QRectF& area) {
    return area.adjusted(gutter, headHeight + gutter, -gutter, -gutter);
}

int partsFor(double length, double part, double overlap) {
    constexpr double hair = 1e-6; // touching by less than this is not seen
    return std::max(1, static_cast<int>(std::ceil((length - overlap) / (part - overlap) - hair)));
}

void paintSpreadHead(QPainter& painter, const QRectF& area, const QString& owner,
                     std::size_t number, std::size_t sheets, double oneTo) {
    painter.setPen(QColor(sheetInk));
    const QRectF head(area.left(), area.top(), area.width() - measureWidth(painter.device(), oneTo),
                      headHeight);
    const QRectF upper = head.adjusted(0, 0, -mm(2), -headHeight / 2);
    paintLine(painter, upper, sheetFont(10, QFont::Bold), owner);
    paintLine(painter, upper.translated(0, headHeight / 2), sheetFont(9),
              SpreadSheet::tr("Map sheet %1 of %2, %3")
                  .arg(number + 1)
                  .arg(sheets)
                  .arg(spreadScale(oneTo)));
    paintMeasure(painter, {head.right(), head.center().y()}, oneTo);
}

void paintCuttingMarks(QPainter& painter, const QRectF& window, const QRectF& kept) {
    painter.setPen(QPen(QColor(sheetInk), mm(0.15), Qt::SolidLine, Qt::FlatCap));
    constexpr double length = gutter * 0.8;
    for (const double x : {kept.left(), kept.right()}) {
        painter.drawLine(QPointF(x, window.top() - length), QPointF(x, window.top()));
        painter.drawLine(QPointF(x, window.bottom()), QPointF(x, window.bottom() + length));
    }
    for (const double y : {kept.top(), kept.bottom()}) {
        painter.drawLine(QPointF(window.left() - length, y), QPointF(window.left(), y));
        painter.drawLine(QPointF(window.right(), y), QPointF(window.right() + length, y));
    }
}

void paintNeighbours(QPainter& painter, const QRectF& window, const std::array<int, 4>& sheets) {
    const double away = gutter / 2;
    const std::array middles{QPointF(window.center().x(), window.top() - away),
                             QPointF(window.center().x(), window.bottom() + away),
                             QPointF(window.left() - away, window.center().y()),
                             QPointF(window.right() + away, window.center().y())};
    painter.setPen(QColor(sheetGrey));
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        if (sheets.at(i) < 0)
            continue;
        QRectF place(0, 0, gutter, gutter);
        place.moveCenter(middles.at(i));
        paintLine(painter, place, sheetFont(9, QFont::Bold), QString::number(sheets.at(i) + 1),
                  Qt::AlignCenter);
    }
}

QString joiningSaid(double oneTo, std::size_t sheets, double overlap) {
    return SpreadSheet::tr("The map at %1 lies on %n sheet(s). Cut each along its marks, in the "
                           "middle of the overlap of %2\u00a0mm, and join them as shown; the "
                           "numbers at the borders are those of the neighbours.",
                           nullptr, static_cast<int>(sheets))
        .arg(spreadScale(oneTo))
        .arg(displayLocale().toString(overlap, 'g', 4));
}

QString joiningPlan() {
    return SpreadSheet::tr("Joining plan");
}

} // namespace stagewright
