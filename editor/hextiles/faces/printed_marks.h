#pragma once

#include "editor/hextiles/faces/face_plan.h"
#include "editor/hextiles/faces/face_style.h"

#include <vector>

namespace stagewright {

/// A disc about something on a face that has to be read. Long words have several.
struct PrintedMark {
    QPointF at; ///< in the tile's frame
    double radius;
};

/// The words, limits and other symbols on a side, and the garages of a pit; danger signs stand
/// twice, and are not among them.
[[nodiscard]] std::vector<PrintedMark> printedMarks(const TileSide& side, const FacePlan& plan,
                                                    const FaceStyle& style);

} // namespace stagewright
