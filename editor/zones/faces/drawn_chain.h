#pragma once

#include "model/layouts/zones/chain/chain_layout.h"
#include "model/layouts/zones/chain/chain_table.h"
#include "model/layouts/zones/driving/road_rules.h"

#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace stagewright {

/// A number at an end of a board.
struct DrawnEnd {
    EndPlace place;
    int number = 0;
    bool isUsed = false; ///< the chain starts, ends or goes over a border there

    friend bool operator==(const DrawnEnd&, const DrawnEnd&) = default;
};

/// A board on the table, and what is on it besides the chain's road.
struct DrawnBoard {
    LaidBoard lies;
    QChar zone;
    QString side; ///< that lies up, "A/20"; of an unknown zone empty
    std::optional<RoadSurface> surface;
    std::vector<DrawnEnd> ends;
    std::vector<std::pair<EndPlace, EndPlace>> otherRoads; ///< known, and not driven

    /// What stands on it: "C", "C*", "A/20".
    [[nodiscard]] QString name() const { return side.isEmpty() ? QString(zone) : side; }
    friend bool operator==(const DrawnBoard&, const DrawnBoard&) = default;
};

/// A section whose board lies on the table.
struct DrawnSection {
    qsizetype section = 0; ///< of the chain, from 0
    std::size_t board = 0; ///< of the boards
    EndPlace entry;
    EndPlace exit;
    int crossings = 0;   ///< points inside that the road goes over
    RoadElements road{}; ///< as it is driven; empty: not entered
    TyreSector sector = TyreSector::S1;

    friend bool operator==(const DrawnSection&, const DrawnSection&) = default;
};

/// All that the drawing of a chain shows, as values.
struct DrawnChain {
    ChainTable table;
    std::vector<DrawnBoard> boards; ///< as those of the table
    std::vector<DrawnSection> sections;
    std::optional<EndPlace> start;
    std::optional<EndPlace> finish; ///< of the last section, the open end
    /// Exits whose next section begins elsewhere on the table.
    std::vector<EndPlace> brokenBorders;
};

/// @param keptFrom see tyreSectorsOf()
[[nodiscard]] DrawnChain drawnChain(const ChainLayout& chain, const ZoneBoards& boards,
                                    int keptFrom = 0);

/// A board as it would lie to go on behind the chain's open end; nothing: no board fits there, as
/// of an end that is none. On an empty table it lies unturned at (0, 0).
/// @param entry of the board
[[nodiscard]] std::optional<DrawnBoard> offeredBoard(const DrawnChain& chain, const TableEnd& entry,
                                                     const ZoneBoards& boards);

} // namespace stagewright
