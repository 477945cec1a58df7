#include "editor/points/sheets/lap_sheet.h"

#include "editor/sheets/sheet_text.h"
#include "editor/sheets/time_boxes.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct LapSheet {
    Q_DECLARE_TR_FUNCTIONS(TitanRaceSheets)
};

constexpr int mostLapBoxes = 6;
constexpr double lapRowHeight = mm(14);
constexpr double boxSide = mm(9);
constexpr double betweenBoxes = mm(1.5);
constexpr double leastBoxesWidth = mm(16);
constexpr double betweenColumns = mm(3);
constexpr double mostNameWidth = mm(62);

struct LapRow {
    int number;
    SheetSeat seat;
    int laps;
    int mostLife; ///< of all seats
};

/// Boxes with a caption above the first of them.
void paintBoxes(QPainter& painter, QPointF at, const QString& caption, const QStringList& boxes) {
    painter.setPen(QColor(sheetGrey));
    const double width = static_cast<double>(boxes.size()) * (boxSide + betweenBoxes);
    paintLine(painter, {at.x(), at.y(), std::max(width, leastBoxesWidth), mm(4)},
              sheetFont(leastSheetPoints), caption);
    QRectF box(at.x(), at.y() + mm(4), boxSide, boxSide);
    for (const QString& text : boxes) {
        paintBox(painter, box, text, {});
        box.translate(boxSide + betweenBoxes, 0);
    }
}

QStringList numbers(int first, int last, int step) {
    QStringList all;
    for (int number = first; number != last + step; number += step)
        all << QString::number(number);
    return all;
}

QStringList lapBoxes(int laps) {
    return laps > mostLapBoxes ? QStringList{LapSheet::tr("of %1").arg(laps)} : numbers(1, laps, 1);
}

/// With its caption, which may be wider than the boxes.
double widthOfBoxes(qsizetype count) {
    return std::max(static_cast<double>(count) * (boxSide + betweenBoxes), leastBoxesWidth) +
           betweenColumns;
}

/// Who it is: the titan, up to two lines, and whose.
void paintName(QPainter& painter, const QRectF& area, const SheetSeat& seat) {
    const QFont bold = sheetFont(9, QFont::Bold);
    const QFont plain = sheetFont(8);
    const QStringList titan = wrapped(seat.titan, bold, painter.device(), area.width(), 2);
    const double line = lineHeight(bold, painter.device());
    const double height =
        static_cast<double>(titan.size()) * line + lineHeight(plain, painter.device());
    const QRectF text(area.left(), area.center().y() - height / 2, area.width(), height);
    painter.setPen(QColor(sheetInk));
    paintLines(painter, text, bold, titan);
    painter.setPen(QColor(sheetGrey));
    paintLines(painter, text.adjusted(0, static_cast<double>(titan.size()) * line, 0, 0), plain,
               {seat.player});
}

void paintLapRow(QPainter& painter, const QRectF& area, const LapRow& row) {
    const QStringList laps = lapBoxes(row.laps);
    // Columns of all rows stand one below another, whoever has fewer lives.
    const double boxes = widthOfBoxes(laps.size()) + widthOfBoxes(row.mostLife) + leastBoxesWidth;
    const double nameWidth = std::min(mostNameWidth, area.width() - boxes);
    const QRectF name(area.left(), area.top(), nameWidth - mm(2), area.height() - mm(1));
    if (row.seat.titan.isEmpty())
        paintNameLine(painter, name.adjusted(0, mm(4), 0, 0),
                      LapSheet::tr("Seat %1").arg(row.number), {});
    else
        paintName(painter, name, row.seat);
    double left = area.left() + nameWidth;
    paintBoxes(painter, {left, area.top()}, LapSheet::tr("Laps"), laps);
    left += widthOfBoxes(laps.size());
    paintBoxes(painter, {left, area.top()}, LapSheet::tr("Lives left"),
               numbers(row.seat.life, 1, -1));
    left += widthOfBoxes(row.mostLife);
    paintBoxes(painter, {left, area.top()}, LapSheet::tr("Lies"), {QString()});
}

} // namespace

void addLapSheet(Flow& flow, const std::vector<SheetSeat>& seats, int laps) {
    flow.heading(LapSheet::tr("Lap sheet"));
    int mostLife = 0;
    for (const SheetSeat& seat : seats)
        mostLife = std::max(mostLife, seat.life);
    for (std::size_t i = 0; i < seats.size(); ++i)
        flow.add({lapRowHeight, false,
                  [row = LapRow{static_cast<int>(i) + 1, seats[i], laps, mostLife}](
                      QPainter& painter, const QRectF& area) { paintLapRow(painter, area, row); }});
}

} // namespace stagewright
