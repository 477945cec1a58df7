#include "model/rally/tile_needs.h"

#include "model/stage/boxes_for.h"
#include "model/stage/tile_layout.h"

#include <algorithm>

namespace stagewright {

TileNeeds needsOf(const Stage& stage) {
    TileNeeds needs;
    for (const Placement& tile : tilesOf(stage).placements())
        ++needs[tile.side.withSide(0)];
    return needs;
}

std::vector<std::vector<qsizetype>> laidTogether(const Rally& rally, Laying laying) {
    std::vector<std::vector<qsizetype>> groups;
    const QList<RallyStage>& stages = rally.stages();
    for (qsizetype i = 0; i < stages.size(); ++i) {
        const bool joins =
            i > 0 && (laying == Laying::AllAtOnce || (laying == Laying::SessionAtOnce &&
                                                      stages[i].session == stages[i - 1].session));
        if (!joins)
            groups.emplace_back();
        groups.back().push_back(i);
    }
    return groups;
}

TileNeeds needsOf(const Rally& rally, Laying laying) {
    TileNeeds most;
    for (const auto& group : laidTogether(rally, laying)) {
        TileNeeds together;
        for (const qsizetype stage : group)
            for (const auto& [tile, count] : needsOf(rally.stages()[stage].stage))
                together[tile] += count;
        for (const auto& [tile, count] : together)
            most[tile] = std::max(most[tile], count);
    }
    return most;
}

int tileCount(const TileNeeds& needs) {
    int count = 0;
    for (const auto& [tile, each] : needs)
        count += each;
    return count;
}

std::vector<Shortage> shortagesOf(const TileNeeds& needs, const Stock& stock,
                                  const Catalogue& catalogue) {
    std::vector<Shortage> shortages;
    for (const auto& [tile, needed] : needs)
        if (const int owned = stock.count(tile); owned < needed && catalogue.isCounted(tile))
            shortages.push_back({tile, needed, owned});
    return shortages;
}

std::map<QString, int> boxesOf(const Rally& rally, const Catalogue& catalogue) {
    if (!rally.info.boxes.empty())
        return rally.info.boxes;
    std::map<QString, int> boxes;
    for (const RallyStage& stage : rally.stages())
        for (const Box* box : boxesFor(stage.stage, catalogue))
            boxes[box->id] = 1;
    return boxes;
}

Stock stockOf(const RallyInfo& info, const Catalogue& catalogue) {
    Stock stock;
    for (const auto& [id, copies] : info.boxes)
        if (const Box* box = catalogue.box(id))
            stock.add(*box, copies);
    return stock;
}

} // namespace stagewright
