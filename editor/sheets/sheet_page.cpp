#include "editor/sheets/sheet_page.h"

#include "editor/sheets/sheet_text.h"

#include <QCoreApplication>
#include <QPen>

#include <algorithm>

namespace stagewright {

namespace {

struct SheetPageTexts {
    Q_DECLARE_TR_FUNCTIONS(SheetPage)
};

constexpr double footHeight = mm(8);
constexpr double gapAboveFoot = mm(3);
constexpr double pageNumberWidth = mm(40);
constexpr double footGap = mm(6);

} // namespace

QImage sheetDevice() {
    QImage device(1, 1, QImage::Format_Mono);
    device.setDotsPerMeterX(sheetDotsPerMetre);
    device.setDotsPerMeterY(sheetDotsPerMetre);
    return device;
}

QRectF withoutFoot(const QRectF& area) {
    return area.adjusted(0, 0, 0, -footHeight - gapAboveFoot);
}

QRectF paintFoot(QPainter& painter, const QRectF& area, const SheetMarks& marks, int page) {
    const QRectF foot(area.left(), area.bottom() - footHeight, area.width(), footHeight);
    paintRule(painter, foot.topLeft(), foot.width());
    painter.setPen(QColor(sheetGrey));
    const QFont font = sheetFont(8.5);
    const QRectF line = foot.adjusted(0, mm(1.5), 0, 0);
    paintLine(painter, line, font, SheetPageTexts::tr("Page %1 of %2").arg(page).arg(marks.pages),
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

void paintMeasure(QPainter& painter, QPointF left) {
    constexpr double length = mm(100);
    constexpr double tick = mm(1.2);
    painter.setPen(QPen(QColor(sheetInk), mm(0.25), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(left, left + QPointF(length, 0));
    for (int i = 0; i <= 10; ++i) {
        const double half = i % 10 == 0 ? tick : tick / 2;
        const QPointF at = left + QPointF(length * i / 10, 0);
        painter.drawLine(at - QPointF(0, half), at + QPointF(0, half));
    }
    painter.setPen(QColor(sheetGrey));
    const QRectF beside(left.x() + length + mm(2), left.y() - mm(3), mm(16), mm(6));
    paintLine(painter, beside, sheetFont(8.5), SheetPageTexts::tr("100 mm"));
}

QRectF withoutPartHeading(const QRectF& area) {
    return area.adjusted(0, mm(10), 0, 0);
}

QRectF paintPartHeading(QPainter& painter, const QRectF& area, const QString& owner,
                        const QString& part) {
    const QRectF line(area.left(), area.top(), area.width(), mm(7.5));
    const QFont font = sheetFont(13);
    const double width = textWidth(part, font, painter.device());
    paintRule(painter, line.bottomLeft(), line.width());
    painter.setPen(QColor(sheetInk));
    paintLine(painter, line, font, part, Qt::AlignRight | Qt::AlignVCenter);
    paintLine(painter, line.adjusted(0, 0, -width - mm(6), 0), sheetFont(15, QFont::Bold), owner);
    return withoutPartHeading(area);
}

void paintRule(QPainter& painter, QPointF from, double width) {
    painter.setPen(QPen(QColor(sheetRule), mm(0.2)));
    painter.drawLine(from, from + QPointF(width, 0));
}

} // namespace stagewright
