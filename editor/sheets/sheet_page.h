#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>

namespace stagewright {

inline constexpr int sheetDotsPerInch = 1200;

/// Millimetres in dots of the sheet, the unit in which sheets are laid out.
[[nodiscard]] constexpr double mm(double millimetres) {
    return millimetres * sheetDotsPerInch / 25.4;
}

// Sheets are dark on white, whatever the program's window looks like.
inline constexpr Qt::GlobalColor sheetInk = Qt::black;
inline constexpr QRgb sheetGrey = 0xff595959;
inline constexpr QRgb sheetRule = 0xffb4b4b4;

/// What every page of a sheet says.
struct SheetMarks {
    QString title;
    QString stage; ///< empty: the title is that of the stage
    QString author;
    int pages = 1;
};

/// Draws the foot of a page: title, stage, author, "Page 1 of 2".
/// @param area what the margins leave of the page
/// @return what the foot leaves
QRectF paintFoot(QPainter& painter, const QRectF& area, const SheetMarks& marks, int page);

/// The same without drawing.
[[nodiscard]] QRectF withoutFoot(const QRectF& area);

/// A thin line across.
void paintRule(QPainter& painter, QPointF from, double width);

} // namespace stagewright
