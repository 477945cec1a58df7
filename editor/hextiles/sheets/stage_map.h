#pragma once

#include "editor/hextiles/faces/face_stencils.h"
#include "editor/hextiles/sheets/map_branches.h"
#include "model/drive/drive_record.h"
#include "model/game/tile_size.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/route.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QPainter>
#include <QRectF>

#include <memory>
#include <numbers>
#include <optional>
#include <vector>

namespace stagewright {

/// Of a printed tile.
[[nodiscard]] inline double circumradiusMillimetres() {
    return usualTileMillimetres() / std::numbers::sqrt3;
}

/// What the tiles of a stage cover on the board (model/layouts/hextiles/hex/geometry.h).
/// @pre the stage has tiles
[[nodiscard]] QRectF mapBounds(const Stage& stage);

/// The same on the table, in whole centimetres that it does not exceed.
/// @param tile how wide a tile is from edge to edge, in millimetres
[[nodiscard]] QSizeF centimetresOf(const Stage& stage, double tile);

/// Likewise with tokens, which may lie across the border of a tile.
[[nodiscard]] QRectF drawnBounds(const Stage& stage);

/// What a map shows. It refers to its stage and catalogue.
struct StageMap {
    const Stage& stage;
    const Catalogue& catalogue;
    std::shared_ptr<FaceStencils> faces;
    Route route;
    std::vector<MapBranch> branches{}; ///< marked where the way is, named where numbers are
    bool graph = false; ///< whether to draw the spaces and moves of the route, of one lap
    QRectF part;        ///< of the board: tiles beyond it are not drawn; null: all are
    bool roles = false; ///< whether plates name start, finish and service
    bool numbers = true;
    double leastNumberShare = 1;        ///< of the least size asked for, to which plates may shrink
    bool arrows = true;                 ///< of the way that is driven
    bool notes = false;                 ///< whether plates say what the co-driver reads
    std::optional<DriveRecord> drive{}; ///< drawn as a line; of the stage with its laps

    StageMap(const Stage& shown, const Catalogue& known, const FaceStyle& style);
    StageMap(const Stage& shown, const Catalogue& known, std::shared_ptr<FaceStencils> stencils,
             Route found, std::vector<MapBranch> others);
};

/// How far what is drawn about a point may reach: tokens and arrows lie across borders.
inline constexpr double drawnReach = 1.5;

/// Whether something about a point that reaches so far (in circumradii) reaches into the map's
/// part.
[[nodiscard]] bool isShown(const StageMap& map, QPointF at, double reach = drawnReach);
/// The tiles of which that is so, of those on one hex the uppermost.
[[nodiscard]] QList<Placement> shownTiles(const StageMap& map, double reach = drawnReach);

/// How a part of the board lies on paper: upright, every hex regular.
struct MapFrame {
    QPointF origin;   ///< where the board's origin lies
    double scale = 1; ///< of a circumradius

    [[nodiscard]] QRectF map(const QRectF& board) const {
        return {origin + board.topLeft() * scale, board.size() * scale};
    }
};

/// As large as `target` allows, in its middle.
[[nodiscard]] MapFrame fittedFrame(const QRectF& bounds, const QRectF& target);
/// Of that scale, in its middle.
[[nodiscard]] MapFrame centredFrame(const QRectF& bounds, const QRectF& target, double scale);

/// What a tile has room for: the size of its number's font, in circumradii.
inline constexpr double largestNumberSize = 0.35;

/// Draws the tiles, their numbers upright, and the way of the route. The painter is in the board's
/// frame.
/// @param leastNumberSize numbers that would be written smaller (in circumradii, as the size of
/// their font) are enlarged, as far as a tile has room
void paintStageMap(QPainter& painter, const StageMap& map, double leastNumberSize = 0);

/// The map in a frame of the painter.
/// @param leastNumberSize in the units of the frame
void paintStageMap(QPainter& painter, const MapFrame& frame, const StageMap& map,
                   double leastNumberSize = 0);

/// The map as large as `target` allows, in its middle.
/// @param leastNumberSize in the units of `target`
void paintStageMap(QPainter& painter, const QRectF& target, const StageMap& map,
                   double leastNumberSize = 0);

/// Of a plate with this text, its font 1 high.
[[nodiscard]] QSizeF plateSize(const QString& text);

/// Text on a plate, its font `size` circumradii high. The painter is in the board's frame.
/// @param at its middle
void paintPlate(QPainter& painter, QPointF at, const QString& text, double size,
                bool isDark = false);

/// The arrow that shows the way of the route, at the origin, pointing along x; 1 is its length.
void paintRouteArrow(QPainter& painter, bool isMono);
/// Likewise that of another way: hollow.
void paintBranchArrow(QPainter& painter, bool isMono);

} // namespace stagewright
