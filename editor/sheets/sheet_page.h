#pragma once

#include <QImage>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace stagewright {

inline constexpr int sheetDotsPerInch = 1200;
inline constexpr int sheetDotsPerMetre = 47'244;

/// Millimetres in dots of the sheet, the unit in which sheets are laid out.
[[nodiscard]] constexpr double mm(double millimetres) {
    return millimetres * sheetDotsPerInch / 25.4;
}

/// Likewise points, a 72nd of an inch.
[[nodiscard]] constexpr double pt(double size) {
    return size * sheetDotsPerInch / 72;
}

/// A device with as many dots, to measure text on before there is a page.
[[nodiscard]] QImage sheetDevice();

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

/// A bar that is 100 mm long, with its measure: shows whether a printer kept the size.
/// @param left end of the bar
/// @param oneTo the scale of the map that it belongs to, 1 : oneTo. Where that is not its true size
/// the bar says that it is a measure of the paper and not of the table.
/// @return the right end of what is written beside it
double paintMeasure(QPainter& painter, QPointF left, double oneTo);
/// How wide it is in all.
[[nodiscard]] double measureWidth(QPaintDevice* device, double oneTo);

/// Draws the heading of a page: whose it is, so that loose pages are not mixed up, and at its right
/// end what is on it.
/// @param owner the stage, "SS 1: Monte", or the rally
/// @return what it leaves of the area
QRectF paintPartHeading(QPainter& painter, const QRectF& area, const QString& owner,
                        const QString& part);
/// The same without drawing.
[[nodiscard]] QRectF withoutPartHeading(const QRectF& area);

/// A thin line across.
void paintRule(QPainter& painter, QPointF from, double width);

} // namespace stagewright
