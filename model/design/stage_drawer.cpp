#include "model/design/stage_drawer.h"

#include "model/design/beside.h"
#include "model/design/branched_road.h"
#include "model/design/crossed_road.h"
#include "model/design/surface_stretches.h"
#include "model/drive/table_time.h"
#include "model/layouts/hextiles/stage/road_graph.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace stagewright {

namespace {

/// Roads that may be laid for an answer.
constexpr int triesForARoad = 200;
constexpr int triesToBeDriven = 120;

/// Minutes are met by this, as they are known to about a hundredth and wished to a tenth.
constexpr double minutesWithin = 0.08;
/// Stages are worth driving that are reckoned to be as near as this: few are then found not to be.
constexpr double reckonedWithin = 0.05;

/// Of the rulebook's stages (DRIVE_TIMES.md): until roads have been laid on trial.
constexpr double usualTurnsATile = 0.66;

/// By so much of their number the tiles of stages of the same minutes differ.
constexpr double tilesWithin = 0.12;

int mostTriedFor(int tiles) {
    return 400 + 60 * tiles;
}

Stage stageOf(const Wishes& wishes, const std::vector<Placement>& tiles) {
    Stage stage;
    stage.info.game = wishes.game;
    stage.info.kind = wishes.kind;
    stage.info.laps = wishes.kind == StageKind::Circuit ? wishes.laps : 1;
    TileLayout& layout = tilesOf(stage);
    for (Placement tile : tiles) {
        tile.laid = layout.nextLaid();
        layout.insert(tile);
    }
    return stage;
}

/// Beside the tile where cars arrive, or as near to it along the road as there is room.
bool layService(Stage& stage, const std::vector<Placement>& road, const StageSource& source,
                const std::optional<TableRoom>& table) {
    const bool isRing = stage.info.kind == StageKind::Circuit;
    const Role role = isRing ? Role::Pit : Role::Service;
    const auto sides = TileStock(source.catalogue, source.boxes, stage).sides();
    const auto park = std::find_if(sides.begin(), sides.end(),
                                   [role](const TileSide* side) { return side->role == role; });
    if (park == sides.end())
        return false;
    std::vector<RoadPiece> pieces;
    for (const Placement& tile : road)
        pieces.push_back(roadPiece(*source.catalogue.find(tile.side), tile.turn));
    std::vector<PlacedPiece> placed;
    for (std::size_t i = 0; i < road.size(); ++i)
        placed.push_back({road[i].hex, &pieces[i]});
    if (!isRing)
        std::reverse(placed.begin(), placed.end());
    const auto beside = laidBeside(placed, {&*park, 1}, table);
    if (!beside)
        return false;
    Placement service = beside->front();
    service.laid = tilesOf(stage).nextLaid();
    tilesOf(stage).insert(service);
    return true;
}

} // namespace

void DrawTally::add(const DrawTally& other) {
    notLaid += other.notLaid;
    byRules += other.byRules;
    byTime += other.byTime;
    byDriving += other.byDriving;
    leastMinutes = std::min(leastMinutes, other.leastMinutes);
    mostMinutes = std::max(mostMinutes, other.mostMinutes);
}

StageDrawer::StageDrawer(const Wishes& wishes, const StageSource& source)
    : wishes_(wishes)
    , source_(source)
    , choices_(TileStock(source.catalogue, source.boxes), source.catalogue, wishes.game)
    , minutesATile_(tableMinutes(source.rules, usualTurnsATile * wishes.laps, wishes.players)) {}

