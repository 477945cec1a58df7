#pragma once

#include <cstdint>
#include <vector>

namespace stagewright {

// The roads of the printed boards of Rallyman (2009): one space wide, from end to end of a zone.

inline constexpr int highestRoadNote = 5; ///< gears of the game, and notes on its spaces: 1 to 5
inline constexpr int mostLineSpaces = 9;  ///< of a line of a corner, as far as notation writes it

enum class ElementKind : std::uint8_t {
    Straight, ///< also a straight way over a crossroads
    Bump,
    Corner,
    Turn ///< in a crossroads: neither slide nor halves
};

/// What lies beside a space; it counts for damage alone.
enum class RoadScenery : std::uint8_t { None, Meadow, Forest, Rock, Water };
inline constexpr int roadSceneries = 5;

enum class RoadHand : std::uint8_t { Unsaid, Left, Right };

/// A straight space, a bump, or a whole corner.
struct RoadElement {
    ElementKind kind = ElementKind::Straight;
    int note = 0;         ///< 1 to 5: of a bump, of the inside line; of a straight 0
    int insideSpaces = 1; ///< of a corner 1 to 9
    int slideSpaces = 0;  ///< of a corner, more than inside, to 10; 0: it has no slide line
    int slideNote = 0;    ///< 1 to 5 with a slide line
    int cutNote = 0;      ///< 1 to 5; 0: no cut
    bool halves = false;  ///< of a straight on earth beside a corner
    bool ford = false;    ///< of a straight
    RoadScenery scenery = RoadScenery::None;
    RoadHand hand = RoadHand::Unsaid; ///< of corners and turns

    friend bool operator==(const RoadElement&, const RoadElement&) = default;
};

/// One of two inside spaces or more, in which lines may be changed.
[[nodiscard]] bool isLongCorner(const RoadElement& element);

/// Of a section, in driving order.
using RoadElements = std::vector<RoadElement>;

/// As it is driven the other way: its mirror image.
[[nodiscard]] RoadElements fromTheOtherEnd(RoadElements road);

/// What an owner compares with a finger on the print.
struct RoadCounts {
    int inside = 0;   ///< spaces along the inside lines
    int bySlides = 0; ///< by the slide line of each corner that has one
    int corners = 0;  ///< turns too
    int bumps = 0;

    friend bool operator==(const RoadCounts&, const RoadCounts&) = default;
};
[[nodiscard]] RoadCounts countsOf(const RoadElements& road);

/// As printed on earth: each straight beside a corner has halves, beside a turn none.
[[nodiscard]] RoadElements withEarthHalves(RoadElements road);

} // namespace stagewright
