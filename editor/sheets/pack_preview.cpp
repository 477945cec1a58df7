#include "editor/sheets/pack_preview.h"

#include "editor/sheets/stage_drawing.h"

#include <QBuffer>
#include <QImage>

#include <algorithm>

namespace stagewright {

namespace {

constexpr double longerSide = 256; // pixels, as the small pictures of file managers have
constexpr int mostPieces = 1000;

} // namespace

QByteArray packPreview(const Rally& rally, const Games& games) {
    const auto& stages = rally.stages();
    const auto first = std::find_if(stages.begin(), stages.end(), [](const RallyStage& each) {
        return !each.stage.layout.isEmpty();
    });
    if (first == stages.end() || first->stage.layout.pieceCount() > mostPieces)
        return {};
    const auto map = games.face<StageDrawing>(first->stage).map(first->stage, games, {});
    if (!map)
        return {};
    const QImage image =
        imageOf(*map, longerSide / std::max(map->size.width(), map->size.height()));
    QBuffer png;
    png.open(QIODevice::WriteOnly);
    image.save(&png, "PNG");
    return png.data();
}

} // namespace stagewright
