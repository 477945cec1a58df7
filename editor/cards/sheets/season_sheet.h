#pragma once

#include "editor/cards/words/season.h"
#include "editor/sheets/page_flow.h"

namespace stagewright {

/// A row for each player, with the points of each stage of this game in the evening, boxes for what
/// is not known yet, and their sum.
void addSeasonSheet(Flow& flow, const Season& season, const Rally& rally);

} // namespace stagewright
