#include "editor/hextiles/faces/symbols.h"

#include "editor/hextiles/faces/face_canvas.h"
#include "editor/hextiles/faces/outlines.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

constexpr double rim = 0.011;

QString digits(int number) {
    return QString::number(number);
}

QPainterPath disc(double radius) {
    QPainterPath path;
    path.addPolygon(roundOutline(radius));
    return path;
}

/// A triangle that points up, its centre of gravity at the origin.
QPainterPath triangle(double radius) {
    QPainterPath path;
    path.addPolygon(QPolygonF{
        {0, -radius}, {0.866 * radius, radius / 2}, {-0.866 * radius, radius / 2}, {0, -radius}});
    return path;
}

QPolygonF closedRing(QPolygonF polygon) {
    polygon.append(polygon.front());
    return polygon;
}

Symbol rimmed(const QPainterPath& light, const QPainterPath& dark = {}) {
    return {widened(light, rim), light, dark};
}

/// The hat of a jump, standing above its digit.
QPainterPath hat() {
    QPainterPath path;
    path.addPolygon(QPolygonF{{-0.096, -0.04},
                              {0, -0.12},
                              {0.096, -0.04},
                              {0.078, -0.02},
                              {0, -0.086},
                              {-0.078, -0.02},
                              {-0.096, -0.04}});
    return path;
}

/// The arrow of a shortcut, arching over its digit: with a head at both ends, as it leads either
/// way.
struct ArchedArrow {
    QPolygonF arch; ///< its middle line
    QPainterPath heads;
};

ArchedArrow archedArrow() {
    constexpr double radius = 0.09;
    constexpr double lowest = 0.3; // radians above the diameter
    constexpr int steps = 12;
    ArchedArrow arrow;
    for (int i = 0; i <= steps; ++i) {
        const double angle = lowest + (std::numbers::pi - 2 * lowest) * i / steps;
        arrow.arch.append(QPointF(-std::cos(angle), -std::sin(angle)) * radius);
    }
    const QPointF foot = arrow.arch.back();
    const QPolygonF right{{foot.x() - 0.034, foot.y() - 0.006},
                          {foot.x() + 0.034, foot.y() - 0.006},
                          {foot.x() + 0.008, foot.y() + 0.042},
                          {foot.x() - 0.034, foot.y() - 0.006}};
    QPolygonF left = QTransform::fromScale(-1, 1).map(right);
    std::reverse(left.begin(), left.end()); // round the same way, so that what overlaps is filled
    arrow.heads.addPolygon(right);
    arrow.heads.addPolygon(left);
    return arrow;
}

} // namespace

Symbol limitSymbol(const Lettering& lettering, int gear) {
    Symbol symbol{disc(limitReach), disc(limitReach - rim),
                  lettering.outline(digits(gear), limitDigit)};
    symbol.isDisc = true;
    return symbol;
}

Symbol limitHazardSymbol(const Lettering& lettering, int gear) {
    constexpr double radius = hazardLimitHeight / 1.5 - 2 * rim;
    constexpr double lowered = hazardLimitHeight / 6; // its middle, not its centre of gravity
    QPainterPath text = lettering.outline(digits(gear), 0.08).translated(-0.02, 0.012 + lowered);
    text.addPath(lettering.outline(QStringLiteral("!"), 0.08).translated(0.034, 0.012 + lowered));
    return {triangle(radius + 2 * rim).translated(0, lowered),
            triangle(radius).translated(0, lowered), text};
}

Symbol tinyLimitHazardSymbol(const Lettering& lettering, int gear) {
    QPainterPath light = lettering.outline(digits(gear), 0.155).translated(-0.045, 0);
    light.addPath(triangle(0.06).translated(0.075, 0.015));
    return rimmed(light);
}

Symbol digitSymbol(const Lettering& lettering, int gear, double height) {
    return rimmed(lettering.outline(digits(gear), height));
}

Symbol hazardSymbol(const Lettering& lettering) {
    constexpr double radius = hazardHeight / 1.5 - 2 * rim;
    constexpr double lowered = hazardHeight / 6;
    return {triangle(radius + 2 * rim).translated(0, lowered),
            triangle(radius).translated(0, lowered),
            lettering.outline(QStringLiteral("!"), 0.07).translated(0, lowered - 0.004)};
}

