#include "editor/hextiles/faces/places.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct PlaceText {
    Q_DECLARE_TR_FUNCTIONS(Place)
};

/// Outlined as buildings and vehicles are.
void drawBox(const FaceCanvas& canvas, const QRectF& box, const QColor& colour,
             double rounding = 0.01) {
    canvas.painter.setPen(canvas.pen(canvas.style.ink, 0.01));
    canvas.painter.setBrush(colour);
    canvas.painter.drawRoundedRect(box, rounding, rounding);
}

QRectF yardArea() {
    return {-0.52, -0.5, 1.04, 0.92};
}

/// The yard with its way in, which opens to the S edge.
QPainterPath yardGround(const QRectF& yard) {
    constexpr double half = 0.238;
    QPainterPath ground;
    ground.addRoundedRect(yard, 0.08, 0.08);
    ground.addPolygon(QPolygonF(QRectF(-half, 0.3, 2 * half, 0.7)));
    ground.setFillRule(Qt::WindingFill);
    return ground.simplified();
}

QRectF pitLane() {
    return {-0.3, -0.6, 0.34, 1.2};
}

constexpr double garageDepth = 0.26;

QPainterPath podiumCarpet() {
    QPainterPath carpet;
    carpet.addEllipse(QPointF(0, 0.08), 0.55, 0.42);
    return carpet;
}

/// A tent from above: a square whose four panes meet in the middle.
void drawTent(const FaceCanvas& canvas, const QRectF& box, const QColor& colour) {
    drawBox(canvas, box, colour, 0);
    canvas.painter.drawLine(box.topLeft(), box.bottomRight());
    canvas.painter.drawLine(box.topRight(), box.bottomLeft());
}

void drawCar(const FaceCanvas& canvas, QPointF at, const QColor& colour) {
    drawBox(canvas, {at.x() - 0.035, at.y() - 0.065, 0.07, 0.13}, colour, 0.02);
    canvas.fill(QPolygonF(QRectF(at.x() - 0.026, at.y() - 0.03, 0.052, 0.025)), canvas.style.ink);
}

/// Awnings on both sides of the yard, cars in front of them.
void paintYard(const FaceCanvas& canvas) {
    const TerrainColours& gravel = canvas.style.gravel;
    const QPolygonF ground = yardGround(yardArea()).toFillPolygon();
    canvas.painter.setPen(Qt::NoPen);
    canvas.fill(canvas.clip.area(ground), gravel.path);
    canvas.line(ground, 0.014, gravel.edge);
    const std::array colours{canvas.style.startArch, canvas.style.building,
                             canvas.style.finishArch};
    for (int row = 0; row < 3; ++row)
        for (const double x : {-0.37, 0.37}) {
            const double y = -0.33 + 0.27 * row;
            const auto colour = colours[static_cast<std::size_t>(row)];
            drawTent(canvas, {x - 0.1, y - 0.1, 0.2, 0.2}, colour);
            drawCar(canvas, {x + (x < 0 ? 0.17 : -0.17), y}, colour);
        }
    if (canvas.shows(0.07))
        canvas.fill(canvas.style.lettering
                        .outline(PlaceText::tr("SERVICE", "lettering on the yard, capitals"), 0.075)
                        .translated(0, -0.6),
                    canvas.style.number);
}

/// Garages along the pit lane.
void paintPit(const FaceCanvas& canvas) {
    const QRectF lane = pitLane();
    canvas.painter.setPen(canvas.pen(canvas.style.asphalt.edge, 0.014));
    canvas.painter.setBrush(canvas.style.asphalt.surface);
    canvas.painter.drawRect(lane);
    constexpr int garages = 6;
    const double depth = lane.height() / garages;
    for (int i = 0; i < garages; ++i) {
        const double y = lane.top() + depth * i;
        drawBox(canvas, {lane.right(), y, garageDepth, depth}, canvas.style.building, 0);
        canvas.fill(QPolygonF(QRectF(lane.right() + 0.15, y + 0.012, 0.1, depth - 0.024)),
                    canvas.style.roof);
        canvas.line({{lane.right() - 0.13, y}, {lane.right(), y}}, 0.012,
                    canvas.style.asphalt.line);
        drawCar(canvas, {lane.right() - 0.065, y + depth / 2},
                i % 2 == 0 ? canvas.style.startArch : canvas.style.finishArch);
    }
    const QPainterPath text = canvas.style.lettering.outline(
        PlaceText::tr("PIT", "lettering on the pit lane, capitals"), 0.14);
    canvas.fill(QTransform().rotate(-90).map(text).translated(lane.left() + 0.1, 0),
                canvas.style.asphalt.line);
}

/// Steps for the second, the first and the third.
void paintPodium(const FaceCanvas& canvas) {
    canvas.fill(podiumCarpet(), canvas.style.open.path);
    struct Step {
        double x;
        double height;
        int place;
    };
    for (const Step& step : {Step{-0.24, 0.24, 2}, Step{0, 0.36, 1}, Step{0.24, 0.16, 3}}) {
        const QRectF front(step.x - 0.12, 0.28 - step.height, 0.24, step.height);
        drawBox(canvas, front, canvas.style.building, 0);
        drawBox(canvas, {front.left(), front.top() - 0.06, front.width(), 0.06},
                step.place == 1 ? canvas.style.lowDanger : canvas.style.parapet, 0);
        canvas.fill(canvas.style.lettering.outline(QString::number(step.place), 0.09)
                        .translated(front.center()),
                    canvas.style.ink);
    }
}

} // namespace

void paintPlace(const FaceCanvas& canvas, const TileSide& side) {
    switch (side.role) {
    case Role::Service:
        return paintYard(canvas);
    case Role::Pit:
        return paintPit(canvas);
    case Role::Podium:
        return paintPodium(canvas);
    case Role::Filler:
    case Role::Road:
    case Role::Start:
    case Role::Finish:
    case Role::StartFinish:
        break;
    }
}

QPolygonF placeGround(const TileSide& side) {
    constexpr double rim = 0.03; // of the yard, with nothing on it
    switch (side.role) {
    case Role::Service:
        return yardGround(yardArea().adjusted(rim, rim, -rim, -rim)).toFillPolygon();
    case Role::Pit:
        return QPolygonF(pitLane().adjusted(0, 0, garageDepth, 0));
    case Role::Podium:
        return podiumCarpet().toFillPolygon();
    case Role::Filler:
    case Role::Road:
    case Role::Start:
    case Role::Finish:
    case Role::StartFinish:
        break;
    }
    return {};
}

void reservePlace(FreeSpace& room, const TileSide& side) {
    switch (side.role) {
    case Role::Service:
        room.reserve(QPointF(0, -0.05), 0.74);
        break;
    case Role::Pit:
        room.reserve(QPointF(0, -0.3), 0.48);
        room.reserve(QPointF(0, 0.3), 0.48);
        break;
    case Role::Podium:
        room.reserve(QPointF(0, 0.05), 0.6);
        break;
    case Role::Filler:
    case Role::Road:
    case Role::Start:
    case Role::Finish:
    case Role::StartFinish:
        break;
    }
}

} // namespace stagewright
