#pragma once

#include "editor/hextiles/sheets/plate_place.h"
#include "editor/hextiles/sheets/stage_map.h"

#include <QStringList>

#include <functional>
#include <map>
#include <optional>
#include <span>

namespace stagewright {

/// What the co-driver reads of a tile.
struct NotePlate {
    QPointF middle; ///< in the frame of the board
    QStringList lines;
    double size = 0;                  ///< of the font, in circumradii
    bool isFree = true;               ///< else it hides something that has to be read
    bool isOffRoad = true;            ///< else it hides some of it
    std::optional<QPointF> leadsTo{}; ///< where a line leads from a plate that lies beside its tile

    [[nodiscard]] QRectF place() const;
};

/// What is read of each tile of the route, in the order in which it is driven: over a crossing the
/// way leads twice, and each time has its number. By the index of its placement.
[[nodiscard]] std::map<std::size_t, QStringList> notesByTile(const StageMap& map);

/// A plate upon a tile: its lines broken so, or its font so much smaller, that it hides nothing
/// that has to be read, where that can be.
/// @param size of the font, in circumradii
/// @param taken what else is on the hex, in its frame
[[nodiscard]] NotePlate notePlate(const QStringList& lines, double size, const PlateGround& ground,
                                  const Placement& tile, std::span<const QRectF> taken);

/// The same for a tile that has no room for one: as near to it as can be, with a line to it.
/// @param isFree whether a plate may lie there, in the frame of the board
/// @return nothing: there is no place
[[nodiscard]] std::optional<NotePlate>
notePlateBeside(const QStringList& lines, double size, QPointF tile,
                const std::function<bool(const QRectF&)>& isFree);

/// The line from a plate to the tile that it lies beside. The painter is in the board's frame.
void paintLeader(QPainter& painter, QPointF plate, QPointF to);

/// Draws it. The painter is in the board's frame.
void paintNote(QPainter& painter, const NotePlate& plate);

} // namespace stagewright
