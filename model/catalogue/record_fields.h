#pragma once

#include "model/catalogue/tile_side.h"
#include "model/json/object_reader.h"

#include <QCoreApplication>
#include <QStringList>

#include <initializer_list>
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

template <typename T>
using Words = std::initializer_list<std::pair<Name, T>>;

template <typename T>
std::optional<T> word(ObjectReader& reader, Name field, Words<T> words) {
    const auto text = reader.optionalText(field);
    if (!text)
        return std::nullopt;
    QStringList names;
    for (const auto& [name, value] : words) {
        if (*text == name)
            return value;
        names << name;
    }
    reader.fault(field, TileRecord::tr("is \"%1\", but must be one of: %2")
                            .arg(*text, names.join(QStringLiteral(", "))));
    return std::nullopt;
}

template <typename T>
T requiredWord(ObjectReader& reader, Name field, Words<T> words) {
    const auto found = word(reader, field, words);
    if (!found)
        (void)reader.text(field); // says that it is missing, if that is so
    return found.value_or(words.begin()->second);
}

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

/// A field that is true or left out.
[[nodiscard]] bool flag(ObjectReader& reader, Name field);

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
