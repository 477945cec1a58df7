#pragma once

#include "model/layouts/hextiles/stage/tile_edit.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <span>
#include <unordered_map>

namespace stagewright {

/// A stage under many edits, one after another, none of which takes longer on a larger stage: what
/// lies otherwise on the hexes that they touch is kept beside it, and laid into it when the whole
/// is asked for.
class EditedStage {
public:
    explicit EditedStage(const Stage& stage) : stage_(stage) {}

    void apply(const Edit& edit);

    /// After all edits.
    [[nodiscard]] const Stage& whole();

    /// The tiles at most `reach` steps away from some hexes, after all edits.
    [[nodiscard]] Stage around(std::span<const Hex> hexes, int reach) const;

private:
    [[nodiscard]] std::span<const Placement> at(Hex hex) const;

    Stage stage_;
    std::unordered_map<Hex, QList<Placement>> otherwise_; ///< what lies on hexes now
};

} // namespace stagewright
