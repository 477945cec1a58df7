#pragma once

#include "model/game/layout_changes.h"

namespace stagewright {

/// Point by point, what two races of titans have other marks on, board over board from the lowest
/// on; a mark has no name of a piece: those on a point are added, removed or altered as one.
[[nodiscard]] LayoutChanges changesOfTracks(const Stage& first, const Stage& second);

} // namespace stagewright
