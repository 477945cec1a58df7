#include "editor/timing/timing_places.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

// Parts of the window's height.
constexpr double edgePart = 0.035;
constexpr double figurePart = 0.105;
constexpr double enteredPart = 0.14;
constexpr double clockPart = 0.42; ///< the width of four digits, whatever the hour
constexpr double wordsPart = 0.036;
constexpr double smallPart = 0.021;

/// Of the standings, in the height of the totals' font.
constexpr double widthOfTotal = 5.7;

/// Of the width within the borders.
constexpr double leftPart = 0.51;

} // namespace

TimingPlaces timingPlaces(QSize window) {
    const double height = window.height();
    const auto y = [height](double part) { return static_cast<int>(std::lround(part * height)); };
    const int edge = y(edgePart);
    const int width = std::max(window.width() - 2 * edge, 0);
    const int left = static_cast<int>(std::lround(leftPart * width));
    const int clock = std::min(y(clockPart), width / 3);
    const auto row = [&](double from, double to, int x, int wide) {
        return QRect(x, y(from), wide, y(to) - y(from));
    };
    TimingPlaces places;
    places.title = row(0.025, 0.075, edge, width - clock - edge);
    places.stage = row(0.075, 0.175, edge, width - clock - edge);
    places.clock = row(0.025, 0.175, edge + width - clock, clock);
    places.plan = row(0.178, 0.228, edge, width);
    places.turn = row(0.252, 0.298, edge, left);
    const int spot = y(0.05);
    const int beside = spot + y(0.025);
    places.spot = QRect(edge, y(0.372) - spot / 2, spot, spot);
    places.driver = row(0.302, 0.442, edge + beside, std::max(left - beside, 0));
    places.entry = row(0.452, 0.642, edge, left);
    const int mark = y(0.036);
    const int indent = mark + y(0.015);
    places.mark = QRect(edge, y(0.662), mark, mark);
    places.note = row(0.655, 0.765, edge + indent, std::max(left - indent, 0));
    const int right = edge + left + edge;
    const int rest = std::max(edge + width - right, 0);
    places.standingsTitle = row(0.252, 0.298, right, rest);
    places.standings = row(0.301, 0.940, right, rest);
    places.laying = row(0.79, 0.942, edge, left);
    places.keys = row(0.95, 0.985, edge, width);
    places.figure = static_cast<int>(std::ceil(figurePart * height));
    places.entered = static_cast<int>(std::ceil(enteredPart * height));
    places.total = std::clamp(static_cast<int>(rest / widthOfTotal), places.figure, places.entered);
    places.words = y(wordsPart);
    places.small = std::max(y(smallPart), 10);
    return places;
}

} // namespace stagewright
