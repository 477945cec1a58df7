#include "editor/hextiles/manual/tile_manual.h"

#include "editor/hextiles/faces/face_painter.h"
#include "editor/hextiles/sheets/stage_map.h"
#include "editor/manual/manual_pictures.h"
#include "editor/sheets/stage_drawing.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/road_graph.h"

#include <QFile>
#include <QPainter>

namespace stagewright {

namespace {

constexpr QSizeF tileSize(128, 112); // device-independent pixels
constexpr double tileRadius = 62;
constexpr QSize stageSize(216, 132);

QImage sidePicture(const TileSide& side, qreal devicePixelRatio) {
    QImage picture = bareGround(tileSize.toSize(), devicePixelRatio, Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF({}, tileSize).center());
    painter.scale(tileRadius, tileRadius);
    const FaceStyle style = colourStyle();
    paintFace(painter, side, style);
    paintNumber(painter, side, Turn(), style);
    return picture;
}

/// The first tiles of the way that is driven.
Stage beginningOf(const Stage& stage, const Catalogue& catalogue, std::size_t tiles) {
    Stage begun{stage.info, {}};
    const Route route = findRoute(stage, RoadGraph(stage, catalogue));
    for (std::size_t i = 0; i < std::min(tiles, route.steps.size()); ++i)
        tilesOf(begun).insert(tilesOf(stage).placements().at(route.steps[i].placement));
    return begun;
}

/// In the frame of the whole stage, so that one picture goes on where the one before ended.
QImage samplePicture(const QString& sample, std::optional<int> tiles, const Games& games,
                     qreal devicePixelRatio) {
    QFile file(QStringLiteral(":/samples/%1.json").arg(sample));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto whole = readStage(file.readAll(), games);
    if (!whole || !whole->layout.as<TileLayout>())
        return {};
    const Catalogue& catalogue = games.data<Catalogue>();
    const Stage stage =
        tiles ? beginningOf(*whole, catalogue, static_cast<std::size_t>(*tiles)) : *whole;
    QImage picture = bareGround(stageSize, devicePixelRatio, Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintStageMap(painter, fittedFrame(mapBounds(*whole), QRectF({}, stageSize)),
                  StageMap(stage, catalogue, colourStyle()));
    return picture;
}

QImage tileManualPicture(const QString& name, const Games& games, qreal devicePixelRatio) {
    const QStringList parts = name.split(u'/');
    if (parts.size() == 2 && parts[0] == u"tile") {
        const auto id = TileId::parse(parts[1]);
        const TileSide* side = id ? games.data<Catalogue>().find(*id) : nullptr;
        return side ? sidePicture(*side, devicePixelRatio) : QImage();
    }
    if (parts[0] != u"stage" || parts.size() < 2 || parts.size() > 3)
        return {};
    bool isNumber = parts.size() == 2;
    const int tiles = parts.size() == 3 ? parts[2].toInt(&isNumber) : 0;
    if (!isNumber || tiles < 0)
        return {};
    return samplePicture(parts[1], tiles > 0 ? std::optional(tiles) : std::nullopt, games,
                         devicePixelRatio);
}

} // namespace

Games withTileManual(const Games& games) {
    return games.withFace(TileLayout::kind(), ManualPictures{tileManualPicture});
}

} // namespace stagewright
