#pragma once

#include "editor/hextiles/palette/filter_bar.h"
#include "editor/hextiles/palette/filter_button.h"
#include "editor/hextiles/palette/offered_tiles.h"
#include "editor/hextiles/palette/palette_filter.h"
#include "editor/hextiles/palette/tile_list.h"
#include "editor/hextiles/palette/tile_menu.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QStackedLayout>
#include <QWidget>

#include <set>

namespace stagewright {

/// The palette: the tiles of one box, or of several, from which they are laid.
class PalettePanel final : public QWidget {
    Q_OBJECT

public:
    /// All must outlive it.
    PalettePanel(Document& document, FaceCache& faces, KeptTiles& kept, QWidget* parent = nullptr);

    /// Chooses a box by its id, or a collection (namespace offer); an unknown one changes nothing.
    void showBox(QStringView id);
    /// The same, but a collection of boxes of all games stays.
    void showBoxOfGame(QStringView id);
    [[nodiscard]] QString box() const;

    [[nodiscard]] TileList& tiles() const { return *tiles_; }

    /// Which boxes the user owns.
    void setOwned(const OwnedBoxes& owned);

    /// Whether something is selected on the board, which a tile could replace.
    void setMayReplace(std::function<bool()> mayReplace) { mayReplace_ = std::move(mayReplace); }

    /// The ringed side of the current tile.
    [[nodiscard]] std::optional<TileId> chosen() const;

    void setPictureSize(PictureSize size) { tiles_->setPictureSize(size); }
    /// A button that opens it. @param sizes must outlive the panel
    void offerPictureSizes(QMenu& sizes);

    [[nodiscard]] const TileFilter& filter() const { return filter_->filter(); }
    void setFilter(const TileFilter& filter) { filter_->setFilter(filter); }
    /// Only what fits where building goes on.
    void showFitting() { filter_->showFitting(); }

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
    /// The side is to take the place of what is selected.
    void replaceWanted(stagewright::TileId side);
    /// Where it lies, whichever side is up, is to be seen.
    void laidWanted(stagewright::TileId tile);

private:
    [[nodiscard]] TileSource source() const;
    void listBoxes();
    void listBoxesAnew();
    void takeCatalogue();
    void show(int row);
    void offerTiles();
    void noteLaid(const StageChange& change);
    void showState();
    [[nodiscard]] QString whyNothing() const;
    void openMenu(TileId side, QPoint global);
    void run(TileCommand command, TileId side);
    void showTile(const TileId& tile);
    [[nodiscard]] const Box* otherBoxOf(const TileId& tile) const;
    void search(const QString& text);
    void showWhatIsMeant();
    void turnBack();
    bool eventFilter(QObject* watched, QEvent* event) override;

    Document& document_;
    KeptTiles& kept_;
    OwnedBoxes owned_;
    QList<PaletteGroup> offered_;
    QString game_; ///< of the stage when they were offered
    std::function<bool()> mayReplace_ = [] { return false; };
    PaletteModel* model_;
    PaletteFilter* proxy_;
    QComboBox* boxes_;
    QLineEdit* search_;
    FilterButton* filter_;
    QToolButton* sizes_;
    FilterBar* filterBar_;
    TileList* tiles_;
    QLabel* nothing_;
    QStackedLayout* stack_;
    std::set<TileId>
        turned_; ///< tiles whose other side is on top for the sake of what is looked for
};

} // namespace stagewright
