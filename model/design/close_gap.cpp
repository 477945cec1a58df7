#include "model/design/close_gap.h"

#include "model/design/board_around.h"
#include "model/design/road_search.h"
#include "model/design/tile_stock.h"
#include "model/layouts/hextiles/building/border.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>
#include <tuple>

namespace stagewright {

namespace {

struct CloseGap {
    Q_DECLARE_TR_FUNCTIONS(CloseGap)
};

using GapClock = std::chrono::steady_clock;

/// Of ways of one length so many are compared.
constexpr std::size_t comparedWays = 400;

Terrain terrainAt(const Stage& stage, const Catalogue& catalogue, Hex hex) {
    for (const Placement& tile : tilesOf(stage).at(hex))
        if (const TileSide* side = catalogue.find(tile.side))
            return side->terrain;
    return Terrain::None;
}

/// The tiles that a gap is closed with, those of its surfaces first.
class GapTiles {
public:
    GapTiles(const GapToClose& task, const Catalogue& catalogue)
        : surfaces_{terrainAt(task.stage, catalogue, task.gap.from.hex)} {
        if (task.gap.to)
            surfaces_.insert(terrainAt(task.stage, catalogue, task.gap.to->hex));
        const TileStock stock(catalogue, task.boxes, task.stage);
        std::map<TileId, SupplyTile> byNumber;
        for (const TileSide* side : stock.sides())
            if (isWanted(*side, !task.gap.to)) {
                SupplyTile& tile = byNumber[side->id.withSide(0)];
                tile.count = std::min(stock.left(side->id), mostGapTiles);
                tile.sides.push_back(side);
            }
        for (auto& [number, tile] : byNumber) {
            std::stable_partition(tile.sides.begin(), tile.sides.end(),
                                  [this](const TileSide* side) { return isLiked(*side); });
            tiles_.push_back(std::move(tile));
        }
        std::stable_partition(tiles_.begin(), tiles_.end(), [this](const SupplyTile& tile) {
            return isLiked(*tile.sides.front());
        });
    }

    [[nodiscard]] const std::vector<SupplyTile>& tiles() const { return tiles_; }
    [[nodiscard]] bool hasFinish() const {
        return std::any_of(tiles_.begin(), tiles_.end(), [](const SupplyTile& tile) {
            return std::any_of(tile.sides.begin(), tile.sides.end(),
                               [](const TileSide* side) { return side->role == Role::Finish; });
        });
    }

    /// On a surface of one of the ends.
    [[nodiscard]] bool isLiked(const TileSide& side) const {
        return surfaces_.contains(side.terrain);
    }

private:
    static bool isWanted(const TileSide& side, bool finish) {
        const RoadPiece piece = roadPiece(side);
        return (side.role == Role::Road && piece.endCount() == 2) ||
               (finish && side.role == Role::Finish);
    }

    std::set<Terrain> surfaces_;
    std::vector<SupplyTile> tiles_;
};

/// A way over the gap.
struct Way {
    std::vector<Placement> tiles;
    int otherSurface = 0;
    double room = 0;
};

class Closing {
public:
    Closing(const GapToClose& task, const Catalogue& catalogue, const SearchRun& run)
        : task_(task)
        , catalogue_(catalogue)
        , run_(run)
        , tiles_(task, catalogue)
        , supply_(tiles_.tiles(), false)
        , until_(began_ + std::chrono::duration_cast<GapClock::duration>(
                              std::chrono::duration<double>(std::min(run.seconds, 1e7)))) {
        if (task.gap.to)
            ends_.push_back(*task.gap.to);
        ends_.push_back(task.gap.from); // where the search goes on
        for (const OpenEnd& end : ends_)
            roads_.push_back(openRoad(task.stage, catalogue, end));
        for (const Placement& tile : tilesOf(task.stage).placements())
            room_ = room_.with(tile.hex);
    }

