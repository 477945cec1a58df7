#include "editor/hextiles/palette/palette_model.h"

#include "editor/hextiles/edits/document_tiles.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

QList<TileId> sidesOf(const Catalogue& catalogue, TileId tile) {
    if (catalogue.find(tile))
        return {tile};
    QList<TileId> sides;
    for (const char side : {'a', 'b'})
        if (catalogue.find(tile.withSide(side)))
            sides.append(tile.withSide(side));
    return sides;
}

std::map<TileId, int> laidTiles(const Stage& stage) {
    std::map<TileId, int> counts;
    for (const Placement& placement : tilesOf(stage).placements())
        ++counts[placement.side.withSide(0)];
    return counts;
}

} // namespace

QList<TileId> tilesOf(const Box& box) {
    QList<TileId> tiles;
    for (const auto& entry : box.tiles)
        tiles.append(entry.first);
    return tiles;
}

QList<TileId> tilesOfNoBox(const Catalogue& catalogue) {
    QList<TileId> tiles;
    for (const TileSide& side : catalogue.sides()) {
        const TileId tile = side.id.withSide(0);
        if ((tiles.isEmpty() || tiles.back() != tile) && !catalogue.isCounted(tile))
            tiles.append(tile);
    }
    return tiles;
}

PaletteModel::PaletteModel(Document& document, QObject* parent)
    : QAbstractListModel(parent)
    , document_(document) {
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        if (change.whole || change.boxes || !change.layout.isNothing())
            countAgain();
    });
}

void PaletteModel::show(const QList<PaletteGroup>& groups) {
    beginResetModel();
    tiles_.clear();
    for (const PaletteGroup& group : groups) {
        if (!group.title.isEmpty() && !group.tiles.isEmpty())
            tiles_.append({{}, {}, std::nullopt, group.title, group.elsewhere});
        for (const TileId& tile : group.tiles)
            tiles_.append(
                {tile, sidesOf(catalogueOf(document_), tile), std::nullopt, {}, group.elsewhere});
    }
    count();
    endResetModel();
}

void PaletteModel::setOnlyOwned(bool only) {
    if (only == onlyOwned_)
        return;
    onlyOwned_ = only;
    countAgain();
}

/// How many there are; a box that is not on the table yet comes there with the first of its tiles.
int PaletteModel::countOf(TileId tile, const Stock& stock) const {
    const int there = stock.count(tile);
    if (there > 0 || onlyOwned_)
        return there;
    int most = 0;
    for (const Box& box : catalogueOf(document_).boxes())
        if (const auto found = box.tiles.find(tile); found != box.tiles.end())
            most = std::max(most, found->second);
    return most;
}

void PaletteModel::count() {
    const auto laid = laidTiles(document_.stage());
    const Stock stock = stockOf(document_);
    for (PaletteTile& each : tiles_) {
        if (each.isHeading())
            continue;
        const auto found = laid.find(each.tile);
        each.left.reset();
        if (catalogueOf(document_).isCounted(each.tile))
            each.left = countOf(each.tile, stock) - (found == laid.end() ? 0 : found->second);
    }
}

void PaletteModel::countAgain() {
    count();
    if (!tiles_.isEmpty())
        Q_EMIT dataChanged(index(0), index(static_cast<int>(tiles_.size()) - 1));
}

const PaletteTile& PaletteModel::tileAt(const QModelIndex& index) const {
    return tiles_.at(index.row());
}

void PaletteModel::flip(const QModelIndex& index) {
    auto& sides = tiles_[index.row()].sides;
    std::rotate(sides.begin(), sides.begin() + std::min<qsizetype>(1, sides.size()), sides.end());
    Q_EMIT dataChanged(index, index);
}

std::optional<int> PaletteModel::leftOf(const TileId& side) const {
    const auto found = std::find_if(tiles_.begin(), tiles_.end(), [&](const PaletteTile& each) {
        return !each.isHeading() && each.tile.sameTile(side);
    });
    return found == tiles_.end() ? std::nullopt : found->left;
}

int PaletteModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(tiles_.size());
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const {
    const PaletteTile& tile = tileAt(index);
    if (tile.isHeading())
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? tile.heading
                                                                         : QVariant();
    switch (role) {
    case Qt::DisplayRole:
        return tile.tile.toString();
    case Qt::AccessibleTextRole:
        return tile.left ? tr("Tile %1, %2").arg(tile.tile.toString(), leftText(tile.left))
                         : tr("Tile %1").arg(tile.tile.toString());
    default:
        return {};
    }
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex& index) const {
    if (index.isValid() && tileAt(index).isHeading())
        return Qt::NoItemFlags;
    return QAbstractListModel::flags(index);
}

QString PaletteModel::leftText(std::optional<int> left) {
    if (!left)
        return {};
    return *left < 0 ? tr("%n too many", nullptr, -*left) : tr("%n left", nullptr, *left);
}

} // namespace stagewright
