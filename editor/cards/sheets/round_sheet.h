#pragma once

#include "editor/sheets/page_flow.h"
#include "model/layouts/cards/play/card_game.h"

namespace stagewright {

/// A row for each round: which card leaves, boxes for everybody's speed and popularity, and of the
/// ghost driver how many pairs of dice he rolls, with boxes for his hits and popularity.
void addRoundSheet(Flow& flow, const CardTable& table, const CardGame& game);

/// A row for each player, and the ghost driver, with what is added up at the end; results that are
/// entered stand in it.
void addScoreSheet(Flow& flow, const CardTable& table);

} // namespace stagewright
