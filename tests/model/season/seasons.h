#pragma once

#include "model/season/season.h"

#include <initializer_list>

namespace stagewright {

/// A round in which these drivers took the places 1, 2, ...; of one stage, with the same places.
SeasonRound roundOf(std::initializer_list<const char*> drivers);

/// A season with points 10, 6, 4, 3, 2, 1 and no bonus.
RallySeason seasonOf(std::initializer_list<SeasonRound> rounds);

/// A driver with a team and a class.
RosterDriver entered(const char* name, const char* team = "", const char* carClass = "");

/// In rc::check: some season, with all that a file can say.
RallySeason anySeason();

} // namespace stagewright
