#include "editor/cards/sheets/row_boxes.h"

#include "editor/sheets/sheet_page.h"
#include "editor/sheets/time_boxes.h"

#include <algorithm>

namespace stagewright {

namespace {

constexpr double namedRowHeight = mm(13);
constexpr double rowNameWidth = mm(42);
constexpr double boxGap = mm(1.5);

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

} // namespace stagewright
