#include "model/design/stage_drawer.h"

#include "model/design/beside.h"
#include "model/design/surface_stretches.h"
#include "model/drive/table_time.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

/// Roads that may be laid for an answer.
constexpr int triesForARoad = 200;
constexpr int triesToBeDriven = 120;

/// Minutes are met by this, as they are known to about a hundredth and wished to a tenth.
constexpr double minutesWithin = 0.08;

/// Of the rulebook's stages (DRIVE_TIMES.md): until roads have been laid on trial.
constexpr double usualTurnsATile = 0.66;

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
    for (int i = 0; i < tries && !deadline.isOver(); ++i) {
        auto stage = laid(tilesFor(random), random);
        if (!stage)
            ++tally.notLaid;
        else if (isAsWished(*stage, tally, deadline))
            return stage;
    }
    return std::nullopt;
}

void StageDrawer::learnPace(std::uint64_t seed, const Deadline& deadline) {
    constexpr std::uint64_t trial = ~std::uint64_t{0};
    constexpr int trials = 4;
    for (int i = 0; i < trials && !deadline.isOver(); ++i) {
        DriveRandom random(seed, trial - static_cast<std::uint64_t>(i));
        const int tiles = tilesFor(random);
        const auto stage = laid(tiles, random);
        if (!stage)
            continue;
        const auto measure =
            measuredDrive(*stage, source_.catalogue, source_.rules, wishes_.players, deadline.stop);
        if (measure)
            minutesATile_ = i == 0 ? measure->minutes / tiles
                                   : (minutesATile_ * i + measure->minutes / tiles) / (i + 1);
    }
}

int StageDrawer::tilesFor(DriveRandom& random) const {
    if (!wishes_.minutes)
        return wishes_.tiles;
    const double tiles = *wishes_.minutes / minutesATile_;
    // Some stages are slow for their tiles, some quick: both may be.
    const double part = (static_cast<double>(random.below(1001)) - 500) / 500;
    return std::clamp(static_cast<int>(std::lround(tiles * (1 + 0.12 * part))), fewestTiles,
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
    auto& home = homes_[{pose.end, tiles}];
    if (!home)
        home = wayHome(choices_, pose, tiles);
    return home;
}

std::optional<Stage> StageDrawer::laid(int tiles, DriveRandom& random) const {
    auto plan = planOf(tiles, random);
    if (!plan)
        return std::nullopt;
    const auto road = StageWalk(choices_, *std::move(plan)).walk(random, mostTriedFor(tiles));
    if (!road)
        return std::nullopt;
    Stage stage = stageOf(wishes_, *road);
    if (wishes_.service && !layService(stage, *road, source_, wishes_.table))
        return std::nullopt;
    return stage;
}

bool StageDrawer::isAsWished(const Stage& stage, DrawTally& tally, const Deadline& deadline) const {
    if (!source_.test(stage)) {
        ++tally.byRules;
        return false;
    }
    if (!wishes_.isAboutTime())
        return true;
    const auto isHard = [&](const DriveMeasure& measure) {
        return !wishes_.difficulty || measure.difficulty == *wishes_.difficulty;
    };
    const auto isLong = [&](const DriveMeasure& measure) {
        return !wishes_.minutes ||
               std::abs(measure.minutes - *wishes_.minutes) <= *wishes_.minutes * minutesWithin;
    };
    const auto measure = measuredDrive(stage, source_.catalogue, source_.rules, wishes_.players,
                                       deadline.stop, [&](const DriveMeasure& rough) {
                                           return wishes_.minutes && isHard(rough) && isLong(rough);
                                       });
    if (!measure)
        return false;
    tally.leastMinutes = std::min(tally.leastMinutes, measure->minutes);
    tally.mostMinutes = std::max(tally.mostMinutes, measure->minutes);
    tally.byDriving += isHard(*measure) ? 0 : 1;
    tally.byTime += isHard(*measure) && !isLong(*measure) ? 1 : 0;
    return isHard(*measure) && isLong(*measure);
}

} // namespace stagewright
