#include "editor/hextiles/sheets/map_picture.h"

#include "editor/drawing/transform_scale.h"
#include "editor/hextiles/sheets/map_bands.h"
#include "editor/hextiles/sheets/stage_map.h"
#include "model/one_line.h"

#include <QPaintEngine>

namespace stagewright {

namespace {

/// For the lines along the outermost tiles.
constexpr double marginMillimetres = 3;

/// The size of a font that is read with ease, in millimetres; 0 where none could be on tiles so
/// small, and on paper, where they are as large as they are.
double leastReadable(const QPainter& painter) {
    constexpr double pixels = 12;
    constexpr double smallestTile = 30; // pixels from its middle to a corner
    if (painter.paintEngine()->type() != QPaintEngine::Raster)
        return 0;
    const double millimetre = scaleOf(painter.deviceTransform());
    return circumradiusMillimetres() * millimetre < smallestTile ? 0 : pixels / millimetre;
}

} // namespace

Picture mapPicture(const Stage& stage, const Catalogue& catalogue, const FaceStyle& style,
                   const MapOptions& options) {
    const QSizeF tiles = drawnBounds(stage).size() * circumradiusMillimetres();
    const MapBands bands(stage, catalogue, options,
                         tiles + 2 * QSizeF(marginMillimetres, marginMillimetres));
    const QRectF target(bands.mapCorner() + QPointF(marginMillimetres, marginMillimetres), tiles);
    Picture picture;
    picture.title = oneLine(stage.info.title).simplified();
    picture.size = bands.size();
    picture.isTransparent = options.transparent;
    StageMap shown(stage, catalogue, style);
    shown.graph = options.graph;
    shown.numbers = options.numbers;
    shown.leastNumberShare = 0;
    shown.arrows = options.route;
    shown.notes = options.pacenotes;
    shown.drive = options.drive;
    picture.paint = [target, bands, map = std::move(shown)](QPainter& painter, int) {
        bands.paint(painter);
        paintStageMap(painter, target, map, leastReadable(painter));
    };
    return picture;
}

double mapDensity(int pixelsPerTile) {
    return pixelsPerTile / (2 * circumradiusMillimetres());
}

} // namespace stagewright
