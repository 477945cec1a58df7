#include "editor/hextiles/sheets/hex_outline.h"

#include "editor/hextiles/sheets/stage_map.h"
#include "editor/hextiles/sheets/stage_picture.h"
#include "model/layouts/hextiles/hex/geometry.h"

namespace stagewright {

namespace {

QPolygonF outlineOfHex(const Stage& stage, const Games&, Place place, QSize size) {
    if (tilesOf(stage).placements().isEmpty())
        return {};
    const MapFrame frame = fittedFrame(drawnBounds(stage), stagePaper(size));
    const QPointF middle = centre(Hex{place.x, place.y});
    QPolygonF outline;
    for (const QPointF& corner : corners())
        outline << frame.origin + (middle + corner) * frame.scale;
    return outline;
}

} // namespace

PlaceOutlines hexOutlines() {
    return {outlineOfHex};
}

} // namespace stagewright
