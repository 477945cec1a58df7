#pragma once

#include "model/layouts/hextiles/catalogue/tile_side.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/route.h"

#include <optional>
#include <variant>
#include <vector>

namespace stagewright {

/// The side of the inside lane, as the driver sees it.
enum class BendSide : unsigned char { Left, Right };

enum class CutAdvice : unsigned char {
    None, ///< nothing to cut
    Cut,  ///< a shortcut as fast as the outside line, or faster
    DontCut
};

/// A corner, as a co-driver calls it.
struct BendNote {
    BendSide hand = BendSide::Right;
    int degrees = 0;       ///< by how much the road turns in the corner, to the nearest 10
    int severity = 6;      ///< 1 to 6, flat: the highest limit of the outside line
    bool hairpin = false;  ///< severity 1, on a road that turns by 120 degrees or more
    bool tightens = false; ///< the limit of the outside line falls on the way
    bool isLong = false;   ///< it is limited for longer than most corners
    CutAdvice cut = CutAdvice::None;
    bool slide = false; ///< a slide leads into the corner or out of it, or is taken in it

    friend bool operator==(const BendNote&, const BendNote&) = default;
};

struct JumpNote {
    int gear = 0; ///< from which the car jumps

    friend bool operator==(const JumpNote&, const JumpNote&) = default;
};

struct FordNote {
    friend bool operator==(const FordNote&, const FordNote&) = default;
};

using NotePart = std::variant<BendNote, JumpNote, FordNote>;

/// What a co-driver reads for one tile, in driving direction.
struct Pacenote {
    std::vector<NotePart> parts; ///< as the car meets them, each by its middle
    Danger danger = Danger::None;
    std::optional<Terrain> surface; ///< only where it is another than on the tile before

    [[nodiscard]] std::vector<BendNote> bends() const;

    friend bool operator==(const Pacenote&, const Pacenote&) = default;
};

/// @param forward whether the road is driven from -> to
[[nodiscard]] Pacenote pacenote(const TileSide& side, const Road& road, bool forward);

/// One note for each step of the route; the way that leads into a circuit has none.
[[nodiscard]] std::vector<Pacenote> pacenotes(const RoadGraph& roads, const Route& route);

} // namespace stagewright
