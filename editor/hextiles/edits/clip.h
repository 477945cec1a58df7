#pragma once

#include "model/fault.h"
#include "model/game/games.h"
#include "model/layouts/hextiles/stage/tile_edit.h"

#include <QString>

namespace stagewright {

/// Tiles as the clipboard carries them: the text of a stage file (model/game/STAGE_FORMAT.md). Of
/// all tiles of a stage it is the whole file: title, author and whatever else the stage has.
[[nodiscard]] QString clipOf(const Stage& stage, Group tiles);

/// Reads them back, also from the text of another program's file (model/exchange/EXCHANGE.md), of
/// which the first stage is taken. Any program may have put the text there, so it is read like a
/// file of a stranger; only tiles of the catalogue are taken from it, no two of them on one hex.
[[nodiscard]] Expected<QList<Placement>> tilesOfClip(const QString& text, const Games& games);

} // namespace stagewright
