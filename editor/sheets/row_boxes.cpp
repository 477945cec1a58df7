#include "editor/sheets/row_boxes.h"

#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/time_boxes.h"

#include <algorithm>

namespace stagewright {

namespace {

constexpr double namedRowHeight = mm(13);
constexpr double rowNameWidth = mm(42);
constexpr double boxGap = mm(1.5);
constexpr double tickHeight = mm(6);
constexpr double tickSide = mm(3.6);
constexpr double tickPoints = 10;

} // namespace

void paintRowOfBoxes(QPainter& painter, const QRectF& row, const std::vector<RowBox>& boxes,
                     std::size_t least) {
    const double width = row.width() / static_cast<double>(std::max(boxes.size(), least));
    QRectF box(row.left(), row.top() + mm(0.5), width - boxGap, row.height() - boxGap);
    for (const RowBox& each : boxes) {
        paintBox(painter, box, each.caption, each.filled);
        box.translate(width, 0);
    }
}

void addNamedRows(Flow& flow, const QString& name, const std::vector<std::vector<RowBox>>& rows) {
    std::size_t columns = 1;
    for (const auto& row : rows)
        columns = std::max(columns, row.size());
    const double height = namedRowHeight * static_cast<double>(rows.size());
    flow.add({height, false, [=](QPainter& painter, const QRectF& area) {
                  QRectF row(area.left(), area.top(), area.width(), namedRowHeight);
                  paintNameLine(
                      painter, {row.left(), row.top(), rowNameWidth - mm(2), row.height() - boxGap},
                      {}, name);
                  row.setLeft(row.left() + rowNameWidth);
                  for (const auto& boxes : rows) {
                      paintRowOfBoxes(painter, row, boxes, columns);
                      row.translate(0, namedRowHeight);
                  }
              }});
}

void addTickLine(Flow& flow, const QString& text, bool ticked) {
    flow.add({tickHeight, false, [text, ticked](QPainter& painter, const QRectF& row) {
                  const QRectF box(row.left(), row.center().y() - tickSide / 2, tickSide, tickSide);
                  painter.setPen(QPen(QColor(sheetInk), mm(0.25)));
                  painter.setBrush(Qt::NoBrush);
                  painter.drawRect(box);
                  if (ticked) {
                      painter.drawLine(box.topLeft(), box.bottomRight());
                      painter.drawLine(box.topRight(), box.bottomLeft());
                  }
                  paintLine(painter, row.adjusted(tickSide + mm(3), 0, 0, 0), sheetFont(tickPoints),
                            text);
              }});
}

} // namespace stagewright
