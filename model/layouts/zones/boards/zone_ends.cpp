#include "model/layouts/zones/boards/zone_ends.h"

#include <array>

namespace stagewright {

namespace {

/// Clockwise by 90 degrees about (0, 0), with y down.
constexpr Place quarterTurned(Place place) {
    return {-place.y, place.x};
}

EndPlace turnedEnd(EndPlace end, int turn) {
    // The rectangle's corner that is the top left one then, with which (0, 0) has to come together.
    for (int degrees = 0; degrees < turn; degrees += 90) {
        const int height = degrees % 180 == 0 ? boardHeight : boardWidth;
        end.at = quarterTurned(end.at);
        end.at.x += height;
        end.outward = quarterTurned(end.outward);
    }
    return end;
}

} // namespace

EndPlace endOfBoard(int index, EndOrder order) {
    static constexpr std::array<EndPlace, zoneEnds> clockwise{{{{1, 0}, {0, -1}},
                                                               {{3, 0}, {0, -1}},
                                                               {{5, 0}, {0, -1}},
                                                               {{6, 1}, {1, 0}},
                                                               {{6, 3}, {1, 0}},
                                                               {{5, 4}, {0, 1}},
                                                               {{3, 4}, {0, 1}},
                                                               {{1, 4}, {0, 1}},
                                                               {{0, 3}, {-1, 0}},
                                                               {{0, 1}, {-1, 0}}}};
    EndPlace end = clockwise.at(static_cast<std::size_t>(index));
    if (order == EndOrder::Anticlockwise) {
        end.at.x = boardWidth - end.at.x;
        end.outward.x = -end.outward.x;
    }
    return end;
}

EndPlace endOfBoard(const LaidBoard& board, int index, EndOrder order) {
    EndPlace end = turnedEnd(endOfBoard(index, order), board.turn);
    end.at.x += board.at.x;
    end.at.y += board.at.y;
    return end;
}

bool face(const EndPlace& a, const EndPlace& b) {
    return a.at == b.at && a.outward.x == -b.outward.x && a.outward.y == -b.outward.y;
}

LaidBoard boardFacing(const EndPlace& end, int index, EndOrder order) {
    for (const int turn : {0, 90, 180, 270}) {
        const LaidBoard unmoved{turn, {0, 0}};
        const EndPlace own = endOfBoard(unmoved, index, order);
        if (own.outward.x == -end.outward.x && own.outward.y == -end.outward.y)
            return {turn, {end.at.x - own.at.x, end.at.y - own.at.y}};
    }
    return {};
}

bool overlap(const LaidBoard& a, const LaidBoard& b) {
    return a.at.x < b.at.x + widthOf(b) && b.at.x < a.at.x + widthOf(a) &&
           a.at.y < b.at.y + heightOf(b) && b.at.y < a.at.y + heightOf(a);
}

} // namespace stagewright
