#include "editor/hextiles/faces/props.h"

#include "editor/hextiles/faces/hatching.h"

#include <array>
#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

/// A closed star with rounded or pointed tips.
QPolygonF star(QPointF at, double radius, int tips, double notch, double lean) {
    QPolygonF polygon;
    for (int i = 0; i <= 2 * tips; ++i) {
        const double angle = lean + std::numbers::pi * i / tips;
        const double r = radius * (i % 2 == 0 ? 1 : notch);
        polygon.append(at + QPointF(std::cos(angle), std::sin(angle)) * r);
    }
    return polygon;
}

} // namespace

void drawBox(const FaceCanvas& canvas, const QRectF& box, const QColor& colour, double rounding) {
    canvas.painter.setPen(canvas.pen(canvas.style.ink, 0.01));
    canvas.painter.setBrush(colour);
    canvas.painter.drawRoundedRect(box, rounding, rounding);
}

void drawTent(const FaceCanvas& canvas, const QRectF& box, const QColor& colour) {
    drawBox(canvas, box, colour, 0);
    canvas.painter.drawLine(box.topLeft(), box.bottomRight());
    canvas.painter.drawLine(box.topRight(), box.bottomLeft());
}

void drawCar(const FaceCanvas& canvas, QPointF at, const QColor& colour) {
    drawBox(canvas, {at.x() - 0.035, at.y() - 0.065, 0.07, 0.13}, colour, 0.02);
    canvas.fill(QPolygonF(QRectF(at.x() - 0.026, at.y() - 0.03, 0.052, 0.025)), canvas.style.ink);
}

void drawTable(const FaceCanvas& canvas, QPointF at) {
    for (const double bench : {-0.052, 0.052})
        canvas.fill(QPolygonF(QRectF(at.x() - 0.08, at.y() + bench - 0.012, 0.16, 0.024)),
                    canvas.style.gravel.edge);
    drawBox(canvas, {at.x() - 0.09, at.y() - 0.03, 0.18, 0.06}, canvas.style.building, 0);
}

void drawTree(const FaceCanvas& canvas, const TerrainColours& colours, QPointF at, double radius) {
    if (!colours.tree.isValid())
        return;
    canvas.fill(star(at, radius, 13, 0.93, 0.2), colours.tree);
    if (colours.treeLight.isValid() && canvas.shows(radius))
        canvas.fill(star(at + QPointF(-0.22, -0.22) * radius, radius * 0.6, 11, 0.94, 0),
                    colours.treeLight);
}

void drawFir(const FaceCanvas& canvas, const TerrainColours& colours, QPointF at, double radius) {
    if (!colours.tree.isValid())
        return;
    canvas.fill(star(at, radius, 9, 0.66, 0), colours.tree);
    if (colours.treeLight.isValid() && canvas.shows(radius))
        canvas.fill(star(at, radius * 0.5, 9, 0.66, 0.35), colours.treeLight);
}

void drawSheep(const FaceCanvas& canvas, QPointF at, double degrees) {
    constexpr double size = 1.5;
    const QTransform lying = QTransform::fromScale(size, size) * QTransform().rotate(degrees) *
                             QTransform::fromTranslate(at.x(), at.y());
    QPainterPath head;
    head.addEllipse(QPointF(0.062, 0), 0.026, 0.019);
    canvas.fill(flattened(lying.map(head)), canvas.style.ink);
    QPainterPath wool;
    wool.addPolygon(QTransform::fromScale(1.35, 1).map(star({}, 0.045, 9, 0.88, 0)));
    const QPainterPath lies = lying.map(wool);
    canvas.fill(widened(lies, 0.008), canvas.style.ink);
    canvas.fill(lies, canvas.style.symbol);
}

void drawRock(const FaceCanvas& canvas, QPointF at, double radius, double lean) {
    constexpr std::array reach{1.0, 0.82, 0.95, 0.75, 0.9, 0.8, 0.97};
    const auto outline = [&](QPointF middle, double size) {
        QPolygonF polygon;
        for (std::size_t i = 0; i <= reach.size(); ++i) {
            const double angle = lean + 2 * std::numbers::pi * double(i) / double(reach.size());
            const double r = size * reach.at(i % reach.size());
            polygon.append(middle + QPointF(1.2 * std::cos(angle), std::sin(angle)) * r);
        }
        return polygon;
    };
    QPainterPath stone;
    stone.addPolygon(outline(at, radius));
    canvas.fill(widened(stone, 0.008), canvas.style.ink);
    canvas.fill(stone, canvas.style.rock);
    if (canvas.shows(radius))
        canvas.fill(outline(at + QPointF(-0.16, -0.2) * radius, radius * 0.6),
                    canvas.style.rockLight);
}

void drawWater(const FaceCanvas& canvas, const QPolygonF& water) {
    constexpr double bank = 0.012;
    canvas.fill(canvas.clip.area(water), canvas.style.water);
    if (canvas.style.isMono && canvas.shows(hatchGap))
        paintHatching(canvas, canvas.clip.area(water), canvas.style.bank);
    QPolygonF outline = water;
    outline.append(outline.front());
    canvas.line(outline, bank, canvas.style.bank);
}

} // namespace stagewright
