#pragma once

#include "model/game/place.h"

#include <QString>

#include <cstdint>

namespace stagewright {

// The board of a zone: a rectangle of 3 x 2 units, with ten ends where roads leave it. Ends 0 1 2
// lie on a long side, 3 4 on the next short side, 5 6 7 on the other long side, 8 9 on the other
// short side, one unit apart, half a unit from the corners.
//
// Places are counted in half units, x to the right, y down, so that all are whole numbers.

inline constexpr int zoneEnds = 10;
inline constexpr int boardWidth = 6; ///< half units, unturned
inline constexpr int boardHeight = 4;

/// Whether ends run clockwise on the print is not known: the owner of a box says it.
enum class EndOrder : std::uint8_t { Clockwise, Anticlockwise };

/// Where an end lies, and the way out of the board there: of (0, -1), (1, 0), (0, 1), (-1, 0).
struct EndPlace {
    Place at; ///< half units
    Place outward;

    friend bool operator==(const EndPlace&, const EndPlace&) = default;
};

/// A board that lies on the table.
struct LaidBoard {
    int turn = 0; ///< 0, 90, 180 or 270 degrees clockwise
    Place at;     ///< of the top left corner of the turned rectangle, in half units

    friend bool operator==(const LaidBoard&, const LaidBoard&) = default;
};

/// Of the unturned board with its top left corner at (0, 0). @param index 0 to 9
[[nodiscard]] EndPlace endOfBoard(int index, EndOrder order);

/// As the board lies.
[[nodiscard]] EndPlace endOfBoard(const LaidBoard& board, int index, EndOrder order);

/// Turned by 90 or 270 degrees it is 2 x 3.
[[nodiscard]] constexpr int widthOf(const LaidBoard& board) {
    return board.turn % 180 == 0 ? boardWidth : boardHeight;
}
[[nodiscard]] constexpr int heightOf(const LaidBoard& board) {
    return board.turn % 180 == 0 ? boardHeight : boardWidth;
}

/// Whether they are one place with opposite ways out.
[[nodiscard]] bool face(const EndPlace& a, const EndPlace& b);

/// How a board lies whose end `index` faces `end`: there is exactly one way.
[[nodiscard]] LaidBoard boardFacing(const EndPlace& end, int index, EndOrder order);

[[nodiscard]] bool overlap(const LaidBoard& a, const LaidBoard& b);

} // namespace stagewright