    Answers answers();

private:
    bool search(int tiles);
    [[nodiscard]] Way wayOf(std::span<const LaidPiece> laid) const;
    [[nodiscard]] std::optional<Stage> stageWith(const Way& way) const;
    [[nodiscard]] bool isEnough() const { return static_cast<int>(found_.size()) >= run_.answers; }

    const GapToClose& task_;
    const Catalogue& catalogue_;
    const SearchRun& run_;
    GapTiles tiles_;
    PieceSupply supply_;
    OpenRoads roads_;
    std::vector<OpenEnd> ends_;
    RoomTaken room_;
    GapClock::time_point began_ = GapClock::now();
    GapClock::time_point until_;
    std::vector<Stage> found_;
    std::set<std::vector<Hex>> hexes_; ///< that the answers go over
    bool refused_ = false;
};

Way Closing::wayOf(std::span<const LaidPiece> laid) const {
    Way way;
    std::vector<int> used(supply_.counts().size(), 0);
    RoomTaken room = room_;
    for (const LaidPiece& each : laid) {
        way.tiles.push_back(supply_.placement(each.choice, used[each.choice.group]++, each.hex));
        const TileSide* side = catalogue_.find(way.tiles.back().side);
        way.otherSurface += side && tiles_.isLiked(*side) ? 0 : 1;
        room = room.with(each.hex);
    }
    way.room = room.leastArea();
    return way;
}

std::optional<Stage> Closing::stageWith(const Way& way) const {
    Stage stage = task_.stage;
    TileLayout& tiles = tilesOf(stage);
    for (Placement tile : way.tiles) {
        tile.laid = tiles.nextLaid();
        tiles.insert(tile);
    }
    if (task_.test && !task_.test(stage))
        return std::nullopt;
    return stage;
}

/// @return whether all ways of so many tiles were looked at, or enough were found
bool Closing::search(int tiles) {
    if (task_.gap.to && steps(roads_[0].hex, roads_[1].hex) >= tiles)
        return true; // too far
    BoardAround around(task_.stage, catalogue_, roads_.back().hex, tiles + 1, ends_);
    if (around.board().at(roads_.back().hex) || (task_.gap.to && around.board().at(roads_[0].hex)))
        return true; // somebody else's way
    std::optional<WayHome> home;
    if (task_.gap.to)
        home.emplace(supply_, around.board(), roads_[0], WayHome::Tiles::Plenty, tiles, 400'000);
    RoadSearch::Start start{around.board(), roads_, room_};
    start.left = supply_.counts();
    start.tiles = tiles;
    RoadSearch search(supply_, std::move(start), home ? &*home : nullptr, task_.table);
    DriveRandom random(run_.seed, static_cast<std::uint64_t>(tiles));
    std::vector<Way> ways;
    const auto ended = search.run(&random, {~std::uint64_t{0}, run_.stop, until_},
                                  [&](std::span<const LaidPiece> laid) {
                                      ways.push_back(wayOf(laid));
                                      return ways.size() < comparedWays;
                                  });
    std::stable_sort(ways.begin(), ways.end(), [](const Way& a, const Way& b) {
        return std::tie(a.otherSurface, a.room) < std::tie(b.otherSurface, b.room);
    });
    for (const Way& way : ways) {
        std::vector<Hex> hexes;
        for (const Placement& tile : way.tiles)
            hexes.push_back(tile.hex);
        std::sort(hexes.begin(), hexes.end());
        if (isEnough() || hexes_.contains(hexes))
            continue;
        if (auto stage = stageWith(way)) {
            found_.push_back(*std::move(stage));
            hexes_.insert(std::move(hexes));
        } else {
            refused_ = true;
        }
    }
    return ended != RoadSearch::Ended::Stopped;
}

Answers Closing::answers() {
    if (!task_.gap.to && !tiles_.hasFinish()) {
        Answers none;
        none.complete = none.proved = true;
        none.reason = CloseGap::tr("no finish tile is left in the boxes");
        return none;
    }
    int tried = 0;
    bool all = true;
    const int first = task_.tiles.value_or(1);
    const int last = task_.tiles.value_or(mostGapTiles);
    for (int tiles = first; tiles <= last && !isEnough() && all; ++tiles) {
        all = search(tiles);
        tried = all ? tiles : tried;
        if (run_.progress)
            run_.progress({static_cast<int>(found_.size()), tiles, last,
                           std::chrono::duration<double>(GapClock::now() - began_).count()});
    }
    Answers result;
    result.stages = std::move(found_);
    result.count = result.stages.size();
    result.complete = all && static_cast<int>(result.stages.size()) < run_.answers;
    result.proved = result.stages.empty() && all && !refused_;
    result.seconds = std::chrono::duration<double>(GapClock::now() - began_).count();
    if (!result.stages.empty())
        return result;
    if (!all)
        result.reason = tried > 0 ? CloseGap::tr("the search was stopped; up to %n tile(s) do not "
                                                 "close the gap",
                                                 nullptr, tried)
                                  : CloseGap::tr("the search was stopped");
    else if (refused_)
        result.reason =
            CloseGap::tr("the gap can be closed, but in no way that holds by all rules");
    else if (task_.tiles)
        result.reason = CloseGap::tr("no way of %n tile(s) that are left closes the gap", nullptr,
                                     *task_.tiles);
    else
        result.reason = CloseGap::tr("no way of up to %n tile(s) that are left closes the gap",
                                     nullptr, mostGapTiles);
    return result;
}

} // namespace

std::optional<Gap> lapGap(const Stage& stage, const Catalogue& catalogue) {
    std::optional<OpenEnd> behind;
    for (const Placement& tile : tilesOf(stage).inLayingOrder()) {
        const TileSide* side = catalogue.find(tile.side);
        if (!side || (side->role != Role::StartFinish && side->role != Role::Start))
            continue;
        const EdgeSet free = roadPiece(*side, tile.turn).free;
        for (const Edge edge : allEdges)
            if (const OpenEnd end{tile.hex, edge};
                contains(free, edge) && isOpen(stage, catalogue, end) && !behind)
                behind = end;
    }
    const auto from = openEndToMend(stage, catalogue);
    return behind && from && *behind != *from ? std::optional(Gap{*from, behind}) : std::nullopt;
}

std::optional<Gap> onlyGap(const Stage& stage, const Catalogue& catalogue) {
    QList<OpenEnd> lacking;
    for (const OpenEnd& end : openEnds(stage, catalogue))
        if (endsThatLackATile(stage, catalogue, end.hex).contains(end))
            lacking.append(end);
    if (lacking.size() == 2)
        return Gap{lacking[1], lacking[0]};
    return std::nullopt;
}

std::vector<Stage> differentWays(const std::vector<Stage>& answers, const Stage& before,
                                 std::size_t most) {
    constexpr double mostShared = 0.6;
    const auto wayOver = [&](const Stage& answer) {
        std::set<std::pair<int, int>> hexes;
        for (const Placement& tile : tilesOf(answer).placements())
            if (tilesOf(before).at(tile.hex).empty())
                hexes.insert({tile.hex.q, tile.hex.r});
        return hexes;
    };
    std::vector<Stage> chosen;
    std::vector<std::set<std::pair<int, int>>> ways;
    for (const Stage& answer : answers) {
        const auto way = wayOver(answer);
        const auto isLike = [&](const auto& other) {
            const auto both = std::count_if(way.begin(), way.end(),
                                            [&](const auto& hex) { return other.contains(hex); });
            const auto either =
                static_cast<double>(way.size() + other.size()) - static_cast<double>(both);
            return static_cast<double>(both) > mostShared * either;
        };
        if (chosen.size() >= most || std::any_of(ways.begin(), ways.end(), isLike))
            continue;
        chosen.push_back(answer);
        ways.push_back(way);
    }
    return chosen;
}

Answers closeGap(const GapToClose& task, const Catalogue& catalogue, const SearchRun& run) {
    return Closing(task, catalogue, run).answers();
}

} // namespace stagewright
