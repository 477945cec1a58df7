#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/layers/layer_painters.h"
#include "editor/hextiles/layers/plate.h"
#include "editor/hextiles/words/pacenote_words.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/pacenote.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <vector>

namespace stagewright {

namespace {

/// The notes are worked out when they are first seen, and kept until the stage is another.
struct PacenotesSeen {
    int version = -1;            ///< LayerScene::version
    std::vector<Pacenote> notes; ///< one for each step of the route

    void paint(QPainter& painter, const LayerScene& scene);
};

void PacenotesSeen::paint(QPainter& painter, const LayerScene& scene) {
    const Camera& camera = scene.camera;
    constexpr double leastScale = 22;
    if (camera.scale() < leastScale)
        return;
    const Stage& stage = scene.document.stage();
    const Route& route = routeOf(scene.document);
    if (version != scene.version || notes.size() != route.steps.size()) {
        notes = pacenotes(RoadGraph(stage, catalogueOf(scene.document)), route);
        version = scene.version;
    }
    const QRectF seen = camera.visible().adjusted(-1, -1, 1, 1);
    const double size = std::clamp(camera.scale() * 0.2, 8.0, 20.0);
    for (std::size_t i = 0; i < notes.size(); ++i) {
        const QPointF middle =
            centre(tilesOf(stage).placements().at(route.steps.at(i).placement).hex);
        if (!seen.contains(middle))
            continue;
        const QStringList lines = pacenoteLines(notes.at(i));
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

} // namespace

LayerPainter pacenotePainter() {
    return [seen = PacenotesSeen()](QPainter& painter, const LayerScene& scene) mutable {
        seen.paint(painter, scene);
    };
}

} // namespace stagewright
