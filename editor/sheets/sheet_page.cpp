#include "editor/sheets/sheet_page.h"

#include "editor/sheets/sheet_text.h"

#include <QCoreApplication>
#include <QPen>

#include <cmath>
#include <vector>

namespace stagewright {

namespace {

struct SheetPageTexts {
    Q_DECLARE_TR_FUNCTIONS(SheetPage)
};

constexpr double footHeight = mm(8);
constexpr double gapAboveFoot = mm(3);
constexpr double footGap = mm(6);
constexpr double measureLength = mm(100);
constexpr double measureGap = mm(2);

QFont measureFont() {
    return sheetFont(8.5);
}

QString measureText(double oneTo) {
    constexpr double hair = 1e-3;
    return std::abs(oneTo - 1) < hair ? SheetPageTexts::tr("100 mm")
                                      : SheetPageTexts::tr("100 mm on paper");
}

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
    const QString number = SheetPageTexts::tr("Page %1 of %2").arg(page).arg(marks.pages);
    paintLine(painter, line, font, number, Qt::AlignRight | Qt::AlignVCenter);
    double room = line.width() - textWidth(number, font, painter.device());
    QStringList said;
    std::vector<double> wanted;
    for (const QString& mark : {marks.title, marks.stage, marks.author})
        if (!mark.isEmpty()) {
            said << mark;
            wanted.push_back(textWidth(mark, font, painter.device()));
            room -= footGap;
        }
    const std::vector<double> shares = sharesOfLine(wanted, room);
    double left = line.left();
    for (std::size_t i = 0; i < shares.size(); ++i) {
        paintLine(painter, {left, line.top(), shares[i], line.height()}, font,
                  said[static_cast<qsizetype>(i)]);
        left += shares[i] + footGap;
    }
    return withoutFoot(area);
}

double paintMeasure(QPainter& painter, QPointF left, double oneTo) {
    constexpr double tick = mm(1.2);
    painter.setPen(QPen(QColor(sheetInk), mm(0.25), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(left, left + QPointF(measureLength, 0));
    for (int i = 0; i <= 10; ++i) {
        const double half = i % 10 == 0 ? tick : tick / 2;
        const QPointF at = left + QPointF(measureLength * i / 10, 0);
        painter.drawLine(at - QPointF(0, half), at + QPointF(0, half));
    }
    painter.setPen(QColor(sheetGrey));
    const double right = left.x() + measureWidth(painter.device(), oneTo);
    const QRectF beside(QPointF(left.x() + measureLength + measureGap, left.y() - mm(3)),
                        QPointF(right, left.y() + mm(3)));
    paintLine(painter, beside, measureFont(), measureText(oneTo));
    return right;
}

double measureWidth(QPaintDevice* device, double oneTo) {
    return measureLength + measureGap + textWidth(measureText(oneTo), measureFont(), device);
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
    painter.setPen(QPen(QColor(sheetRule), mm(0.2), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(from, from + QPointF(width, 0));
}

} // namespace stagewright
