#pragma once

#include "editor/hextiles/faces/face_stencils.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/laying_steps.h"

#include <QPainter>
#include <QPointF>
#include <QRectF>

#include <map>
#include <span>
#include <tuple>
#include <vector>

namespace stagewright {

/// The steps and the tiles that they lay.
struct LaidSteps {
    std::vector<LayingStep> steps;
    std::vector<Placement> tiles;
    std::vector<std::vector<std::size_t>> touched; ///< steps before each whose tiles it touches, of
                                                   ///< those on one hex the uppermost
    std::size_t firstToLay = 0;                    ///< those before it lie already
    std::size_t firstFiller = 0;                   ///< it and all behind it are fillers

    /// How many steps lay a tile that is no filler of the end.
    [[nodiscard]] std::size_t count() const { return firstFiller - firstToLay; }
    /// The number of such a step, from 1.
    [[nodiscard]] std::size_t number(std::size_t step) const { return step - firstToLay + 1; }
    [[nodiscard]] std::span<const Placement> fillers() const {
        return std::span(tiles).subspan(firstFiller);
    }
};

[[nodiscard]] LaidSteps laidSteps(std::vector<LayingStep> steps, const Catalogue& catalogue);

/// The part of the board that a step's picture shows: its tile and, whole, all that it touches of
/// those laid before (model/layouts/hextiles/hex/geometry.h).
[[nodiscard]] QRectF pictureBounds(const LaidSteps& laying, std::size_t step);

/// The next smaller of a few scales, in which pictures are drawn.
[[nodiscard]] double steppedScale(double scale);

/// What pictures of steps are drawn with. They are drawn in few sizes, so that each tile is thought
/// out a few times only.
class LayingPen {
public:
    LayingPen(const Catalogue& catalogue, FaceStencils& faces)
        : catalogue_(catalogue)
        , faces_(faces) {}

    /// Draws a step: tiles laid before in pale, then the new one with a strong outline, and a
    /// double line where it is put against another; each with its number turned as the tile is.
    /// @param leastNumber size of the numbers' font, in dots of the place
    void paint(QPainter& painter, const QRectF& place, const LaidSteps& laying, std::size_t step,
               double leastNumber);

private:
    void paintBoard(QPainter& painter, const LaidSteps& laying, std::size_t step, double number);
    void paintTile(QPainter& painter, const Placement& tile);
    void paintTileNumber(QPainter& painter, const Placement& tile, double size,
                         std::span<const Hex> shown);
    /// Where it hides least on the tile as it is printed, off the borders to others.
    /// @param joined by edge of the tile
    [[nodiscard]] QPointF numberPlace(TileId side, double size, const std::vector<bool>& joined);

    const Catalogue& catalogue_;
    FaceStencils& faces_;
    std::map<std::tuple<TileId, double, std::vector<bool>>, QPointF> numberPlaces_;
};

} // namespace stagewright
