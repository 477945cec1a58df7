#include "editor/hextiles/board/proposal.h"

#include "editor/hextiles/edits/stage_exchange.h"

namespace stagewright {

Proposal proposalOf(const Stage& now, const Stage& wanted) {
    TileEdit edit = exchanged(now, wanted);
    Proposal proposal;
    proposal.tiles = std::move(edit.put);
    for (const Placement& tile : edit.taken)
        proposal.lifted.insert(tile.laid);
    return proposal;
}

} // namespace stagewright
