#include "editor/hextiles/board/ghost_label.h"

#include "editor/icons/severity_mark.h"

namespace stagewright {

void paintGhostLabel(QPainter& painter, const QString& text, Severity severity, QPointF at) {
    const QFontMetricsF metrics(painter.font());
    const double height = metrics.height() + 10;
    const double sign = metrics.height();
    QRectF plate(0, 0, metrics.horizontalAdvance(text) + sign + 22, height);
    plate.moveCenter(at + QPointF(0, height / 2 + 6));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x20, 0x24, 0x28, 235));
    painter.drawRoundedRect(plate, 6, 6);
    paintSeverityMark(painter, severity,
                      QRectF(plate.left() + 7, plate.center().y() - sign / 2, sign, sign));
    painter.setPen(Qt::white);
    painter.drawText(plate.adjusted(sign + 13, 0, -8, 0), Qt::AlignVCenter | Qt::AlignLeft, text);
}

} // namespace stagewright
