#include "editor/hextiles/faces/pit_lanes.h"

#include "editor/hextiles/faces/fitted_word.h"
#include "editor/hextiles/faces/props.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <QCoreApplication>

#include <array>

namespace stagewright {

namespace {

struct PitText {
    Q_DECLARE_TR_FUNCTIONS(Place)
};

constexpr double pitLaneWidth = 0.25;
constexpr double garageDepth = 0.2;
constexpr double pitTop = -0.52;
constexpr double pitBottom = 0.56;

struct PitLane {
    bool repairs;
    bool tyres;
    const char* gear; ///< in which a car leaves it
};

constexpr std::array pitLanes{PitLane{true, true, "00"}, PitLane{true, false, "00"},
                              PitLane{false, true, "0"}};
constexpr double pitHalf = pitLaneWidth * double(pitLanes.size()) / 2;

/// Upright, its jaw at the top.
QPainterPath spanner() {
    QPainterPath jaw;
    jaw.addEllipse(QPointF(0, -0.052), 0.052, 0.052);
    QPainterPath gap;
    gap.addRect(-0.02, -0.12, 0.04, 0.075);
    QPainterPath handle;
    handle.addRoundedRect(QRectF(-0.019, -0.03, 0.038, 0.14), 0.015, 0.015);
    return flattened(jaw.subtracted(gap).united(handle));
}

QPainterPath tyre() {
    QPainterPath ring;
    ring.addPolygon(roundOutline(0.068));
    ring.addPolygon(roundOutline(0.036));
    ring.setFillRule(Qt::OddEvenFill);
    return ring;
}

double middleOfLane(std::size_t lane) {
    return -pitHalf + pitLaneWidth * (double(lane) + 0.5);
}

// From the way in, at the S edge, upwards.
constexpr double firstSignY = 0.42;
constexpr double nextSign = 0.24;
constexpr double gearY = -0.34;
constexpr double smallestGear = 0.084; ///< height of the digits

void paintLane(const FaceCanvas& canvas, const PitLane& lane, double x) {
    const QColor& light = canvas.style.symbol;
    double y = firstSignY;
    if (lane.repairs) {
        canvas.fill(QTransform().rotate(35).map(spanner()).translated(x, y), light);
        y -= nextSign;
    }
    if (lane.tyres)
        canvas.fill(tyre().translated(x, y), light);
    constexpr double disc = 0.098;
    const QPointF at(x, gearY);
    const QString gear = QLatin1StringView(lane.gear);
    if (smallestGear < canvas.leastDigit)
        return; // all or none: one alone would seem to be the only one to stop in
    const double digit = gear.size() > 1 ? smallestGear : 0.1;
    canvas.fill(roundOutline(disc + 0.011).translated(at), canvas.style.ink);
    canvas.fill(roundOutline(disc).translated(at), light);
    canvas.fill(canvas.style.lettering.outline(gear, digit).translated(at), canvas.style.ink);
}

/// With their doors to the lanes.
void paintGarages(const FaceCanvas& canvas, double side) {
    constexpr int garages = 4;
    constexpr double door = 0.035;
    constexpr double depth = (pitBottom - pitTop) / garages;
    for (int i = 0; i < garages; ++i) {
        const double y = pitTop + depth * i;
        QRectF house(pitHalf, y, garageDepth, depth);
        QRectF roof(pitHalf + 0.08, y + 0.018, garageDepth - 0.1, depth - 0.036);
        QRectF gate(pitHalf, y + 0.05, door, depth - 0.1);
        if (side < 0)
            for (QRectF* each : {&house, &roof, &gate})
                each->moveRight(-each->left());
        drawBox(canvas, house, canvas.style.building, 0);
        canvas.fill(QPolygonF(roof), canvas.style.roof);
        canvas.fill(QPolygonF(gate), canvas.style.ink);
    }
}

} // namespace

void paintPitLanes(const FaceCanvas& canvas) {
    // The lanes come in from the S edge.
    canvas.fill(canvas.clip.area(QPolygonF(QRectF(-pitHalf, pitTop, 2 * pitHalf, 1 - pitTop))),
                canvas.style.asphalt.surface);
    constexpr double line = 0.014;
    canvas.line({{-pitHalf, pitTop}, {pitHalf, pitTop}}, line, canvas.style.asphalt.edge);
    for (std::size_t i = 0; i <= pitLanes.size(); ++i) {
        const double x = -pitHalf + pitLaneWidth * double(i);
        canvas.line({{x, pitTop}, {x, 1}}, line, canvas.style.asphalt.line);
    }
    for (const double side : {-1.0, 1.0})
        paintGarages(canvas, side);
    if (canvas.shows(0.06))
        for (std::size_t i = 0; i < pitLanes.size(); ++i)
            paintLane(canvas, pitLanes.at(i), middleOfLane(i));
    if (canvas.shows(0.07))
        canvas.fill(pitWord(canvas.style.lettering, canvas.leastDigit), canvas.style.number);
}

QPainterPath pitWord(const Lettering& lettering, double least) {
    constexpr WordRoom room{0.1, 0.14, 0.8};
    return fittedWord(lettering, PitText::tr("PIT", "lettering on the pit lane, capitals"), room,
                      least)
        .translated(pitWordPlace());
}

QPointF pitWordPlace() {
    return {0, -0.64};
}

std::vector<QRectF> pitThings() {
    std::vector<QRectF> things;
    for (const double left : {-pitHalf - garageDepth, pitHalf})
        things.emplace_back(left, pitTop, garageDepth, pitBottom - pitTop);
    for (std::size_t i = 0; i < pitLanes.size(); ++i)
        things.emplace_back(middleOfLane(i) - pitLaneWidth / 2, pitTop, pitLaneWidth,
                            apothem - pitTop);
    return things;
}

QPolygonF pitGround() {
    return QPolygonF(
        QRectF(-pitHalf - garageDepth, pitTop, 2 * (pitHalf + garageDepth), 0.84 - pitTop));
}

} // namespace stagewright
