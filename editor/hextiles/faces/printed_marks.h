#pragma once

#include "editor/hextiles/faces/face_plan.h"
#include "editor/hextiles/faces/face_style.h"
#include "editor/hextiles/faces/legibility.h"

#include <vector>

namespace stagewright {

/// A disc about something on a face that has to be read. Long words have several.
struct PrintedMark {
    QPointF at; ///< in the tile's frame
    double radius;
};

/// The limits, jumps and signs of shortcuts on a side.
[[nodiscard]] std::vector<PrintedMark> limitMarks(const TileSide& side, const FacePlan& plan,
                                                  const FaceStyle& style,
                                                  const DigitScale& digits = {});

/// The words, limits, places of the grid and other symbols on a side, and lanes and garages of a
/// pit; danger signs stand twice, and are not among them.
[[nodiscard]] std::vector<PrintedMark> printedMarks(const TileSide& side, const FacePlan& plan,
                                                    const FaceStyle& style,
                                                    const DigitScale& digits = {});

} // namespace stagewright
