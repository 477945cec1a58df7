#pragma once

#include "editor/hextiles/layers/camera.h"
#include "validators/finding.h"

#include <vector>

namespace stagewright {

/// A mark on the board, and what it is about.
struct FindingSpot {
    QPointF at; ///< on the board
    const Finding* finding;
};

/// Where findings are marked; hints are not, which are no fault of a place. The findings must
/// outlive them.
[[nodiscard]] std::vector<FindingSpot> findingSpots(const Findings& findings);

/// How large marks are, in pixels.
[[nodiscard]] double markSize(const Camera& camera);

/// Those whose mark covers a point of the view, in the order of the list.
[[nodiscard]] Findings findingsMarkedAt(const Findings& findings, const Camera& camera,
                                        QPointF screen);

} // namespace stagewright
