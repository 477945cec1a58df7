#pragma once

#include "editor/points/faces/track_painter.h"

#include <QPixmap>

#include <map>
#include <utility>

namespace stagewright {

/// Marks of points as pixels, as they were painted first: to draw their outlines anew takes a
/// millisecond a point.
class MarkStencils {
public:
    /// As paintMarksOf does, to the nearest pixel.
    /// @param painter of a widget, not scaled
    void paint(QPainter& painter, const BoardGrid& grid, const PointTrack& track,
               const TrackStyle& style);

private:
    [[nodiscard]] const QPixmap& stencilOf(TrackMarks marks, double radius);

    double radius_ = 0; ///< of a point on the board
    double pixelRatio_ = 1;
    TrackStyle style_;
    std::map<std::pair<TrackMarks, double>, QPixmap> stencils_; ///< by marks and radius
};

} // namespace stagewright