Symbol jumpSymbol(const Lettering& lettering, int gear) {
    QPainterPath light = hat();
    light.addPath(lettering.outline(digits(gear), 0.12).translated(0, 0.05));
    Symbol symbol = rimmed(light);
    symbol.ground = QPolygonF(QRectF(-0.11, -0.01, 0.22, 0.02));
    return symbol;
}

Symbol shortcutSymbol(const Lettering& lettering, int gear) {
    constexpr double width = 0.018;
    const ArchedArrow arrow = archedArrow();
    QPainterPath light = arrow.heads;
    light.addPath(lettering.outline(digits(gear), 0.096).translated(0, 0.026));
    Symbol symbol = rimmed(light);
    // A ribbon costs less than the outline of one.
    symbol.rim.addPolygon(closedRing(ribbon(arrow.arch, width + 2 * rim)));
    symbol.light.addPolygon(closedRing(ribbon(arrow.arch, width)));
    symbol.light.setFillRule(Qt::WindingFill);
    return symbol;
}

Symbol tinyJumpSymbol(const Lettering& lettering, int gear) {
    QPainterPath light = QTransform::fromScale(1.1, 1.3).translate(0, -0.03).map(hat());
    light.addPath(lettering.outline(digits(gear), 0.155).translated(0, 0.07));
    return rimmed(light);
}

Symbol jumpHat() {
    return rimmed(QTransform::fromScale(1.5, 1.8).translate(0, 0.07).map(hat()));
}

Symbol inverted(const Symbol& symbol) {
    return {{}, symbol.rim, symbol.light, symbol.ground, false};
}

Symbol wavesSymbol() {
    constexpr double width = 0.022;
    constexpr double length = 0.19;
    constexpr int steps = 24;
    Symbol symbol;
    for (const double x : {-0.04, 0.04}) {
        QPolygonF wave;
        for (int i = 0; i <= steps; ++i)
            wave.append({x - 0.018 * std::sin(3 * std::numbers::pi * i / steps),
                         length * i / steps - length / 2});
        symbol.light.addPolygon(closedRing(ribbon(wave, width)));
        symbol.rim.addPolygon(closedRing(ribbon(wave, width + 1.6 * rim)));
    }
    return symbol;
}

Symbol climbSymbol(const Lettering& lettering, int value, bool forward) {
    QPainterPath arrow;
    arrow.addPolygon(QPolygonF{{-0.15, -0.05},
                               {0.05, -0.05},
                               {0.05, -0.1},
                               {0.16, 0},
                               {0.05, 0.1},
                               {0.05, 0.05},
                               {-0.15, 0.05}});
    arrow.closeSubpath();
    const QString text =
        value > 0 ? QStringLiteral("+%1").arg(value) : QStringLiteral("\u2212%1").arg(-value);
    const double towardsHead = forward ? 1 : -1;
    return rimmed(QTransform::fromScale(towardsHead, towardsHead).map(arrow),
                  lettering.outline(text, 0.07).translated(-0.025 * towardsHead, 0));
}

void SymbolLayer::add(const Symbol& symbol, const QTransform& frame) {
    symbols_.push_back({frame.map(symbol.rim), frame.map(symbol.light), frame.map(symbol.dark),
                        frame.map(symbol.ground), symbol.isDisc});
}

// One by one: a single path for all of them takes longer, the more so the more there are.
void SymbolLayer::paint(const FaceCanvas& canvas, const TerrainColours& colours,
                        const QColor& ground) const {
    for (const Symbol& symbol : symbols_) {
        if (!symbol.ground.isEmpty())
            canvas.fill(symbol.ground, ground);
        canvas.fill(symbol.rim, canvas.style.ink);
        canvas.fill(symbol.light, symbol.isDisc ? colours.disc : canvas.style.symbol);
        if (!symbol.dark.isEmpty())
            canvas.fill(symbol.dark, symbol.isDisc ? colours.digit : canvas.style.ink);
    }
}

} // namespace stagewright
