#include "editor/language/pacenote_words.h"
#include "editor/overlays/layer_painters.h"
#include "editor/overlays/plate.h"
#include "model/hex/geometry.h"
#include "model/stage/pacenote.h"
#include "model/stage/tile_layout.h"

#include <algorithm>

namespace stagewright {

void paintPacenotes(QPainter& painter, const Document& document, const Camera& camera) {
    constexpr double leastScale = 22;
    if (camera.scale() < leastScale)
        return;
    const Stage& stage = document.stage();
    const Route& route = document.route();
    const RoadGraph roads(stage, document.catalogue());
    const auto notes = pacenotes(roads, route);
    const QRectF seen = camera.visible().adjusted(-1, -1, 1, 1);
    const double size = std::clamp(camera.scale() * 0.2, 8.0, 20.0);
    for (std::size_t i = 0; i < notes.size(); ++i) {
        const QPointF middle =
            centre(tilesOf(stage).placements().at(route.steps.at(i).placement).hex);
        const QStringList lines = pacenoteLines(notes.at(i));
        if (!seen.contains(middle) || lines.isEmpty())
            continue;
        const double pitch = size * 1.5;
        QPointF at = camera.toScreen(middle + QPointF(0, 0.42)); // clear of numbers in the middle
        at.ry() -= pitch * static_cast<double>(lines.size() - 1) / 2;
        for (const QString& line : lines) {
            paintPlate(painter, line, at, size, {QColor(0x20, 0x24, 0x28, 225), Qt::white});
            at.ry() += pitch;
        }
    }
}

} // namespace stagewright
