#pragma once

#include "model/layouts/hextiles/catalogue/tile_id.h"

#include <QMenu>

#include <functional>

namespace stagewright {

/// What can be done with a tile of the palette.
enum class TileCommand : unsigned char {
    Lay,
    LayLeft,
    LayRight,
    Replace, ///< what is selected on the board
    TurnOver,
    ShowLaid, ///< where it lies on the board
    Favourite,
    ShowBox ///< the one that it is in
};

/// The tile for which the menu is opened, and what can be done with it now.
struct MenuTile {
    TileId side;
    bool bends = false; ///< so that it can bend to either hand
    bool hasBack = false;
    bool mayReplace = false;
    bool isLaid = false;
    bool isFavourite = false;
    QString box; ///< title of the box that can be shown; empty: it is
};

/// The menu of a tile of the palette, with the keys that do the same.
class TileMenu final : public QMenu {
    Q_OBJECT

public:
    /// @param parent in whose window the commands' keys are looked up
    TileMenu(const MenuTile& tile, QWidget* parent);

    [[nodiscard]] QAction* action(TileCommand command) const;

Q_SIGNALS:
    void chosen(stagewright::TileCommand command);

private:
    QAction& add(TileCommand command, const QString& text, const QString& keys = {});
};

} // namespace stagewright
