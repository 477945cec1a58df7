#include "model/catalogue/tile_side_reader.h"

#include "model/catalogue/tile_side_check.h"
#include "model/hex/geometry.h"
#include "model/json/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct TileRecord {
    Q_DECLARE_TR_FUNCTIONS(TileRecord)
};

constexpr Range gears{1, 6};
constexpr Range laneCounts{2, 4};
/// Width of a lane where a road does not give its width (FORMAT.md, `width`).
constexpr double usualLaneWidth = 0.238;

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

std::optional<Edge> edge(ObjectReader& reader, Name field) {
    const QString text = reader.text(field);
    const auto found = edgeNamed(text);
    if (!found && reader.find(field).value_or(QJsonValue()).isString())
        reader.fault(field, TileRecord::tr("\"%1\" is not an edge").arg(text));
    return found;
}

/// Two numbers in a list; a fault and nothing if they are not that.
std::optional<std::pair<double, double>> pair(const QJsonValue& value, const JsonPlace& place,
                                              Faults& faults) {
    const QJsonArray items = value.toArray();
    if (items.size() == 2 && items[0].isDouble() && items[1].isDouble())
        return std::pair(items[0].toDouble(), items[1].toDouble());
    faults.add(TileRecord::tr("must be two numbers in a list"), place);
    return std::nullopt;
}

LaneSpan lanes(const QJsonValue& value, const JsonPlace& place, Faults& faults) {
    const auto both = pair(value, place, faults);
    if (!both)
        return {};
    if (!(both->first < both->second))
        faults.add(TileRecord::tr("the left lane must come before the right one"), place);
    return {both->first, both->second};
}

/// A position along the road, in hundredths.
std::optional<int> hundredths(double s) {
    const double scaled = s * 100;
    const double whole = std::round(scaled);
    if (!(0 <= whole && whole <= 100) || std::abs(scaled - whole) > 1e-6)
        return std::nullopt;
    return static_cast<int>(whole);
}

