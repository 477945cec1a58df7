#include "model/layouts/hextiles/catalogue/space_reader.h"

#include "model/layouts/hextiles/catalogue/record_fields.h"

namespace stagewright {

using namespace record;

namespace {

bool within(const LaneSpan& inner, const LaneSpan& outer) {
    return outer.left <= inner.left && inner.right <= outer.right;
}

EndLine endLine(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    ObjectReader reader(value, place, faults);
    EndLine line;
    line.lanes = lanes(reader.require(Name("lanes")), reader.at(Name("lanes")), faults);
    line.limit = reader.optionalInteger(Name("limit"), gears);
    const bool hazard = reader.flag(Name("hazard"));
    if (hazard == line.limit.has_value())
        faults.add(TileRecord::tr("needs either a limit or a hazard"), place);
    line.everyCrossing = reader.flag(Name("everyCrossing"));
    reader.refuseUnknown();
    return line;
}

ClimbArrow climbArrow(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    ObjectReader reader(value, place, faults);
    const WordTable<RoadEnd> ends{{Name("from"), RoadEnd::From}, {Name("to"), RoadEnd::To}};
    ClimbArrow climb;
    climb.end = reader.word(Name("end"), ends);
    climb.lanes = lanes(reader.require(Name("lanes")), reader.at(Name("lanes")), faults);
    climb.arrow = reader.word(Name("arrow"), ends);
    climb.value = reader.integer(Name("value"), {-1, 1});
    if (climb.value == 0)
        reader.fault(Name("value"), TileRecord::tr("must be 1 or -1"));
    reader.refuseUnknown();
    return climb;
}

std::optional<CornerPart> cornerPart(ObjectReader& reader) {
    const auto number = reader.optionalInteger(Name("corner"), {1, 2});
    const auto where =
        reader.optionalWord<CornerLine>(Name("line"), {{Name("inside"), CornerLine::Inside},
                                                       {Name("outside"), CornerLine::Outside}});
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

} // namespace

Space readSpace(const QJsonValue& value, const JsonPath& place, int widest, Faults& faults) {
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
    space.slide = reader.flag(Name("slide"));
    space.water = reader.flag(Name("water"));
    const bool touches = reader.find(Name("touches")).has_value();
    space.touches = ids(reader, Name("touches"));
    if (touches != space.shortcut.has_value() || (touches && space.touches.empty()))
        reader.fault(Name("touches"), TileRecord::tr("belongs to shortcuts, and each has it"));
    space.climb = list<ClimbArrow>(reader, Name("climb"), faults, climbArrow);
    space.openEnd = reader.optionalWord<RoadEnd>(
        Name("openEnd"), {{Name("from"), RoadEnd::From}, {Name("to"), RoadEnd::To}});
    if ((space.openEnd == RoadEnd::From && space.s.begin != 0) ||
        (space.openEnd == RoadEnd::To && space.s.end != 100))
        reader.fault(Name("openEnd"), TileRecord::tr("the space does not reach that edge"));
    space.overlaps = ids(reader, Name("overlaps"));
    reader.refuseUnknown();
    checkLanes(space, widest, reader);
    return space;
}

} // namespace stagewright
