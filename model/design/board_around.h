#pragma once

#include "model/design/way_home.h"
#include "model/layouts/hextiles/building/open_end.h"

#include <memory>
#include <span>
#include <vector>

namespace stagewright {

/// What a search may not lay tiles on: the tiles of a stage around a hex, and where other roads of
/// it want to go on.
class BoardAround {
public:
    /// @param ends of the stage that are to be built on
    BoardAround(const Stage& stage, const Catalogue& catalogue, Hex middle, int reach,
                std::span<const OpenEnd> ends);

    [[nodiscard]] const SearchBoard& board() const { return board_; }
    [[nodiscard]] SearchBoard& board() { return board_; }

private:
    std::vector<std::unique_ptr<const RoadPiece>> pieces_; ///< that lie on the board
    SearchBoard board_;
};

/// An open end as a search sees it. @pre a road ends there
[[nodiscard]] OpenRoad openRoad(const Stage& stage, const Catalogue& catalogue, const OpenEnd& end);

} // namespace stagewright