std::optional<Stage> StageDrawer::draw(std::uint64_t seed, std::uint64_t number, DrawTally& tally,
                                       const Deadline& deadline) const {
    DriveRandom random(seed, number);
    const int tries = wishes_.isAboutTime() ? triesToBeDriven : triesForARoad;
    // One that meets itself is found with more difficulty: it is not given up at the first try, or
    // hardly any would have another way.
    const RoadKind kind = roadKindFor(random);
    // Those that were driven on trial count as so many tiles: another way, which is not driven,
    // takes tiles and no time.
    constexpr double onTrial = 20;
    Pace pace{onTrial * minutesATile_, onTrial};
    for (int i = 0; i < tries && !deadline.isOver(); ++i) {
        auto stage = laid(tilesFor(pace.minutesATile(), random),
                          4 * i < 3 * tries ? kind : RoadKind::Plain, random);
        if (!stage)
            ++tally.notLaid;
        else if (isAsWished(*stage, pace, tally, deadline))
            return stage;
    }
    return std::nullopt;
}

void StageDrawer::learnPace(std::uint64_t seed, const Deadline& deadline) {
    constexpr std::uint64_t trial = ~std::uint64_t{0};
    constexpr int trials = 4;
    Pace pace;
    for (int i = 0; i < trials && !deadline.isOver(); ++i) {
        DriveRandom random(seed, trial - static_cast<std::uint64_t>(i));
        const auto stage = laid(tilesFor(minutesATile_, random), RoadKind::Plain, random);
        if (!stage)
            continue;
        if (const auto measure = measuredDrive(*stage, source_.catalogue, source_.rules,
                                               wishes_.players, deadline.stop))
            add(*stage, *measure, pace);
    }
    if (pace.tiles > 0)
        minutesATile_ = pace.minutesATile();
}

void StageDrawer::add(const Stage& stage, const DriveMeasure& measure, Pace& pace) const {
    pace.minutes += measure.minutes;
    pace.tiles += stage.layout.pieceCount() - (wishes_.service ? 1 : 0);
}

void StageDrawer::learnUse(std::uint64_t seed, const Deadline& deadline) {
    constexpr std::uint64_t trial = ~std::uint64_t{0} >> 1U;
    constexpr int rounds = 4;
    constexpr int roads = 24; // each
    std::vector<bool> isRoad(choices_.counts.size(), false);
    for (const DrivenSide& each : choices_.sides)
        isRoad[each.number] = isRoad[each.number] || each.side->role == Role::Road;
    double all = 0;
    for (std::size_t number = 0; number < isRoad.size(); ++number)
        all += isRoad[number] ? choices_.counts[number] : 0;
    std::vector<double> liking(choices_.counts.size(), 0);
    for (int round = 0; round < rounds; ++round) {
        std::vector<double> uses(liking.size(), 0);
        double laidInAll = 0;
        for (int i = 0; i < roads && !deadline.isOver(); ++i) {
            DriveRandom random(seed, trial - static_cast<std::uint64_t>(round * roads + i));
            const auto tiles = road(tilesFor(minutesATile_, random), roadKindFor(random), random);
            for (const Placement& tile : tiles ? *tiles : std::vector<Placement>()) {
                const auto side = std::find_if(
                    choices_.sides.begin(), choices_.sides.end(),
                    [&](const DrivenSide& each) { return each.side->id == tile.side; });
                if (side == choices_.sides.end() || !isRoad[side->number])
                    continue;
                ++uses[side->number];
                ++laidInAll;
            }
        }
        if (laidInAll == 0)
            return;
        for (std::size_t number = 0; number < liking.size(); ++number) {
            const double share = choices_.counts[number] / all * laidInAll;
            constexpr double few = 0.5; // where none was laid, there may be half a tile
            constexpr double least = -1;
            constexpr double most = 6;
            if (isRoad[number])
                liking[number] = std::clamp(
                    liking[number] + std::log((share + few) / (uses[number] + few)), least, most);
        }
        liking_ = std::make_shared<const std::vector<double>>(liking);
    }
}

int StageDrawer::fewestForMinutes() const {
    constexpr double slowest = 2; // times as slow as those that were laid on trial
    return static_cast<int>(wishes_.minutes.value_or(0) / minutesATile_ / slowest);
}

