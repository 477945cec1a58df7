#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace stagewright {

/// What part of the board a view shows, and how large. Board lengths are circumradii, screen
/// lengths pixels of the view, whose origin is its top left corner.
struct Camera {
    static constexpr double fullSize = 80;   ///< pixels to a circumradius at a zoom of 100 %
    static constexpr double leastZoom = 0.1; ///< unless more of the board is to be seen at once
    static constexpr double mostZoom = 8;

    QPointF middle; ///< the board's point in the middle of the view
    double zoom = 1;
    QSizeF view;
    double farthest = leastZoom; ///< the lowest zoom that there is now

    [[nodiscard]] double scale() const { return fullSize * zoom; }
    [[nodiscard]] QPointF toScreen(QPointF board) const;
    [[nodiscard]] QPointF toBoard(QPointF screen) const;

    /// The part of the board in view.
    [[nodiscard]] QRectF visible() const;

    /// Zoom times `factor`, within the limits; what lies under `pin` stays there.
    [[nodiscard]] Camera zoomed(double factor, QPointF pin) const;

    /// The board drawn along by this many pixels.
    [[nodiscard]] Camera panned(QPointF by) const;

    /// As large as it goes with all of `board` in view and a margin around it, but not above
    /// `most`. If that is below the least zoom, it is the farthest from now on.
    [[nodiscard]] Camera fitted(const QRectF& board, double most = 1.25) const;
};

} // namespace stagewright
