#pragma once

#include "model/drive/hands.h"
#include "model/drive/space_graph.h"

namespace stagewright {

/// Whether a throw onto a space keeps control however the dice fall: what a careful driver asks.
/// @param arrival of the throw, in `hands`
/// @param hazards of the turn before it
[[nodiscard]] bool keepsControl(const SpaceNode& to, const Entrance& entrance,
                                const HandTable& hands, std::uint32_t arrival, int hazards);

} // namespace stagewright
