#pragma once

#include "model/drive/rules_file.h"
#include "model/rally/rally_edit.h"

#include <initializer_list>

namespace stagewright {

/// The rules of a game, which must be compiled in.
const DriveRules& rulesOfGame(const QString& game);

/// A rally of so many empty stages (keys 1, 2, ...) of DIRT, all in one session, with drivers of
/// these names (keys 1, 2, ...).
Rally rallyOf(int stages, std::initializer_list<const char*> drivers);

/// One of the six rallies of the DIRT rulebook (1 to 6): three stages, with service after those
/// that have its tile, the last one apart.
Rally rulebookRally(int number);

/// The rally after the edit.
Rally after(Rally rally, const RallyEdit& edit);

/// The rally with a result for stage and driver, by their keys.
Rally with(const Rally& rally, int stage, int driver, const StageResult& result);

/// A result that is only a time.
StageResult drove(int seconds);

/// In rc::check: some rally of stages that the test boards give, with drivers and results.
Rally anyRally();

} // namespace stagewright
