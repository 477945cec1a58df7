#pragma once

#include "editor/colours/board_colours.h"
#include "editor/document/document.h"
#include "editor/hextiles/board/ghost.h"
#include "editor/hextiles/board/outline_stamp.h"
#include "editor/hextiles/board/tile_pictures.h"
#include "editor/hextiles/board/token_tool.h"
#include "editor/hextiles/layers/board_drive.h"
#include "editor/hextiles/layers/camera.h"
#include "editor/hextiles/layers/layer.h"
#include "editor/hextiles/tokens/token_stamps.h"
#include "model/layouts/hextiles/building/open_end.h"

#include <QPainter>
#include <QSet>

#include <optional>
#include <vector>

namespace stagewright {

/// All that is to be seen on the board.
struct BoardScene {
    const Document& document;
    const QList<Placement>& selected;
    const Ghost* ghost = nullptr;
    QSet<int> lifted = {}; ///< Placement::laid of tiles in the hand: shown faint
    std::optional<OpenEnd> activeEnd = std::nullopt; ///< where building goes on
    std::optional<Hex> cursor = std::nullopt;        ///< shown while the board has the keyboard
    std::optional<QRectF> band = std::nullopt;       ///< in pixels of the view
    ShownLayers layers = {};
    std::optional<Table> table = std::nullopt; ///< whose outline a layer shows
    const DrivenTiles* driven = nullptr;       ///< null: it is not known
    QString whyNotDriven = {};                 ///< then; empty: it is being found out
    const RacedTiles* raced = nullptr;         ///< likewise
    QString whyNotRaced = {};
    const BoardDrive* drive = nullptr; ///< null: none is watched
    std::optional<TokenGhost> token = std::nullopt;
    std::optional<TokenSpot> chosenToken = std::nullopt;
};

/// Paints the board as a view shows it.
class BoardPainter {
public:
    /// @param faces must outlive the painter
    BoardPainter(const Catalogue& catalogue, FaceCache& faces);

    void paint(QPainter& painter, const BoardScene& scene, const Camera& camera,
               const QPalette& palette);

    void setCatalogue(const Catalogue& catalogue) { pictures_.setCatalogue(catalogue); }

    /// The open stage is another than it was, or more is known of it.
    void forgetStage() { ++version_; }

    /// Whether all of it was shown as it should be; if not, it is to be painted again.
    [[nodiscard]] bool isComplete() const { return pictures_.isComplete(); }

private:
    void paintTile(QPainter& painter, const Placement& tile, const Camera& camera);
    /// @return whether a layer of the plane is shown
    bool paintLayers(Plane plane, QPainter& painter, const ShownLayers& shown,
                     const LayerScene& scene);
    void paintTiles(QPainter& painter, const BoardScene& scene, const Camera& camera);
    void paintSelection(QPainter& painter, const BoardScene& scene, const Camera& camera,
                        const BoardColours& colours);
    void paintGhost(QPainter& painter, const Ghost& ghost, const Camera& camera,
                    const BoardColours& colours);

    TilePictures pictures_;
    [[nodiscard]] bool isZooming(const Camera& camera);

    std::vector<LayerPainter> layers_; ///< one for each of allLayers()
    int version_ = 0;                  ///< of the stage
    double scale_ = 0;                 ///< of the frame before
    QElapsedTimer sinceZoom_;
    OutlineStamp selectionStamp_;
    OutlineStamp ghostStamp_;
    TokenStamps tokens_;
};

} // namespace stagewright
