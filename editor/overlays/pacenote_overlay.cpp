#include "editor/overlays/pacenote_overlay.h"

#include "editor/language/pacenote_words.h"
#include "editor/overlays/plate.h"
#include "model/hex/geometry.h"
#include "model/stage/tile_layout.h"

#include <algorithm>

namespace stagewright {

void PacenoteOverlay::paint(QPainter& painter, const Document& document, const Camera& camera) {
    constexpr double leastScale = 22;
    if (camera.scale() < leastScale)
        return;
    const Stage& stage = document.stage();
    const Route& route = document.route();
    if (!notes_ || notes_->size() != route.steps.size())
        notes_ = pacenotes(RoadGraph(stage, document.catalogue()), route);
    const QRectF seen = camera.visible().adjusted(-1, -1, 1, 1);
    const double size = std::clamp(camera.scale() * 0.2, 8.0, 20.0);
    for (std::size_t i = 0; i < notes_->size(); ++i) {
        const QPointF middle =
            centre(tilesOf(stage).placements().at(route.steps.at(i).placement).hex);
        if (!seen.contains(middle))
            continue;
        const QStringList lines = pacenoteLines(notes_->at(i));
        if (lines.isEmpty())
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
