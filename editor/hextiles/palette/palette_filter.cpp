#include "editor/hextiles/palette/palette_filter.h"

#include "editor/hextiles/edits/document_tiles.h"

#include <algorithm>
#include <limits>
#include <tuple>
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

/// Without regard to the filter. What lies in other boxes has to be searched for.
bool PaletteFilter::isFound(const PaletteTile& tile) const {
    if (tile.elsewhere && search_.isEmpty())
        return false;
    return std::any_of(tile.sides.begin(), tile.sides.end(), [this](TileId side) {
        const TileSide* known = catalogueOf(document_).find(side);
        return known && search_.rank(*known);
    });
}

bool PaletteFilter::isShown(const PaletteTile& tile) const {
    return (!tile.elsewhere || !search_.isEmpty()) &&
           (!filter_.onlyLeft || !tile.left || *tile.left > 0) &&
           std::any_of(tile.sides.begin(), tile.sides.end(),
                       [this](TileId side) { return shows(side); });
}

/// Over some of its tiles. What is searched for comes by how near it is, not by its shape.
bool PaletteFilter::isHeadingShown(int row) const {
    if (!search_.isEmpty() && !model_.tileAt(model_.index(row)).elsewhere)
        return false;
    for (int next = row + 1; next < model_.rowCount(); ++next) {
        const PaletteTile& tile = model_.tileAt(model_.index(next));
        if (tile.isHeading())
            return false;
        if (isShown(tile))
            return true;
    }
    return false;
}

bool PaletteFilter::filterAcceptsRow(int row, const QModelIndex&) const {
    const PaletteTile& tile = model_.tileAt(model_.index(row));
    return tile.isHeading() ? isHeadingShown(row) : isShown(tile);
}

int PaletteFilter::hidden() const {
    if (filter_.isEmpty())
        return 0;
    int count = 0;
    for (int row = 0; row < model_.rowCount(); ++row) {
        const PaletteTile& tile = model_.tileAt(model_.index(row));
        count += isFound(tile) && !isShown(tile) ? 1 : 0;
    }
    return count;
}

QModelIndex PaletteFilter::first() const {
    for (int row = 0; row < rowCount(); ++row)
        if (const QModelIndex at = index(row, 0); !model_.tileAt(mapToSource(at)).isHeading())
            return at;
    return {};
}

int PaletteFilter::rank(const QModelIndex& index) const {
    int best = std::numeric_limits<int>::max();
    for (const TileId side : model_.tileAt(index).sides)
        if (const TileSide* known = catalogueOf(document_).find(side))
            best = std::min(best, search_.rank(*known).value_or(best));
    return best;
}

bool PaletteFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    if (search_.isEmpty())
        return left.row() < right.row();
    const auto place = [this](const QModelIndex& index) {
        const PaletteTile& tile = model_.tileAt(index);
        // By number where they are as near; those of other boxes begin with the stage's game.
        return std::tuple(tile.elsewhere, !tile.isHeading(), rank(index),
                          tile.elsewhere ? index.row() : 0, tile.tile);
    };
    return place(left) < place(right);
}

} // namespace stagewright
