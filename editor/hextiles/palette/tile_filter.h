#pragma once

#include "model/layouts/hextiles/catalogue/tile_side.h"

#include <set>

namespace stagewright {

enum class TileFeature : unsigned char {
    Jump,
    Ford,
    Slide,
    Shortcut,
    Climb,
    Junction,
    Bridge,
    Start,
    Finish,
    Service
};

/// What the palette is narrowed down to. Of each kind an empty set lets everything through; several
/// terrains, dangers, bends or lanes are alternatives, several features must all be there.
struct TileFilter {
    std::set<Terrain> terrains;
    std::set<Danger> dangers;
    std::set<int> bends; ///< by sixths of a circle, to either side; 0: straight on
    std::set<int> lanes;
    std::set<TileFeature> features;
    bool onlyLeft = false;    ///< only tiles of which there are some left
    bool onlyFitting = false; ///< only what fits where building goes on

    [[nodiscard]] bool isEmpty() const { return *this == TileFilter(); }

    /// Judges what is printed; what is left and what fits is not known here.
    [[nodiscard]] bool passes(const TileSide& side) const;

    friend bool operator==(const TileFilter&, const TileFilter&) = default;
};

} // namespace stagewright
