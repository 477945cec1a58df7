#pragma once

#include "editor/canvas/drive_overlay.h"
#include "editor/canvas/ghost.h"
#include "editor/canvas/grid_layer.h"
#include "editor/canvas/outline_stamp.h"
#include "editor/canvas/tile_pictures.h"
#include "editor/canvas/token_tool.h"
#include "editor/colours/board_colours.h"
#include "editor/document/document.h"
#include "editor/document/open_end.h"
#include "editor/overlays/camera.h"
#include "editor/overlays/layer.h"
#include "editor/overlays/pacenote_overlay.h"
#include "editor/tokens/token_stamps.h"

#include <QPainter>
#include <QSet>

#include <optional>

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
    const DriveOverlay* drive = nullptr;
    Layers overlays = {};
    std::optional<Table> table = std::nullopt; ///< whose outline is shown
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
    void forgetStage() { pacenotes_.forget(); }

    /// Whether all of it was shown as it should be; if not, it is to be painted again.
    [[nodiscard]] bool isComplete() const { return pictures_.isComplete(); }

private:
    void paintTile(QPainter& painter, const Placement& tile, const Camera& camera);
    void paintOverlays(QPainter& painter, const BoardScene& scene, const Camera& camera,
                       const BoardColours& colours);
    void paintTiles(QPainter& painter, const BoardScene& scene, const Camera& camera);
    void paintSelection(QPainter& painter, const BoardScene& scene, const Camera& camera,
                        const BoardColours& colours);
    void paintGhost(QPainter& painter, const Ghost& ghost, const Camera& camera,
                    const BoardColours& colours);

    TilePictures pictures_;
    [[nodiscard]] bool isZooming(const Camera& camera);

    GridLayer grid_;
    double scale_ = 0; ///< of the frame before
    QElapsedTimer sinceZoom_;
    OutlineStamp selectionStamp_;
    OutlineStamp ghostStamp_;
    TokenStamps tokens_;
    PacenoteOverlay pacenotes_;
};

} // namespace stagewright
