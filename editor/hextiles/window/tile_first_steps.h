#pragma once

#include "editor/editing/stage_editor.h"

#include <vector>

namespace stagewright {

class Document;

/// What a newcomer does for a first stage of hex tiles, with the tiles of its game.
[[nodiscard]] std::vector<FirstStep> tileFirstSteps(const Document& document, const KeysOf& keysOf);

} // namespace stagewright
