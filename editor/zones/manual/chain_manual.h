#pragma once

#include "model/game/games.h"

namespace stagewright {

/// Games whose printed boards have their pictures in the manual: "chain/L0-L1/C7-C6" is the drawing
/// of that roadbook line, "strip/3*s,c3/4k4,s~f" the strip of a section (section_text.h).
[[nodiscard]] Games withChainManual(const Games& games);

} // namespace stagewright
