#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QString>

#include <optional>

namespace stagewright {

/// Tiles in the hand, shown where they would lie.
struct Ghost {
    enum class Look : unsigned char {
        Fits,
        DoesNotFit, ///< may be laid all the same; the rules will have something to say
        Blocked     ///< cannot be laid
    };

    QList<Placement> tiles;
    Look look = Look::Fits;
    QString reason;             ///< a few words where it does not fit, or where tiles give way
    QList<Placement> covered{}; ///< tiles of the stage that give way to it
};

/// Judges tiles held over a stage that they are not part of.
[[nodiscard]] Ghost judged(const Stage& rest, const Catalogue& catalogue,
                           const QList<Placement>& tiles);

/// The same of tiles before which those that lie in the stage give way.
[[nodiscard]] Ghost judgedOver(const Stage& stage, const Catalogue& catalogue,
                               const QList<Placement>& tiles);

} // namespace stagewright
