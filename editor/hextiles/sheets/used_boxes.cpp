#include "editor/hextiles/sheets/used_boxes.h"

#include "editor/sheets/box_copies.h"

#include <algorithm>

namespace stagewright {

QString UsedBox::title() const {
    return copies == 1 ? box->title
                       : QStringLiteral("%1\u00a0×\u00a0%2").arg(copies).arg(box->title);
}

std::vector<UsedBox> usedBoxes(const Stage& stage, const Catalogue& catalogue) {
    PieceCounts needs;
    for (const Placement& tile : tilesOf(stage).placements())
        ++needs[tile.side.withSide(0).toString()];
    std::vector<UsedBox> used;
    std::vector<PieceCounts> held;
    for (const Box* box : boxesFor(stage, catalogue)) {
        PieceCounts tiles;
        for (const auto& [tile, count] : box->tiles)
            tiles.emplace(tile.toString(), count);
        if (std::any_of(needs.begin(), needs.end(),
                        [&](const auto& need) { return tiles.contains(need.first); })) {
            used.push_back({box});
            held.push_back(std::move(tiles));
        }
    }
    const std::vector<int> copies = copiesThatDo(held, needs);
    for (std::size_t i = 0; i < used.size(); ++i)
        used[i].copies = copies[i];
    return used;
}

QStringList usedBoxTitles(const Stage& stage, const Catalogue& catalogue) {
    QStringList titles;
    for (const UsedBox& each : usedBoxes(stage, catalogue))
        titles << each.title();
    return titles;
}

} // namespace stagewright
