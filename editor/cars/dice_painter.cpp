#include "editor/cars/dice_painter.h"

#include <QLocale>

#include <cmath>

namespace stagewright {

namespace {

const QColor dark(0x1d, 0x1f, 0x22);
const QColor brakeRed(0xc6, 0x28, 0x28);
const QColor leaderOrange(0xe8, 0x7a, 0x0c);
const QColor hazardYellow(0xff, 0xc4, 0x1f);

QColor groundOf(DieKind kind) {
    switch (kind) {
    case DieKind::Coast:
        return Qt::white;
    case DieKind::Leader:
        return leaderOrange;
    case DieKind::Brake:
        return brakeRed;
    case DieKind::Gear:
        break;
    }
    return dark;
}

void paintCube(QPainter& painter, QColor ground, const QRectF& square) {
    const double side = square.width();
    painter.setPen(QPen(QColor(255, 255, 255, 220), side * 0.12));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(square.adjusted(side * 0.04, side * 0.04, -side * 0.04, -side * 0.04),
                            side * 0.2, side * 0.2);
    painter.setPen(QPen(dark, side * 0.06));
    painter.setBrush(ground);
    painter.drawRoundedRect(square.adjusted(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06),
                            side * 0.18, side * 0.18);
}

void paintText(QPainter& painter, const QString& text, const QRectF& square, QColor ink) {
    QFont font = painter.font();
    font.setPixelSize(std::max(7, static_cast<int>(std::lround(square.width() * 0.66))));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(square, Qt::AlignCenter | Qt::TextDontClip, text);
}

/// Coast dice have an arrow ahead, the leader's a double one, brakes a disc.
void paintSymbol(QPainter& painter, DieKind kind, const QRectF& square) {
    const double side = square.width();
    const QPointF middle = square.center();
    const QColor ink = kind == DieKind::Coast ? dark : QColor(Qt::white);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, side * 0.11, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (kind == DieKind::Brake) {
        painter.drawEllipse(middle, side * 0.24, side * 0.24);
        painter.setBrush(ink);
        painter.drawEllipse(middle, side * 0.05, side * 0.05);
        return;
    }
    const auto arrow = [&](double down) {
        painter.drawPolyline(QPolygonF({middle + QPointF(-0.2, 0.06 + down) * side,
                                        middle + QPointF(0, -0.14 + down) * side,
                                        middle + QPointF(0.2, 0.06 + down) * side}));
    };
    arrow(kind == DieKind::Leader ? -0.08 : 0.02);
    if (kind == DieKind::Leader)
        arrow(0.14);
}

} // namespace

void paintHazardSign(QPainter& painter, const QRectF& square) {
    const double side = square.width();
    const auto at = [&](double x, double y) { return square.topLeft() + QPointF(x, y) * side; };
    const QPolygonF triangle({at(0.5, 0.08), at(0.96, 0.9), at(0.04, 0.9)});
    painter.setPen(QPen(dark, side * 0.07, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(hazardYellow);
    painter.drawPolygon(triangle);
    painter.setPen(QPen(dark, side * 0.12, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at(0.5, 0.38), at(0.5, 0.6));
    painter.drawPoint(at(0.5, 0.78));
}

void paintGear(QPainter& painter, int gear, const QRectF& square) {
    paintCube(painter, gear == 0 ? QColor(Qt::white) : dark, square);
    paintText(painter, QLocale().toString(gear), square, gear == 0 ? dark : QColor(Qt::white));
}

void paintDie(QPainter& painter, const RolledDie& die, DieLook look, const QRectF& square) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintCube(painter, groundOf(die.kind), square);
    if (die.kind == DieKind::Gear)
        paintText(painter, QLocale().toString(die.gear), square, Qt::white);
    else
        paintSymbol(painter, die.kind, square);
    if (look == DieLook::Rolled && die.face == DieFace::Hazard) {
        const double side = square.width() * 0.62;
        paintHazardSign(painter,
                        {square.right() - side * 0.86, square.top() - side * 0.14, side, side});
    } else if (look == DieLook::Rolled && die.face == DieFace::Safe) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(0x2e, 0x9e, 0x5b), square.width() * 0.1));
        painter.drawEllipse(square.center(), square.width() * 0.42, square.width() * 0.42);
    }
    painter.restore();
}

} // namespace stagewright
