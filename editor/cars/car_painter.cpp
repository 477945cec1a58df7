#include "editor/cars/car_painter.h"

#include "editor/cars/dice_painter.h"
#include "model/rally/rally_rules.h"

#include <QLocale>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

const QColor outlineInk(0x16, 0x16, 0x16);
const QColor warning(0xd3, 0x2f, 0x2f);

void paintBody(QPainter& painter, const SceneCar& car, QPointF at, QPointF along, double length) {
    painter.save();
    painter.translate(at);
    painter.rotate(std::atan2(along.y(), along.x()) * 180 / std::numbers::pi);
    painter.scale(length, length);
    painter.setOpacity(car.state == CarStatus::Off || car.state == CarStatus::Retired ? 0.55 : 1);
    // Wheels, then the body over them, then glass in front of the roof and behind it.
    painter.setPen(Qt::NoPen);
    painter.setBrush(outlineInk);
    for (const double x : {-0.3, 0.28})
        for (const double y : {-0.27, 0.27})
            painter.drawRoundedRect(QRectF(x - 0.1, y - 0.06, 0.2, 0.12), 0.03, 0.03);
    QPainterPath body;
    body.addRoundedRect(QRectF(-0.5, -0.26, 1, 0.52), 0.16, 0.16);
    painter.setPen(
        QPen(QColor(255, 255, 255, 235), 0.13, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(body);
    painter.setPen(QPen(outlineInk, 0.06, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(car.colour);
    painter.drawPath(body);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x25, 0x33, 0x40));
    painter.drawPolygon(QPolygonF({{0.22, -0.19}, {0.33, -0.15}, {0.33, 0.15}, {0.22, 0.19}}));
    painter.drawPolygon(QPolygonF({{-0.3, -0.17}, {-0.36, -0.14}, {-0.36, 0.14}, {-0.3, 0.17}}));
    painter.restore();
}

void paintNumber(QPainter& painter, const QString& number, QPointF at, double length) {
    const double radius = length * 0.22;
    painter.setPen(QPen(outlineInk, length * 0.03));
    painter.setBrush(Qt::white);
    painter.drawEllipse(at, radius, radius);
    QFont font = painter.font();
    font.setPixelSize(std::max(6, static_cast<int>(std::lround(radius * 1.6))));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(outlineInk);
    const QRectF disc(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    painter.drawText(disc, Qt::AlignCenter | Qt::TextDontClip, number);
}

/// A cross through a car that has lost control; a ring round one that is in.
void paintState(QPainter& painter, const SceneCar& car, QPointF at, double length) {
    const double reach = length * 0.62;
    painter.setBrush(Qt::NoBrush);
    if (car.state == CarStatus::Lost || car.state == CarStatus::Off) {
        for (const auto& [colour, width] : {std::pair(QColor(Qt::white), 0.16), {warning, 0.09}}) {
            painter.setPen(QPen(colour, length * width, Qt::SolidLine, Qt::RoundCap));
            for (const int side : {-1, 1})
                painter.drawLine(at + QPointF(-reach, -reach * side) * 0.8,
                                 at + QPointF(reach, reach * side) * 0.8);
        }
    } else if (car.state == CarStatus::In) {
        painter.setPen(QPen(outlineInk, length * 0.07, Qt::DotLine));
        painter.drawEllipse(at, reach, reach);
    }
}

/// Gear and hazards, to the right of the car and above it, wherever it goes.
void paintSigns(QPainter& painter, const SceneCar& car, QPointF at, double length) {
    const double side = std::max(11.0, length * 0.5);
    QRectF badge(0, 0, side, side);
    badge.moveCenter(at + QPointF(length * 0.62 + side * 0.2, -length * 0.62));
    if (car.state != CarStatus::Waits && car.state != CarStatus::Retired)
        paintGear(painter, car.gear, badge);
    for (int i = 0; i < car.hazards; ++i)
        paintHazardSign(painter, badge.translated((i + 1) * side * 0.92, 0));
}

} // namespace

void paintCars(QPainter& painter, const std::vector<PlacedCar>& cars, double length) {
    painter.save();
    for (const auto& [car, at, along] : cars) {
        paintBody(painter, car, at, along, length);
        paintState(painter, car, at, length);
    }
    for (const PlacedCar& placed : cars)
        paintSigns(painter, placed.car, placed.at, length);
    for (const PlacedCar& placed : cars)
        paintNumber(painter, QLocale().toString(placed.car.number), placed.at, length);
    painter.restore();
}

QColor usualCarColour(std::size_t car) {
    static const auto rules = builtInRallyRules();
    if (!rules || rules->colours.empty())
        return Qt::red;
    return QColor(rules->colours[car % rules->colours.size()].rgb);
}

} // namespace stagewright
