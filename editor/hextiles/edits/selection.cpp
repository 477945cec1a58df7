#include "editor/hextiles/edits/selection.h"

#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

/// Edits keep the number under which a tile was laid: it is what makes it the same tile.
bool sameTile(const Placement& a, const Placement& b) {
    return a.laid == b.laid;
}

} // namespace

Selection::Selection(Document& document, QObject* parent) : QObject(parent), document_(document) {
    connect(&document, &Document::changed, this, &Selection::follow);
}

bool Selection::contains(const Placement& tile) const {
    return std::any_of(tiles_.begin(), tiles_.end(),
                       [&](const Placement& each) { return sameTile(each, tile); });
}

void Selection::set(const QList<Placement>& tiles) {
    if (std::equal(tiles.begin(), tiles.end(), tiles_.begin(), tiles_.end(),
                   [](const Placement& a, const Placement& b) { return sameTile(a, b) && a == b; }))
        return;
    tiles_ = tiles;
    Q_EMIT changed();
}

void Selection::selectAt(Hex hex) {
    const auto there = tilesOf(document_.stage()).at(hex);
    set(QList<Placement>(there.begin(), there.end()));
}

void Selection::toggle(const Placement& tile) {
    QList<Placement> tiles = tiles_;
    const auto found = std::find_if(tiles.begin(), tiles.end(),
                                    [&](const Placement& each) { return sameTile(each, tile); });
    if (found == tiles.end())
        tiles.append(tile);
    else
        tiles.erase(found);
    set(tiles);
}

void Selection::follow(const StageChange& change) {
    if (change.whole)
        return clear();
    if (tiles_.isEmpty() || change.layout.isNothing())
        return;
    QSet<int> laid;
    laid.reserve(tiles_.size());
    for (const Placement& tile : std::as_const(tiles_))
        laid.insert(tile.laid);
    QList<Placement> now;
    for (const Placement& tile : tilesOf(document_.stage()).placements())
        if (laid.contains(tile.laid))
            now.append(tile);
    set(now);
}

} // namespace stagewright
