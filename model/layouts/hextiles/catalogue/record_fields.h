#pragma once

#include "model/json/object_reader.h"
#include "model/layouts/hextiles/catalogue/tile_side.h"

#include <QCoreApplication>

#include <optional>
#include <utility>
#include <vector>

// The kinds of field that the records of a tile file are made of (resources/catalogue/FORMAT.md).
// Each becomes a fault where it is not as it should be, and a harmless value.

namespace stagewright::record {

using Name = QLatin1StringView;

struct TileRecord {
    Q_DECLARE_TR_FUNCTIONS(TileRecord)
};

inline constexpr Range gears{1, 6};

// Printed tiles have up to 16 spaces on a road. A stage lays a tile thousands of times, and what
// its record holds is multiplied by that.
inline constexpr qsizetype mostSpaces = 48; ///< of a road
inline constexpr qsizetype mostRoads = 15;  ///< of a side: as many as there are pairs of edges
inline constexpr qsizetype mostItems = mostSpaces; ///< of a list in a space

[[nodiscard]] QString tooLong(qsizetype items, qsizetype most);
/// Whether a list is longer than that, which is then a fault.
[[nodiscard]] bool isTooLong(const QJsonArray& items, qsizetype most, const JsonPath& place,
                             Faults& faults);

/// A required edge.
[[nodiscard]] std::optional<Edge> edge(ObjectReader& reader, Name field);

/// Two numbers in a list; a fault and nothing if they are not that.
[[nodiscard]] std::optional<std::pair<double, double>> pair(const QJsonValue& value,
                                                            const JsonPath& place, Faults& faults);

[[nodiscard]] LaneSpan lanes(const QJsonValue& value, const JsonPath& place, Faults& faults);

/// Where a space begins and ends along the road.
[[nodiscard]] Stretch stretch(const QJsonValue& value, const JsonPath& place, Faults& faults);

/// A line across the road: its position, in hundredths.
[[nodiscard]] std::optional<int> line(ObjectReader& reader, Name field);

/// Ids of spaces.
[[nodiscard]] std::vector<QString> ids(ObjectReader& reader, Name field);

template <typename T, typename Read>
std::vector<T> list(ObjectReader& reader, Name field, Faults& faults, Read read) {
    std::vector<T> found;
    const auto items = reader.optionalArray(field);
    if (!items)
        return found;
    const JsonPath place = reader.at(field);
    if (items->isEmpty())
        faults.add(TileRecord::tr("must not be empty"), place);
    if (isTooLong(*items, mostItems, place, faults))
        return found;
    for (qsizetype i = 0; i < items->size(); ++i)
        found.push_back(read(items->at(i), JsonPath(place, i), faults));
    return found;
}

} // namespace stagewright::record
