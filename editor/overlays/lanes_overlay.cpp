#include "editor/overlays/layer_painters.h"
#include "editor/overlays/plate.h"
#include "model/hex/geometry.h"
#include "model/stage/tile_layout.h"
#include "validators/border.h"

#include <QLocale>

#include <algorithm>

namespace stagewright {

namespace {

/// Grey where nothing is to be compared, green where lanes continue, red where they do not.
PlateColours coloursFor(const RuleContext& context, const Border& border) {
    const bool isRoad = border.farSide == FarSide::Road;
    if (border.farSide == FarSide::Nothing ||
        (!isRoad && mayLeadNowhere(context.stage, context.catalogue, border)))
        return {QColor(0x6a, 0x70, 0x76, 235), Qt::white};
    if (isRoad && border.farProfile == border.profile)
        return {QColor(0x00, 0x7f, 0x5f, 235), Qt::white};
    return {QColor(0xd8, 0x3a, 0x2e, 240), Qt::white};
}

} // namespace

void paintLanes(QPainter& painter, const Document& document, const Camera& camera) {
    constexpr double leastScale = 22;
    if (camera.scale() < leastScale)
        return;
    const QRectF seen = camera.visible().adjusted(-1, -1, 1, 1);
    const double size = std::clamp(camera.scale() * 0.16, 8.0, 18.0);
    const RuleContext context{document.stage(), document.catalogue(), document.stock()};
    const QList<Placement>& tiles = tilesOf(document.stage()).placements();
    for (qsizetype i = 0; i < tiles.size(); ++i) {
        const Placement& tile = tiles[i];
        if (!seen.contains(centre(tile.hex)) || (i > 0 && tiles[i - 1].hex == tile.hex))
            continue;
        for (const Border& border : bordersOf(context.stage, context.catalogue, tile.hex)) {
            constexpr double inwards = 0.84; // beside the neighbour's, which may differ
            paintPlate(painter, QLocale().toString(border.profile.lanes),
                       camera.toScreen(centre(tile.hex) + edgeMiddle(border.edge) * inwards), size,
                       coloursFor(context, border));
        }
    }
}

} // namespace stagewright
