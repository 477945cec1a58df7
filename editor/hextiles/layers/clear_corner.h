#pragma once

#include "editor/hextiles/layers/camera.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <optional>

namespace stagewright {

/// The corner of a view in which something lies over the board and covers fewest tiles and lines:
/// the top left one, if others are no better. It stays there while the view moves, unless it comes
/// to lie over some and another corner is free of them.
class ClearCorner {
public:
    /// The top left point of what is to lie there, in pixels of the view.
    /// @param size of it; @param border to those of the view
    /// @param frame a line round part of the board, on the board
    [[nodiscard]] QPointF place(QSizeF size, double border, const Camera& camera,
                                const QList<Placement>& tiles,
                                const std::optional<QRectF>& frame = {});

    /// What lies there is another now: where it lies is chosen anew.
    void chooseAnew() { chosen_ = -1; }

private:
    int chosen_ = -1; ///< in the order in which they are tried; -1: none yet
};

} // namespace stagewright
