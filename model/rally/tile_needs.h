#pragma once

#include "model/catalogue/box.h"
#include "model/catalogue/catalogue.h"
#include "model/rally/rally.h"

#include <map>
#include <vector>

namespace stagewright {

/// How many of each tile lie on tables at a time; the side does not matter, the id is without one.
using TileNeeds = std::map<TileId, int>;

[[nodiscard]] TileNeeds needsOf(const Stage& stage);

/// Stages that lie on tables together, as indices: each alone, those of a session, or all.
[[nodiscard]] std::vector<std::vector<qsizetype>> laidTogether(const Rally& rally, Laying laying);

/// What a rally needs if it is laid so: of each tile the most that lie at one time.
[[nodiscard]] TileNeeds needsOf(const Rally& rally, Laying laying);

[[nodiscard]] int tileCount(const TileNeeds& needs);

struct Shortage {
    TileId tile;
    int needed = 0;
    int owned = 0; ///< less than needed

    friend bool operator==(const Shortage&, const Shortage&) = default;
};

/// What is short, by tile.
[[nodiscard]] std::vector<Shortage> shortagesOf(const TileNeeds& needs, const Stock& stock,
                                                const Catalogue& catalogue);

/// How many of each box are on the table; where that is not said, each that any of its stages
/// needs, once.
[[nodiscard]] std::map<QString, int> boxesOf(const Rally& rally, const Catalogue& catalogue);

/// What the table's boxes hold. Boxes that the catalogue does not know are passed over.
[[nodiscard]] Stock stockOf(const RallyInfo& info, const Catalogue& catalogue);

} // namespace stagewright
