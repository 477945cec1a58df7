#include "editor/hextiles/sheets/map_picture.h"

#include "editor/hextiles/sheets/stage_map.h"
#include "model/one_line.h"

namespace stagewright {

namespace {

/// For the lines along the outermost tiles.
constexpr double marginMillimetres = 3;

} // namespace

Picture mapPicture(const Stage& stage, const Catalogue& catalogue, const FaceStyle& style,
                   bool graph) {
    const QSizeF tiles = drawnBounds(stage).size() * circumradiusMillimetres();
    const QRectF target(QPointF(marginMillimetres, marginMillimetres), tiles);
    Picture picture;
    picture.title = oneLine(stage.info.title).simplified();
    picture.size = tiles + 2 * QSizeF(marginMillimetres, marginMillimetres);
    StageMap shown(stage, catalogue, style);
    shown.graph = graph;
    picture.paint = [target, map = std::move(shown)](QPainter& painter, int) {
        paintStageMap(painter, target, map);
    };
    return picture;
}

double mapDensity(int pixelsPerTile) {
    return pixelsPerTile / (2 * circumradiusMillimetres());
}

} // namespace stagewright
