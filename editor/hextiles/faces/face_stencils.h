#pragma once

#include "editor/hextiles/faces/face_style.h"
#include "editor/hextiles/faces/stencil.h"
#include "model/layouts/hextiles/stage/placement.h"

#include <map>
#include <tuple>

namespace stagewright {

/// Faces for paper, each thought out once for a size and a turn. Where pixels or SVG are painted,
/// it paints the face itself.
class FaceStencils {
public:
    explicit FaceStencils(const FaceStyle& style) : style_(style) {}

    [[nodiscard]] const FaceStyle& style() const { return style_; }

    /// Draws a tile's face where it lies. The painter is in a board's frame, which is not turned.
    void paint(QPainter& painter, const Placement& tile, const TileSide& side);

private:
    struct Key {
        TileId side;
        int sixths;
        double radius; ///< in dots

        friend auto operator<=>(const Key&, const Key&) = default;
    };

    FaceStyle style_;
    std::map<Key, Stencil> stencils_;
};

} // namespace stagewright
