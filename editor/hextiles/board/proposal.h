#pragma once

#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QList>
#include <QSet>

namespace stagewright {

/// What a stage could become: shown on the board as a ghost for as long as it is looked at.
struct Proposal {
    QList<Placement> tiles; ///< that would be laid
    QSet<int> lifted;       ///< Placement::laid of tiles that would go
    bool isSought = true;   ///< the board is moved to show it, where it is out of view
};

/// What would come and go if that stage took the place of this one. Tiles that stay are in neither.
[[nodiscard]] Proposal proposalOf(const Stage& now, const Stage& wanted);

} // namespace stagewright
