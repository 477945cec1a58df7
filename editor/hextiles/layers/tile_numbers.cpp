#include "editor/hextiles/faces/uppermost.h"
#include "editor/hextiles/layers/layer_painters.h"
#include "editor/hextiles/layers/plate.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>

namespace stagewright {

void paintTileNumbers(QPainter& painter, const LayerScene& scene) {
    const Camera& camera = scene.camera;
    constexpr double leastScale = 9; // smaller plates would cover their neighbours
    if (camera.scale() < leastScale)
        return;
    const QRectF seen = camera.visible().adjusted(-1, -1, 1, 1);
    const double size = std::clamp(camera.scale() * 0.36, 7.0, 30.0);
    const QList<Placement>& tiles = tilesOf(scene.document.stage()).placements();
    for (qsizetype i = 0; i < tiles.size(); ++i)
        if (const Placement& tile = tiles[i];
            seen.contains(centre(tile.hex)) && isUppermost(tiles, i))
            paintPlate(painter, tile.side.toString(),
                       camera.toScreen(centre(tile.hex) + QPointF(0, -0.52)), size);
}

} // namespace stagewright
