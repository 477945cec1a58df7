#pragma once

#include "model/json/object_reader.h"
#include "model/layouts/zones/driving/road_rules.h"

#include <QJsonArray>
#include <QStringList>

namespace stagewright {

/// The records of a rules file of the printed boards. Each says where it comes from, and what of it
/// is assumed.
struct RoadRulesRecords {
    ObjectReader& top;
    Faults& faults;
    QStringList assumed; ///< places of the values that no source gives

    /// @param read called with the record of that name
    template <typename Read>
    void single(QLatin1StringView name, Read read) {
        const JsonPath place = top.at(name);
        ObjectReader record(top.require(name), place, faults);
        read(record);
        readSource(record, name);
    }

    /// @param read called with each record of the list of that name
    template <typename Read>
    void eachOf(QLatin1StringView name, Read read) {
        const QJsonArray list = top.array(name);
        const JsonPath place = top.at(name);
        for (qsizetype i = 0; i < list.size() && faults.none(); ++i) {
            const JsonPath itemPlace(place, i);
            ObjectReader record(list[i], itemPlace, faults);
            read(record);
            readSource(record, QStringLiteral("%1[%2]").arg(name).arg(i));
        }
    }

private:
    void readSource(ObjectReader& record, const QString& path);
};

/// Everything that the exact drive does not ask about: backs, scenery, cuts, tokens, rallies.
void readMishaps(RoadRulesRecords& records, RoadRules& rules);

} // namespace stagewright
