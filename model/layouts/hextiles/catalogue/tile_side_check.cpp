#include "model/layouts/hextiles/catalogue/tile_side_check.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <tuple>
#include <utility>

namespace stagewright {

namespace {

struct TileCheck {
    Q_DECLARE_TR_FUNCTIONS(TileCheck)
};

QString roadName(const Road& road) {
    return QString(name(road.from)) + u'-' + name(road.to);
}

QString spaceName(const QString& id) {
    return TileCheck::tr("space %1").arg(id);
}

/// In each half lane the spaces follow one another without overlap; on a road that is complete,
/// also without gap.
void checkCover(const Road& road, bool complete, std::vector<Contradiction>& found) {
    std::vector<const Space*> onRoad;
    onRoad.reserve(road.spaces.size());
    for (const Space& space : road.spaces)
        if (!space.shortcut && !space.lanesTo)
            onRoad.push_back(&space);
    std::sort(onRoad.begin(), onRoad.end(), [](const Space* a, const Space* b) {
        return std::tie(a->s.begin, a->s.end) < std::tie(b->s.begin, b->s.end);
    });
    for (int half = 0; half < 2 * road.widestLanes(); ++half) {
        const double lane = half / 2.0 + 0.25;
        int reached = 0;
        for (const Space* space : onRoad) {
            if (!(space->lanes.left < lane && lane < space->lanes.right))
                continue;
            if (space->s.begin < reached)
                found.push_back(
                    {roadName(road),
                     TileCheck::tr("space %1 overlaps the one before it").arg(space->id)});
            else if (space->s.begin > reached && complete)
                found.push_back({roadName(road),
                                 TileCheck::tr("there is a gap before space %1").arg(space->id)});
            reached = space->s.end;
        }
        if (complete && reached != 100)
            found.push_back({roadName(road),
                             TileCheck::tr("a lane ends before the %1 edge").arg(name(road.to))});
    }
}

/// Where roads share an edge, it has one number of lanes.
void checkLaneCounts(const TileSide& side, const Road& road, std::vector<Contradiction>& found) {
    for (const auto& [edge, lanes] :
         {std::pair(road.from, road.lanes[0]), std::pair(road.to, road.lanes[1])})
        if (side.lanesAt(edge) != lanes)
            found.push_back(
                {roadName(road),
                 TileCheck::tr("other roads have another number of lanes at %1").arg(name(edge))});
}

void checkGrid(const Road& road, std::vector<Contradiction>& found) {
    std::vector<int> grid;
    for (const Space& space : road.spaces)
        if (space.grid)
            grid.push_back(*space.grid);
    std::sort(grid.begin(), grid.end());
    for (std::size_t i = 0; i < grid.size(); ++i)
        if (grid[i] != static_cast<int>(i) + 1) {
            found.push_back({roadName(road), TileCheck::tr("the grid must be numbered from 1 on")});
            break;
        }
    if (!grid.empty() && !road.startLine)
        found.push_back({roadName(road), TileCheck::tr("a grid needs a start line")});
}

/// The spaces of a tile or a road by their ids; one that several roads share is there as often.
class SpacesById {
public:
    explicit SpacesById(std::vector<const Space*> spaces) : sorted_(std::move(spaces)) {
        std::stable_sort(sorted_.begin(), sorted_.end(),
                         [](const Space* a, const Space* b) { return a->id < b->id; });
    }

    [[nodiscard]] std::span<const Space* const> all() const { return sorted_; }