Stretch stretch(const QJsonValue& value, const JsonPlace& place, Faults& faults) {
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

/// A field that is true or left out.
bool flag(ObjectReader& reader, Name field) {
    const auto value = reader.find(field);
    if (value && *value != QJsonValue(true))
        reader.fault(field, TileRecord::tr("must be true or left out"));
    return value.has_value();
}

std::vector<QString> ids(ObjectReader& reader, Name field) {
    std::vector<QString> found;
    const auto items = reader.optionalArray(field);
    if (!items)
        return found;
    for (const QJsonValue item : *items) {
        if (!item.isString())
            reader.fault(field, TileRecord::tr("must list ids of spaces"));
        found.push_back(item.toString());
    }
    return found;
}

template <typename T, typename Read>
std::vector<T> list(ObjectReader& reader, Name field, Faults& faults, Read read) {
    std::vector<T> found;
    const auto items = reader.optionalArray(field);
    if (!items)
        return found;
    const JsonPlace place = reader.at(field);
    if (items->isEmpty())
        faults.add(TileRecord::tr("must not be empty"), place);
    for (qsizetype i = 0; i < items->size(); ++i)
        found.push_back(read(items->at(i), JsonPlace(place, i), faults));
    return found;
}

bool within(const LaneSpan& inner, const LaneSpan& outer) {
    return outer.left <= inner.left && inner.right <= outer.right;
}

EndLine endLine(const QJsonValue& value, const JsonPlace& place, Faults& faults) {
    ObjectReader reader(value, place, faults);
    EndLine line;
    line.lanes = lanes(reader.require(Name("lanes")), reader.at(Name("lanes")), faults);
    line.limit = reader.optionalInteger(Name("limit"), gears);
    const bool hazard = flag(reader, Name("hazard"));
    if (hazard == line.limit.has_value())
        faults.add(TileRecord::tr("needs either a limit or a hazard"), place);
    line.everyCrossing = flag(reader, Name("everyCrossing"));
    reader.refuseUnknown();
    return line;
}

ClimbArrow climbArrow(const QJsonValue& value, const JsonPlace& place, Faults& faults) {
    ObjectReader reader(value, place, faults);
    const Words<RoadEnd> ends{{Name("from"), RoadEnd::From}, {Name("to"), RoadEnd::To}};
    ClimbArrow climb;
    climb.end = requiredWord(reader, Name("end"), ends);
    climb.lanes = lanes(reader.require(Name("lanes")), reader.at(Name("lanes")), faults);
    climb.arrow = requiredWord(reader, Name("arrow"), ends);
    climb.value = reader.integer(Name("value"), {-1, 1});
    if (climb.value == 0)
        reader.fault(Name("value"), TileRecord::tr("must be 1 or -1"));
    reader.refuseUnknown();
    return climb;
}

std::optional<CornerPart> cornerPart(ObjectReader& reader) {
    const auto number = reader.optionalInteger(Name("corner"), {1, 2});
    const auto where = word<CornerLine>(
        reader, Name("line"),
        {{Name("inside"), CornerLine::Inside}, {Name("outside"), CornerLine::Outside}});
    if (number.has_value() != where.has_value())
        reader.fault(Name("corner"), TileRecord::tr("corner and line go together"));
    if (!number || !where)
        return std::nullopt;
    return CornerPart{*number, *where};
}

/// Where the space lies in the road: its lanes, and what depends on them.
void checkLanes(const Space& space, int widest, ObjectReader& reader) {
    const LaneSpan road{0, static_cast<double>(widest)};
    if (space.shortcut) {
        const LaneSpan left{-1, 0};
        const LaneSpan right{road.right, road.right + 1};
        if (space.lanes != left && space.lanes != right)
            reader.fault(Name("lanes"), TileRecord::tr("a shortcut lies beside the road"));
    } else if (!within(space.lanes, road)) {
        reader.fault(Name("lanes"), TileRecord::tr("reach beyond the border of the road"));
    }
    if (space.lanesTo && !within(*space.lanesTo, road))
        reader.fault(Name("lanesTo"), TileRecord::tr("reach beyond the border of the road"));
    const auto inSpace = [&](Name field, const LaneSpan& inner, const LaneSpan& outer) {
        if (!within(inner, outer))
            reader.fault(field, TileRecord::tr("its lanes lie outside the space"));
    };
    for (const EndLine& line : space.entry)
        inSpace(Name("entry"), line.lanes, space.lanes);
    for (const EndLine& line : space.exit)
        inSpace(Name("exit"), line.lanes, space.lanesAtEnd());
    for (const ClimbArrow& arrow : space.climb)
        inSpace(Name("climb"), arrow.lanes, space.lanes);
}

Space readSpace(const QJsonValue& value, const JsonPlace& place, int widest, Faults& faults) {
    ObjectReader reader(value, place, faults);
    Space space;
    space.id = reader.text(Name("id"));
    if (space.id.isEmpty())
        reader.fault(Name("id"), TileRecord::tr("must not be empty"));
    space.s = stretch(reader.require(Name("s")), reader.at(Name("s")), faults);
    space.lanes = lanes(reader.require(Name("lanes")), reader.at(Name("lanes")), faults);
    if (const auto to = reader.find(Name("lanesTo")))
        space.lanesTo = lanes(*to, reader.at(Name("lanesTo")), faults);
    space.grid = reader.optionalInteger(Name("grid"), {1, 100});
    space.limit = reader.optionalInteger(Name("limit"), gears);
    space.limitHazard = reader.optionalInteger(Name("limitHazard"), gears);
    if (space.limit && space.limitHazard)
        reader.fault(Name("limit"), TileRecord::tr("limit and limitHazard exclude each other"));
    space.shortcut = reader.optionalInteger(Name("shortcut"), gears);
    space.jump = reader.optionalInteger(Name("jump"), gears);
    space.entry = list<EndLine>(reader, Name("entry"), faults, endLine);
    space.exit = list<EndLine>(reader, Name("exit"), faults, endLine);
    space.corner = cornerPart(reader);
    space.slide = flag(reader, Name("slide"));
    space.water = flag(reader, Name("water"));
    const bool touches = reader.find(Name("touches")).has_value();
    space.touches = ids(reader, Name("touches"));
    if (touches != space.shortcut.has_value() || (touches && space.touches.empty()))
        reader.fault(Name("touches"), TileRecord::tr("belongs to shortcuts, and each has it"));
    space.climb = list<ClimbArrow>(reader, Name("climb"), faults, climbArrow);
    space.openEnd = word<RoadEnd>(reader, Name("openEnd"),
                                  {{Name("from"), RoadEnd::From}, {Name("to"), RoadEnd::To}});
    if ((space.openEnd == RoadEnd::From && space.s.begin != 0) ||
        (space.openEnd == RoadEnd::To && space.s.end != 100))
        reader.fault(Name("openEnd"), TileRecord::tr("the space does not reach that edge"));
    space.overlaps = ids(reader, Name("overlaps"));
    reader.refuseUnknown();
    checkLanes(space, widest, reader);
    return space;
}

/// Distance of a point beyond the line of an edge; negative inside the hex.
double beyond(QPointF point, Edge edge) {
    return QPointF::dotProduct(point, outward(edge)) - apothem;
}

std::vector<QPointF> readPath(const QJsonArray& items, const Road& road, const JsonPlace& place,
                              Faults& faults) {
    constexpr double slack = 0.01; // the points are rounded to it
    constexpr double closest = 0.02;
    std::vector<QPointF> path;
    if (items.size() < 4 || items.size() > 12)
        faults.add(TileRecord::tr("must have 4 to 12 points"), place);
    for (qsizetype i = 0; i < items.size(); ++i) {
        const JsonPlace item(place, i);
        const auto both = pair(items[i], item, faults);
        if (!both)
            return {};
        const QPointF point(both->first, both->second);
        for (const Edge edge : allEdges)
            if (beyond(point, edge) > slack)
                faults.add(TileRecord::tr("the point lies outside the tile"), item);
        if (!path.empty() &&
            std::hypot(point.x() - path.back().x(), point.y() - path.back().y()) < closest)
            faults.add(TileRecord::tr("the point coincides with the one before"), item);
        path.push_back(point);
    }
    if (path.empty())
        return path;
    for (const auto& [point, edge] : {std::pair(path.front(), road.from), {path.back(), road.to}})
        if (std::abs(beyond(point, edge)) > slack)
            faults.add(TileRecord::tr("does not end on the %1 edge").arg(name(edge)), place);
    return path;
}

std::array<double, 2> readWidth(ObjectReader& reader, const Road& road, Faults& faults) {
    const auto given = reader.find(Name("width"));
    if (!given)
        return {road.lanes[0] * usualLaneWidth, road.lanes[1] * usualLaneWidth};
    const JsonPlace place = reader.at(Name("width"));
    const auto both = pair(*given, place, faults).value_or(std::pair(0.5, 0.5));
    for (const double width : {both.first, both.second})
        if (!(0.3 <= width && width <= 1))
            faults.add(TileRecord::tr("must lie between 0.3 and 1"), place);
    return {both.first, both.second};
}

/// To which side a road that leaves the tile at `end`, coming from `before`, leans there.
Slant lean(QPointF before, QPointF end, Edge edge) {
    const QPointF out = outward(edge);
    const QPointF along = end - before;
    const double cross = out.x() * along.y() - out.y() * along.x();
    // The slanted edges lean by 30 degrees; the ends of curves that meet an edge squarely may be
    // off by a few, the points of a path being rounded.
    constexpr double sineOf15Degrees = 0.2588;
    const double sine = cross / std::hypot(along.x(), along.y());
    if (std::abs(sine) < sineOf15Degrees)
        return Slant::None;
    return sine > 0 ? Slant::Right : Slant::Left; // y being down, clockwise is to the right
}

/// The slants that the path shows, held against the spaces that say they end at a slanted edge.
std::array<Slant, 2> readSlants(const Road& road, ObjectReader& reader) {
    if (road.path.size() < 2)
        return {Slant::None, Slant::None};
    const std::size_t last = road.path.size() - 1;
    const std::array slants{lean(road.path[1], road.path[0], road.from),
                            lean(road.path[last - 1], road.path[last], road.to)};
    for (const RoadEnd end : {RoadEnd::From, RoadEnd::To}) {
        const bool open = std::any_of(road.spaces.begin(), road.spaces.end(),
                                      [&](const Space& space) { return space.openEnd == end; });
        if (open != (slants.at(end == RoadEnd::From ? 0 : 1) != Slant::None))
            reader.fault(Name("path"),
                         TileRecord::tr("slanted ends and openEnd go together, at the %1 edge")
                             .arg(name(end == RoadEnd::From ? road.from : road.to)));
    }
    return slants;
}

Road readRoad(const QJsonValue& value, const JsonPlace& place, Role role, Faults& faults) {
    ObjectReader reader(value, place, faults);
    Road road;
    road.from = edge(reader, Name("from")).value_or(road.from);
    road.to = edge(reader, Name("to")).value_or(road.to);
    if (road.from == road.to && role != Role::Service)
        reader.fault(Name("to"), TileRecord::tr("from and to are the same edge"));
    const QJsonArray counts = reader.array(Name("lanes"));
    for (const std::size_t end : {0, 1}) {
        const auto count = wholeNumber(counts.at(static_cast<qsizetype>(end)), laneCounts);
        if (!count || counts.size() != 2)
            reader.fault(Name("lanes"), TileRecord::tr("must be two whole numbers from %1 to %2")
                                            .arg(laneCounts.least)
                                            .arg(laneCounts.most));
        road.lanes.at(end) = count.value_or(laneCounts.least);
    }
    road.shape = requiredWord<Shape>(reader, Name("shape"),
                                     {{Name("straight"), Shape::Straight},
                                      {Name("arc"), Shape::Arc},
                                      {Name("loop"), Shape::Loop},
                                      {Name("bend"), Shape::Bend}});
    road.bulge = word<Bulge>(reader, Name("bulge"),
                             {{Name("left"), Bulge::Left}, {Name("right"), Bulge::Right}});
    if ((road.shape == Shape::Bend) != road.bulge.has_value())
        reader.fault(Name("bulge"), TileRecord::tr("belongs to bends, and each has it"));
    road.level = word<Level>(reader, Name("level"),
                             {{Name("over"), Level::Over}, {Name("under"), Level::Under}});
    road.startLine = line(reader, Name("startLine"));
    road.finishLine = line(reader, Name("finishLine"));
    road.width = readWidth(reader, road, faults);
    if (const auto path = reader.optionalArray(Name("path")))
        road.path = readPath(*path, road, reader.at(Name("path")), faults);
    else if (road.shape == Shape::Loop || road.shape == Shape::Bend)
        reader.fault(Name("path"), TileRecord::tr("is missing; loops and bends need one"));
    const QLatin1StringView spaces("spaces");
    const QJsonArray items = reader.array(spaces);
    if (items.isEmpty() && role != Role::Service)
        reader.fault(spaces, TileRecord::tr("must not be empty"));
    const JsonPlace list = reader.at(spaces);
    road.spaces.reserve(static_cast<std::size_t>(items.size()));
    for (qsizetype i = 0; i < items.size(); ++i)
        road.spaces.push_back(readSpace(items[i], JsonPlace(list, i), road.widestLanes(), faults));
    road.slant = readSlants(road, reader);
    reader.refuseUnknown();
    return road;
}

QString optionalSentence(ObjectReader& reader, Name field) {
    const auto text = reader.optionalText(field);
    if (text && text->trimmed().isEmpty())
        reader.fault(field, TileRecord::tr("must not be empty"));
    return text.value_or(QString());
}

} // namespace

