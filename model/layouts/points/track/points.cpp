#include "model/layouts/points/track/points.h"

namespace stagewright {

namespace {

struct StepReach {
    int columns;
    int rows;
};

constexpr StepReach reachOf(PointStep step) {
    switch (step) {
    case PointStep::Forward:
        return {0, 2};
    case PointStep::Left:
        return {-1, 1};
    case PointStep::Right:
        return {1, 1};
    case PointStep::Backward:
        return {0, -2};
    case PointStep::BackLeft:
        return {-1, -1};
    case PointStep::BackRight:
        break;
    }
    return {1, -1};
}

constexpr StepEnd endOfStep(int point, PointStep step) {
    const Place from = pointNumbered(point);
    const StepReach reach = reachOf(step);
    const int row = from.y + reach.rows;
    const int laps = row > pointRows ? 1 : row < 1 ? -1 : 0;
    const Place to{(from.x + reach.columns + pointColumns) % pointColumns, row - laps * pointRows};
    return {static_cast<std::uint8_t>(numberOfPoint(to)), static_cast<std::int8_t>(laps)};
}

using StepEnds = std::array<std::array<StepEnd, allPointSteps.size()>, pointCount>;

constexpr StepEnds stepEnds = [] {
    StepEnds ends{};
    for (std::size_t point = 0; point < ends.size(); ++point)
        for (const PointStep step : allPointSteps)
            ends[point][static_cast<std::size_t>(step)] = endOfStep(static_cast<int>(point), step);
    return ends;
}();

} // namespace

StepEnd stepFrom(int point, PointStep step) {
    return stepEnds[static_cast<std::size_t>(point)][static_cast<std::size_t>(step)];
}

QString nameOfPlace(Place place) {
    return QChar(u'A' + static_cast<char16_t>(place.x)) + QString::number(place.y);
}

std::optional<Place> placeNamed(QStringView name) {
    if (name.size() < 2 || name.size() > 3 || !name[1].isDigit() || name[1] == u'0')
        return std::nullopt;
    const int letter = name[0].toUpper().unicode() - u'A';
    bool isNumber = false;
    const int row = name.sliced(1).toInt(&isNumber);
    const Place place{letter, row};
    return isNumber && isOnBoard(place) ? std::optional(place) : std::nullopt;
}

} // namespace stagewright
