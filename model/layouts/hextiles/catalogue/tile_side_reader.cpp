#include "model/layouts/hextiles/catalogue/tile_side_reader.h"

#include "model/json/text.h"
#include "model/layouts/hextiles/catalogue/record_fields.h"
#include "model/layouts/hextiles/catalogue/road_reader.h"
#include "model/layouts/hextiles/catalogue/tile_side_check.h"

#include <QCryptographicHash>
#include <QJsonDocument>

namespace stagewright {

using namespace record;

namespace {

Scenery readScenery(ObjectReader& reader) {
    return reader
        .optionalWord<Scenery>(Name("scenery"), {{Name("sheep-fold"), Scenery::SheepFold},
                                                 {Name("square"), Scenery::Square},
                                                 {Name("camp"), Scenery::Camp},
                                                 {Name("winter-camp"), Scenery::WinterCamp},
                                                 {Name("lake"), Scenery::Lake},
                                                 {Name("lake-with-car"), Scenery::LakeWithCar},
                                                 {Name("moor"), Scenery::Moor},
                                                 {Name("winter-firs"), Scenery::WinterFirs},
                                                 {Name("crowd"), Scenery::Crowd},
                                                 {Name("brown-yard"), Scenery::BrownYard},
                                                 {Name("grey-yard"), Scenery::GreyYard},
                                                 {Name("street"), Scenery::Street}})
        .value_or(Scenery::Plain);
}

/// Yards are service parks, streets have roads, and all else is on tiles without one.
bool belongs(Scenery scenery, Role role) {
    switch (scenery) {
    case Scenery::Plain:
        return true;
    case Scenery::BrownYard:
    case Scenery::GreyYard:
        return role == Role::Service;
    case Scenery::Street:
        return role == Role::Road || role == Role::Start || role == Role::Finish ||
               role == Role::StartFinish;
    case Scenery::SheepFold:
    case Scenery::Square:
    case Scenery::Camp:
    case Scenery::WinterCamp:
    case Scenery::Lake:
    case Scenery::LakeWithCar:
    case Scenery::Moor:
    case Scenery::WinterFirs:
    case Scenery::Crowd:
        break;
    }
    return role == Role::Filler || role == Role::Podium;
}

QString optionalSentence(ObjectReader& reader, Name field) {
    const auto text = reader.optionalText(field);
    if (text && text->trimmed().isEmpty())
        reader.fault(field, TileRecord::tr("must not be empty"));
    return text.value_or(QString());
}

/// What changes how a tile is drawn, and not how it is driven, must not make a stage that was saved
/// before look as if it were another.
QByteArray hashOf(QJsonObject record) {
    record.remove(Name("scenery"));
    QJsonArray roads = record.value(Name("roads")).toArray();
    for (QJsonValueRef value : roads)
        if (QJsonObject road = value.toObject(); road.contains(Name("taper"))) {
            road.remove(Name("taper"));
            value = road;
        }
    record.insert(Name("roads"), roads);
    const QByteArray text = QJsonDocument(record).toJson(QJsonDocument::Compact);
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
}

} // namespace

TileSide readTileSide(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    ObjectReader reader(value, place, faults);
    TileSide side;
    const QString id = reader.text(Name("id"));
    const auto parsed = TileId::parse(id);
    if (!parsed || parsed->toString() != id)
        reader.fault(Name("id"), TileRecord::tr("\"%1\" is not a tile number and side").arg(id));
    side.id = parsed.value_or(TileId());
    side.terrain = reader.word<Terrain>(Name("terrain"), {{Name("none"), Terrain::None},
                                                          {Name("asphalt"), Terrain::Asphalt},
                                                          {Name("gravel"), Terrain::Gravel},
                                                          {Name("snow"), Terrain::Snow}});
    side.danger = reader.word<Danger>(Name("danger"), {{Name("none"), Danger::None},
                                                       {Name("low"), Danger::Low},
                                                       {Name("medium"), Danger::Medium},
                                                       {Name("high"), Danger::High}});
    side.role = reader
                    .optionalWord<Role>(Name("role"), {{Name("start"), Role::Start},
                                                       {Name("finish"), Role::Finish},
                                                       {Name("start-finish"), Role::StartFinish},
                                                       {Name("service"), Role::Service},
                                                       {Name("pit"), Role::Pit},
                                                       {Name("filler"), Role::Filler},
                                                       {Name("podium"), Role::Podium}})
                    .value_or(Role::Road);
    side.scenery = readScenery(reader);
    if (!belongs(side.scenery, side.role))
        reader.fault(Name("scenery"), TileRecord::tr("is not that of a tile with this role"));
    const QJsonArray items = reader.array(Name("roads"));
    const bool roadless =
        side.role == Role::Pit || side.role == Role::Filler || side.role == Role::Podium;
    if (items.isEmpty() && !roadless)
        reader.fault(Name("roads"), TileRecord::tr("must not be empty"));
    const JsonPath list = reader.at(Name("roads"));
    if (isTooLong(items, mostRoads, list, faults))
        return side;
    side.roads.reserve(static_cast<std::size_t>(items.size()));
    for (qsizetype i = 0; i < items.size(); ++i)
        side.roads.push_back(readRoad(items[i], JsonPath(list, i), side.role, faults));
    side.notes = optionalSentence(reader, Name("notes"));
    side.unsure = optionalSentence(reader, Name("unsure"));
    reader.refuseUnknown();
    return side;
}

Expected<std::vector<TileSide>> readTileSides(const QByteArray& text) {
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    return tileSidesOf(*json);
}

Expected<std::vector<TileSide>> tileSidesOf(const QJsonValue& file) {
    Faults faults;
    const JsonPath top;
    ObjectReader reader(file, top, faults);
    reader.format(1, TileRecord::tr("is %1, and this program knows formats up to %2"));
    const QJsonArray items = reader.array(Name("tiles"));
    reader.refuseUnknown();
    const JsonPath list = reader.at(Name("tiles"));
    std::vector<TileSide> sides;
    sides.reserve(static_cast<std::size_t>(items.size()));
    for (qsizetype i = 0; i < items.size() && faults.none(); ++i) {
        const JsonPath place(list, i);
        TileSide side = readTileSide(items[i], place, faults);
        if (!sides.empty() && faults.none() && !(sides.back().id < side.id))
            faults.add(TileRecord::tr("tiles must be sorted by id, and no id come twice"), place);
        if (faults.none())
            for (const Contradiction& each : contradictions(side))
                faults.add(each.where + QStringLiteral(": ") + each.what, place);
        if (!faults.none()) {
            Fault fault = faults.list().front();
            // People look a tile up by its number, not by its place in the list.
            const QString id = items[i].toObject().value(Name("id")).toString();
            if (!id.isEmpty())
                fault.place = TileRecord::tr("tile %1: %2").arg(id, fault.place);
            return tl::unexpected(fault);
        }
        side.recordHash = hashOf(items[i].toObject());
        sides.push_back(std::move(side));
    }
    if (!faults.none())
        return tl::unexpected(faults.list().front());
    return sides;
}

} // namespace stagewright
