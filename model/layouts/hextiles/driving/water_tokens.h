#pragma once

#include "model/layouts/hextiles/catalogue/tile_side.h"
#include "model/layouts/hextiles/stage/token.h"

#include <QList>

#include <cstdint>
#include <vector>

namespace stagewright {

/// The spaces of a road on which tokens of water lie: they are fords (driving rules, "water"). Of
/// the tokens that the rules know these alone say all that they do: a jump's does not say from
/// which gear.
/// @return indices into Road::spaces, each once, in their order
[[nodiscard]] std::vector<std::int32_t> fordsByTokens(const Road& road, const QList<Token>& tokens);

} // namespace stagewright
