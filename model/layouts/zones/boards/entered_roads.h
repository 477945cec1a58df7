#pragma once

#include "model/fault.h"
#include "model/layouts/zones/boards/zone_boards.h"

#include <optional>
#include <vector>

namespace stagewright {

// What an owner enters of his boards, kept as an overlay of his own.

/// A road on a side, as it is read from its first point to its last.
struct RoadPlace {
    QChar zone;
    QString side;        ///< "C", "C*", "A/20"
    QList<int> points{}; ///< an end, points inside, an end; none: the side alone

    friend bool operator==(const RoadPlace&, const RoadPlace&) = default;
};

/// The road's spaces in place of those that were entered, and its points inside; what else was said
/// of it stays. Once all ten ends of the side are paired, it is said that its roads are complete.
/// @param known the boards without what was entered
/// @param changes nothing: those that were entered stay
[[nodiscard]] ZoneBoards withRoadEntered(ZoneBoards entered, const ZoneBoards& known,
                                         const RoadPlace& road, RoadElements spaces,
                                         const std::optional<LineChanges>& changes = {});

/// What was entered of the road is forgotten.
[[nodiscard]] ZoneBoards withoutRoadEntered(ZoneBoards entered, const RoadPlace& road);

/// What an owner says of a side that is not known to everybody.
struct SideFacts {
    std::optional<RoadSurface> surface{};
    std::optional<int> firstEnd{}; ///< the number printed at the first end of a long side

    friend bool operator==(const SideFacts&, const SideFacts&) = default;
};

/// What was said of the side; nothing of what was not.
[[nodiscard]] SideFacts factsEntered(const ZoneBoards& entered, QChar zone, QStringView side);

/// This in place of what was said of the side. Other numbers than before renumber its roads that
/// were entered; while there are any, numbers cannot be taken back, and stay. The fault: one of the
/// numbers is printed on another side of the zone.
/// @param known the boards with or without what was entered
[[nodiscard]] Expected<ZoneBoards> withSideSaid(ZoneBoards entered, const ZoneBoards& known,
                                                QChar zone, const QString& side,
                                                const SideFacts& facts);

/// Ends of the side, as printed, from which no road is known.
[[nodiscard]] QList<int> endsWithoutRoad(const Zone& zone, const ZoneSide& side);

/// The other side on which a zone's roads join the same ends: the snow side of a dry one, and the
/// other way round. Null: there is none.
[[nodiscard]] const ZoneSide* sideWithTheSameEnds(const Zone& zone, const ZoneSide& side);

/// How many roads of all sides are entered.
[[nodiscard]] int enteredRoads(const ZoneBoards& boards);

// Roads that their owner has entered travel in packs where he wants it. Beside what a user has
// entered himself they hold only where he says nothing.

/// Boards of a pack as they lie beneath those of the user.
struct BoardsBeneath {
    ZoneBoards boards;
    std::vector<Fault> contradicted{}; ///< what was left out, as the user's own says otherwise
};

/// @param entered what the user has entered: an overlay
[[nodiscard]] BoardsBeneath boardsBeneath(const ZoneBoards& entered, ZoneBoards ofPack);

/// A road of a zone, whichever way it is driven.
struct UsedRoad {
    QChar zone;
    QList<int> points; ///< an end, points inside, an end
    bool snow = false;
};

/// Of what is entered these roads alone, with what is said of their sides. No zones: none of them
/// is entered.
[[nodiscard]] ZoneBoards onlyRoads(const ZoneBoards& entered, const std::vector<UsedRoad>& roads);

} // namespace stagewright
