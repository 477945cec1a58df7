#pragma once

#include "editor/hextiles/faces/face_plan.h"
#include "editor/hextiles/faces/printed_marks.h"
#include "model/layouts/hextiles/hex/turn.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <span>
#include <vector>

namespace stagewright {

// Plates on a tile that lies in some turn stand where they hide nothing that counts, such as a
// road's limit or a sign; on a tile that is full of these, where they hide least. What is taken by
// other plates and by arrows is hidden last of all, and where there is room for it, some distance
// is kept to them. All is in circumradii, in the frame of the hex as it lies.

/// What a side has that plates keep off: the same for all tiles that show it, in the tile's frame.
struct PlateGround {
    FacePlan plan;
    QPolygonF things; ///< with which a place is filled; empty on roads
    std::vector<PrintedMark> marks;
    bool saysWhatItIs = false; ///< a place whose word can be read in print
};

/// @param style in which the tile is drawn
[[nodiscard]] PlateGround plateGround(const TileSide& side, const FaceStyle& style,
                                      const DigitScale& digits = {});

/// A plate so large that it hides nothing that has to be read.
struct FittingPlate {
    QPointF middle;
    double size;           ///< of its font
    bool isFree = true;    ///< else it hides some of that though it is as small as can be
    bool isOffRoad = true; ///< else it hides more of it, or of a yard, than its rim
};

/// Where a plate with the tile's number stands: at the top left, or as near to it as can be; of a
/// font no larger than `wanted`, and smaller where it has then a place beside the road.
/// @param plate of a font of size 1
[[nodiscard]] FittingPlate numberPlateThatFits(const PlateGround& ground, Turn turn, QSizeF plate,
                                               double wanted, double smallest,
                                               std::span<const QRectF> taken = {});

/// Likewise of a plate with words: at the bottom, or as near to it as can be.
[[nodiscard]] FittingPlate wordPlateThatFits(const PlateGround& ground, Turn turn, QSizeF plate,
                                             double wanted, double smallest,
                                             std::span<const QRectF> taken = {});

} // namespace stagewright
