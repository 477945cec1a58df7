#pragma once

#include "model/game/terrain.h"
#include "model/layouts/hextiles/catalogue/tile_id.h"
#include "model/layouts/hextiles/hex/edge.h"

#include <QByteArray>
#include <QPointF>
#include <QString>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <vector>

namespace stagewright {

// The facts of a printed tile side. resources/catalogue/FORMAT.md says what each means; the names
// here are its field names. All reads in the direction from -> to of a road.

enum class Role : unsigned char {
    Road, ///< a plain road tile
    Start,
    Finish,
    StartFinish,
    Service, ///< assistance park
    Pit,
    Filler,
    Podium
};
/// What a tile looks like beside its roads, or in place of them; of no account in play.
enum class Scenery : unsigned char {
    Plain,
    SheepFold,
    Square, ///< paved, with tents
    Camp,
    WinterCamp,
    Lake,
    LakeWithCar,
    Moor,
    WinterFirs,
    Crowd,
    BrownYard,
    GreyYard,
    Street ///< houses' ground instead of a lawn
};
enum class RoadEnd : unsigned char { From, To };
enum class Shape : unsigned char { Straight, Arc, Loop, Bend };
enum class Bulge : unsigned char { Left, Right };
enum class Level : unsigned char { Over, Under };
enum class CornerLine : unsigned char { Inside, Outside };
/// How a road crosses the tile's edge, looking out of the tile: at a right angle, or leaning by 30
/// degrees (slanted edges of some GT tiles).
enum class Slant : unsigned char { None, Left, Right };

/// A part of a road's length, in hundredths: 0 at `from`, 100 at `to`.
struct Stretch {
    int begin = 0;
    int end = 100;

    friend bool operator==(const Stretch&, const Stretch&) = default;
};

/// Lanes counted from the road's left border: {0, 1} is the left lane, {0, 2} two lanes wide.
struct LaneSpan {
    double left = 0;
    double right = 1;

    friend bool operator==(const LaneSpan&, const LaneSpan&) = default;
};

/// What a car meets that crosses the end of a space straight, in its lane.
struct EndLine {
    LaneSpan lanes;
    std::optional<int> limit; ///< highest gear; nothing: a hazard is added instead
    bool everyCrossing = false;

    friend bool operator==(const EndLine&, const EndLine&) = default;
};

/// A climb arrow, on the space that a car leaves over it.
struct ClimbArrow {
    RoadEnd end = RoadEnd::To;
    LaneSpan lanes;
    RoadEnd arrow = RoadEnd::To; ///< the way it points
    int value = 1;               ///< +1 or -1

    friend bool operator==(const ClimbArrow&, const ClimbArrow&) = default;
};

struct CornerPart {
    int number = 1; ///< 1 or 2: which corner of the tile
    CornerLine line = CornerLine::Inside;

    friend bool operator==(const CornerPart&, const CornerPart&) = default;
};

struct Space {
    QString id;
    Stretch s;
    LaneSpan lanes;                  ///< at s.begin
    std::optional<LaneSpan> lanesTo; ///< at s.end, where they differ
    std::optional<int> grid;         ///< place on the starting grid, 1 = front
    std::optional<int> limit;        ///< gears 1 to 6
    std::optional<int> limitHazard;  ///< likewise
    std::optional<int> shortcut;     ///< likewise
    std::optional<int> jump;         ///< likewise
    std::vector<EndLine> entry;      ///< at s.begin
    std::vector<EndLine> exit;       ///< at s.end
    std::optional<CornerPart> corner;
    bool slide = false;
    bool water = false;
    std::vector<QString> touches; ///< of a shortcut: ids of the spaces it borders on
    std::vector<ClimbArrow> climb;
    std::optional<RoadEnd> openEnd; ///< this end follows a slanted tile edge
    std::vector<QString> overlaps;  ///< ids of spaces of other branches on the same asphalt

    [[nodiscard]] const LaneSpan& lanesAtEnd() const { return lanesTo ? *lanesTo : lanes; }
};

struct Road {
    Edge from = Edge::S;
    Edge to = Edge::N;
    std::array<int, 2> lanes{2, 2}; ///< at from, at to; 2 to 4
    Shape shape = Shape::Straight;
    std::optional<Bulge> bulge;
    std::optional<Level> level;
    std::optional<int> startLine;  ///< hundredths of the length
    std::optional<int> finishLine; ///< likewise
    std::array<double, 2> width{}; ///< at from, at to; circumradii
    Stretch taper;                 ///< where it changes from the one to the other, evenly
    std::vector<QPointF> path;     ///< points of the centre line; empty: the default line
    std::vector<Space> spaces;
    std::array<Slant, 2> slant{Slant::None, Slant::None}; ///< at from, at to; derived from the path

    [[nodiscard]] int widestLanes() const { return std::max(lanes[0], lanes[1]); }

    /// By how many sixths the direction changes from `from` to `to`: 0 straight on, 1 by 60
    /// degrees, 2 by 120, 3 for a yard that ends where it begins.
    [[nodiscard]] int bend() const {
        return std::abs(3 - (Turn(index(to)) - Turn(index(from))).sixths());
    }
};

/// What a road looks like at an edge of the tile: two ends fit together if they are equal.
///
/// A leaning road crosses the border in one straight line. Looking back from the neighbour, which
/// is looking the other way round, it leans to the same side: left fits left, right fits right.
struct EdgeProfile {
    int lanes = 0; ///< 0: verge
    Slant slant = Slant::None;

    friend bool operator==(const EdgeProfile&, const EdgeProfile&) = default;
};

struct TileSide {
    TileId id;
    Terrain terrain = Terrain::None;
    Danger danger = Danger::None;
    Role role = Role::Road;
    Scenery scenery = Scenery::Plain;
    std::vector<Road> roads;
    QString notes;
    QString unsure; ///< what the print leaves in doubt; usually empty
    /// SHA-256 of its record, as JSON without blanks whose names are sorted: 64 hexadecimal digits,
    /// in lower case. What is there for the looks alone (`scenery`, `taper`) does not count.
    QByteArray recordHash;

    /// Whether one of its roads leads over another.
    [[nodiscard]] bool isBridge() const;

    [[nodiscard]] EdgeProfile profileAt(Edge edge) const;

    /// Lanes of the road that ends at `edge` (of the unturned tile); 0 where there is only verge.
    [[nodiscard]] int lanesAt(Edge edge) const;
};

} // namespace stagewright
