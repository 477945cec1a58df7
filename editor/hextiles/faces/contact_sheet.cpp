#include "editor/hextiles/faces/contact_sheet.h"

#include "editor/drawing/fonts.h"
#include "editor/hextiles/faces/face_painter.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

// A cell, in diameters of a face.
constexpr double cellWidth = 1.12;
constexpr double labelHeight = 0.15;
constexpr double cellHeight = apothem + labelHeight + 0.1;

void paintLabel(QPainter& painter, const QRectF& box, const QString& text, const QColor& colour) {
    // Scaled, as fonts come in whole pixels and the painter's unit may be large.
    constexpr int size = 20;
    const double scale = box.height() * 0.8 / size;
    painter.save();
    painter.translate(box.center());
    painter.scale(scale, scale);
    QFont font(QStringLiteral("Open Sans"));
    font.setPixelSize(size);
    painter.setFont(font);
    painter.setPen(colour);
    const QSizeF room = box.size() / scale;
    painter.drawText(QRectF(QPointF(-room.width() / 2, -room.height() / 2), room), Qt::AlignCenter,
                     text);
    painter.restore();
}

} // namespace

ContactSheet layOutContactSheet(const QRectF& area, qsizetype count, double diameter) {
    ContactSheet sheet;
    sheet.area = area;
    sheet.diameter = std::min({diameter, area.width() / cellWidth, area.height() / cellHeight});
    sheet.columns =
        std::max(1, static_cast<int>(area.width() / (sheet.diameter * cellWidth) + 1e-6));
    sheet.rows =
        std::max(1, static_cast<int>(area.height() / (sheet.diameter * cellHeight) + 1e-6));
    sheet.pages = std::max(1, static_cast<int>((count + sheet.perPage() - 1) / sheet.perPage()));
    return sheet;
}

double contactSheetHeight(double width, qsizetype count, int columns) {
    const auto rows = (count + columns - 1) / columns;
    return static_cast<double>(rows) * width / columns / cellWidth * cellHeight;
}

void paintContactSheet(QPainter& painter, const ContactSheet& sheet, int page,
                       std::span<const TileSide* const> sides, const FaceStyle& style) {
    const double wide = sheet.area.width() / sheet.columns;
    const double high = sheet.diameter * cellHeight;
    const auto first = static_cast<std::size_t>(page) * static_cast<std::size_t>(sheet.perPage());
    for (int i = 0; i < sheet.perPage(); ++i) {
        const std::size_t index = first + static_cast<std::size_t>(i);
        if (index >= sides.size())
            return;
        const TileSide& side = *sides[index];
        const int row = i / sheet.columns;
        const QPointF corner = sheet.area.topLeft() + QPointF(i % sheet.columns * wide, row * high);
        const double radius = sheet.diameter / 2;
        painter.save();
        painter.translate(corner + QPointF(wide / 2, radius * apothem));
        painter.scale(radius, radius);
        paintFace(painter, side, style); // its number would be too small upon it
        painter.restore();
        paintLabel(
            painter,
            {corner.x(), corner.y() + 2 * radius * apothem, wide, sheet.diameter * labelHeight},
            side.id.toString(), style.ink);
    }
}

} // namespace stagewright
