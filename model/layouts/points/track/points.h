#pragma once

#include "model/game/place.h"

#include <QString>
#include <QStringView>

#include <array>
#include <cstdint>
#include <optional>

namespace stagewright {

// The board of Titan Race: columns A to F (a Place's x, 0 to 5), rows 1 to 12 (its y). Of the 72
// places those 36 are points of which column and row add up to an odd number. Forward is towards
// row 12; behind it comes row 1, a lap later, and beside column F column A.

inline constexpr int pointColumns = 6;
inline constexpr int pointRows = 12;
inline constexpr int pointCount = 36;

/// The six ways from a point to a neighbour: the three ahead, then the three behind.
enum class PointStep : std::uint8_t { Forward, Left, Right, Backward, BackLeft, BackRight };

inline constexpr std::array allPointSteps{PointStep::Forward,  PointStep::Left,
                                          PointStep::Right,    PointStep::Backward,
                                          PointStep::BackLeft, PointStep::BackRight};
inline constexpr std::array stepsAhead{PointStep::Forward, PointStep::Left, PointStep::Right};
inline constexpr std::array stepsBehind{PointStep::Backward, PointStep::BackLeft,
                                        PointStep::BackRight};

/// Where every titan may be placed in its first turn (rulebook, "Pierwsza tura").
inline constexpr std::array startPoints{Place{0, 1}, Place{2, 1}, Place{4, 1}};

/// Whether it is one of the 72 places, of which half are points.
[[nodiscard]] constexpr bool isOnBoard(Place place) {
    return place.x >= 0 && place.x < pointColumns && place.y >= 1 && place.y <= pointRows;
}

[[nodiscard]] constexpr bool isPoint(Place place) {
    return isOnBoard(place) && (place.x + place.y) % 2 == 1;
}

/// 0 to 35, row by row. @pre isPoint(place)
[[nodiscard]] constexpr int numberOfPoint(Place place) {
    return (place.y - 1) * (pointColumns / 2) + place.x / 2;
}

/// @param number 0 to 35
[[nodiscard]] constexpr Place pointNumbered(int number) {
    const int row = number / (pointColumns / 2) + 1;
    return {number % (pointColumns / 2) * 2 + (row % 2 == 1 ? 0 : 1), row};
}

/// Where a step ends.
struct StepEnd {
    std::uint8_t point = 0; ///< 0 to 35
    std::int8_t laps = 0;   ///< 1: over the line, -1: back over it
};

/// @param point 0 to 35
[[nodiscard]] StepEnd stepFrom(int point, PointStep step);

/// "E5"; also of places that are no points.
[[nodiscard]] QString nameOfPlace(Place place);

/// Of the 72 places; the letter's case does not matter.
[[nodiscard]] std::optional<Place> placeNamed(QStringView name);

} // namespace stagewright
