#include "model/layouts/hextiles/hex/geometry.h"

#include <cmath>

namespace stagewright {

namespace {

QPointF direction(double degrees) {
    const double radians = degrees * std::numbers::pi / 180;
    return {std::cos(radians), std::sin(radians)};
}

} // namespace

QPointF centre(Hex hex) {
    return {1.5 * hex.q, 2 * apothem * (hex.r + hex.q / 2.0)};
}

Hex hexAt(QPointF point) {
    // Cube rounding: of three coordinates that add up to zero, the one rounded worst is derived.
    const double q = point.x() / 1.5;
    const double r = point.y() / (2 * apothem) - q / 2;
    const double s = -q - r;
    const double wholeQ = std::round(q);
    const double wholeR = std::round(r);
    const double wholeS = std::round(s);
    const double offQ = std::abs(wholeQ - q);
    const double offR = std::abs(wholeR - r);
    const double offS = std::abs(wholeS - s);
    if (offQ > offR && offQ > offS)
        return {static_cast<int>(-wholeR - wholeS), static_cast<int>(wholeR)};
    if (offR > offS)
        return {static_cast<int>(wholeQ), static_cast<int>(-wholeQ - wholeS)};
    return {static_cast<int>(wholeQ), static_cast<int>(wholeR)};
}

const std::array<QPointF, 6>& corners() {
    static const std::array all{direction(-120), direction(-60), direction(0),
                                direction(60),   direction(120), direction(180)};
    return all;
}

QPointF outward(Edge edge) {
    static const std::array all{direction(-90), direction(-30), direction(30),
                                direction(90),  direction(150), direction(210)};
    return all[static_cast<std::size_t>(index(edge))];
}

QPointF edgeMiddle(Edge edge) {
    return outward(edge) * apothem;
}

QPointF turned(QPointF point, Turn turn) {
    static const std::array axes{direction(0),   direction(60),  direction(120),
                                 direction(180), direction(240), direction(300)};
    const QPointF axis = axes[static_cast<std::size_t>(turn.sixths())];
    return {point.x() * axis.x() - point.y() * axis.y(),
            point.x() * axis.y() + point.y() * axis.x()};
}

} // namespace stagewright
