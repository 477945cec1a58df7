#include "editor/icons/severity_mark.h"

#include "editor/colours/board_colours.h"

#include <QCoreApplication>

#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

struct SeverityNames {
    Q_DECLARE_TR_FUNCTIONS(SeverityNames)
};

/// Shapes in a square from -1 to 1.
QPolygonF shape(Severity severity) {
    if (severity == Severity::Warning)
        return QPolygonF({{0, -0.95}, {1, 0.8}, {-1, 0.8}});
    const int sides = severity == Severity::Error ? 8 : 32;
    QPolygonF polygon;
    for (int i = 0; i < sides; ++i) {
        const double angle = (i + 0.5) * 2 * std::numbers::pi / sides;
        polygon.append({0.98 * std::cos(angle), 0.98 * std::sin(angle)});
    }
    return polygon;
}

void paintSign(QPainter& painter, Severity severity) {
    const QColor ink = severity == Severity::Warning ? QColor(0x20, 0x18, 0x00) : Qt::white;
    painter.setPen(QPen(ink, 0.26, Qt::SolidLine, Qt::RoundCap));
    switch (severity) {
    case Severity::Error:
        painter.drawLine(QPointF(-0.36, -0.36), QPointF(0.36, 0.36));
        painter.drawLine(QPointF(-0.36, 0.36), QPointF(0.36, -0.36));
        break;
    case Severity::Warning:
        painter.drawLine(QPointF(0, -0.25), QPointF(0, 0.22));
        painter.drawPoint(QPointF(0, 0.56));
        break;
    case Severity::Hint:
        painter.drawPoint(QPointF(0, -0.48));
        painter.drawLine(QPointF(0, -0.08), QPointF(0, 0.5));
        break;
    }
}

} // namespace

void paintSeverityMark(QPainter& painter, Severity severity, const QRectF& area) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.center());
    painter.scale(area.width() / 2, area.height() / 2);
    const QColor fill = colour(severity);
    painter.setPen(QPen(fill.darker(150), 0.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(fill);
    painter.drawPolygon(shape(severity));
    paintSign(painter, severity);
    painter.restore();
}

QString severityName(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return SeverityNames::tr("Error");
    case Severity::Warning:
        return SeverityNames::tr("Warning");
    case Severity::Hint:
        break;
    }
    return SeverityNames::tr("Hint");
}

} // namespace stagewright