TileSide readTileSide(const QJsonValue& value, const JsonPlace& place, Faults& faults) {
    ObjectReader reader(value, place, faults);
    TileSide side;
    const QString id = reader.text(Name("id"));
    const auto parsed = TileId::parse(id);
    if (!parsed || parsed->toString() != id)
        reader.fault(Name("id"), TileRecord::tr("\"%1\" is not a tile number and side").arg(id));
    side.id = parsed.value_or(TileId());
    side.terrain = requiredWord<Terrain>(reader, Name("terrain"),
                                         {{Name("none"), Terrain::None},
                                          {Name("asphalt"), Terrain::Asphalt},
                                          {Name("gravel"), Terrain::Gravel},
                                          {Name("snow"), Terrain::Snow}});
    side.danger = requiredWord<Danger>(reader, Name("danger"),
                                       {{Name("none"), Danger::None},
                                        {Name("low"), Danger::Low},
                                        {Name("medium"), Danger::Medium},
                                        {Name("high"), Danger::High}});
    side.role = word<Role>(reader, Name("role"),
                           {{Name("start"), Role::Start},
                            {Name("finish"), Role::Finish},
                            {Name("start-finish"), Role::StartFinish},
                            {Name("service"), Role::Service},
                            {Name("pit"), Role::Pit},
                            {Name("filler"), Role::Filler},
                            {Name("podium"), Role::Podium}})
                    .value_or(Role::Road);
    const QJsonArray items = reader.array(Name("roads"));
    const bool roadless =
        side.role == Role::Pit || side.role == Role::Filler || side.role == Role::Podium;
    if (items.isEmpty() && !roadless)
        reader.fault(Name("roads"), TileRecord::tr("must not be empty"));
    const JsonPlace list = reader.at(Name("roads"));
    side.roads.reserve(static_cast<std::size_t>(items.size()));
    for (qsizetype i = 0; i < items.size(); ++i)
        side.roads.push_back(readRoad(items[i], JsonPlace(list, i), side.role, faults));
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
    const JsonPlace top;
    ObjectReader reader(file, top, faults);
    (void)reader.integer(Name("format"), {1, 1});
    const QJsonArray items = reader.array(Name("tiles"));
    reader.refuseUnknown();
    const JsonPlace list = reader.at(Name("tiles"));
    std::vector<TileSide> sides;
    sides.reserve(static_cast<std::size_t>(items.size()));
    for (qsizetype i = 0; i < items.size() && faults.none(); ++i) {
        const JsonPlace place(list, i);
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
        sides.push_back(std::move(side));
    }
    if (!faults.none())
        return tl::unexpected(faults.list().front());
    return sides;
}

} // namespace stagewright
