#pragma once

#include "editor/editing/window_part.h"
#include "editor/hextiles/faces/face_cache.h"
#include "editor/hextiles/layers/layer_actions.h"
#include "editor/hextiles/palette/kept_tiles.h"
#include "editor/hextiles/palette/picture_size_actions.h"
#include "editor/hextiles/window/art_choice.h"

namespace stagewright {

/// What hex tiles bring into a window: layers of the board, pictures of tiles of the user's own and
/// how large they are in the palette.
class TileWindow final : public WindowPart {
    Q_OBJECT

public:
    /// Both must outlive it.
    TileWindow(QMainWindow& window, QSettings& settings);

    void addTo(QMenu& view) override;
    void takePieces() override;
    [[nodiscard]] std::unique_ptr<StageEditor> makeEditor(Document& document, Estimator& estimator,
                                                          RaceEstimator& races) override;

    [[nodiscard]] LayerActions& layers() const { return *layers_; }
    [[nodiscard]] ArtChoice& art() const { return *art_; }
    [[nodiscard]] PictureSizeActions& pictureSizes() const { return *pictureSizes_; }
    [[nodiscard]] KeptTiles& keptTiles() const { return *keptTiles_; }
    [[nodiscard]] FaceCache& faces() { return faces_; }

Q_SIGNALS:
    /// Pictures of tiles are others now.
    void facesChanged();

private:
    void show(const ArtFolder& folder);

    QMainWindow& window_;
    FaceCache faces_;
    LayerActions* layers_;
    ArtChoice* art_;
    PictureSizeActions* pictureSizes_;
    KeptTiles* keptTiles_;
    bool hasPieces_ = false;
};

/// What the window asks of hex tiles.
[[nodiscard]] StageEditing tileEditing();

} // namespace stagewright
