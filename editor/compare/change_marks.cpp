#include "editor/compare/change_marks.h"

#include "editor/compare/words/comparison_words.h"
#include "editor/drawing/fonts.h"

#include <QPixmap>

#include <algorithm>

namespace stagewright {

namespace {

Qt::PenStyle lineOf(ChangeKind kind) {
    switch (kind) {
    case ChangeKind::Added:
    case ChangeKind::Altered:
    case ChangeKind::Flipped:
        return Qt::SolidLine;
    case ChangeKind::Removed:
        return Qt::DashLine;
    case ChangeKind::Turned:
    case ChangeKind::Moved:
        break;
    }
    return Qt::DotLine;
}

/// Signs are drawn, as no font is sure to have them all.
void paintSign(QPainter& painter, QPointF middle, double radius, ChangeKind kind) {
    painter.setPen(QPen(Qt::white, radius * 0.22));
    painter.setBrush(markColour(kind));
    painter.drawEllipse(middle, radius, radius);
    const double arm = radius * 0.5;
    const double tip = radius * 0.28;
    painter.setPen(QPen(Qt::white, radius * 0.26, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const auto arrow = [&](QPointF from, QPointF to) {
        const QPointF along = (to - from) / QLineF(from, to).length() * tip;
        const QPointF across(-along.y(), along.x());
        painter.drawLine(from, to);
        painter.drawPolyline(QPolygonF{to - along + across, to, to - along - across});
    };
    switch (kind) {
    case ChangeKind::Added:
        painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm));
        painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0));
        break;
    case ChangeKind::Removed:
        painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0));
        break;
    case ChangeKind::Moved:
        arrow(middle - QPointF(arm, 0), middle + QPointF(arm, 0));
        break;
    case ChangeKind::Flipped:
        arrow(middle + QPointF(-tip, arm), middle + QPointF(-tip, -arm));
        arrow(middle + QPointF(tip, -arm), middle + QPointF(tip, arm));
        break;
    case ChangeKind::Turned: {
        const QRectF ring(middle - QPointF(arm, arm), QSizeF(2 * arm, 2 * arm));
        painter.drawArc(ring, 60 * 16, 270 * 16);
        const QPointF end = middle + QPointF(arm * 0.87, arm * -0.5 + arm);
        painter.drawPolyline(
            QPolygonF{end + QPointF(-tip, -tip * 0.4), end, end + QPointF(tip * 0.4, -tip)});
        break;
    }
    case ChangeKind::Altered:
        for (const int dot : {-1, 0, 1})
            painter.drawPoint(middle + QPointF(dot * arm * 0.9, 0));
        break;
    }
}

} // namespace

QColor markColour(ChangeKind kind) {
    switch (kind) { // told apart by all kinds of sight (Okabe and Ito)
    case ChangeKind::Added:
        return {0, 114, 178};
    case ChangeKind::Removed:
        return {178, 64, 0};
    case ChangeKind::Turned:
    case ChangeKind::Flipped:
        return {138, 58, 110};
    case ChangeKind::Moved:
        return {0, 110, 84};
    case ChangeKind::Altered:
        break;
    }
    return {90, 90, 90};
}

void paintChangeMark(QPainter& painter, const QPolygonF& outline, ChangeKind kind, double letter,
                     bool isChosen) {
    if (outline.isEmpty())
        return;
    const double width = isChosen ? 4.5 : 2.5;
    const QPointF middle = outline.boundingRect().center();
    painter.setBrush(isChosen ? QBrush(QColor(255, 255, 255, 90)) : QBrush(Qt::NoBrush));
    painter.setPen(QPen(Qt::white, width + 2.5, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolygon(outline);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(markColour(kind), width, lineOf(kind), Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolygon(outline);
    const double room = std::min(outline.boundingRect().width(), outline.boundingRect().height());
    paintSign(painter, middle, std::min(letter, room * 0.35), kind);
}

QPixmap changeSign(ChangeKind kind, int size, qreal devicePixelRatio) {
    QPixmap pixmap(QSize(size, size) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSign(painter, {size / 2.0, size / 2.0}, size * 0.42, kind);
    return pixmap;
}

} // namespace stagewright
