#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/layers/lane_looks.h"
#include "editor/hextiles/layers/layer_painters.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QLocale>

#include <algorithm>

namespace stagewright {

/// Grey where nothing is to be compared, green where lanes continue, red where they do not.
LaneLook laneLook(const Document& document, const Border& border) {
    const bool isRoad = border.farSide == FarSide::Road;
    if (border.farSide == FarSide::Nothing ||
        (!isRoad && mayLeadNowhere(document.stage(), catalogueOf(document), border)))
        return LaneLook::OpenEnd;
    return isRoad && border.farProfile == border.profile ? LaneLook::GoOn : LaneLook::Differ;
}

PlateColours coloursFor(LaneLook look) {
    switch (look) {
    case LaneLook::GoOn:
        return {QColor(0x00, 0x7f, 0x5f, 235), Qt::white};
    case LaneLook::Differ:
        return {QColor(0xd8, 0x3a, 0x2e, 240), Qt::white};
    case LaneLook::OpenEnd:
        break;
    }
    return {QColor(0x6a, 0x70, 0x76, 235), Qt::white};
}

void paintLanes(QPainter& painter, const LayerScene& scene) {
    const Document& document = scene.document;
    const Camera& camera = scene.camera;
    constexpr double leastScale = 22;
    if (camera.scale() < leastScale)
        return;
    const QRectF seen = camera.visible().adjusted(-1, -1, 1, 1);
    const double size = std::clamp(camera.scale() * 0.16, 8.0, 18.0);
    const QList<Placement>& tiles = tilesOf(document.stage()).placements();
    for (qsizetype i = 0; i < tiles.size(); ++i) {
        const Placement& tile = tiles[i];
        if (!seen.contains(centre(tile.hex)) || (i > 0 && tiles[i - 1].hex == tile.hex))
            continue;
        for (const Border& border : bordersOf(document.stage(), catalogueOf(document), tile.hex)) {
            constexpr double inwards = 0.84; // beside the neighbour's, which may differ
            paintPlate(painter, QLocale().toString(border.profile.lanes),
                       camera.toScreen(centre(tile.hex) + edgeMiddle(border.edge) * inwards), size,
                       coloursFor(laneLook(document, border)));
        }
    }
}

} // namespace stagewright
