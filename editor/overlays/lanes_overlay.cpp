#include "editor/overlays/layer_painters.h"
#include "editor/overlays/plate.h"
#include "model/hex/geometry.h"

#include <QLocale>

#include <algorithm>

namespace stagewright {

namespace {

/// The profile beyond a border; nothing where no tile lies.
std::optional<EdgeProfile> profileBeyond(const Document& document, Hex hex, Edge edge) {
    for (const Placement& tile : document.stage().at(neighbour(hex, edge)))
        if (const TileSide* side = document.catalogue().find(tile.side))
            return side->profileAt(onTile(opposite(edge), tile));
    return std::nullopt;
}

PlateColours coloursFor(const EdgeProfile& own, const std::optional<EdgeProfile>& beyond) {
    if (!beyond)
        return {QColor(0x6a, 0x70, 0x76, 235), Qt::white};
    if (*beyond == own)
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
    for (const Placement& tile : document.stage().placements()) {
        const TileSide* side = document.catalogue().find(tile.side);
        if (!side || !seen.contains(centre(tile.hex)))
            continue;
        for (const Edge edge : allEdges) {
            const EdgeProfile own = side->profileAt(onTile(edge, tile));
            if (own.lanes == 0)
                continue;
            constexpr double inwards = 0.84; // beside the neighbour's, which may differ
            paintPlate(painter, QLocale().toString(own.lanes),
                       camera.toScreen(centre(tile.hex) + edgeMiddle(edge) * inwards), size,
                       coloursFor(own, profileBeyond(document, tile.hex, edge)));
        }
    }
}

} // namespace stagewright
