#pragma once

#include "model/layouts/hextiles/stage/boxes_for.h"

#include <QStringList>

namespace stagewright {

/// A box from which tiles of a stage come.
struct UsedBox {
    const Box* box;
    int copies = 1; ///< how many of it the stage needs

    /// "2 × Rallyman: DIRT"; of one copy the title alone.
    [[nodiscard]] QString title() const;
};

/// Those of the boxes for a stage that it has tiles of: unlike those that it needs to be played,
/// without a core box of which no tile is used.
[[nodiscard]] std::vector<UsedBox> usedBoxes(const Stage& stage, const Catalogue& catalogue);
[[nodiscard]] QStringList usedBoxTitles(const Stage& stage, const Catalogue& catalogue);

} // namespace stagewright