int StageDrawer::tilesFor(double minutesATile, DriveRandom& random) const {
    if (!wishes_.minutes)
        return wishes_.tiles;
    const double tiles = *wishes_.minutes / minutesATile;
    // Some stages are slow for their tiles, some quick: both may be.
    const double part = (static_cast<double>(random.below(1001)) - 500) / 500;
    return std::clamp(static_cast<int>(std::lround(tiles * (1 + tilesWithin * part))), fewestTiles,
                      mostTiles);
}

std::optional<WalkPlan> StageDrawer::planOf(int tiles, DriveRandom& random) const {
    WalkPlan plan;
    plan.slots.resize(static_cast<std::size_t>(tiles));
    const bool isRing = wishes_.kind == StageKind::Circuit;
    if (!isRing) {
        plan.slots.front().role = Role::Start;
        plan.slots.back().role = Role::Finish;
    }
    plan.table = wishes_.table;
    plan.liking = liking_;
    for (const Trait trait : allTraits)
        if (const auto amount = wishes_.amount(trait))
            plan.traits[index(trait)] = rangeOf(trait, *amount, tiles);
    if (isRing && !planRing(plan, tiles, random))
        return std::nullopt;
    if (!wishes_.surfaces.empty() && !layStretches(wishes_.surfaces, choices_, random, plan.slots))
        return std::nullopt;
    return plan;
}

/// A ring begins with its line, and comes back to it over the road by which cars enter that.
bool StageDrawer::planRing(WalkPlan& plan, int tiles, DriveRandom& random) const {
    const auto linesOf = [&](Role role) {
        std::vector<const DrivenSide*> lines;
        for (const DrivenSide& each : choices_.sides)
            if (each.side->role == role && each.forward)
                lines.push_back(&each);
        return lines;
    };
    std::vector<const DrivenSide*> lines = linesOf(Role::StartFinish);
    if (lines.empty())
        lines = linesOf(Role::Start);
    if (lines.empty())
        return false;
    const DrivenSide& line = *lines[random.below(static_cast<std::uint32_t>(lines.size()))];
    plan.slots.front().role = line.side->role;
    plan.from.end = line.begin;
    plan.to = plan.from;
    plan.home = homeTo(plan.from, tiles);
    return true;
}

std::shared_ptr<const WayHome> StageDrawer::homeTo(const RoadPose& pose, int tiles) const {
    const std::lock_guard lock(mutex_);
    auto& home = homes_[{pose.end, index(pose.heading), tiles}];
    if (!home)
        home = wayHome(choices_, pose, tiles);
    return home;
}

/// As often as such tiles are among those that there are, or rather more often, as they are laid
/// with more difficulty.
bool StageDrawer::mayMeet(const std::vector<MeetingSide>& sides, int tilesEach, int tiles,
                          DriveRandom& random) const {
    if (sides.empty())
        return false;
    std::set<std::size_t> numbers;
    for (const MeetingSide& each : sides)
        numbers.insert(each.number);
    std::int64_t all = 0;
    std::int64_t meeting = 0;
    for (std::size_t number = 0; number < choices_.counts.size(); ++number) {
        all += choices_.counts[number];
        meeting += numbers.contains(number) ? choices_.counts[number] : 0;
    }
    // Of a thousand. To a ring belongs the joker lap, where there are tiles for one.
    const bool isJoker = tilesEach > 1 && wishes_.kind == StageKind::Circuit;
    const std::int64_t most = isJoker ? 900 : 600;
    return random.below(1000) < std::min(most, 1500 * tiles * meeting / all / tilesEach);
}

StageDrawer::RoadKind StageDrawer::roadKindFor(DriveRandom& random) const {
    const int tiles = tilesFor(minutesATile_, random);
    const auto crosses = [&] {
        return tiles >= fewestCrossed && mayMeet(choices_.crossings, 1, tiles, random);
    };
    const auto branches = [&] {
        return tiles >= fewestBranched && mayMeet(choices_.junctions, 2, tiles, random);
    };
    if (wishes_.kind == StageKind::Circuit)
        return branches() ? RoadKind::Branched : crosses() ? RoadKind::Crossed : RoadKind::Plain;
    return crosses() ? RoadKind::Crossed : branches() ? RoadKind::Branched : RoadKind::Plain;
}

