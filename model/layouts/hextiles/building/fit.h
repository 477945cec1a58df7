#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QList>

#include <array>
#include <optional>

namespace stagewright {

/// What a tile's edge would meet, were the tile laid.
enum class Meeting : unsigned char {
    Nothing, ///< an empty hex lies there
    Joined,  ///< road meets road, alike in lanes and slant
    Verge,   ///< verge meets verge, or a road end that may lead nowhere, or an unknown tile
    RoadMeetsVerge,
    VergeMeetsRoad,
    LaneCountsDiffer,
    SlantsDiffer
};

/// How a tile would lie among its neighbours.
struct Fit {
    bool occupied = false;             ///< another tile lies on the hex
    std::array<Meeting, 6> meetings{}; ///< by edge of the board's hex

    [[nodiscard]] bool fits() const { return !occupied && !firstMisfit(); }
    [[nodiscard]] std::optional<Edge> firstMisfit() const;

    /// How many roads it continues.
    [[nodiscard]] int joins() const;

    friend bool operator==(const Fit&, const Fit&) = default;
};

/// Judges a tile that does not lie in the stage, by the same borders as the rules do. A tile that
/// no catalogue knows is all verge.
[[nodiscard]] Fit fit(const Stage& stage, const Catalogue& catalogue, const Placement& tile);

/// The turns in which the tile would fit on its hex, those that continue most roads first, then
/// clockwise from the tile's own turn.
[[nodiscard]] QList<Turn> fittingTurns(const Stage& stage, const Catalogue& catalogue,
                                       const Placement& tile);

} // namespace stagewright
