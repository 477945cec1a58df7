#include "editor/hextiles/palette/palette_filter.h"

#include "editor/hextiles/edits/document_tiles.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace stagewright {

PaletteFilter::PaletteFilter(PaletteModel& model, const Document& document, QObject* parent)
    : QSortFilterProxyModel(parent)
    , model_(model)
    , document_(document) {
    setSourceModel(&model);
    sort(0);
}

void PaletteFilter::setSearch(const QString& text) {
    search_ = TileSearch(text);
    invalidate();
}

void PaletteFilter::setFilter(const TileFilter& filter) {
    filter_ = filter;
    invalidate();
}

void PaletteFilter::setFits(Fits fits) {
    fits_ = std::move(fits);
}

void PaletteFilter::fitAgain() {
    if (filter_.onlyFitting)
        invalidate();
}

bool PaletteFilter::shows(TileId side) const {
    const TileSide* known = catalogueOf(document_).find(side);
    return known && filter_.passes(*known) && search_.rank(*known) &&
           (!filter_.onlyFitting || !fits_ || fits_(side));
}

bool PaletteFilter::filterAcceptsRow(int row, const QModelIndex&) const {
    const PaletteTile& tile = model_.tileAt(model_.index(row));
    return (!filter_.onlyLeft || !tile.left || *tile.left > 0) &&
           std::any_of(tile.sides.begin(), tile.sides.end(),
                       [this](TileId side) { return shows(side); });
}

int PaletteFilter::rank(const QModelIndex& index) const {
    int best = std::numeric_limits<int>::max();
    for (const TileId side : model_.tileAt(index).sides)
        if (const TileSide* known = catalogueOf(document_).find(side))
            best = std::min(best, search_.rank(*known).value_or(best));
    return best;
}

bool PaletteFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    return std::pair(rank(left), left.row()) < std::pair(rank(right), right.row());
}

} // namespace stagewright
