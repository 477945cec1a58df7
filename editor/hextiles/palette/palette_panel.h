#pragma once

#include "editor/hextiles/palette/filter_button.h"
#include "editor/hextiles/palette/palette_filter.h"
#include "editor/hextiles/palette/tile_list.h"

#include <QComboBox>
#include <QLineEdit>
#include <QWidget>

#include <set>

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

    /// The ringed side of the current tile.
    [[nodiscard]] std::optional<TileId> chosen() const;

    void setPictureSize(PictureSize size) { tiles_->setPictureSize(size); }
    /// A button that opens it. @param sizes must outlive the panel
    void offerPictureSizes(QMenu& sizes);

    void focusSearch();
    /// Goes to the search with what has been typed elsewhere.
    void beginSearch(const QString& text);

    /// By what the filter knows what fits; `fitAgain` says that the answer may have changed.
    void setFits(PaletteFilter::Fits fits) { proxy_->setFits(std::move(fits)); }
    void fitAgain() { proxy_->fitAgain(); }

    /// Turns the current tile over. @return whether there is one
    bool flip();

Q_SIGNALS:
    void boxChosen(const QString& id);
    /// Enter in the search: the first tile that is shown is meant.
    void found(stagewright::TileId side, stagewright::PreferredBend preferred);

private:
    void listBoxes();
    void takeCatalogue();
    void show(int row);
    void search(const QString& text);
    void showWhatIsMeant();
    void turnBack();
    bool eventFilter(QObject* watched, QEvent* event) override;

    Document& document_;
    PaletteModel* model_;
    PaletteFilter* proxy_;
    QComboBox* boxes_;
    QLineEdit* search_;
    FilterButton* filter_;
    QToolButton* sizes_;
    TileList* tiles_;
    std::set<TileId>
        turned_; ///< tiles whose other side is on top for the sake of what is looked for
};

} // namespace stagewright
