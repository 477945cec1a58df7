#include "editor/hextiles/layers/board_drive.h"

#include "editor/cars/car_painter.h"
#include "editor/hextiles/layers/plate.h"

#include <QLineF>

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <map>

namespace stagewright {

namespace {

double carLength(const Camera& camera) {
    return std::clamp(camera.scale() * 0.32, 26.0, 96.0);
}

double spaceRadius(const Camera& camera) {
    return std::clamp(camera.scale() * 0.1, 7.0, 26.0);
}

std::optional<QPointF> onScreen(const BoardDrive& drive, const Camera& camera, SpaceVertex space) {
    if (space >= drive.places->size())
        return std::nullopt;
    return camera.toScreen((*drive.places)[space].at);
}

/// A dashed line along the spaces of the turn, a dot on each.
void paintTrail(QPainter& painter, const BoardDrive& drive, const Camera& camera,
                const BoardColours& colours) {
    const auto& trail = drive.scene.trail;
    QPolygonF line;
    constexpr int pieces = 8;
    for (std::size_t i = 0; i + 1 < trail.size(); ++i) {
        if (std::max(trail[i], trail[i + 1]) >= drive.places->size())
            return;
        for (int k = 0; k <= pieces; ++k)
            line.append(
                camera.toScreen(between((*drive.places)[trail[i]], (*drive.places)[trail[i + 1]],
                                        static_cast<double>(k) / pieces)
                                    .at));
    }
    if (line.isEmpty())
        return;
    const double width = std::clamp(camera.scale() * 0.03, 1.5, 5.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.halo, width + 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(QPen(colours.selection, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setBrush(colours.selection);
    painter.setPen(QPen(colours.halo, 1.5));
    for (const SpaceVertex space : trail)
        if (const auto at = onScreen(drive, camera, space))
            painter.drawEllipse(*at, width * 1.5, width * 1.5);
}

void paintOpen(QPainter& painter, const BoardDrive& drive, const Camera& camera,
               const BoardColours& colours) {
    const double radius = spaceRadius(camera);
    for (const SceneSpace& open : drive.scene.open) {
        const auto at = onScreen(drive, camera, open.space);
        if (!at)
            continue;
        const QColor colour = open.isRisky ? colours.blocked : colours.selection;
        QColor fill = colour;
        fill.setAlpha(open.isChosen ? 210 : 70);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.halo, open.isChosen ? 5 : 4));
        painter.drawEllipse(*at, radius, radius);
        painter.setBrush(fill);
        painter.setPen(
            QPen(colour, open.isChosen ? 3 : 2, open.isRisky ? Qt::DashLine : Qt::SolidLine));
        painter.drawEllipse(*at, radius, radius);
        if (open.isBest) { // a second ring
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(*at, radius + 4, radius + 4);
        }
    }
}

/// What is said of the open spaces, over the cars: below each, or above it where that is farther
/// from them. That of the chosen one comes last.
void paintWords(QPainter& painter, const BoardDrive& drive, const Camera& camera,
                const BoardColours& colours, const std::vector<PlacedCar>& cars) {
    const QPointF away(0, spaceRadius(camera) + 10);
    const auto nearestCar = [&](QPointF to) {
        double nearest = std::numeric_limits<double>::max();
        for (const PlacedCar& car : cars)
            nearest = std::min(nearest, QLineF(car.at, to).length());
        return nearest;
    };
    for (const bool chosen : {false, true})
        for (const SceneSpace& open : drive.scene.open) {
            const auto at = onScreen(drive, camera, open.space);
            if (!at || open.isChosen != chosen || open.words.isEmpty())
                continue;
            const bool isClear = nearestCar(*at + away) > carLength(camera);
            const bool isBelow = isClear || nearestCar(*at + away) >= nearestCar(*at - away);
            paintPlate(painter, open.words, isBelow ? *at + away : *at - away, 11,
                       chosen ? PlateColours{colours.selection, colours.onSelection}
                              : PlateColours());
        }
}

/// Cars that stand on one space are drawn beside each other.
std::vector<PlacedCar> placedCars(const BoardDrive& drive, const Camera& camera) {
    const double length = carLength(camera);
    std::map<SpaceVertex, int> standing;
    std::vector<PlacedCar> cars;
    for (const SceneCar& car : drive.scene.cars) {
        const auto place = placeOf(drive, car);
        if (!place)
            continue;
        QPointF at = camera.toScreen(place->at);
        if (car.part >= 1 || car.from == car.to) {
            const int before = standing[car.to]++;
            const QPointF across(-place->along.y(), place->along.x());
            const auto [row, column] = std::div(before, 2);
            at += (across * column - place->along * row) * length * 0.62;
        }
        if (car.state == CarStatus::Off) { // beside the road
            const QPointF across(-place->along.y(), place->along.x());
            at += across * camera.scale() * 0.3;
        }
        cars.push_back({car, at, place->along});
    }
    return cars;
}

} // namespace

std::optional<SpacePlace> placeOf(const BoardDrive& drive, const SceneCar& car) {
    if (std::max(car.from, car.to) >= drive.places->size())
        return std::nullopt;
    return between((*drive.places)[car.from], (*drive.places)[car.to], car.part);
}

void paintDrive(QPainter& painter, const BoardDrive& drive, const Camera& camera,
                const BoardColours& colours) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintTrail(painter, drive, camera, colours);
    paintOpen(painter, drive, camera, colours);
    const std::vector<PlacedCar> cars = placedCars(drive, camera);
    paintCars(painter, cars, carLength(camera));
    paintWords(painter, drive, camera, colours, cars);
    painter.restore();
}

std::optional<SpaceVertex> openSpaceAt(const BoardDrive& drive, const Camera& camera, QPointF at) {
    std::optional<SpaceVertex> found;
    double nearest = spaceRadius(camera) + 6;
    for (const SceneSpace& open : drive.scene.open)
        if (const auto there = onScreen(drive, camera, open.space))
            if (const double way = QLineF(*there, at).length(); way < nearest) {
                nearest = way;
                found = open.space;
            }
    return found;
}

} // namespace stagewright
