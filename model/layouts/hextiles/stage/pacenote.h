#pragma once

#include "model/layouts/hextiles/catalogue/tile_side.h"
#include "model/layouts/hextiles/stage/branches.h"
#include "model/layouts/hextiles/stage/route.h"

#include <optional>
#include <variant>
#include <vector>

namespace stagewright {

class RoadGraph;

enum class CutAdvice : unsigned char {
    None, ///< nothing to cut
    Cut,  ///< a shortcut as fast as the outside line, or faster
    DontCut
};

/// A bend, as a co-driver calls it: a corner, or several in a row that turn the same way without a
/// stretch between them.
struct BendNote {
    BendSide hand = BendSide::Right;
    int degrees = 0;       ///< by how much the road turns in all of the bend, to the nearest 10
    int severity = 6;      ///< 1 to 6, flat: the highest limit of the outside line
    bool hairpin = false;  ///< turns back: by 150 degrees or more, or by 120 and of severity 1
    bool tightens = false; ///< the limit of the outside line falls on the way
    /// The outside line is limited for four spaces or more: a die more at the gear of the bend than
    /// others of its severity take, which have one to three, wide hairpins and turns about a corner
    /// of the tile among them. Lengths in millimetres part them less well, and nobody drives by
    /// them; an angle is in the call of a hairpin already.
    bool isLong = false;
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

/// A road with climb arrows.
struct SlopeNote {
    bool up = true; ///< its arrows say -1 in driving direction; else +1, downhill

    friend bool operator==(const SlopeNote&, const SlopeNote&) = default;
};

using NotePart = std::variant<BendNote, JumpNote, FordNote, SlopeNote>;

/// What a co-driver reads for one tile, in driving direction.
struct Pacenote {
    std::vector<NotePart> parts; ///< as the car meets them, each by its middle
    Danger danger = Danger::None;
    std::optional<Terrain> surface; ///< of the first tile, and where it is another than before
    bool isFirst = false;           ///< that surface is the first

    [[nodiscard]] std::vector<BendNote> bends() const;
    /// Whether the road holds nothing by which control is lost: at most bends that are flat.
    [[nodiscard]] bool isHarmless() const;

    friend bool operator==(const Pacenote&, const Pacenote&) = default;
};

/// Without its surface.
/// @param forward whether the road is driven from -> to
/// @param driven hundredths of the road, in driving direction; what has its middle elsewhere is not
/// told
[[nodiscard]] Pacenote pacenote(const TileSide& side, const Road& road, bool forward,
                                Stretch driven = {});

/// Whether a co-driver calls some bend of the road a hairpin, whichever way it is driven.
[[nodiscard]] bool isHairpin(const Road& road);

/// Where its bends lie, as the driver meets them: hundredths in driving direction.
[[nodiscard]] std::vector<Stretch> bendsAlong(const Road& road, bool forward, Stretch driven = {});

/// Says the surface in the note of a tile.
/// @param before the tile before it; null: it is the first
void callSurface(Pacenote& note, const TileSide& side, const TileSide* before);

/// One note for each step of the route; the way that leads into a circuit has none.
[[nodiscard]] std::vector<Pacenote> pacenotes(const RoadGraph& roads, const Route& route);

} // namespace stagewright
