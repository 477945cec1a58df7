#pragma once

#include "model/layouts/zones/chain/chain_layout.h"
#include "model/layouts/zones/chain/chain_table.h"

#include <optional>
#include <vector>

namespace stagewright {

/// An end by which a chain can go on.
struct ChainOffer {
    TableEnd entry;
    std::optional<StageSection> section; ///< the road from there; nothing: it is not known
    bool isEntered = false;              ///< and its spaces are

    friend bool operator==(const ChainOffer&, const ChainOffer&) = default;
};

/// What fits behind the last section, of the boxes that the chain takes boards from: the end that
/// lies there, if a board does; else every end of every board that is not on the table and would
/// lie on none there. Of an empty chain every end. Roads whose spaces are entered come first, then
/// known ones, then those that are not known; within them by the order of the boards.
[[nodiscard]] std::vector<ChainOffer> offersBehind(const ChainLayout& chain,
                                                   const ZoneBoards& boards);

} // namespace stagewright
