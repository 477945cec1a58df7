#include "model/design/road_search.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <numeric>

namespace stagewright {

namespace {

/// Of a road with two ends: by how many sixths it turns to the right.
int turnFrom(const RoadPiece& piece, Edge entry) {
    for (const Edge edge : allEdges)
        if (edge != entry && piece.endAt(edge) != 0)
            return (index(edge) - index(entry) + 6) % 6 - 3;
    return 0;
}

struct Tried {
    PieceSupply::Choice choice;
    std::uint32_t key = 0;
};

} // namespace

RoadSearch::RoadSearch(const PieceSupply& supply, Start start, const WayHome* home,
                       std::optional<TableRoom> table, const Prunings& prunings)
    : supply_(supply)
    , start_(std::move(start))
    , home_(prunings.wayHome ? home : nullptr)
    , table_(table)
    , prunings_(prunings)
    , board_(start_.board)
    , left_(start_.left) {}

RoadSearch::Ended RoadSearch::run(DriveRandom* random, const Limits& limits, const Leaf& leaf) {
    random_ = random;
    limits_ = limits;
    limits_.nodes =
        limits.nodes > ~std::uint64_t{0} - nodes_ ? limits.nodes : limits.nodes + nodes_;
    leaf_ = &leaf;
    ended_ = Ended::Exhausted;
    begin();
    if (!table_ || start_.room.fits(*table_))
        if (leftInAll_ == 0 ? start_.roads.empty() : mayEnd(start_.roads, start_.turned))
            grow(start_.roads, start_.room, start_.turned);
    return ended_;
}

void RoadSearch::begin() {
    laid_ = start_.laid;
    left_ = start_.left;
    leftInAll_ = start_.tiles.value_or(std::accumulate(left_.begin(), left_.end(), 0));
    turnLeft_ = 0;
    endsLeft_ = 0;
    marks_ = 0;
    for (std::size_t g = 0; g < left_.size(); ++g) {
        turnLeft_ += left_[g] * supply_.mostTurn()[g];
        endsLeft_ += left_[g] * supply_.mostEnds()[g];
        if (home_)
            marks_ += static_cast<std::uint64_t>(left_[g]) * home_->mark(g);
    }
}

std::vector<RoadSearch::Start> RoadSearch::continued() {
    begin();
    std::vector<Start> longer;
    if (start_.roads.empty() || leftInAll_ == 0 || !board_.holds(start_.roads.back().hex))
        return longer;
    const OpenRoad head = start_.roads.back();
    const RoomTaken room = start_.room.with(head.hex);
    if (table_ && !room.fits(*table_))
        return longer;
    for (const PieceSupply::Choice choice : supply_.joining(head.edge, head.code)) {
        const RoadPiece& piece = supply_.pieces()[choice.piece];
        const auto roads =
            left_[choice.group] > 0 ? joined(start_.roads, head.hex, piece) : std::nullopt;
        if (!roads)
            continue;
        Start next = start_;
        next.board.put(head.hex, &piece);
        next.roads = *roads;
        next.room = room;
        next.turned = start_.ring ? start_.turned + turnFrom(piece, head.edge) : 0;
        next.laid.push_back({head.hex, choice});
        --next.left[choice.group];
        if (next.tiles)
            --*next.tiles;
        longer.push_back(std::move(next)); // run() says at once where it cannot end
    }
    return longer;
}

bool RoadSearch::isOver() {
    if (ended_ != Ended::Exhausted)
        return true;
    if (nodes_ >= limits_.nodes)
        ended_ = Ended::NodeLimit;
    else if (nodes_ % 1024 == 0 &&
             (limits_.stop.stop_requested() || std::chrono::steady_clock::now() >= limits_.until))
        ended_ = Ended::Stopped;
    return ended_ != Ended::Exhausted;
}

void RoadSearch::grow(const OpenRoads& roads, const RoomTaken& room, int turned) {
    if (roads.empty()) {
        if (leftInAll_ == 0 && !(*leaf_)(laid_) && ended_ == Ended::Exhausted)
            ended_ = Ended::AtLeaf;
        return;
    }
    const auto narrowest = headOf(roads);
    if (!narrowest || !board_.holds(narrowest->hex))
        return;
    const OpenRoad head = *narrowest;
    const RoomTaken more = room.with(head.hex);
    if (table_ && !more.fits(*table_))
        return;
    QVarLengthArray<Tried, 48> tried;
    for (const PieceSupply::Choice choice : supply_.joining(head.edge, head.code))
        if (const int count = left_[choice.group]; count > 0)
            // Kinds of which there are many come first more often.
            tried.push_back(
                {choice, random_ ? random_->next() / static_cast<std::uint32_t>(count) : 0});
    if (random_)
        std::sort(tried.begin(), tried.end(),
                  [](const Tried& a, const Tried& b) { return a.key < b.key; });
    for (const Tried& each : tried) {
        if (isOver())
            return;
        ++nodes_;
        const RoadPiece& piece = supply_.pieces()[each.choice.piece];
        const auto open = joined(roads, head.hex, piece);
        if (!open)
            continue;
        const std::size_t group = each.choice.group;
        const int most = supply_.mostTurn()[group];
        board_.put(head.hex, &piece);
        laid_.push_back({head.hex, each.choice});
        --left_[group];
        --leftInAll_;
        turnLeft_ -= most;
        endsLeft_ -= supply_.mostEnds()[group];
        if (home_)
            marks_ -= home_->mark(group);
        mostLaid_ = std::max(mostLaid_, static_cast<int>(laid_.size()));
        const int nowTurned = start_.ring ? turned + turnFrom(piece, head.edge) : 0;
        if (leftInAll_ == 0 ? open->empty() : mayEnd(*open, nowTurned))
            grow(*open, more, nowTurned);
        board_.put(head.hex, nullptr);
        laid_.pop_back();
        ++left_[group];
        ++leftInAll_;
        turnLeft_ += most;
        endsLeft_ += supply_.mostEnds()[group];
        if (home_)
            marks_ += home_->mark(group);
    }
}

/// Where to go on; nothing: no piece that is left fits at one of the roads.
std::optional<OpenRoad> RoadSearch::headOf(const OpenRoads& roads) const {
    if (roads.size() < 2 || supply_.isPlain() || !prunings_.narrowest)
        return roads.back();
    std::optional<OpenRoad> best;
    int least = std::numeric_limits<int>::max();
    for (auto road = roads.rbegin(); road != roads.rend(); ++road) {
        if (!board_.holds(road->hex))
            return std::nullopt; // it is too far off to be met
        int fitting = 0;
        for (const PieceSupply::Choice choice : supply_.joining(road->edge, road->code))
            if (left_[choice.group] > 0 && fits(roads, road->hex, supply_.pieces()[choice.piece]) &&
                ++fitting >= least)
                break;
        if (fitting == 0)
            return std::nullopt;
        if (fitting < least) {
            least = fitting;
            best = *road;
        }
    }
    return best;
}

/// As joined() says it, without the roads.
bool RoadSearch::fits(const OpenRoads& roads, Hex hex, const RoadPiece& piece) const {
    EdgeSet met = 0;
    for (const OpenRoad& road : roads) {
        if (road.hex != hex)
            continue;
        if (piece.endAt(road.edge) != road.code || contains(piece.free, road.edge))
            return false;
        met = static_cast<EdgeSet>(met | setOf(road.edge));
    }
    for (const Edge edge : allEdges) {
        if (piece.endAt(edge) == 0 || contains(met, edge))
            continue;
        const RoadPiece* there = board_.at(neighbour(hex, edge));
        if (there && (!contains(piece.free, edge) || there->endAt(opposite(edge)) != 0))
            return false;
    }
    return true;
}

/// The roads that are open once the piece lies there; nothing: it does not fit.
std::optional<OpenRoads> RoadSearch::joined(const OpenRoads& roads, Hex hex,
                                            const RoadPiece& piece) const {
    OpenRoads next;
    EdgeSet met = 0;
    for (const OpenRoad& road : roads) {
        if (road.hex != hex)
            next.push_back(road);
        else if (piece.endAt(road.edge) == road.code && !contains(piece.free, road.edge))
            met = static_cast<EdgeSet>(met | setOf(road.edge));
        else
            return std::nullopt;
    }
    for (const Edge edge : allEdges) {
        if (piece.endAt(edge) == 0 || contains(met, edge))
            continue;
        const Hex beyond = neighbour(hex, edge);
        const RoadPiece* there = board_.at(beyond);
        if (contains(piece.free, edge)) {
            if (there && there->endAt(opposite(edge)) != 0)
                return std::nullopt;
            continue;
        }
        if (there)
            return std::nullopt;
        next.push_back({beyond, opposite(edge), piece.endAt(edge)});
    }
    return next;
}

/// Whether the tiles that are left may close all open roads.
bool RoadSearch::mayEnd(const OpenRoads& roads, int turned) const {
    if (roads.empty())
        return false;
    if (start_.ring && prunings_.turn &&
        std::min(std::abs(6 - turned), std::abs(6 + turned)) > turnLeft_)
        return false;
    if (home_ && roads.size() == 2 && leftInAll_ <= home_->depth() &&
        !home_->mayLead(roads.back(), leftInAll_, marks_))
        return false;
    return !prunings_.distance || mayMeet(roads);
}

/// Each road has to come to another one, or one of them to the finish. At a junction it may come
/// back to itself.
bool RoadSearch::mayMeet(const OpenRoads& roads) const {
    if (roads.size() < 2 || supply_.hasJunctions())
        return true;
    int alone = supply_.hasFinish() ? -1 : 0;
    int needed = 0;
    int farthest = 0;
    for (const OpenRoad& road : roads) {
        int nearest = leftInAll_;
        for (const OpenRoad& other : roads)
            if (&other != &road)
                nearest = std::min(nearest, steps(road.hex, other.hex));
        // With a road of its own between them they are one tile more than steps apart.
        alone += nearest >= leftInAll_ ? 1 : 0;
        needed += nearest + 1;
        farthest = std::max(farthest, nearest + 1);
    }
    // Two roads share the way between them, and each tile of it has two ends for it.
    if (supply_.hasFinish())
        needed -= farthest;
    return alone <= 0 && needed <= endsLeft_;
}

} // namespace stagewright