    [[nodiscard]] const Space* find(const QString& id) const {
        const auto found = std::partition_point(sorted_.begin(), sorted_.end(),
                                                [&](const Space* space) { return space->id < id; });
        return found != sorted_.end() && (*found)->id == id ? *found : nullptr;
    }

private:
    std::vector<const Space*> sorted_;
};

std::vector<const Space*> pointers(const std::vector<Space>& spaces) {
    std::vector<const Space*> found;
    found.reserve(spaces.size());
    for (const Space& space : spaces)
        found.push_back(&space);
    return found;
}

void checkDoubledIds(const Road& road, std::vector<Contradiction>& found) {
    const SpacesById spaces(pointers(road.spaces));
    const auto all = spaces.all();
    for (std::size_t i = 1; i < all.size(); ++i)
        if (all[i]->id == all[i - 1]->id)
            found.push_back(
                {roadName(road), TileCheck::tr("space %1 occurs twice").arg(all[i]->id)});
}

/// What several roads say of a space they share.
bool agree(const Space& a, const Space& b) {
    const auto facts = [](const Space& s) {
        const int corner = s.corner ? s.corner->number : 0;
        const int line = s.corner ? static_cast<int>(s.corner->line) : -1;
        return std::make_tuple(s.limit, s.limitHazard, s.slide, s.jump, s.water, s.shortcut, corner,
                               line, s.grid);
    };
    return facts(a) == facts(b);
}

void checkAgreement(const SpacesById& spaces, std::vector<Contradiction>& found) {
    const auto all = spaces.all();
    for (std::size_t i = 1; i < all.size(); ++i)
        if (all[i]->id == all[i - 1]->id && !agree(*all[i - 1], *all[i]))
            found.push_back(
                {spaceName(all[i]->id), TileCheck::tr("its facts differ between roads")});
}

void checkReferences(const SpacesById& spaces, std::vector<Contradiction>& found) {
    for (const Space* space : spaces.all()) {
        for (const auto& named : {&space->touches, &space->overlaps})
            for (const QString& other : *named)
                if (other == space->id || !spaces.find(other))
                    found.push_back({spaceName(space->id),
                                     TileCheck::tr("names \"%1\", no other space").arg(other)});
        for (const QString& other : space->overlaps) {
            const Space* const partner = spaces.find(other);
            if (!partner)
                continue;
            const auto& back = partner->overlaps;
            if (std::find(back.begin(), back.end(), space->id) == back.end())
                found.push_back({spaceName(space->id),
                                 TileCheck::tr("its overlap with %1 is not mutual").arg(other)});
        }
    }
}

void checkCorners(const SpacesById& spaces, std::vector<Contradiction>& found) {
    std::map<int, std::set<CornerLine>> lines;
    for (const Space* space : spaces.all())
        if (space->corner)
            lines[space->corner->number].insert(space->corner->line);
    for (const auto& [number, kinds] : lines)
        if (kinds.size() != 2)
            found.push_back({TileCheck::tr("corner %1").arg(number),
                             TileCheck::tr("needs an inside and an outside line")});
}

void checkLines(const TileSide& side, std::vector<Contradiction>& found) {
    const auto has = [&](auto line) {
        return std::any_of(side.roads.begin(), side.roads.end(),
                           [&](const Road& road) { return (road.*line).has_value(); });
    };
    const bool starts = side.role == Role::Start || side.role == Role::StartFinish;
    const bool finishes = side.role == Role::Finish || side.role == Role::StartFinish;
    if (has(&Road::startLine) != starts || has(&Road::finishLine) != finishes)
        found.push_back({QStringLiteral("role"),
                         TileCheck::tr("the start and finish lines do not fit the role")});
}

} // namespace

std::vector<Contradiction> contradictions(const TileSide& side) {
    std::vector<Contradiction> found;
    std::set<Edge> used;
    std::vector<const Space*> all;
    for (const Road& road : side.roads) {
        // In a junction the first road is complete; the others may leave out lanes.
        const bool branch = used.contains(road.from) || used.contains(road.to);
        used.insert({road.from, road.to});
        checkLaneCounts(side, road, found);
        if (road.spaces.empty())
            continue;
        const std::vector<const Space*> own = pointers(road.spaces);
        all.insert(all.end(), own.begin(), own.end());
        checkDoubledIds(road, found);
        checkCover(road, !branch, found);
        checkGrid(road, found);
    }
    const SpacesById spaces(std::move(all));
    checkAgreement(spaces, found);
    checkReferences(spaces, found);
    checkCorners(spaces, found);
    checkLines(side, found);
    return found;
}

} // namespace stagewright
