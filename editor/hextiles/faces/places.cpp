#include "editor/hextiles/faces/places.h"

#include "editor/hextiles/faces/filler_scenes.h"
#include "editor/hextiles/faces/fitted_word.h"
#include "editor/hextiles/faces/pit_lanes.h"
#include "editor/hextiles/faces/props.h"

#include <QCoreApplication>

#include <array>

namespace stagewright {

namespace {

struct PlaceText {
    Q_DECLARE_TR_FUNCTIONS(Place)
};

constexpr double serviceWordY = -0.6;
constexpr WordRoom serviceWordRoom{0.075, 0.13, 1.1};
constexpr double podiumDigit = 0.09;

QPainterPath serviceWord(const Lettering& lettering, double least) {
    return fittedWord(lettering, PlaceText::tr("SERVICE", "lettering on the yard, capitals"),
                      serviceWordRoom, least)
        .translated(0, serviceWordY);
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

QPainterPath podiumCarpet() {
    QPainterPath carpet;
    carpet.addEllipse(QPointF(0, 0.08), 0.55, 0.42);
    return carpet;
}

/// Awnings on both sides of the yard, cars in front of them.
void paintYard(const FaceCanvas& canvas, const QColor& floor) {
    const TerrainColours& gravel = canvas.style.gravel;
    const QPolygonF ground = yardGround(yardArea()).toFillPolygon();
    canvas.painter.setPen(Qt::NoPen);
    canvas.fill(canvas.clip.area(ground), floor);
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
        canvas.fill(serviceWord(canvas.style.lettering, canvas.leastDigit), canvas.style.number);
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
        if (podiumDigit >= canvas.leastDigit)
            canvas.fill(canvas.style.lettering.outline(QString::number(step.place), podiumDigit)
                            .translated(front.center()),
                        canvas.style.ink);
    }
}

} // namespace

void paintPlace(const FaceCanvas& canvas, const TileSide& side) {
    paintScene(canvas, side);
    switch (side.role) {
    case Role::Service:
        return paintYard(canvas, side.scenery == Scenery::GreyYard ? canvas.style.greyYard
                                                                   : canvas.style.gravel.path);
    case Role::Pit:
        return paintPitLanes(canvas);
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
        return pitGround();
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

QPainterPath placeWord(const TileSide& side, const Lettering& lettering, double least) {
    if (side.role == Role::Service)
        return serviceWord(lettering, least);
    if (side.role == Role::Pit)
        return pitWord(lettering, least);
    return {};
}

void reservePlace(FreeSpace& room, const TileSide& side) {
    reserveScene(room, side);
    switch (side.role) {
    case Role::Service:
        room.reserve(QPointF(0, -0.05), 0.74);
        break;
    case Role::Pit:
        room.reserve(pitGround());
        room.reserve(pitWordPlace(), 0.16);
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
