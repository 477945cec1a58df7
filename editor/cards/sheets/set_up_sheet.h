#pragma once

#include "editor/sheets/page_flow.h"
#include "model/layouts/cards/play/card_game.h"

namespace stagewright {

/// What is laid out, thing by thing: stage, shop, what each player takes, the ghost driver; then
/// what to take from the box, to be ticked.
void addCardSetUp(Flow& flow, const CardTable& table, const CardGame& game, bool mono);

/// The list to tick alone.
void addBoxList(Flow& flow, const CardTable& table, const CardGame& game);

} // namespace stagewright
