#include "editor/hextiles/window/tile_window.h"

#include "editor/hextiles/accessibility/board_accessible.h"
#include "editor/hextiles/layers/layer_bar.h"
#include "editor/hextiles/window/tile_editor.h"

namespace stagewright {

TileWindow::TileWindow(QMainWindow& window, QSettings& settings)
    : window_(window)
    , faces_(colourStyle)
    , layers_(new LayerActions(window, settings))
    , art_(new ArtChoice(window, settings))
    , pictureSizes_(new PictureSizeActions(window, settings))
    , keptTiles_(new KeptTiles(settings, this)) {
    installBoardAccessibility();
    connect(art_, &ArtChoice::changed, this, &TileWindow::show);
}

void TileWindow::addTo(QMenu& view) {
    auto* bar = new LayerBar(*layers_, &window_);
    window_.addToolBar(bar);
    bar->toggleViewAction()->setText(tr("Layer bar"));
    bar->toggleViewAction()->setObjectName(QStringLiteral("layer-bar"));
    QMenu* layers = view.addMenu(tr("Lay&ers"));
    layers_->addTo(*layers);
    layers->addSeparator();
    layers->addAction(bar->toggleViewAction());
    view.addActions({&art_->choose(), &art_->drop()});
    view.addMenu(&pictureSizes_->menu());
}

void TileWindow::takePieces() {
    faces_.clear();
    if (hasPieces_)
        return;
    hasPieces_ = true;
    art_->choose().setEnabled(true);
    if (!art_->folder().path().isEmpty())
        show(art_->folder());
}

void TileWindow::show(const ArtFolder& folder) {
    faces_.setArt(folder, [this] { Q_EMIT facesChanged(); });
    Q_EMIT facesChanged();
}

std::unique_ptr<StageEditor> TileWindow::makeEditor(Document& document, Estimator& estimator,
                                                    RaceEstimator& races) {
    return std::make_unique<TileEditor>(document, estimator, races, *this);
}

StageEditing tileEditing() {
    return {[](QMainWindow& window, QSettings& settings) -> std::unique_ptr<WindowPart> {
        return std::make_unique<TileWindow>(window, settings);
    }};
}

} // namespace stagewright
