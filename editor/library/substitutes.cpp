#include "editor/library/substitutes.h"

#include "model/exchange/exchange.h"
#include "model/game/piece_files.h"
#include "model/pack/rally_pack.h"
#include "model/rally/piece_needs.h"
#include "validators/stage_substitutes.h"

namespace stagewright {

std::optional<bool> hasSubstitutes(const LibraryEntry& entry, const Games& games,
                                   const BoxCounts& boxes, const std::stop_token& stop) {
    const auto file = loadStages(entry.path, games);
    if (!file)
        return std::nullopt;
    const bool hasOwn = file->pack && !file->pack->tileSets.empty();
    const auto own = hasOwn ? withPieceSets(games, file->pack->tileSets) : AddedPieces{games};
    const Games& all = own ? own->games : games;
    const PieceCounts stock = piecesOf(boxes, all);
    for (const Stage& stage : file->stages) {
        if (shortagesOf(needsOf(stage, all), stock, all).empty())
            continue;
        const auto laid = all.face<StageSubstitutes>(stage).laid;
        if (!laid)
            return std::nullopt;
        const bool isLaid = laid(stage, all, boxes, stop).has_value();
        if (stop.stop_requested())
            return std::nullopt;
        if (!isLaid)
            return false;
    }
    return true;
}

} // namespace stagewright
