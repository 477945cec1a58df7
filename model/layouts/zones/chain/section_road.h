#pragma once

#include "model/layouts/zones/boards/entered_roads.h"
#include "model/layouts/zones/chain/chain_layout.h"

#include <optional>
#include <vector>

namespace stagewright {

/// The side of a board over which a section goes. Null: as far as is known there is none.
[[nodiscard]] const ZoneSide* sideUnder(const StageSection& section, const ZoneBoards& boards);

/// Its road, as it is driven. Nothing: it is not known.
[[nodiscard]] std::optional<ZoneRoad> roadUnder(const StageSection& section,
                                                const ZoneBoards& boards);

/// Where the road of a section is entered, as it is driven; the side alone, where its numbers have
/// to be entered first. Nothing: as far as is known there is no such side, its ends are joined by
/// other points inside, or a road that is entered leads from one of them to elsewhere.
[[nodiscard]] std::optional<RoadPlace> placeOfRoad(const StageSection& section,
                                                   const ZoneBoards& boards);

/// A road as a section.
[[nodiscard]] StageSection sectionOver(const RoadPlace& road);

/// Sections of a chain whose spaces can be entered and are not, from 0; each road once, and none
/// that denies a known one.
[[nodiscard]] std::vector<qsizetype> sectionsToEnter(const ChainLayout& chain,
                                                     const ZoneBoards& boards);

} // namespace stagewright
