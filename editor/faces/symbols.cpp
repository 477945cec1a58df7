#include "editor/faces/symbols.h"

namespace stagewright {

namespace {

constexpr double rim = 0.012;

/// Below this size in pixels a digit is a blot; its disc alone says that there is a limit.
constexpr double leastDigit = 4.5;

bool showsDigit(const FaceCanvas& canvas, double height) {
    return height >= leastDigit * canvas.pixel;
}

QString digits(int number) {
    return QString::number(number);
}

void drawText(const FaceCanvas& canvas, const QString& text, QPointF at, double height,
              const QColor& colour) {
    canvas.fill(canvas.style.lettering.outline(text, height).translated(at), colour);
}

/// Light text with a dark rim, readable on any surface.
void drawRimmedText(const FaceCanvas& canvas, const QString& text, QPointF at, double height) {
    const QPainterPath outline = canvas.style.lettering.outline(text, height).translated(at);
    canvas.painter.strokePath(
        outline, QPen(canvas.style.ink, 2.6 * rim, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    canvas.fill(outline, canvas.style.symbol);
}

void drawRimmed(const FaceCanvas& canvas, const QPainterPath& shape, double width = rim) {
    canvas.painter.setBrush(canvas.style.symbol);
    canvas.painter.setPen(canvas.pen(canvas.style.ink, width));
    canvas.painter.drawPath(shape);
}

void strokeRimmed(const FaceCanvas& canvas, const QPainterPath& line, double width) {
    for (const auto& [colour, wide] :
         {std::pair(canvas.style.ink, width + 2 * rim), std::pair(canvas.style.symbol, width)}) {
        QPen pen = canvas.pen(colour, wide);
        pen.setCapStyle(Qt::RoundCap);
        canvas.painter.strokePath(line, pen);
    }
}

QPainterPath disc(double radius) {
    QPainterPath path;
    path.addEllipse(QPointF(0, 0), radius, radius);
    return path;
}

/// A triangle that points up, its centre of gravity at the origin.
QPainterPath triangle(double radius) {
    QPainterPath path;
    path.addPolygon(
        QPolygonF{{0, -radius}, {0.866 * radius, radius / 2}, {-0.866 * radius, radius / 2}});
    path.closeSubpath();
    return path;
}

} // namespace

void drawLimit(const FaceCanvas& canvas, int gear) {
    constexpr double height = 0.108;
    if (!showsDigit(canvas, height)) {
        // Small: the digit takes all the room, without its disc.
        drawRimmedText(canvas, digits(gear), {0, 0}, 1.45 * height);
        return;
    }
    drawRimmed(canvas, disc(0.088));
    drawText(canvas, digits(gear), {0, 0}, height, canvas.style.ink);
}

void drawLimitHazard(const FaceCanvas& canvas, int gear) {
    constexpr double height = 0.088;
    constexpr double radius = 0.128;
    drawRimmed(canvas, triangle(radius));
    if (!showsDigit(canvas, height)) {
        drawText(canvas, digits(gear), {0, 0.005}, 1.25 * height, canvas.style.ink);
        return;
    }
    drawText(canvas, digits(gear), {-0.022, 0.012}, height, canvas.style.ink);
    drawText(canvas, QStringLiteral("!"), {0.04, 0.012}, height, canvas.style.ink);
}

void drawSmallDigit(const FaceCanvas& canvas, int gear) {
    constexpr double height = 0.078;
    if (canvas.shows(height))
        drawRimmedText(canvas, digits(gear), {0, 0}, height);
}

void drawSmallHazard(const FaceCanvas& canvas) {
    constexpr double radius = 0.066;
    if (!canvas.shows(radius))
        return;
    drawRimmed(canvas, triangle(radius), rim * 0.8);
    if (canvas.shows(0.05))
        drawText(canvas, QStringLiteral("!"), {0, 0.004}, 0.062, canvas.style.ink);
}

void drawJump(const FaceCanvas& canvas, int gear) {
    QPainterPath hat;
    hat.moveTo(-0.085, -0.035);
    hat.lineTo(0, -0.105);
    hat.lineTo(0.085, -0.035);
    strokeRimmed(canvas, hat, 0.026);
    drawRimmedText(canvas, digits(gear), {0, 0.05}, 0.12);
}

void drawShortcut(const FaceCanvas& canvas, int gear) {
    QPainterPath arch;
    arch.moveTo(-0.085, 0);
    arch.arcTo(QRectF(-0.085, -0.085, 0.17, 0.17), 180, -180);
    strokeRimmed(canvas, arch, 0.02);
    // The arrow's head, at the right end of the arch.
    QPainterPath head;
    head.addPolygon(QPolygonF{{0.05, -0.005}, {0.12, -0.005}, {0.085, 0.05}});
    head.closeSubpath();
    drawRimmed(canvas, head, rim * 0.9);
    drawRimmedText(canvas, digits(gear), {-0.004, 0.01}, 0.1);
}

void drawWaves(const FaceCanvas& canvas) {
    for (int i = -1; i <= 1; ++i) {
        QPainterPath wave;
        const double y = 0.055 * i;
        wave.moveTo(-0.1, y);
        wave.cubicTo(-0.067, y - 0.05, -0.033, y + 0.05, 0, y);
        wave.cubicTo(0.033, y - 0.05, 0.067, y + 0.05, 0.1, y);
        QPen pen = canvas.pen(canvas.style.wave, 0.022);
        pen.setCapStyle(Qt::RoundCap);
        canvas.painter.strokePath(wave, pen);
    }
}

void drawClimb(const FaceCanvas& canvas, int value, bool upright) {
    QPainterPath arrow;
    arrow.addPolygon(QPolygonF{{-0.13, -0.032},
                               {0.035, -0.032},
                               {0.035, -0.085},
                               {0.14, 0},
                               {0.035, 0.085},
                               {0.035, 0.032},
                               {-0.13, 0.032}});
    arrow.closeSubpath();
    drawRimmed(canvas, arrow);
    const QString text =
        value > 0 ? QStringLiteral("+%1").arg(value) : QStringLiteral("\u2212%1").arg(-value);
    if (!showsDigit(canvas, 0.07))
        return;
    QPainterPath letters = canvas.style.lettering.outline(text, 0.07);
    if (!upright)
        letters = QTransform::fromScale(-1, -1).map(letters);
    canvas.fill(letters.translated(-0.005, 0), canvas.style.ink);
}

} // namespace stagewright
