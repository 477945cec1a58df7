#include "model/season/points_table.h"

#include "model/json/object_reader.h"
#include "model/json/object_writer.h"
#include "model/json/text.h"
#include "model/season/season.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct PointsText {
    Q_DECLARE_TR_FUNCTIONS(PointsTable)
};

QList<int> readList(ObjectReader& reader, Name field) {
    QList<int> points;
    const QJsonArray items = reader.optionalArray(field).value_or(QJsonArray());
    if (items.size() > mostPointedPlaces)
        reader.fault(field, PointsText::tr("must be at most %1 numbers").arg(mostPointedPlaces));
    for (const QJsonValue item : items) {
        const auto number = wholeNumber(item, {0, mostPoints});
        if (!number)
            reader.fault(field, PointsText::tr("must be whole numbers up to %1").arg(mostPoints));
        points << number.value_or(0);
    }
    return points;
}

void readFastestLap(ObjectReader& reader, PointsTable& table, Faults& faults) {
    const auto lap = reader.find(Name("fastestLap"));
    if (!lap)
        return;
    const JsonPath place = reader.at(Name("fastestLap"));
    ObjectReader fields(*lap, place, faults);
    table.fastestLap = fields.integer(Name("points"), {1, mostPoints});
    table.fastestLapWithin =
        fields.optionalInteger(Name("within"), {1, mostPointedPlaces}).value_or(0);
    fields.refuseUnknown();
}

QByteArray listText(const QList<int>& points) {
    QByteArrayList texts;
    for (const int number : points)
        texts << QByteArray::number(number);
    return '[' + texts.join(", ") + ']';
}

std::vector<PointsTable> loadBuiltIn() {
    QFile file(QStringLiteral(":/season/points.json"));
    const auto tables =
        readPointsTables(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    return tables.value_or(std::vector<PointsTable>{PointsTable{}});
}

} // namespace

int pointsFor(const QList<int>& points, int place) {
    return place >= 1 && place <= points.size() ? points[place - 1] : 0;
}

std::optional<QList<int>> readPointsList(const QString& text) {
    QList<int> points;
    if (text.trimmed().isEmpty())
        return points;
    for (const QString& part : text.split(u',')) {
        bool isNumber = false;
        points << part.trimmed().toInt(&isNumber);
        if (!isNumber || points.constLast() < 0 || points.constLast() > mostPoints)
            return std::nullopt;
    }
    return points.size() > mostPointedPlaces ? std::nullopt : std::optional(points);
}

QString pointsListText(const QList<int>& points) {
    QStringList texts;
    for (const int number : points)
        texts << QString::number(number);
    return texts.join(QStringLiteral(", "));
}

QString nameOf(const PointsTable& table) {
    if (table.id == u"rally")
        return PointsText::tr("Rally world, with power stage");
    if (table.id == u"circuit")
        return PointsText::tr("Circuit world, with fastest lap");
    return table.id.isEmpty() ? PointsText::tr("One's own") : table.id;
}

PointsTable readPoints(ObjectReader& reader, Faults& faults) {
    PointsTable table;
    table.places = readList(reader, Name("places"));
    table.powerStage = readList(reader, Name("powerStage"));
    readFastestLap(reader, table, faults);
    return table;
}

void writePoints(const PointsTable& table, ObjectWriter& members) {
    members.add("places", listText(table.places));
    if (!table.powerStage.isEmpty())
        members.add("powerStage", listText(table.powerStage));
    if (table.fastestLap > 0) {
        ObjectWriter lap;
        lap.add("points", table.fastestLap);
        if (table.fastestLapWithin > 0)
            lap.add("within", table.fastestLapWithin);
        members.add("fastestLap", lap.inOneLine());
    }
}

Expected<std::vector<PointsTable>> readPointsTables(const QByteArray& text) {
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    Faults faults;
    const JsonPath top;
    ObjectReader reader(*json, top, faults);
    reader.format(1);
    std::vector<PointsTable> tables;
    const QJsonArray items = reader.array(Name("tables"));
    const JsonPath list = reader.at(Name("tables"));
    for (qsizetype i = 0; i < items.size(); ++i) {
        const JsonPath place(list, i);
        ObjectReader fields(items[i], place, faults);
        const QString id = fields.text(Name("id"));
        (void)fields.text(Name("source"));
        tables.push_back(readPoints(fields, faults));
        tables.back().id = id;
        fields.refuseUnknown();
    }
    if (items.isEmpty())
        reader.fault(Name("tables"), PointsText::tr("must hold at least one table"));
    reader.refuseUnknown();
    if (!faults.none())
        return tl::unexpected(withLine(faults.list().front(), text));
    return tables;
}

const std::vector<PointsTable>& builtInPointsTables() {
    static const std::vector<PointsTable> tables = loadBuiltIn();
    return tables;
}

const PointsTable* builtInPoints(const QString& id) {
    const auto& tables = builtInPointsTables();
    const auto found = std::find_if(tables.begin(), tables.end(),
                                    [&](const PointsTable& table) { return table.id == id; });
    return found == tables.end() ? nullptr : &*found;
}

} // namespace stagewright
