#include "editor/hextiles/window/offered_replacements.h"

#include "editor/hextiles/board/board_view.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/faces/face_cache.h"
#include "model/layouts/hextiles/building/replacement.h"

#include <algorithm>

namespace stagewright {

namespace {

/// In the boxes on the table, and not laid yet.
bool isThere(const TileId& side, const Document& document) {
    if (!catalogueOf(document).isCounted(side))
        return true;
    const auto& tiles = tilesOf(document.stage()).placements();
    const auto laid = std::count_if(tiles.begin(), tiles.end(), [&](const Placement& each) {
        return each.side.sameTile(side);
    });
    return stockOf(document).count(side) > laid;
}

} // namespace

QList<Replacement> offeredReplacements(BoardView& board, FaceCache& faces) {
    constexpr qsizetype most = 8;
    constexpr int pictureSize = 32;
    const QList<Placement>& selected = board.selection().tiles();
    if (board.hasTilesInHand() || board.chosenToken() || selected.size() != 1)
        return {};
    const Placement old = selected.front();
    const Document& document = board.document();
    QList<Replacement> offered;
    for (const TileId& side : replacementsFor(
             old, document.stage(), catalogueOf(document),
             [&](const TileId& each) { return each.sameTile(old.side) || isThere(each, document); },
             most))
        offered.append({side.toString(),
                        faces.face(*catalogueOf(document).find(side), old.turn, pictureSize,
                                   board.devicePixelRatioF()),
                        [&board, side] { board.replaceSelected(side); }});
    return offered;
}

} // namespace stagewright
