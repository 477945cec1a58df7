#include "editor/sheets/pack_preview.h"

#include "editor/sheets/map_picture.h"
#include "model/stage/tile_layout.h"

#include <QBuffer>
#include <QImage>

#include <algorithm>

namespace stagewright {

namespace {

constexpr double longerSide = 256; // pixels, as the small pictures of file managers have
constexpr int mostTiles = 1000;

} // namespace

QByteArray packPreview(const Rally& rally, const Catalogue& catalogue) {
    const auto& stages = rally.stages();
    const auto first = std::find_if(stages.begin(), stages.end(), [](const RallyStage& each) {
        return !tilesOf(each.stage).placements().isEmpty();
    });
    if (first == stages.end() || tilesOf(first->stage).placements().size() > mostTiles)
        return {};
    const FaceStyle style = colourStyle();
    const Picture map = mapPicture(first->stage, catalogue, style);
    const QImage image = imageOf(map, longerSide / std::max(map.size.width(), map.size.height()));
    QBuffer png;
    png.open(QIODevice::WriteOnly);
    image.save(&png, "PNG");
    return png.data();
}

} // namespace stagewright
