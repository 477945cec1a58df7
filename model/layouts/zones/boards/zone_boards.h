#pragma once

#include "model/layouts/zones/boards/zone_ends.h"
#include "model/layouts/zones/road/line_change.h"
#include "model/layouts/zones/road/road_element.h"

#include <QJsonObject>
#include <QList>
#include <QString>

#include <cstdint>
#include <optional>

namespace stagewright {

inline constexpr int highestPoint = 99; ///< two digits are printed at most
inline constexpr int highestFirstEnd = highestPoint + 1 - zoneEnds;

enum class RoadSurface : std::uint8_t { Asphalt, Snow, Earth };

/// A road of a side of a zone, between two ends.
struct ZoneRoad {
    QList<int> points;     ///< an end, points inside, an end: numbers as printed
    RoadElements spaces{}; ///< in the order of the points; empty: not entered
    /// Nothing: in its long corners lines are changed by the rule for all.
    std::optional<LineChanges> lineChanges{};
    QJsonObject unknown{}; ///< source, certainty, note and more, as the file says them

    [[nodiscard]] bool isEntered() const { return !spaces.empty(); }
    friend bool operator==(const ZoneRoad&, const ZoneRoad&) = default;
};

struct ZoneSide {
    QString side;                         ///< "L", "L*" (snow), "A/20" (other numbers)
    std::optional<RoadSurface> surface{}; ///< nothing: not known
    std::optional<int> firstEnd{};        ///< number printed at the first end of a long side
    QList<int> interior{};                ///< numbers of points inside, at crossroads
    bool roadsComplete = false;           ///< all ten ends are paired
    QString sameEndsAs{};                 ///< a side whose roads join the same ends
    QList<ZoneRoad> roads{};
    /// Roads that an overlay denies by others from one of their ends (withOverlay). Not in files.
    QList<ZoneRoad> denied{};
    QJsonObject unknown{};

    [[nodiscard]] bool isSnow() const { return side.endsWith(u'*'); }
    friend bool operator==(const ZoneSide&, const ZoneSide&) = default;
};

struct Zone {
    QChar letter; ///< A to Z
    QString box{};
    QList<ZoneSide> sides{};
    QJsonObject unknown{};

    [[nodiscard]] const ZoneSide* side(QStringView name) const; ///< null: it is not there
    friend bool operator==(const Zone&, const Zone&) = default;
};

struct ZoneBox {
    QString id;
    QString title;
    QList<QChar> zones{};
    QJsonObject unknown{};

    friend bool operator==(const ZoneBox&, const ZoneBox&) = default;
};

/// A size that a user has measured, of the unturned board.
struct BoardSize {
    double width = 0; ///< millimetres
    double height = 0;

    friend bool operator==(const BoardSize&, const BoardSize&) = default;
};

/// What is known of the boards: of the game, or what an owner has entered of his own.
struct ZoneBoards {
    QString title{};
    std::optional<EndOrder> order{}; ///< nothing: not said; clockwise is assumed then
    std::optional<BoardSize> size{};
    QJsonObject unknownOfBoard{};
    QList<ZoneBox> boxes{};
    QList<Zone> zones{};
    QJsonObject unknown{};

    [[nodiscard]] const Zone* zone(QChar letter) const; ///< null: it is not there
    [[nodiscard]] EndOrder endOrder() const { return order.value_or(EndOrder::Clockwise); }
    friend bool operator==(const ZoneBoards&, const ZoneBoards&) = default;
};

/// The side on which a number is printed. Null: none, as far as is known.
/// @param snow the number is written with a star
[[nodiscard]] const ZoneSide* sideWith(const Zone& zone, int number, bool snow);
[[nodiscard]] const ZoneSide* sideWith(const ZoneBoards& boards, QChar zone, int number, bool snow);

/// Of a number printed at an end, which one it is, 0 to 9; nothing: it is no end of that side.
[[nodiscard]] std::optional<int> endIndex(const ZoneSide& side, int number);

/// The side's roads, and those of the side that has the same ends, without their spaces, where it
/// has none of its own between these ends.
[[nodiscard]] QList<ZoneRoad> roadsOf(const Zone& zone, const ZoneSide& side);

/// Whether all roads of the side are known, or those of the side that has the same ends.
[[nodiscard]] bool knowsAllRoads(const Zone& zone, const ZoneSide& side);

/// The road through these points, as it is driven from the first to the last of them.
[[nodiscard]] std::optional<ZoneRoad> roadThrough(const Zone& zone, const ZoneSide& side,
                                                  const QList<int>& points);

/// The road that begins at an end, driven from there. Nothing: it is not known.
[[nodiscard]] std::optional<ZoneRoad> roadFrom(const Zone& zone, const ZoneSide& side, int end);

[[nodiscard]] ZoneRoad fromTheOtherEnd(ZoneRoad road);

/// Known roads of the side that one through these points would deny: from its ends to elsewhere.
[[nodiscard]] QList<ZoneRoad> roadsDeniedBy(const Zone& zone, const ZoneSide& side,
                                            const QList<int>& points);

/// Whether a road through these points is known, but denied by an overlay, or by a road of the
/// side's own that the side with the same ends does not have.
[[nodiscard]] bool isDenied(const Zone& zone, const ZoneSide& side, const QList<int>& points);

/// Whether the boards say of the road that it is inferred, not stated anywhere.
[[nodiscard]] bool isInferred(const ZoneRoad& road);

/// Whole roads are added or replaced, by side and set of end points. As each end belongs to one
/// road, others that share an end with one of the overlay are denied by it; that all roads of the
/// side are known holds then only if the overlay says so. What is said of sides, of the order of
/// ends and of the size holds where the overlay says it; points inside are added.
[[nodiscard]] ZoneBoards withOverlay(ZoneBoards boards, const ZoneBoards& overlay);

} // namespace stagewright
