#pragma once

#include "model/layouts/zones/boards/zone_boards.h"

namespace stagewright {

// What an owner enters of his boards, kept as an overlay of his own.

/// A road on a side, as it is read from its first point to its last.
struct RoadPlace {
    QChar zone;
    QString side;        ///< "C", "C*", "A/20"
    QList<int> points{}; ///< at least two: an end, points inside, an end

    friend bool operator==(const RoadPlace&, const RoadPlace&) = default;
};

/// The road's spaces in place of those that were entered. Once all ten ends of the side are paired,
/// it is said that its roads are complete.
/// @param known the boards without what was entered
[[nodiscard]] ZoneBoards withRoadEntered(ZoneBoards entered, const ZoneBoards& known,
                                         const RoadPlace& road, RoadElements spaces);

/// What was entered of the road is forgotten.
[[nodiscard]] ZoneBoards withoutRoadEntered(ZoneBoards entered, const RoadPlace& road);

/// Ends of the side, as printed, from which no road is known.
[[nodiscard]] QList<int> endsWithoutRoad(const Zone& zone, const ZoneSide& side);

/// The other side on which a zone's roads join the same ends: the snow side of a dry one, and the
/// other way round. Null: there is none.
[[nodiscard]] const ZoneSide* sideWithTheSameEnds(const Zone& zone, const ZoneSide& side);

/// How many roads of all sides are entered.
[[nodiscard]] int enteredRoads(const ZoneBoards& boards);

} // namespace stagewright
