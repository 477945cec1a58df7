#include "model/layouts/zones/boards/zone_boards_file.h"

#include "model/json/object_reader.h"
#include "model/json/object_writer.h"
#include "model/json/text.h"
#include "model/layouts/zones/road/road_elements_file.h"
#include "model/layouts/zones/road/section_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>

#include <algorithm>

namespace stagewright {

namespace {

struct ZoneBoardsFile {
    Q_DECLARE_TR_FUNCTIONS(ZoneBoardsFile)
};

using Key = QLatin1StringView;

constexpr int boardsFormat = 1;
constexpr int mostZones = 26;
constexpr int mostSidesOfAZone = 8;
constexpr int mostRoadsOfASide = 20;
constexpr int mostPointsOfARoad = 12;
constexpr int mostLineChangesOfARoad = 100;
constexpr int mostMillimetres = 5000;

/// The values of a list, each read by its own function with its place; a list that is too long is a
/// fault.
template <typename Value, typename Read>
QList<Value> readEach(const QJsonArray& list, const JsonPath& place, Faults& faults, int most,
                      Read read) {
    QList<Value> values;
    if (list.size() > most)
        faults.add(ZoneBoardsFile::tr("holds more than there can be, %1").arg(most), place);
    for (qsizetype i = 0; i < list.size() && faults.none(); ++i) {
        const JsonPath itemPlace(place, i);
        values.append(read(list[i], itemPlace, faults));
    }
    return values;
}

QChar readZoneLetter(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    const QString text = plainText(value).value_or(QString());
    if (text.size() == 1 && text[0] >= u'A' && text[0] <= u'Z')
        return text[0];
    faults.add(ZoneBoardsFile::tr("a zone is one capital letter"), place);
    return u'A';
}

/// "27", as files write it.
int readPoint(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    bool isNumber = false;
    const int number = plainText(value).value_or(QString()).toInt(&isNumber);
    if (isNumber && number >= 0 && number <= highestPoint)
        return number;
    faults.add(ZoneBoardsFile::tr("a point of a road is the number printed there, in quotes"),
               place);
    return 0;
}

int readInteriorPoint(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    if (const auto number = wholeNumber(value, {0, highestPoint}))
        return *number;
    faults.add(ZoneBoardsFile::tr("a point inside is a number, 0 to %1").arg(highestPoint), place);
    return 0;
}

RoadElements readSpacesOf(ObjectReader& reader, Faults& faults) {
    const auto text = reader.optionalText(Key("text"));
    const auto list = reader.optionalArray(Key("spaces"));
    if (text && list) {
        reader.fault(Key("spaces"), ZoneBoardsFile::tr("says the same as the text"),
                     ZoneBoardsFile::tr("Take one of both away"));
        return {};
    }
    if (list)
        return readRoadElements(*list, reader.at(Key("spaces")), faults);
    if (!text)
        return {};
    auto road = roadFromText(*text);
    if (road)
        return *std::move(road);
    reader.fault(Key("text"), QStringLiteral("%1: %2").arg(road.error().place, road.error().what),
                 road.error().remedy);
    return {};
}

LineChange readLineChange(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    if (const auto change = lineChangeFrom(plainText(value).value_or(QString())))
        return *change;
    faults.add(ZoneBoardsFile::tr("a change of line leads from an inside space to one of the slide "
                                  "line or back, as \"i1 to o2\""),
               place);
    return {};
}

ZoneRoad readZoneRoad(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    ObjectReader reader(value, place, faults, Null::IsNotThere);
    ZoneRoad road;
    const JsonPath points = reader.at(Key("points"));
    road.points =
        readEach<int>(reader.array(Key("points")), points, faults, mostPointsOfARoad, readPoint);
    if (faults.none() && (road.points.size() < 2 || road.points.first() == road.points.last()))
        reader.fault(Key("points"), ZoneBoardsFile::tr("a road joins two ends"));
    road.spaces = readSpacesOf(reader, faults);
    const JsonPath changes = reader.at(Key("changes"));
    if (const auto list = reader.optionalArray(Key("changes")))
        road.lineChanges = LineChanges{
            readEach<LineChange>(*list, changes, faults, mostLineChangesOfARoad, readLineChange)};
    road.unknown = reader.unknown();
    return road;
}

/// Each end belongs to one road.
void refuseSharedEnds(const ZoneSide& side, const JsonPath& place, Faults& faults) {
    QList<int> taken;
    for (const ZoneRoad& road : side.roads)
        for (const int point : {road.points.first(), road.points.last()}) {
            if (taken.contains(point))
                faults.add(ZoneBoardsFile::tr("two roads of side %1 use the end %2")
                               .arg(side.side)
                               .arg(point),
                           place);
            taken.append(point);
        }
}

/// Where the side says which numbers its ends have.
void refuseForeignEnds(const ZoneSide& side, const JsonPath& place, Faults& faults) {
    for (const ZoneRoad& road : side.roads)
        for (const int point : {road.points.first(), road.points.last()})
            if (side.firstEnd && !endIndex(side, point))
                faults.add(
                    ZoneBoardsFile::tr("the ends of side %1 are %2 to %3: %4 is none of them")
                        .arg(side.side)
                        .arg(*side.firstEnd)
                        .arg(*side.firstEnd + zoneEnds - 1)
                        .arg(point),
                    place);
}

ZoneSide readZoneSide(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    ObjectReader reader(value, place, faults, Null::IsNotThere);
    ZoneSide side;
    side.side = reader.text(Key("side"));
    side.surface =
        reader.optionalWord<RoadSurface>(Key("surface"), {{Key("asphalt"), RoadSurface::Asphalt},
                                                          {Key("snow"), RoadSurface::Snow},
                                                          {Key("earth"), RoadSurface::Earth}});
    side.firstEnd = reader.optionalInteger(Key("firstEnd"), {0, highestFirstEnd});
    const JsonPath interior = reader.at(Key("interior"));
    side.interior = readEach<int>(reader.optionalArray(Key("interior")).value_or(QJsonArray()),
                                  interior, faults, highestPoint, readInteriorPoint);
    side.roadsComplete = reader.optionalBoolean(Key("roadsComplete")).value_or(false);
    side.sameEndsAs = reader.optionalText(Key("sameEndsAs")).value_or(QString());
    const JsonPath roads = reader.at(Key("roads"));
    side.roads = readEach<ZoneRoad>(reader.array(Key("roads")), roads, faults, mostRoadsOfASide,
                                    readZoneRoad);
    if (faults.none())
        refuseSharedEnds(side, roads, faults);
    if (faults.none())
        refuseForeignEnds(side, roads, faults);
    side.unknown = reader.unknown();
    return side;
}

/// "C", "C*", "A/20": of its own zone, each once.
void checkSides(const Zone& zone, const JsonPath& place, Faults& faults) {
    QStringList names;
    for (const ZoneSide& side : zone.sides) {
        if (!side.side.startsWith(zone.letter) || side.side.size() > 8)
            faults.add(ZoneBoardsFile::tr("a side of zone %1 is called %1, %1*, or %1/ and its "
                                          "first number")
                           .arg(zone.letter),
                       place);
        if (names.contains(side.side))
            faults.add(ZoneBoardsFile::tr("side %1 is there twice").arg(side.side), place);
        names << side.side;
    }
}

Zone readZone(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    ObjectReader reader(value, place, faults, Null::IsNotThere);
    Zone zone;
    zone.letter = readZoneLetter(reader.require(Key("zone")), reader.at(Key("zone")), faults);
    zone.box = reader.optionalText(Key("box")).value_or(QString());
    const JsonPath sides = reader.at(Key("sides"));
    zone.sides = readEach<ZoneSide>(reader.array(Key("sides")), sides, faults, mostSidesOfAZone,
                                    readZoneSide);
    if (faults.none())
        checkSides(zone, sides, faults);
    zone.unknown = reader.unknown();
    return zone;
}

ZoneBox readZoneBox(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    ObjectReader reader(value, place, faults, Null::IsNotThere);
    ZoneBox box;
    box.id = reader.text(Key("id"));
    box.title = reader.text(Key("title"));
    const JsonPath zones = reader.at(Key("zones"));
    box.zones =
        readEach<QChar>(reader.array(Key("zones")), zones, faults, mostZones, readZoneLetter);
    box.unknown = reader.unknown();
    return box;
}

std::optional<BoardSize> readBoardSize(ObjectReader& reader) {
    const auto list = reader.optionalArray(Key("mm"));
    if (!list)
        return std::nullopt;
    const BoardSize size{list->at(0).toDouble(), list->at(1).toDouble()};
    const auto isRight = [](double mm) { return mm > 0 && mm <= mostMillimetres; };
    if (list->size() == 2 && isRight(size.width) && isRight(size.height))
        return size;
    reader.fault(Key("mm"),
                 ZoneBoardsFile::tr("a size is width and height in millimetres, up to %1")
                     .arg(mostMillimetres));
    return std::nullopt;
}

void readBoard(ObjectReader& top, Faults& faults, ZoneBoards& boards) {
    const auto value = top.find(Key("board"));
    if (!value)
        return;
    const JsonPath place = top.at(Key("board"));
    ObjectReader reader(*value, place, faults, Null::IsNotThere);
    boards.order = reader.optionalWord<EndOrder>(
        Key("order"),
        {{Key("clockwise"), EndOrder::Clockwise}, {Key("anticlockwise"), EndOrder::Anticlockwise}});
    boards.size = readBoardSize(reader);
    boards.unknownOfBoard = reader.unknown();
}

QByteArray textOfZoneRoad(const ZoneRoad& road) {
    // As its changes of line are written: what they are the other way depends on the corner.
    if (road.lineChanges && road.lineChanges->backwards)
        return textOfZoneRoad(fromTheOtherEnd(road));
    QByteArrayList points;
    for (const int point : road.points)
        points << '"' + QByteArray::number(point) + '"';
    ObjectWriter members;
    members.add("points", '[' + points.join(", ") + ']');
    if (road.isEntered())
        members.add("text", textOfRoad(road.spaces));
    if (road.lineChanges) {
        QByteArrayList changes;
        for (const LineChange& change : road.lineChanges->list)
            changes << jsonText(textOf(change));
        members.add("changes", '[' + changes.join(", ") + ']');
    }
    members.add(road.unknown);
    return members.inOneLine();
}

QByteArray textOfZoneSide(const ZoneSide& side) {
    ObjectWriter members;
    members.add("side", side.side);
    if (side.surface) {
        constexpr Key surfaces[]{Key("asphalt"), Key("snow"), Key("earth")};
        members.add("surface", QString(surfaces[static_cast<int>(*side.surface)]));
    }
    if (side.firstEnd)
        members.add("firstEnd", *side.firstEnd);
    if (!side.interior.isEmpty()) {
        QByteArrayList numbers;
        for (const int number : side.interior)
            numbers << QByteArray::number(number);
        members.add("interior", '[' + numbers.join(", ") + ']');
    }
    if (side.roadsComplete)
        members.add("roadsComplete", QByteArray("true"));
    if (!side.sameEndsAs.isEmpty())
        members.add("sameEndsAs", side.sameEndsAs);
    QByteArrayList roads;
    for (const ZoneRoad& road : side.roads)
        roads << textOfZoneRoad(road);
    members.add("roads", '[' + roads.join(",\n   ") + ']');
    members.add(side.unknown);
    return members.inOneLine();
}

QByteArray textOfZone(const Zone& zone) {
    ObjectWriter members;
    members.add("zone", QString(zone.letter));
    if (!zone.box.isEmpty())
        members.add("box", zone.box);
    QByteArrayList sides;
    for (const ZoneSide& side : zone.sides)
        sides << textOfZoneSide(side);
    members.add("sides", '[' + sides.join(",\n  ") + ']');
    members.add(zone.unknown);
    return members.inOneLine();
}

QByteArray textOfZoneBox(const ZoneBox& box) {
    QByteArrayList zones;
    for (const QChar letter : box.zones)
        zones << jsonText(QString(letter));
    ObjectWriter members;
    members.add("id", box.id);
    members.add("title", box.title);
    members.add("zones", '[' + zones.join(", ") + ']');
    members.add(box.unknown);
    return members.inOneLine();
}

QByteArray textOfBoard(const ZoneBoards& boards) {
    ObjectWriter members;
    if (boards.order)
        members.add("order", boards.order == EndOrder::Clockwise ? QStringLiteral("clockwise")
                                                                 : QStringLiteral("anticlockwise"));
    if (boards.size)
        members.add("mm", '[' + QByteArray::number(boards.size->width) + ", " +
                              QByteArray::number(boards.size->height) + ']');
    members.add(boards.unknownOfBoard);
    return members.inOneLine();
}

} // namespace

Expected<ZoneBoards> readZoneBoards(const QByteArray& text) {
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    Faults faults;
    const JsonPath top;
    ObjectReader reader(*json, top, faults, Null::IsNotThere);
    reader.format(boardsFormat, ZoneBoardsFile::tr("is %1, but this program knows format %2"));
    ZoneBoards boards;
    if (reader.text(Key("game")) != zonesGame)
        reader.fault(
            Key("game"),
            ZoneBoardsFile::tr("is not %1, of which these boards would be").arg(zonesGame));
    boards.title = reader.optionalText(Key("title")).value_or(QString());
    readBoard(reader, faults, boards);
    const JsonPath boxes = reader.at(Key("boxes"));
    boards.boxes = readEach<ZoneBox>(reader.optionalArray(Key("boxes")).value_or(QJsonArray()),
                                     boxes, faults, mostZones, readZoneBox);
    const JsonPath zones = reader.at(Key("zones"));
    boards.zones = readEach<Zone>(reader.array(Key("zones")), zones, faults, mostZones, readZone);
    QString letters;
    for (const Zone& zone : boards.zones) {
        if (letters.contains(zone.letter))
            reader.fault(Key("zones"),
                         ZoneBoardsFile::tr("zone %1 is there twice").arg(zone.letter));
        letters += zone.letter;
    }
    boards.unknown = reader.unknown();
    if (!faults.none())
        return tl::unexpected(withLine(faults.list().front(), text));
    return boards;
}

QByteArray textOfZoneBoards(const ZoneBoards& boards) {
    ObjectWriter members;
    members.add("format", boardsFormat);
    members.add("game", QString(zonesGame));
    if (!boards.title.isEmpty())
        members.add("title", boards.title);
    if (boards.order || boards.size || !boards.unknownOfBoard.isEmpty())
        members.add("board", textOfBoard(boards));
    if (!boards.boxes.isEmpty()) {
        QByteArrayList boxes;
        for (const ZoneBox& box : boards.boxes)
            boxes << textOfZoneBox(box);
        members.add("boxes", listInLines(boxes));
    }
    QByteArrayList zones;
    for (const Zone& zone : boards.zones)
        zones << textOfZone(zone);
    members.add("zones", listInLines(zones));
    members.add(boards.unknown);
    return members.inLines();
}

Expected<ZoneBoards> builtInZoneBoards() {
    QFile file(QStringLiteral(":/games/rallyman-2009/boards.json"));
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(Fault{file.errorString(), {}, {}, file.fileName()});
    auto boards = readZoneBoards(file.readAll());
    if (!boards)
        boards.error().file = file.fileName();
    return boards;
}

} // namespace stagewright
