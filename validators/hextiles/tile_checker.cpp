#include "validators/hextiles/tile_checker.h"

#include "model/layouts/hextiles/stage/boxes_for.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/mend.h"

namespace stagewright {

namespace {

std::unique_ptr<StageChecker> checkerOfTiles(const CheckSettings& settings) {
    return std::make_unique<TileChecker>(settings);
}

Mended mendedTiles(const Stage& stage, const CheckSettings& settings) {
    const auto& catalogue = settings.games.data<Catalogue>();
    const Stock stock = stockOf(settings.boxes, catalogue);
    return mended({stage, catalogue, stock, settings.table}, settings.hints);
}

} // namespace

TileChecker::TileChecker(const CheckSettings& settings)
    : checker_(settings.games.data<Catalogue>(), {}) {
    set(settings);
}

void TileChecker::recheck(const Stage& stage, const LayoutEdit& edit) {
    checker_.recheck(stage, touchedHexes(edit));
}

void TileChecker::set(const CheckSettings& settings) {
    checker_.setCatalogue(settings.games.data<Catalogue>());
    checker_.setStock(stockOf(settings.boxes, settings.games.data<Catalogue>()));
    checker_.setTable(settings.table);
    checker_.setHints(settings.hints);
    checker_.setFinished(settings.finished);
    checker_.setInProgress(settings.inProgress);
    checker_.setGames(settings.games.ids());
}

FixFinder TileChecker::fixes(const Stage& stage) const {
    return [finder = checker_.fixes(stage)](const Finding& finding) mutable {
        return finder.fixFor(finding);
    };
}

QStringList TileChecker::way(const Stage& stage) const {
    QStringList sides;
    if (!route().complete)
        return sides;
    for (const auto* steps : {&route().leadIn, &route().steps})
        for (const RouteStep& step : *steps)
            sides.append(tilesOf(stage).placements()[step.placement].side.toString());
    return sides;
}

StageRules tileRules() {
    return {checkerOfTiles, mendedTiles};
}

} // namespace stagewright
