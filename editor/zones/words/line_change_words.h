#pragma once

#include "model/layouts/zones/road/line_change.h"
#include "model/layouts/zones/road/road_element.h"

#include <QString>

#include <optional>

namespace stagewright {

/// Which changes of line a road's board allows in its long corners, as the road is read, and which
/// of them fit none of these. Empty: it says none of its own, or has no long corner.
[[nodiscard]] QString lineChangesInWords(const RoadElements& road,
                                         const std::optional<LineChanges>& changes);

} // namespace stagewright
