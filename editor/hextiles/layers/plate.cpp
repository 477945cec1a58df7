#include "editor/hextiles/layers/plate.h"

#include <cmath>

namespace stagewright {

void paintPlate(QPainter& painter, const QString& text, QPointF middle, double size,
                const PlateColours& colours) {
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(std::lround(size)));
    font.setBold(true);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    QRectF plate(0, 0, metrics.horizontalAdvance(text) + size * 0.7, metrics.height());
    plate.setWidth(std::max(plate.width(), plate.height()));
    plate.moveCenter(middle);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.ground);
    painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2);
    painter.setPen(colours.ink);
    painter.drawText(plate, Qt::AlignCenter, text);
}

} // namespace stagewright
