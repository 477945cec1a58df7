#include "model/design/redraw.h"

#include "model/design/beside.h"
#include "model/design/stage_drawer.h"
#include "model/layouts/hextiles/stage/road_graph.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>

namespace stagewright {

namespace {

struct RedrawTexts {
    Q_DECLARE_TR_FUNCTIONS(Redraw)
};

/// Beside the road, as service, pit and fillers are.
bool isBeside(const TileSide& side) {
    return side.role == Role::Service || side.roads.empty();
}

/// Steps of a route that follow each other and are laid anew.
struct RedrawnStretch {
    std::size_t first;
    std::size_t last;
};

/// A stage as it is driven, and which of it changes.
class Redrawing {
public:
    Redrawing(const PartToRedraw& task, const StageSource& source)
        : task_(task)
        , source_(source)
        , roads_(task.stage, source.catalogue)
        , route_(findRoute(task.stage, roads_)) {
        for (std::size_t i = 0; i < route_.steps.size(); ++i) {
            if (!isInPart(i))
                continue;
            if (!stretches_.empty() && stretches_.back().last + 1 == i)
                stretches_.back().last = i;
            else
                stretches_.push_back({i, i});
        }
        for (const Placement& tile : tilesOf(task.stage).placements()) {
            const TileSide* side = source.catalogue.find(tile.side);
            if (side && isBeside(*side) && isOfPart(tile.hex))
                beside_.push_back(tile);
        }
        for (const RedrawnStretch& stretch : stretches_)
            homes_.push_back(homeOf(stretch));
    }

    /// Why nothing of it can be laid anew; empty: it can.
    [[nodiscard]] QString obstacle() const {
        if (!route_.complete)
            return RedrawTexts::tr("the stage has no road from start to finish");
        if (stretches_.empty())
            return RedrawTexts::tr("no road tile of the part may change");
        for (const RedrawnStretch& stretch : stretches_)
            for (std::size_t i = stretch.first; i <= stretch.last; ++i)
                if (sideOf(i).roads.size() != 1)
                    return RedrawTexts::tr("roads meet on %1, which cannot be laid anew")
                        .arg(tileOf(i).side.toString());
        if (!isRing() && stretches_.front().first == 0 &&
            stretches_.front().last + 1 == route_.steps.size())
            return RedrawTexts::tr("nothing of the stage would stay");
        return {};
    }

    [[nodiscard]] std::optional<Stage> drawn(DriveRandom& random) const {
        Stage stage = task_.stage;
        for (const RedrawnStretch& stretch : stretches_)
            for (std::size_t i = stretch.first; i <= stretch.last; ++i)
                tilesOf(stage).remove(tileOf(i));
        for (const Placement& tile : beside_)
            tilesOf(stage).remove(tile);
        for (std::size_t n = 0; n < stretches_.size(); ++n) {
            const TileChoices choices(TileStock(source_.catalogue, source_.boxes, stage),
                                      source_.catalogue);
            WalkPlan plan = planOf(stretches_[n], stage);
            plan.home = homes_[n];
            const int tiles = static_cast<int>(plan.slots.size());
            const bool isBackwards = isFromStart(stretches_[n]);
            auto road = StageWalk(choices, std::move(plan)).walk(random, 400 + 60 * tiles);
            if (!road)
                return std::nullopt;
            if (isBackwards)
                std::reverse(road->begin(), road->end());
            for (std::size_t i = 0; i < road->size(); ++i) {
                (*road)[i].laid = tileOf(stretches_[n].first + i).laid;
                tilesOf(stage).insert((*road)[i]);
            }
        }
        return layBeside(stage) ? std::optional(std::move(stage)) : std::nullopt;
    }

private:
    [[nodiscard]] bool isRing() const { return task_.stage.info.kind == StageKind::Circuit; }
    [[nodiscard]] const RouteStep& step(std::size_t i) const { return route_.steps[i]; }
    [[nodiscard]] const Placement& tileOf(std::size_t i) const {
        return tilesOf(task_.stage).placements()[step(i).placement];
    }
    [[nodiscard]] const TileSide& sideOf(std::size_t i) const {
        return *roads_.side(static_cast<std::size_t>(step(i).placement));
    }
    [[nodiscard]] bool isOfPart(Hex hex) const {
        return std::find(task_.part.begin(), task_.part.end(), hex) != task_.part.end();
    }
    [[nodiscard]] bool isInPart(std::size_t i) const {
        const bool isLine = isRing() && i == 0;
        return !isLine && isOfPart(tileOf(i).hex);
    }
    [[nodiscard]] bool isFromStart(const RedrawnStretch& stretch) const {
        return !isRing() && stretch.first == 0;
    }

