#include "editor/hextiles/faces/face_stencils.h"

#include "editor/drawing/svg_drawing.h"
#include "editor/hextiles/faces/face_painter.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <QPaintEngine>

#include <cmath>

namespace stagewright {

namespace {

/// A stage has some twenty sides; what more there is would only take memory.
constexpr std::size_t mostKept = 96;

void paintLying(QPainter& painter, const TileSide& side, Turn turn, const FaceStyle& style) {
    painter.rotate(turn.degrees());
    paintFace(painter, side, style);
}

} // namespace

void FaceStencils::paint(QPainter& painter, const Placement& tile, const TileSide& side) {
    if (painter.paintEngine()->type() != QPaintEngine::Pdf)
        return paintRepeated(
            painter, side.id.toString() + u'@' + QString::number(tile.turn.sixths()),
            centre(tile.hex), [&](QPainter& face) { paintLying(face, side, tile.turn, style_); });
    const double radius = std::sqrt(std::abs(painter.transform().determinant()));
    const Key key{side.id, tile.turn.sixths(), radius};
    auto found = stencils_.find(key);
    if (found == stencils_.end()) {
        if (stencils_.size() >= mostKept)
            stencils_.clear();
        const auto draw = [&](QPainter& face) {
            face.scale(radius, radius);
            paintLying(face, side, tile.turn, style_);
        };
        found = stencils_.emplace(key, Stencil::of(draw, painter.device()->logicalDpiX())).first;
    }
    found->second.paint(painter, centre(tile.hex), radius);
}

} // namespace stagewright
