#pragma once

#include "model/drive/profile.h"
#include "model/rally/prepared_rally.h"

#include <optional>
#include <stop_token>

namespace stagewright {

/// Turns that each of so many cars takes at the table in the mean when they race each other on a
/// stage: who waits for others, or stands off the road, takes turns too. More cars than the grid or
/// a race takes are taken to have as many turns each (decided here: they race in groups).
/// The same stage has the same turns.
/// @return nothing if the cars of its game do not race each other, or not this road, or if it was
/// asked to stop
[[nodiscard]] std::optional<double> racedTurns(const PreparedStage& stage, int players,
                                               Profile profile, const std::stop_token& stop = {});

} // namespace stagewright
