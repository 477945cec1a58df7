#pragma once

#include "editor/hextiles/palette/tile_filter.h"

#include <QToolButton>

class QMenu;

namespace stagewright {

/// Opens the menu in which the palette's filter is put together; the menu stays open while its
/// entries are ticked.
class FilterButton final : public QToolButton {
    Q_OBJECT

public:
    explicit FilterButton(QWidget* parent = nullptr);

    [[nodiscard]] const TileFilter& filter() const { return filter_; }
    /// What is ticked, in words; empty where nothing is.
    [[nodiscard]] QStringList words() const;
    void clear();
    void showFitting();
    void setFilter(const TileFilter& filter);

Q_SIGNALS:
    void changed(const stagewright::TileFilter& filter);

private:
    template <typename T>
    void addChoice(QMenu& menu, const QString& text, std::set<T> TileFilter::*of, T value);
    void addFlag(QMenu& menu, const QString& text, bool TileFilter::*flag);
    void addChoices(QMenu& menu);
    void tell();

    TileFilter filter_;
    QMenu* menu_;
};

} // namespace stagewright