    /// A car that leaves the tile of a step, the way it is driven or against it.
    [[nodiscard]] RoadPose leaving(std::size_t i, bool onward) const {
        const Road& road = sideOf(i).roads[static_cast<std::size_t>(step(i).road)];
        const Edge own = step(i).forward == onward ? road.to : road.from;
        const Edge edge = onBoard(own, tileOf(i));
        return {neighbour(tileOf(i).hex, edge), edge, endCode(sideOf(i).profileAt(own))};
    }
    /// A car about to enter the tile of a step.
    [[nodiscard]] RoadPose entering(std::size_t i) const {
        const RoadPose out = leaving(i, false);
        return {tileOf(i).hex, opposite(out.heading), out.end};
    }

    [[nodiscard]] WalkPlan planOf(const RedrawnStretch& stretch, const Stage& stage) const {
        WalkPlan plan;
        plan.table = task_.table;
        plan.laid = tilesOf(stage).placements();
        for (std::size_t i = stretch.first; i <= stretch.last; ++i) {
            const TileSide& side = sideOf(i);
            plan.slots.push_back({side.role, false, 1U << static_cast<unsigned>(side.terrain)});
        }
        if (isFromStart(stretch)) {
            std::reverse(plan.slots.begin(), plan.slots.end());
            plan.slots.back().against = true;
            plan.from = leaving(stretch.last + 1, false);
        } else {
            plan.from = leaving(stretch.first - 1, true);
            const bool isToFinish = !isRing() && stretch.last + 1 == route_.steps.size();
            if (!isToFinish)
                plan.to = entering((stretch.last + 1) % route_.steps.size());
        }
        keepOpenEnds(stage, plan);
        return plan;
    }

    /// The ways home of each stretch, whatever is tried; null where it leads to no tile that stays.
    [[nodiscard]] std::shared_ptr<const WayHome> homeOf(const RedrawnStretch& stretch) const {
        if (isFromStart(stretch) || (!isRing() && stretch.last + 1 == route_.steps.size()) ||
            !obstacle().isEmpty())
            return nullptr;
        const TileChoices all(TileStock(source_.catalogue, source_.boxes), source_.catalogue);
        return wayHome(all, entering((stretch.last + 1) % route_.steps.size()),
                       static_cast<int>(stretch.last - stretch.first) + 1);
    }

    /// @return whether there is room for it, from the end of the road on
    [[nodiscard]] bool layBeside(Stage& stage) const {
        if (beside_.empty())
            return true;
        const RoadGraph roads(stage, source_.catalogue);
        const Route route = findRoute(stage, roads);
        std::vector<RoadPiece> pieces;
        std::vector<PlacedPiece> placed;
        pieces.reserve(tilesOf(stage).placements().size());
        const auto add = [&](const Placement& tile) {
            if (const TileSide* side = source_.catalogue.find(tile.side)) {
                pieces.push_back(roadPiece(*side, tile.turn));
                placed.push_back({tile.hex, &pieces.back()});
            }
        };
        for (auto step = route.steps.rbegin(); step != route.steps.rend(); ++step)
            add(tilesOf(stage).placements()[step->placement]);
        for (const Placement& tile : tilesOf(stage).placements())
            if (std::none_of(placed.begin(), placed.end(),
                             [&](const PlacedPiece& other) { return other.hex == tile.hex; }))
                add(tile);
        std::vector<const TileSide*> sides;
        for (const Placement& tile : beside_)
            sides.push_back(source_.catalogue.find(tile.side));
        const auto beside = laidBeside(placed, sides, task_.table);
        if (!beside)
            return false;
        for (std::size_t i = 0; i < beside->size(); ++i) {
            Placement tile = (*beside)[i];
            tile.laid = beside_[i].laid;
            tilesOf(stage).insert(tile);
        }
        return true;
    }

