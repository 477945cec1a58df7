#include "editor/hextiles/sheets/stage_picture.h"

#include "editor/hextiles/sheets/stage_map.h"
#include "editor/sheets/stage_drawing.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

namespace stagewright {

namespace {

/// Of more tiles nothing would be seen, and drawing them would take long.
constexpr int mostTilesDrawn = 1000;
constexpr int pictureMargin = 4; // device-independent pixels

} // namespace

QRectF stagePaper(QSize size) {
    return QRectF({}, size).adjusted(pictureMargin, pictureMargin, -pictureMargin, -pictureMargin);
}

QImage stagePicture(const Stage& stage, const Catalogue& catalogue, QSize size,
                    qreal devicePixelRatio, QColor ground) {
    QImage picture = bareGround(size, devicePixelRatio, ground);
    if (tilesOf(stage).placements().isEmpty() ||
        tilesOf(stage).placements().size() > mostTilesDrawn)
        return picture;
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const FaceStyle style = colourStyle();
    paintStageMap(painter, stagePaper(size), StageMap(stage, catalogue, style));
    return picture;
}

} // namespace stagewright
