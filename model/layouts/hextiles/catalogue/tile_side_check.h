#pragma once

#include "model/layouts/hextiles/catalogue/tile_side.h"

#include <QString>

#include <vector>

namespace stagewright {

/// A record's contradiction: where ("S-N space d") and what.
struct Contradiction {
    QString where;
    QString what;
};

/// What no single field shows: spaces that leave gaps or overlap, ids that name nothing, facts or
/// lane counts that differ between the roads of a junction, lines that do not fit the role.
[[nodiscard]] std::vector<Contradiction> contradictions(const TileSide& side);

} // namespace stagewright
