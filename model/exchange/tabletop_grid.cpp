#include "model/exchange/tabletop_grid.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

constexpr double column = 4.62;
constexpr double halfRow = 2.69;
/// How far a tile may lie from its hex. Those of real scripts lie up to 0.1 off, and the one taken
/// as origin may as well.
constexpr double mostOff = 0.6;
constexpr std::size_t mostCandidates = 16;

/// The nearest whole number of steps, if it is near.
std::optional<int> steps(double way, double step) {
    const double whole = std::round(way / step);
    if (!(std::abs(whole) <= 4.0 * boardReach) || std::abs(way - whole * step) > mostOff)
        return std::nullopt;
    return static_cast<int>(whole);
}

} // namespace

TablePoint tablePoint(Hex hex, TablePoint origin) {
    return {origin.x + column * hex.q, origin.z - halfRow * (2 * hex.r + hex.q)};
}

std::optional<Hex> hexNear(TablePoint point, TablePoint origin) {
    const auto columns = steps(point.x - origin.x, column);
    const auto halfRows = steps(origin.z - point.z, halfRow);
    if (!columns || !halfRows || (*columns + *halfRows) % 2 != 0)
        return std::nullopt;
    const Hex hex{*columns, (*halfRows - *columns) / 2};
    return onBoard(hex) ? std::optional(hex) : std::nullopt;
}

TablePoint bestOrigin(std::span<const TablePoint> points, std::optional<TablePoint> given) {
    const auto onHexes = [&](TablePoint origin) {
        return std::count_if(points.begin(), points.end(),
                             [&](TablePoint point) { return hexNear(point, origin).has_value(); });
    };
    TablePoint best = given.value_or(points.front());
    auto most = onHexes(best);
    for (const TablePoint& candidate : points.first(std::min(points.size(), mostCandidates)))
        if (const auto count = onHexes(candidate); count > most) {
            best = candidate;
            most = count;
        }
    return best;
}

} // namespace stagewright
