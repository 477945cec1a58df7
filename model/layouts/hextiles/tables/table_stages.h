#pragma once

#include "model/layouts/hextiles/stage/tiles_between.h"
#include "model/rally/rally.h"

#include <optional>
#include <vector>

namespace stagewright {

/// A stage of a rally as it lies on the table.
struct TableStage {
    Stage stage; ///< turned and moved as one, so that tiles of the stage before may stay
    Turn turn;   ///< by which it lies turned from its file, clockwise
    std::optional<TileMove> fromBefore; ///< nothing: the table is empty before

    /// Its tiles that need not be touched, as they lie.
    [[nodiscard]] QList<Placement> lying() const;
};

/// The stages of a rally one by one. Where they are laid one after another and some tiles stay
/// (tilesBetween), those lie just as the stage before leaves them; else a stage lies as in its
/// file.
[[nodiscard]] std::vector<TableStage> tableStages(const Rally& rally, const Catalogue& catalogue);

} // namespace stagewright
