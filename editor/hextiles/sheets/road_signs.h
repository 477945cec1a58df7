#pragma once

#include "model/layouts/hextiles/stage/pacenote.h"

#include <QPainter>
#include <QRectF>

#include <vector>

namespace stagewright {

/// A sign beside the arrow of a roadbook.
enum class RoadSign : unsigned char {
    MediumDanger, ///< two strokes
    HighDanger,   ///< three
    Tightens,     ///< a road that narrows
    Long,         ///< a bar between two ends
    Cut,          ///< a dashed way across
    DontCut,      ///< the same, crossed out
    Slide,        ///< tracks of a car that swerves
    Jump,
    Ford,
    Uphill, ///< a wedge that rises, with an arrow up it
    Downhill,
    Asphalt, ///< the surface from here on: plain
    Gravel,  ///< with stones
    Snow     ///< with a flake
};

/// The signs of a note, each once: of the tile, then as the car meets them. Low danger has none,
/// and no danger where nothing is told by which control is lost.
[[nodiscard]] std::vector<RoadSign> roadSigns(const Pacenote& note);

/// Draws a sign into a rectangle that is a little wider than high, in black.
void paintRoadSign(QPainter& painter, const QRectF& place, RoadSign sign);

} // namespace stagewright
