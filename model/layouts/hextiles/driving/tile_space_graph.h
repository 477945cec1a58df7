#pragma once

#include "model/drive/space.h"
#include "model/layouts/hextiles/driving/driven_route.h"

namespace stagewright {

/// The spaces of a route, from its start line to its finish line: SpaceNode::tile counts its roads,
/// SpaceNode::space the spaces of a road.
[[nodiscard]] SpaceGraph spaceGraph(const DrivenRoute& route);

} // namespace stagewright
