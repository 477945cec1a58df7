#include "editor/hextiles/sheets/tile_drawing.h"

#include "editor/hextiles/sheets/map_picture.h"
#include "editor/hextiles/sheets/stage_picture.h"
#include "model/layouts/hextiles/driving/driven_route.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/tables/table_stages.h"

namespace stagewright {

namespace {

QImage pictureOfTiles(const Stage& stage, const Games& games, QSize size, qreal devicePixelRatio,
                      QColor ground) {
    return stagePicture(stage, games.data<Catalogue>(), size, devicePixelRatio, ground);
}

/// Without a route there are no moves to draw.
Expected<void> checkRoute(const Stage& stage, const Catalogue& catalogue) {
    const RoadGraph roads(stage, catalogue);
    const auto route = drivenRoute(stage, roads, findRoute(stage, roads), 1);
    return route ? Expected<void>() : tl::unexpected(route.error());
}

Expected<Picture> mapOfTiles(const Stage& stage, const Games& games, const MapOptions& options) {
    const auto& catalogue = games.data<Catalogue>();
    if (options.graph || options.drive)
        if (const auto driven = checkRoute(stage, catalogue); !driven)
            return tl::unexpected(driven.error());
    return mapPicture(stage, catalogue, options.mono ? monoStyle() : colourStyle(), options);
}

std::vector<Stage> tilesOnTable(const Rally& rally, const Games& games) {
    std::vector<Stage> stages;
    for (TableStage& each : tableStages(rally, games.data<Catalogue>()))
        stages.push_back(std::move(each.stage));
    return stages;
}

} // namespace

StageDrawing tileDrawing() {
    return {pictureOfTiles, mapOfTiles, mapDensity, tilesOnTable};
}

} // namespace stagewright
