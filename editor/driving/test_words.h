#pragma once

#include "model/drive/race/test_race.h"

#include <QString>

#include <optional>

namespace stagewright {

// What is said of a drive by hand, for who hears the window too.

/// What has just happened, and where the car is now; once it is over how it compares.
/// @param partSlower of the simulated drives those that are slower than this one; nothing: not
/// known
[[nodiscard]] QString sentenceNow(const TestRace& race, std::optional<double> partSlower);

/// What the plan of a turn flat out risks and pays.
[[nodiscard]] QString sentenceOf(const PersonsPlan& plan);

} // namespace stagewright
