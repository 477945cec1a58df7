#include "model/layouts/hextiles/catalogue/road_reader.h"

#include "model/layouts/hextiles/catalogue/record_fields.h"
#include "model/layouts/hextiles/catalogue/space_reader.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

using namespace record;

namespace {

constexpr Range laneCounts{2, 4};
/// Width of a lane where a road does not give its width (FORMAT.md, `width`).
constexpr double usualLaneWidth = 0.238;

/// Distance of a point beyond the line of an edge; negative inside the hex.
double beyond(QPointF point, Edge edge) {
    return QPointF::dotProduct(point, outward(edge)) - apothem;
}

std::vector<QPointF> readPath(const QJsonArray& items, const Road& road, const JsonPath& place,
                              Faults& faults) {
    constexpr double slack = 0.01; // the points are rounded to it
    constexpr double closest = 0.02;
    std::vector<QPointF> path;
    if (items.size() < 4 || items.size() > 12)
        faults.add(TileRecord::tr("must have 4 to 12 points"), place);
    for (qsizetype i = 0; i < items.size(); ++i) {
        const JsonPath item(place, i);
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
    const JsonPath place = reader.at(Name("width"));
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

} // namespace

Road readRoad(const QJsonValue& value, const JsonPath& place, Role role, Faults& faults) {
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
    road.shape = reader.word<Shape>(Name("shape"), {{Name("straight"), Shape::Straight},
                                                    {Name("arc"), Shape::Arc},
                                                    {Name("loop"), Shape::Loop},
                                                    {Name("bend"), Shape::Bend}});
    road.bulge = reader.optionalWord<Bulge>(
        Name("bulge"), {{Name("left"), Bulge::Left}, {Name("right"), Bulge::Right}});
    if ((road.shape == Shape::Bend) != road.bulge.has_value())
        reader.fault(Name("bulge"), TileRecord::tr("belongs to bends, and each has it"));
    road.level = reader.optionalWord<Level>(
        Name("level"), {{Name("over"), Level::Over}, {Name("under"), Level::Under}});
    road.startLine = line(reader, Name("startLine"));
    road.finishLine = line(reader, Name("finishLine"));
    road.width = readWidth(reader, road, faults);
    if (const auto taper = reader.find(Name("taper")))
        road.taper = stretch(*taper, reader.at(Name("taper")), faults);
    if (const auto path = reader.optionalArray(Name("path")))
        road.path = readPath(*path, road, reader.at(Name("path")), faults);
    else if (road.shape == Shape::Loop || road.shape == Shape::Bend)
        reader.fault(Name("path"), TileRecord::tr("is missing; loops and bends need one"));
    const QLatin1StringView spaces("spaces");
    const QJsonArray items = reader.array(spaces);
    if (items.isEmpty() && role != Role::Service)
        reader.fault(spaces, TileRecord::tr("must not be empty"));
    const JsonPath list = reader.at(spaces);
    if (isTooLong(items, mostSpaces, list, faults))
        return road;
    road.spaces.reserve(static_cast<std::size_t>(items.size()));
    for (qsizetype i = 0; i < items.size(); ++i)
        road.spaces.push_back(readSpace(items[i], JsonPath(list, i), road.widestLanes(), faults));
    road.slant = readSlants(road, reader);
    reader.refuseUnknown();
    return road;
}

} // namespace stagewright
