#include "model/layouts/hextiles/catalogue/record_fields.h"

#include <cmath>

namespace stagewright::record {

namespace {

/// A position along the road, in hundredths.
std::optional<int> hundredths(double s) {
    const double scaled = s * 100;
    const double whole = std::round(scaled);
    if (!(0 <= whole && whole <= 100) || std::abs(scaled - whole) > 1e-6)
        return std::nullopt;
    return static_cast<int>(whole);
}

} // namespace

QString tooLong(qsizetype items, qsizetype most) {
    return TileRecord::tr("holds %1, and may hold at most %2").arg(items).arg(most);
}

bool isTooLong(const QJsonArray& items, qsizetype most, const JsonPath& place, Faults& faults) {
    if (items.size() <= most)
        return false;
    faults.add(tooLong(items.size(), most), place);
    return true;
}

std::optional<Edge> edge(ObjectReader& reader, Name field) {
    const QString text = reader.text(field);
    const auto found = edgeNamed(text);
    if (!found && reader.find(field).value_or(QJsonValue()).isString())
        reader.fault(field, TileRecord::tr("\"%1\" is not an edge").arg(text));
    return found;
}

std::optional<std::pair<double, double>> pair(const QJsonValue& value, const JsonPath& place,
                                              Faults& faults) {
    const QJsonArray items = value.toArray();
    if (items.size() == 2 && items[0].isDouble() && items[1].isDouble())
        return std::pair(items[0].toDouble(), items[1].toDouble());
    faults.add(TileRecord::tr("must be two numbers in a list"), place);
    return std::nullopt;
}

LaneSpan lanes(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    const auto both = pair(value, place, faults);
    if (!both)
        return {};
    if (!(both->first < both->second))
        faults.add(TileRecord::tr("the left lane must come before the right one"), place);
    return {both->first, both->second};
}

Stretch stretch(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    const auto both = pair(value, place, faults);
    if (!both)
        return {};
    const auto begin = hundredths(both->first);
    const auto end = hundredths(both->second);
    if (!begin || !end || *begin >= *end) {
        faults.add(TileRecord::tr("must rise within 0 to 1, in steps of 0.01"), place);
        return {};
    }
    return {*begin, *end};
}

std::optional<int> line(ObjectReader& reader, Name field) {
    const auto s = reader.optionalNumber(field);
    if (!s)
        return std::nullopt;
    const auto position = hundredths(*s);
    if (!position || *position == 0 || *position == 100) {
        reader.fault(field, TileRecord::tr("must lie between 0 and 1, in steps of 0.01"));
        return std::nullopt;
    }
    return position;
}

std::vector<QString> ids(ObjectReader& reader, Name field) {
    std::vector<QString> found;
    const auto items = reader.optionalArray(field);
    if (!items)
        return found;
    if (items->size() > mostItems) {
        reader.fault(field, tooLong(items->size(), mostItems));
        return found;
    }
    for (const QJsonValue item : *items) {
        if (!item.isString())
            reader.fault(field, TileRecord::tr("must list ids of spaces"));
        found.push_back(item.toString());
    }
    return found;
}

} // namespace stagewright::record
