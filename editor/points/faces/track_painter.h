#pragma once

#include "editor/points/faces/board_grid.h"
#include "model/layouts/points/track/titan_layout.h"

#include <QColor>
#include <QPainter>

namespace stagewright {

/// How a board looks.
struct TrackStyle {
    QColor ground; ///< of the board
    QColor across; ///< round it, where the points across its edges stand
    QColor ink;    ///< of points, rims and names
    QColor line;   ///< between points, and round those across an edge
    QColor start;  ///< round the start points
    bool mono = false;
    bool names = true; ///< of points; columns and rows have theirs in any case
    bool wraps = true; ///< the points across the edges

    friend bool operator==(const TrackStyle&, const TrackStyle&) = default;
};

/// Dark on white.
[[nodiscard]] TrackStyle paperStyle(bool mono);
[[nodiscard]] TrackStyle screenStyle(bool isDark);

/// A board with lines, names of columns and rows, start points, the line behind row 12, the marks
/// of the track, and round it, pale, the points across its edges.
void paintTrack(QPainter& painter, const BoardGrid& grid, const PointTrack& track,
                const TrackStyle& style);

/// Likewise, in two parts: what is the same on every board, which takes longer to draw, and what
/// is marked on this one.
void paintBareBoard(QPainter& painter, const BoardGrid& grid, const TrackStyle& style);
void paintMarksOf(QPainter& painter, const BoardGrid& grid, const PointTrack& track,
                  const TrackStyle& style);

/// How large a drawn point is: those across an edge are smaller.
[[nodiscard]] double pointRadius(const BoardGrid& grid, Place place);
/// How much is seen of what is across an edge.
inline constexpr double acrossOpacity = 0.4;

/// One line about a point, as outlines, so that it may be of any size.
/// @param height of its capitals
void paintCentred(QPainter& painter, const QString& text, QPointF centre, double height,
                  const QColor& colour);

} // namespace stagewright
