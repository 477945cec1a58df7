#pragma once

#include "model/fault.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>
#include <vector>

namespace stagewright {

class Faults;
class JsonPath;
class ObjectReader;
class ObjectWriter;

/// Points for places in a rally.
struct PointsTable {
    QString id;               ///< of one that is compiled in; empty: one's own
    QList<int> places;        ///< for the places 1, 2, ...
    QList<int> powerStage;    ///< for the places 1, 2, ... in the power stage
    int fastestLap = 0;       ///< for who drove the fastest lap
    int fastestLapWithin = 0; ///< only for who is placed so far ahead at least; 0: for anybody

    friend bool operator==(const PointsTable&, const PointsTable&) = default;
};

/// Points for a place from 1; 0 for one beyond the list.
[[nodiscard]] int pointsFor(const QList<int>& points, int place);

/// Points as they are typed: "10, 6, 4"; nothing: it is no such list.
[[nodiscard]] std::optional<QList<int>> readPointsList(const QString& text);
[[nodiscard]] QString pointsListText(const QList<int>& points);

/// What a table is called; one's own, too.
[[nodiscard]] QString nameOf(const PointsTable& table);

/// Reads resources/season/points.json. Faults name the field.
[[nodiscard]] Expected<std::vector<PointsTable>> readPointsTables(const QByteArray& text);

/// Those compiled into the program, at least one; a test holds that they can be read.
[[nodiscard]] const std::vector<PointsTable>& builtInPointsTables();

/// The one of that id among them; null: there is none.
[[nodiscard]] const PointsTable* builtInPoints(const QString& id);

/// The fields of a table of one's own.
[[nodiscard]] PointsTable readPoints(ObjectReader& reader, Faults& faults);
void writePoints(const PointsTable& table, ObjectWriter& members);

} // namespace stagewright
