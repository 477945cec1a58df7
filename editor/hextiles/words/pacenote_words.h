#pragma once

#include "model/layouts/hextiles/stage/pacenote.h"

#include <QStringList>

namespace stagewright {

/// A pacenote in the user's words, a short line for each thing that it says: "Left 3, tightens".
/// Empty for a tile on which there is nothing to say.
[[nodiscard]] QStringList pacenoteLines(const Pacenote& note);

} // namespace stagewright
