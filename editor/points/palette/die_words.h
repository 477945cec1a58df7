#pragma once

#include "model/layouts/points/racing/die_moves.h"

#include <QString>

namespace stagewright {

/// "Yellow"
[[nodiscard]] QString dieName(TitanColour face);
[[nodiscard]] QString dieEffect(TitanColour face);

/// "↑ ↖": a step forward, one to the left.
[[nodiscard]] QString arrowsOf(const DieWay& way);
/// The same for who has it read to him: "forward, left".
[[nodiscard]] QString stepsInWords(const DieWay& way);

/// "+1 lap, −2 lives"; empty: neither.
/// @param from laps before the move
[[nodiscard]] QString gainsOf(const DieMove& move, int from);

[[nodiscard]] QString gainsOf(const TouchedTitan& touched);

} // namespace stagewright
