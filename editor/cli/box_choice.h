#pragma once

#include "model/game/pieces.h"

namespace stagewright {

/// The id of a box by that id, "dirt-rx", or by what tells it from the others of all games, "rx".
/// The fault of an unknown one names the boxes there are.
[[nodiscard]] Expected<QString> boxNamed(const QString& name, const Games& games);

/// Reads boxes with commas between, each with how many of it there are: "dirt-core:2,rx". Without a
/// number it is one; a box that is named twice adds up, one with 0 is left out.
[[nodiscard]] Expected<BoxCounts> boxesNamed(const QString& names, const Games& games);

} // namespace stagewright
