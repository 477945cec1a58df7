#include "editor/sheets/sheet_page.h"

#include "editor/sheets/sheet_text.h"

#include <QCoreApplication>
#include <QPen>

#include <algorithm>

namespace stagewright {

namespace {

struct SheetPage {
    Q_DECLARE_TR_FUNCTIONS(SheetPage)
};

constexpr double footHeight = mm(8);
constexpr double gapAboveFoot = mm(3);
constexpr double pageNumberWidth = mm(40);
constexpr double footGap = mm(6);

} // namespace

QRectF withoutFoot(const QRectF& area) {
    return area.adjusted(0, 0, 0, -footHeight - gapAboveFoot);
}

QRectF paintFoot(QPainter& painter, const QRectF& area, const SheetMarks& marks, int page) {
    const QRectF foot(area.left(), area.bottom() - footHeight, area.width(), footHeight);
    paintRule(painter, foot.topLeft(), foot.width());
    painter.setPen(QColor(sheetGrey));
    const QFont font = sheetFont(8.5);
    const QRectF line = foot.adjusted(0, mm(1.5), 0, 0);
    paintLine(painter, line, font, SheetPage::tr("Page %1 of %2").arg(page).arg(marks.pages),
              Qt::AlignRight | Qt::AlignVCenter);
    // None crowds out another: each has at most its share.
    double left = line.left();
    const auto paintMark = [&](const QString& mark, double share) {
        if (mark.isEmpty())
            return;
        const double room = (line.width() - pageNumberWidth) * share - footGap;
        const double width = std::min(textWidth(mark, font, painter.device()), room);
        paintLine(painter, {left, line.top(), width, line.height()}, font, mark);
        left += width + footGap;
    };
    paintMark(marks.title, marks.stage.isEmpty() ? 2.0 / 3 : 1.0 / 3);
    paintMark(marks.stage, 1.0 / 3);
    paintMark(marks.author, 1.0 / 3);
    return withoutFoot(area);
}

void paintRule(QPainter& painter, QPointF from, double width) {
    painter.setPen(QPen(QColor(sheetRule), mm(0.2)));
    painter.drawLine(from, from + QPointF(width, 0));
}

} // namespace stagewright