std::optional<std::vector<Placement>> StageDrawer::road(int tiles, RoadKind kind,
                                                        DriveRandom& random) const {
    auto plan = planOf(tiles, random);
    if (!plan)
        return std::nullopt;
    const auto meeting = [&] {
        return RoadToMeet{plan->slots, wishes_.kind == StageKind::Circuit, wishes_.table,
                          [this](const RoadPose& to, int count) { return homeTo(to, count); }};
    };
    std::optional<std::vector<Placement>> road;
    if (kind == RoadKind::Crossed && tiles >= fewestCrossed)
        road = walkCrossed(meeting(), choices_, random, mostTriedFor(tiles));
    else if (kind == RoadKind::Branched && tiles >= fewestBranched)
        road = walkBranched(meeting(), choices_, random, mostTriedFor(tiles));
    else
        return StageWalk(choices_, *std::move(plan)).walk(random, mostTriedFor(tiles));
    return road && hasTraits(*road, *plan) ? std::move(road) : std::nullopt;
}

/// Whether the road has of each trait what was planned; on its way, where it has another beside.
bool StageDrawer::hasTraits(const std::vector<Placement>& road, const WalkPlan& plan) const {
    if (std::none_of(plan.traits.begin(), plan.traits.end(),
                     [](const auto& range) { return range.has_value(); }))
        return true;
    const Stage stage = stageOf(wishes_, road);
    const RoadGraph roads(stage, source_.catalogue);
    const Route route = findRoute(stage, roads);
    const TraitValues sums = traitsOf(roads, route);
    return route.complete && std::all_of(allTraits.begin(), allTraits.end(), [&](Trait trait) {
               const auto& range = plan.traits[index(trait)];
               return !range || range->contains(sums[index(trait)]);
           });
}

std::optional<Stage> StageDrawer::laid(int tiles, RoadKind kind, DriveRandom& random) const {
    const auto tilesLaid = road(tiles, kind, random);
    if (!tilesLaid)
        return std::nullopt;
    Stage stage = stageOf(wishes_, *tilesLaid);
    if (wishes_.service && !layService(stage, *tilesLaid, source_, wishes_.table))
        return std::nullopt;
    return stage;
}

bool StageDrawer::isAsWished(const Stage& stage, Pace& pace, DrawTally& tally,
                             const Deadline& deadline) const {
    if (!source_.test(stage)) {
        ++tally.byRules;
        return false;
    }
    if (!wishes_.isAboutTime())
        return true;
    const auto measure =
        measuredDrive(stage, source_.catalogue, source_.rules, wishes_.players, deadline.stop);
    if (!measure)
        return false;
    add(stage, *measure, pace);
    if (wishes_.difficulty && measure->difficulty != *wishes_.difficulty) {
        ++tally.byDriving;
        return false;
    }
    if (!wishes_.minutes)
        return true;
    const auto isLong = [&](double minutes, double within) {
        tally.leastMinutes = std::min(tally.leastMinutes, minutes);
        tally.mostMinutes = std::max(tally.mostMinutes, minutes);
        return std::abs(minutes - *wishes_.minutes) <= *wishes_.minutes * within;
    };
    // Drives take longer than to reckon: they have the last word alone.
    if (isLong(measure->minutes, reckonedWithin)) {
        const auto driven =
            drivenMinutes(stage, source_.catalogue, source_.rules, wishes_.players, deadline.stop);
        if (!driven)
            return false;
        if (isLong(*driven, minutesWithin))
            return true;
    }
    ++tally.byTime;
    return false;
}

} // namespace stagewright
