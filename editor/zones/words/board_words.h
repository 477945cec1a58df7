#pragma once

#include "model/fault.h"
#include "model/layouts/zones/boards/zone_boards.h"
#include "model/layouts/zones/driving/road_rules.h"

#include <QString>

#include <optional>

namespace stagewright {

/// "asphalt", "surface not known"
[[nodiscard]] QString surfaceInWords(std::optional<RoadSurface> surface);

/// "C, asphalt", "A/20, surface not known"
[[nodiscard]] QString sideInWords(const ZoneSide& side);

/// "17 spaces inside, 19 by the slides"; by slides only where that is another number.
[[nodiscard]] QString spacesInWords(const RoadElements& road);

/// A fault as it stands alone in a window: "Column 3: a note is 1 to 5."
[[nodiscard]] QString remarkInWords(const Fault& fault);

} // namespace stagewright