    /// Where other roads end that lie already, no tile is laid.
    void keepOpenEnds(const Stage& stage, WalkPlan& plan) const {
        for (const Placement& tile : plan.laid) {
            const TileSide* side = source_.catalogue.find(tile.side);
            if (!side || side->role == Role::Service)
                continue;
            for (const Edge edge : allEdges) {
                const Hex beyond = neighbour(tile.hex, edge);
                const bool isMeant =
                    beyond == plan.from.hex || (plan.to && beyond == plan.to->before());
                if (side->lanesAt(onTile(edge, tile)) > 0 && !isMeant &&
                    tilesOf(stage).at(beyond).empty())
                    plan.kept.push_back(beyond);
            }
        }
    }

    const PartToRedraw& task_;
    const StageSource& source_;
    RoadGraph roads_;
    Route route_;
    std::vector<RedrawnStretch> stretches_;
    std::vector<std::shared_ptr<const WayHome>> homes_; ///< of each stretch
    std::vector<Placement> beside_;                     ///< in the part
};

} // namespace

std::optional<Wishes> wishesLike(const Stage& stage, const StageSource& source, int players) {
    const RoadGraph roads(stage, source.catalogue);
    const Route route = findRoute(stage, roads);
    if (!route.complete)
        return std::nullopt;
    Wishes wishes;
    wishes.game = stage.info.game;
    wishes.kind = stage.info.kind == StageKind::Circuit ? StageKind::Circuit : StageKind::Stage;
    wishes.laps = stage.info.laps;
    wishes.players = players;
    wishes.tiles = static_cast<int>(route.steps.size());
    const TraitValues sums = traitsOf(roads, route);
    for (const Trait trait : allTraits)
        wishes.amount(trait) = amountOf(trait, sums[index(trait)], wishes.tiles);
    std::map<Terrain, int> counts;
    for (const RouteStep& step : route.steps)
        ++counts[roads.side(static_cast<std::size_t>(step.placement))->terrain];
    for (const auto& [terrain, count] : counts)
        wishes.surfaces[terrain] = 100 * count / wishes.tiles;
    if (counts.size() == 1)
        wishes.surfaces.begin()->second = 100;
    const auto& tiles = tilesOf(stage).placements();
    wishes.service = std::any_of(tiles.begin(), tiles.end(), [&](const Placement& tile) {
        const TileSide* side = source.catalogue.find(tile.side);
        return side && (side->role == Role::Service || side->role == Role::Pit);
    });
    if (const auto measure = measuredDrive(stage, source.catalogue, source.rules, players))
        wishes.difficulty = measure->difficulty;
    return wishes;
}

std::vector<Hex> partBeside(const Stage& stage, const Catalogue& catalogue,
                            const std::vector<Hex>& kept) {
    std::vector<Hex> part;
    for (const Placement& tile : tilesOf(stage).placements()) {
        const TileSide* side = catalogue.find(tile.side);
        const bool stays = std::find(kept.begin(), kept.end(), tile.hex) != kept.end();
        if (side && !stays && side->roads.size() <= 1)
            part.push_back(tile.hex);
    }
    return part;
}

Answers redraw(const PartToRedraw& task, const StageSource& source, const SearchRun& run) {
    const auto begin = std::chrono::steady_clock::now();
    const auto seconds = [&] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    };
    const Redrawing redrawing(task, source);
    Answers answers;
    if (const QString why = redrawing.obstacle(); !why.isEmpty()) {
        answers.reason = why;
        answers.proved = true;
        return answers;
    }
    const int most = 40 * run.answers + 60;
    for (int i = 0; i < most && static_cast<int>(answers.stages.size()) < run.answers; ++i) {
        if (run.stop.stop_requested() || seconds() >= run.seconds)
            break;
        DriveRandom random(run.seed, static_cast<std::uint64_t>(i));
        auto stage = redrawing.drawn(random);
        const auto isKnown = [&](const Stage& other) { return other == *stage; };
        if (!stage || *stage == task.stage || !source.test(*stage) ||
            std::any_of(answers.stages.begin(), answers.stages.end(), isKnown))
            continue;
        answers.stages.push_back(*std::move(stage));
        if (run.progress) {
            const int found = static_cast<int>(answers.stages.size());
            run.progress({found, 0, static_cast<int>(task.part.size()), seconds()});
        }
    }
    if (static_cast<int>(answers.stages.size()) < run.answers)
        answers.reason = RedrawTexts::tr("the search stopped after %n other road(s) for the part",
                                         nullptr, static_cast<int>(answers.stages.size()));
    answers.count = answers.stages.size();
    answers.seconds = seconds();
    return answers;
}

} // namespace stagewright
