#include "editor/faces/space_symbols.h"

#include "editor/faces/symbols.h"

#include <map>
#include <set>

namespace stagewright {

namespace {

/// Where a space of a road lies.
struct Spot {
    const RoadShape* shape;
    const Space* space;

    [[nodiscard]] double s() const { return part(space->s.begin + space->s.end) / 2; }
    [[nodiscard]] double lane() const {
        const LaneSpan& end = space->lanesAtEnd();
        return (space->lanes.left + space->lanes.right + end.left + end.right) / 4;
    }
    [[nodiscard]] QPointF middle() const { return shape->at(s(), lane()); }
};

/// All spaces of the level. One that several roads share has a spot on each.
std::map<QString, std::vector<Spot>> spotsOf(const RoadLevel& level) {
    std::map<QString, std::vector<Spot>> spots;
    for (const std::size_t road : level.roads)
        for (const Space& space : level.side.roads[road].spaces)
            spots[space.id].push_back({&level.shapes[road], &space});
    return spots;
}

/// A space that several roads share looks a bit different from each: its symbol stands between.
QTransform frameBetween(const std::vector<Spot>& spots) {
    QPointF middle;
    for (const Spot& spot : spots)
        middle += spot.middle() / double(spots.size());
    const QTransform first = spots.front().shape->frame(spots.front().s(), spots.front().lane());
    return {first.m11(), first.m12(), first.m21(), first.m22(), middle.x(), middle.y()};
}

void paintLimits(const FaceCanvas& canvas, const RoadLevel& level) {
    for (const auto& [id, spots] : spotsOf(level)) {
        const Space& space = *spots.front().space;
        if (!space.limit && !space.limitHazard)
            continue;
        inFrame(canvas, frameBetween(spots), [&] {
            if (space.limit)
                drawLimit(canvas, *space.limit);
            else
                drawLimitHazard(canvas, *space.limitHazard);
        });
    }
}

/// Draws in the middle of each row of spaces that have the same value.
template <typename Value, typename Draw>
void paintRows(const FaceCanvas& canvas, const RoadShape& shape, const Value& value,
               const Draw& draw) {
    struct Row {
        LaneSpan lanes;
        int value;
    };
    std::map<std::pair<int, int>, Row> rows;
    for (const Space& space : shape.road().spaces) {
        const int found = value(space);
        if (found == 0)
            continue;
        const auto [row, isNew] =
            rows.try_emplace({space.s.begin, space.s.end}, Row{space.lanes, found});
        row->second.lanes.left = std::min(row->second.lanes.left, space.lanes.left);
        row->second.lanes.right = std::max(row->second.lanes.right, space.lanes.right);
    }
    for (const auto& [s, row] : rows)
        inFrame(canvas,
                shape.frame(part(s.first + s.second) / 2, (row.lanes.left + row.lanes.right) / 2),
                [&] { draw(row.value); });
}

void paintEndLines(const FaceCanvas& canvas, const RoadShape& shape, const Space& space) {
    const double inset =
        (space.entry.size() + space.exit.size() > 0 ? 0.075 : 0) / shape.centreLine().length();
    const auto paint = [&](const EndLine& line, double s) {
        inFrame(canvas, shape.frame(s, (line.lanes.left + line.lanes.right) / 2), [&] {
            if (line.limit)
                drawSmallDigit(canvas, *line.limit);
            else
                drawSmallHazard(canvas);
        });
    };
    for (const EndLine& line : space.entry)
        paint(line, part(space.s.begin) + inset);
    for (const EndLine& line : space.exit)
        paint(line, part(space.s.end) - inset);
}

void paintClimbs(const FaceCanvas& canvas, const RoadShape& shape, const Space& space) {
    for (const ClimbArrow& climb : space.climb) {
        const double s = part(climb.end == RoadEnd::From ? space.s.begin : space.s.end);
        const bool forward = climb.arrow == RoadEnd::To;
        QTransform frame = shape.frame(s, (climb.lanes.left + climb.lanes.right) / 2);
        if (!forward)
            frame.rotate(180);
        inFrame(canvas, frame, [&] { drawClimb(canvas, climb.value, forward); });
    }
}

/// A bracket at the front of the start box, and its number.
void paintGrid(const FaceCanvas& canvas, const RoadShape& shape, const Space& space) {
    const QColor colour = canvas.style.terrain(Terrain::Asphalt).line;
    const double s1 = part(space.s.end) - 0.035 / shape.centreLine().length();
    const double back = s1 - 0.08 / shape.centreLine().length();
    const double left = space.lanes.left + 0.17;
    const double right = space.lanes.right - 0.17;
    canvas.stroke(
        {shape.at(back, left), shape.at(s1, left), shape.at(s1, right), shape.at(back, right)},
        canvas.pen(colour, 0.02));
    const double height = 0.07;
    if (canvas.shows(height))
        inFrame(
            canvas, shape.frame(s1 - 0.085 / shape.centreLine().length(), (left + right) / 2), [&] {
                canvas.fill(canvas.style.lettering.outline(QString::number(*space.grid), height),
                            colour);
            });
}

} // namespace

void paintSpaceSymbols(const FaceCanvas& canvas, const RoadLevel& level) {
    std::set<QString> painted;
    for (const std::size_t road : level.roads) {
        const RoadShape& shape = level.shapes[road];
        for (const Space& space : shape.road().spaces) {
            paintEndLines(canvas, shape, space);
            if (!painted.insert(space.id).second)
                continue;
            paintClimbs(canvas, shape, space);
            if (space.grid)
                paintGrid(canvas, shape, space);
        }
        paintRows(
            canvas, shape, [](const Space& space) { return space.jump.value_or(0); },
            [&](int gear) { drawJump(canvas, gear); });
        paintRows(
            canvas, shape, [](const Space& space) { return space.water ? 1 : 0; },
            [&](int) { drawWaves(canvas); });
    }
    paintLimits(canvas, level);
}

} // namespace stagewright
