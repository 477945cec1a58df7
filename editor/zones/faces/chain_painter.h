#pragma once

#include "editor/zones/faces/chain_grid.h"
#include "editor/zones/faces/drawn_chain.h"
#include "editor/zones/faces/zone_style.h"

#include <QPainter>

#include <optional>

namespace stagewright {

/// What the drawing of a chain shows beside boards and the road.
struct ChainShows {
    bool spaces = true;                  ///< of roads that are entered
    bool numbers = true;                 ///< of ends, sections and sectors
    bool otherRoads = true;              ///< known roads that are not driven
    bool openEnd = false;                ///< where it can go on, in place of the finish
    std::optional<qsizetype> selected{}; ///< section, from 0
};

/// The boards as they lie, with letter, side, an arrow to the long side of their ends 0 1 2, the
/// numbers of their ends, and the road over them: start, finish, direction, sections with their
/// sectors, borders that do not fit.
void paintChain(QPainter& painter, const ChainGrid& grid, const DrawnChain& chain,
                const ZoneStyle& style, const ChainShows& shows = {});

/// One board without a chain's road.
void paintZoneBoard(QPainter& painter, const ChainGrid& grid, const DrawnBoard& board,
                    const ZoneStyle& style, const ChainShows& shows = {});

/// One section over a board that is painted already.
void paintDrivenRoad(QPainter& painter, const ChainGrid& grid, const DrawnBoard& board,
                     const DrawnSection& section, const ZoneStyle& style,
                     const ChainShows& shows = {});

/// An end of a board by which the chain can go on, to be clicked.
/// @param isEntered the spaces of the road from there are
/// @param isHot a hand or the keyboard is on it
void paintOffer(QPainter& painter, const ChainGrid& grid, const EndPlace& end, const QString& name,
                bool isEntered, bool isHot, const ZoneStyle& style);
/// Its place, a disc about it: what a click has to hit.
[[nodiscard]] QPointF offerCentre(const ChainGrid& grid, const EndPlace& end);
[[nodiscard]] double offerRadius(const ChainGrid& grid);

/// The way of a section over its board, for hits too.
[[nodiscard]] double roadWidth(const ChainGrid& grid);

} // namespace stagewright
