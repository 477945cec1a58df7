#pragma once

#include "editor/hextiles/palette/palette_model.h"
#include "editor/hextiles/palette/tile_filter.h"
#include "editor/hextiles/palette/tile_search.h"

#include <QSortFilterProxyModel>

#include <functional>

namespace stagewright {

/// Shows the tiles of which a side is what the user looks for, the nearest to it first.
class PaletteFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    /// Tells whether a side fits where building goes on.
    using Fits = std::function<bool(TileId)>;

    PaletteFilter(PaletteModel& model, const Document& document, QObject* parent = nullptr);

    void setSearch(const QString& text);
    void setFilter(const TileFilter& filter);
    void setFits(Fits fits);

    /// The place where building goes on has changed.
    void fitAgain();

    /// Whether it is this side that the user looks for.
    [[nodiscard]] bool shows(TileId side) const;

    /// How many tiles would be seen as well without the filter, given what is searched for.
    [[nodiscard]] int hidden() const;
    /// The first tile that is shown; invalid where there is none.
    [[nodiscard]] QModelIndex first() const;
    [[nodiscard]] const TileSearch& search() const { return search_; }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    [[nodiscard]] int rank(const QModelIndex& index) const;
    [[nodiscard]] bool isFound(const PaletteTile& tile) const;
    [[nodiscard]] bool isShown(const PaletteTile& tile) const;
    [[nodiscard]] bool isHeadingShown(int row) const;

    PaletteModel& model_;
    const Document& document_;
    TileSearch search_;
    TileFilter filter_;
    Fits fits_;
};

} // namespace stagewright
