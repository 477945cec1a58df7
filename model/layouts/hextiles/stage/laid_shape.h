#pragma once

#include "model/game/stage.h"

#include <QByteArray>

namespace stagewright {

/// The same for stages of the same tiles in the same places, however they are moved and turned on
/// the table, and for them alone; empty where no tile is laid.
[[nodiscard]] QByteArray laidShape(const Stage& stage);

} // namespace stagewright
