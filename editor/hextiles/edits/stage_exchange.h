#pragma once

#include "editor/document/stage_undo_step.h"
#include "model/layouts/hextiles/stage/tile_edit.h"

namespace stagewright {

/// The tiles that go and come if those of another stage are to lie in place of these. Those that
/// lie the same in both stay as they are.
[[nodiscard]] TileEdit exchanged(const Stage& now, const Stage& wanted);

/// Another stage in place of this one, as one step: its tiles, and of what is said of it what can
/// be driven (game, kind, laps). A title stays, unless there is none.
[[nodiscard]] StageUndoStep exchangeStage(const Stage& now, const Stage& wanted, StepName name);

} // namespace stagewright
