#pragma once

#include "model/layouts/zones/chain/chain_layout.h"
#include "model/layouts/zones/driving/road_rules.h"

#include <QStringList>

namespace stagewright {

/// What no public source tells of the rules, and is assumed, each once: "faces with a hazard of
/// some dice". Empty: the file of rules assumes nothing.
[[nodiscard]] QStringList assumedRulesInWords(const RoadRules& rules);

/// What is assumed of the boards of a chain, in sentences: how their ends run, that roads of snow
/// sides join the same ends.
[[nodiscard]] QStringList assumedBoardsInWords(const ChainLayout& chain, const ZoneBoards& boards);

} // namespace stagewright
