#pragma once

#include "editor/palette/tile_list.h"

#include <QComboBox>
#include <QLineEdit>
#include <QWidget>

namespace stagewright {

/// The palette: the tiles of one box, from which they are laid.
class PalettePanel final : public QWidget {
    Q_OBJECT

public:
    PalettePanel(Document& document, FaceCache& faces, QWidget* parent = nullptr);

    /// Chooses a box by its id; an unknown one changes nothing.
    void showBox(QStringView id);
    [[nodiscard]] QString box() const;

    [[nodiscard]] TileList& tiles() const { return *tiles_; }

    /// The side on top of the current tile.
    [[nodiscard]] std::optional<TileId> chosen() const;

    void focusSearch();

    /// Turns the current tile over. @return whether there is one
    bool flip();

Q_SIGNALS:
    void boxChosen(const QString& id);

private:
    void listBoxes();
    void takeCatalogue();
    void show(int row);
    void search(const QString& text);

    Document& document_;
    PaletteModel* model_;
    QSortFilterProxyModel* proxy_;
    QComboBox* boxes_;
    QLineEdit* search_;
    TileList* tiles_;
};

} // namespace stagewright
