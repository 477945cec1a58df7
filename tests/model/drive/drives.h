#pragma once

#include "model/drive/rules.h"
#include "model/drive/space.h"
#include "model/game/stage.h"

namespace stagewright {

/// The rules compiled into the program, which must load.
const DriveRules& dirtRules();
const DriveRules& gtRules();

/// The space graph of a stage that can be driven.
SpaceGraph graphOf(const Stage& stage, int laps = 1);

} // namespace stagewright
