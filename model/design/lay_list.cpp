#include "model/design/lay_list.h"

#include "model/design/beside.h"
#include "model/design/road_shape.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>

#include <algorithm>
#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <unordered_set>

namespace stagewright {

namespace {

struct LayList {
    Q_DECLARE_TR_FUNCTIONS(LayList)
};

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t firstPatience = 4000;    ///< pieces that a search may try at first
constexpr std::uint64_t lightSearches = 8;       ///< that know no way home before they begin
constexpr std::size_t homeStates = 40'000;       ///< that the others know
constexpr int mostRepeats = 24;                  ///< searches in a row that yield nothing new
constexpr std::size_t countedAtMost = 8'000'000; ///< layouts that are told apart
constexpr int poolFactor = 3; ///< of several answers the best of so many times as many

/// A layout that was found, before it becomes a stage.
struct Found {
    std::vector<LaidPiece> laid;
    Stage stage;
    std::uint64_t hexes = 0; ///< RoadShapes::number
    std::uint64_t roads = 0; ///< likewise
    double badness = 0;      ///< less is better
};

/// What is searched: the tiles on the road as a supply, those beside it.
class Question {
public:
    Question(const ListToLay& list, const Catalogue& catalogue, const Prunings& prunings)
        : list_(list)
        , prunings_(prunings)
        , supply_(roadTiles(list, catalogue, beside_), list.info.kind == StageKind::Circuit)
        , shapes_(supply_.pieces()) {
        for (std::size_t i = 0; i < supply_.lines().size(); ++i)
            addStarts(supply_.lines()[i]);
    }

    // Searches point into it.
    Question(const Question&) = delete;
    Question& operator=(const Question&) = delete;
    Question(Question&&) = delete;
    Question& operator=(Question&&) = delete;
    ~Question() = default;

    [[nodiscard]] const PieceSupply& supply() const { return supply_; }
    [[nodiscard]] int wanted() const { return supply_.total(); }

    /// One for each line that cars may start from, and each way of beginning there.
    [[nodiscard]] std::size_t searches() const { return starts_.size(); }
    /// @param home whether it is worth while to find the ways home first
    [[nodiscard]] RoadSearch search(std::size_t which, bool home) const {
        const Beginning& begin = *starts_[which];
        if (home && begin.start.ring && prunings_.wayHome)
            std::call_once(begin.once, [&] {
                begin.home =
                    std::make_unique<WayHome>(supply_, begin.start.board, begin.start.roads.front(),
                                              WayHome::Tiles::Counted, wanted(), homeStates);
            });
        return {supply_, begin.start, home ? begin.home.get() : nullptr, list_.table, prunings_};
    }

    [[nodiscard]] std::vector<PlacedPiece> placed(std::span<const LaidPiece> laid) const {
        std::vector<PlacedPiece> pieces;
        pieces.reserve(laid.size());
        for (const LaidPiece& each : laid)
            pieces.push_back({each.hex, &supply_.pieces()[each.choice.piece]});
        return pieces;
    }

    [[nodiscard]] std::uint64_t shape(std::span<const LaidPiece> laid, ShapeOf what) const {
        std::vector<RoadShapes::Placed> layout;
        layout.reserve(laid.size());
        for (const LaidPiece& each : laid)
            layout.push_back({each.hex, each.choice.piece});
        return shapes_.number(layout, what);
    }

    /// The layout as a stage that holds by every rule; nothing if it does not.
    /// @param random which of like tiles lies where
    [[nodiscard]] std::optional<Found> found(std::span<const LaidPiece> laid,
                                             DriveRandom& random) const;

    [[nodiscard]] double badnessOf(std::span<const PlacedPiece> pieces) const;

private:
    struct Beginning {
        RoadSearch::Start start;
        mutable std::once_flag once{};
        mutable std::unique_ptr<const WayHome> home{}; ///< of a ring, once it is wanted
    };

    static std::vector<SupplyTile> roadTiles(const ListToLay& list, const Catalogue& catalogue,
                                             std::vector<const TileSide*>& beside);
    void addStarts(PieceSupply::Choice line);
    [[nodiscard]] std::optional<Stage> stageOf(std::span<const LaidPiece> laid,
                                               std::span<const Placement> beside,
                                               DriveRandom& random) const;

    const ListToLay& list_;
    Prunings prunings_;
    std::vector<const TileSide*> beside_;
    PieceSupply supply_;
    RoadShapes shapes_;
    std::vector<std::unique_ptr<const Beginning>> starts_;
};

std::vector<SupplyTile> Question::roadTiles(const ListToLay& list, const Catalogue& catalogue,
                                            std::vector<const TileSide*>& beside) {
    std::vector<SupplyTile> tiles;
    for (const ListedTile& each : list.tiles) {
        SupplyTile tile{{}, each.count};
        if (const TileSide* told = catalogue.find(each.tile))
            tile.sides = {told};
        else
            for (const char letter : {'a', 'b'})
                if (const TileSide* side = catalogue.find(each.tile.withSide(letter)))
                    tile.sides.push_back(side);
        const TileSide& first = *tile.sides.front();
        if (first.role == Role::Service || first.roads.empty())
            beside.insert(beside.end(), static_cast<std::size_t>(each.count), &first);
        else
            tiles.push_back(std::move(tile));
    }
    // What is wanted beside the stage most, the service, gets its place first.
    std::stable_sort(beside.begin(), beside.end(),
                     [](const TileSide* a, const TileSide* b) { return a->role < b->role; });
    return tiles;
}

/// The line lies on hex (0, 0) as it is printed: so nothing is found twice that is turned.
void Question::addStarts(PieceSupply::Choice line) {
    constexpr Hex middle{0, 0};
    const RoadPiece& piece = supply_.pieces()[line.piece];
    std::vector<bool> behind{true}; // whether the road behind the line has to be met
    if (piece.role == Role::Start && piece.free != 0)
        behind = {false};
    else if (piece.role == Role::StartFinish && piece.free != 0 && supply_.hasJunctions())
        behind = {true, false};
    for (const bool met : behind) {
        RoadSearch::Start start{SearchBoard(middle, wanted() + 1),
                                {},
                                RoomTaken().with(middle),
                                met && supply_.isPlain() && piece.endCount() == 2};
        start.board.put(middle, &piece);
        // The road goes on ahead, so what lies behind comes first.
        for (const bool free : {true, false})
            for (const Edge edge : allEdges)
                if (piece.endAt(edge) != 0 && contains(piece.free, edge) == free && (met || !free))
                    start.roads.push_back(
                        {neighbour(middle, edge), opposite(edge), piece.endAt(edge)});
        start.laid.push_back({middle, line});
        start.left = supply_.counts();
        --start.left[line.group];
        if (start.ring)
            start.turned = std::abs(3 - (index(opposite(start.roads[1].edge)) -
                                         index(opposite(start.roads[0].edge)) + 6) %
                                            6);
        starts_.push_back(std::unique_ptr<const Beginning>(new Beginning{std::move(start)}));
    }
}

std::optional<Stage> Question::stageOf(std::span<const LaidPiece> laid,
                                       std::span<const Placement> beside,
                                       DriveRandom& random) const {
    std::vector<std::vector<int>> order;
    for (const int count : supply_.counts()) {
        std::vector<int>& tiles = order.emplace_back(static_cast<std::size_t>(count));
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            tiles[i] = static_cast<int>(i);
            std::swap(tiles[i], tiles[random.below(static_cast<std::uint32_t>(i + 1))]);
        }
    }
    Stage stage;
    stage.info = list_.info;
    TileLayout& tiles = tilesOf(stage);
    const auto add = [&tiles](Placement tile) {
        tile.laid = tiles.nextLaid();
        tiles.insert(tile);
    };
    for (const LaidPiece& each : laid) {
        auto& left = order[each.choice.group];
        add(supply_.placement(each.choice, left.back(), each.hex));
        left.pop_back();
    }
    for (const Placement& tile : beside)
        add(tile);
    if (list_.test && !list_.test(stage))
        return std::nullopt;
    return stage;
}

std::optional<Found> Question::found(std::span<const LaidPiece> laid, DriveRandom& random) const {
    const auto pieces = placed(laid);
    const auto beside = laidBeside(pieces, beside_, list_.table);
    if (!beside)
        return std::nullopt;
    // Like tiles differ in their spaces: what some order of them forbids another may allow.
    for (int attempt = 0; attempt < 8; ++attempt)
        if (auto stage = stageOf(laid, *beside, random))
            return Found{{laid.begin(), laid.end()},
                         *std::move(stage),
                         shape(laid, ShapeOf::Hexes),
                         shape(laid, ShapeOf::Roads),
                         badnessOf(pieces)};
    return std::nullopt;
}

/// How far it is from the sketch, in hexes that only one of them covers, and then how much room it
/// takes.
double Question::badnessOf(std::span<const PlacedPiece> pieces) const {
    RoomTaken room;
    for (const PlacedPiece& each : pieces)
        room = room.with(each.hex);
    const double area = room.leastArea();
    if (list_.sketch.empty())
        return area;
    const auto middleOf = [](const auto& hexes) {
        QPointF sum;
        for (const Hex hex : hexes)
            sum += centre(hex);
        return hexAt(sum / static_cast<double>(hexes.size()));
    };
    const std::unordered_set<Hex> drawn(list_.sketch.begin(), list_.sketch.end());
    const Hex drawnMiddle = middleOf(list_.sketch);
    std::size_t most = 0;
    for (const bool mirror : {false, true})
        for (int sixth = 0; sixth < 6; ++sixth) {
            std::vector<Hex> hexes;
            for (const PlacedPiece& each : pieces)
                hexes.push_back(
                    turned(mirror ? Hex{-each.hex.q, each.hex.r + each.hex.q} : each.hex, {0, 0},
                           Turn(sixth)));
            const Hex by = drawnMiddle - middleOf(hexes);
            for (int q = -1; q <= 1; ++q)
                for (int r = -1; r <= 1; ++r)
                    most = std::max(most, static_cast<std::size_t>(std::count_if(
                                              hexes.begin(), hexes.end(), [&](Hex hex) {
                                                  return drawn.contains(hex + by + Hex{q, r});
                                              })));
        }
    const auto apart = static_cast<double>(drawn.size() + pieces.size() - 2 * most);
    return 1e6 * apart + area;
}

/// One run of it all.
class Laying {
public:
    Laying(const Question& question, const ListToLay& list, const SearchRun& run)
        : question_(question)
        , list_(list)
        , run_(run)
        , until_(began_ + std::chrono::duration_cast<Clock::duration>(
                              std::chrono::duration<double>(std::min(run.seconds, 1e7)))) {}

    Answers some();
    Answers all();

private:
    struct Attempt {
        std::optional<Found> found;
        bool exhausted = false; ///< there is no layout to find
    };

    [[nodiscard]] bool isOver() const {
        return run_.stop.stop_requested() || Clock::now() >= until_;
    }
    [[nodiscard]] RoadSearch::Limits limits(std::uint64_t nodes) const {
        return {nodes, run_.stop, until_};
    }
    [[nodiscard]] Attempt attempt(std::uint64_t number);
    void takeAttempts(int wanted);
    void goThroughAll(bool count, int wanted);
    bool take(Found found);
    void report();
    void noteLaid(int laid) {
        int before = mostLaid_;
        while (before < laid && !mostLaid_.compare_exchange_weak(before, laid)) {
        }
    }
    Answers answers(int wanted);

    const Question& question_;
    const ListToLay& list_;
    const SearchRun& run_;
    Clock::time_point began_ = Clock::now();
    Clock::time_point until_;

    std::vector<Found> found_;
    std::unordered_set<std::uint64_t> hexes_;
    std::unordered_set<std::uint64_t> roads_;
    std::atomic<int> mostLaid_ = 1;
    std::mutex reporting_;
    Clock::time_point reported_;
    bool exhausted_ = false; ///< all layouts have been looked at
    bool refused_ = false;   ///< some were, by the rules or for want of room beside them
    bool tooMany_ = false;   ///< to tell them apart
    std::uint64_t counted_ = 0;
};

Laying::Attempt Laying::attempt(std::uint64_t number) {
    DriveRandom random(run_.seed, number);
    // Now and then a search has more patience: 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ...
    const std::uint64_t reluctance = number + 1;
    std::uint64_t turn = reluctance;
    std::uint64_t patience = 1;
    for (;;) {
        std::uint64_t k = 1;
        while ((std::uint64_t{1} << k) - 1 < turn)
            ++k;
        if ((std::uint64_t{1} << k) - 1 == turn) {
            patience = std::uint64_t{1} << (k - 1);
            break;
        }
        turn -= (std::uint64_t{1} << (k - 1)) - 1;
    }
    Attempt result;
    const std::size_t searches = question_.searches();
    bool all = true;
    for (std::size_t i = 0; i < searches && !result.found; ++i) {
        RoadSearch search = question_.search((number + i) % searches, number >= lightSearches);
        int refused = 0;
        const auto ended = search.run(&random, limits(firstPatience * patience),
                                      [&](std::span<const LaidPiece> laid) {
                                          result.found = question_.found(laid, random);
                                          refused += result.found ? 0 : 1;
                                          return !result.found && refused < 50;
                                      });
        noteLaid(search.mostLaid());
        all = all && ended == RoadSearch::Ended::Exhausted && refused == 0;
    }
    result.exhausted = all && !result.found;
    return result;
}

void Laying::report() {
    if (!run_.progress)
        return;
    const std::lock_guard lock(reporting_);
    const auto now = Clock::now();
    if (now - reported_ < std::chrono::milliseconds(50))
        return;
    reported_ = now;
    run_.progress({static_cast<int>(found_.size()), mostLaid_, question_.wanted(),
                   std::chrono::duration<double>(now - began_).count()});
}

/// @return whether it is unlike those there are
bool Laying::take(Found found) {
    if (!roads_.insert(found.roads).second)
        return false;
    hexes_.insert(found.hexes);
    found_.push_back(std::move(found));
    return true;
}

/// Searches in random order, several at once, looked at in the order of their numbers.
void Laying::takeAttempts(int wanted) {
    std::map<std::uint64_t, Attempt> done;
    std::uint64_t next = 0; // to be looked at
    int repeats = 0;
    bool enough = false;
    const auto look = [&] {
        for (auto first = done.begin(); !enough && first != done.end() && first->first == next;
             first = done.erase(first), ++next) {
            Attempt& each = first->second;
            exhausted_ = exhausted_ || each.exhausted;
            const bool isNew =
                each.found && !hexes_.contains(each.found->hexes) && take(*std::move(each.found));
            if (each.found || isNew)
                repeats = isNew ? 0 : repeats + 1;
            enough =
                exhausted_ || repeats >= mostRepeats || static_cast<int>(found_.size()) >= wanted;
        }
    };
    std::mutex mutex;
    std::atomic<std::uint64_t> number = 0;
    const auto work = [&] {
        for (;;) {
            {
                const std::lock_guard lock(mutex);
                if (enough || isOver())
                    return;
            }
            const std::uint64_t mine = number++;
            Attempt each = attempt(mine);
            {
                const std::lock_guard lock(mutex);
                if (isOver() && !each.found)
                    return; // it was given up, which says nothing
                done.emplace(mine, std::move(each));
                look();
            }
            report();
        }
    };
    // The first answer is mostly there before a thread would be.
    if (run_.threads > 1 && wanted > 1) {
        std::vector<std::jthread> threads;
        for (int i = 1; i < run_.threads; ++i)
            threads.emplace_back(work);
        work();
    } else {
        work();
    }
}

/// One search through everything that there is.
void Laying::goThroughAll(bool count, int wanted) {
    std::unordered_set<std::uint64_t> counted;
    DriveRandom random(run_.seed, ~std::uint64_t{0});
    bool all = true;
    for (std::size_t i = 0; i < question_.searches() && all; ++i) {
        RoadSearch search = question_.search(i, true);
        std::uint64_t leaves = 0;
        const auto ended =
            search.run(nullptr, limits(~std::uint64_t{0}), [&](std::span<const LaidPiece> laid) {
                if (++leaves % 4096 == 0)
                    report();
                const bool room = static_cast<int>(found_.size()) < wanted;
                if (!count && !room)
                    return false;
                const std::uint64_t roads = question_.shape(laid, ShapeOf::Roads);
                if (count)
                    counted.insert(roads);
                tooMany_ = counted.size() >= countedAtMost;
                if (room && !roads_.contains(roads)) {
                    if (auto found = question_.found(laid, random))
                        take(*std::move(found));
                    else
                        refused_ = true;
                }
                return !tooMany_;
            });
        noteLaid(search.mostLaid());
        all = ended == RoadSearch::Ended::Exhausted;
    }
    exhausted_ = all;
    counted_ = counted.size();
}

Answers Laying::some() {
    const int pool = run_.answers > 1 ? poolFactor * run_.answers : 1;
    takeAttempts(pool);
    if (!isOver() && !exhausted_ && static_cast<int>(found_.size()) < pool)
        goThroughAll(false, std::max(pool, static_cast<int>(found_.size())));
    return answers(run_.answers);
}

Answers Laying::all() {
    takeAttempts(run_.answers);
    goThroughAll(true, run_.answers);
    return answers(run_.answers);
}

Answers Laying::answers(int wanted) {
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Found& a, const Found& b) { return a.badness < b.badness; });
    Answers result;
    // Those on other hexes first, as many as are wanted; then the best of the others.
    std::unordered_set<std::uint64_t> seen;
    std::vector<Found*> chosen;
    for (const bool others : {false, true})
        for (Found& each : found_)
            if (static_cast<int>(chosen.size()) < wanted &&
                seen.insert(each.hexes).second != others &&
                std::find(chosen.begin(), chosen.end(), &each) == chosen.end())
                chosen.push_back(&each);
    std::stable_sort(chosen.begin(), chosen.end(),
                     [](const Found* a, const Found* b) { return a->badness < b->badness; });
    for (Found* each : chosen)
        result.stages.push_back(std::move(each->stage));
    result.complete = exhausted_ && found_.size() <= chosen.size();
    result.count = std::max<std::uint64_t>(counted_, chosen.size());
    result.proved = result.stages.empty() && exhausted_ && !refused_;
    result.seconds = std::chrono::duration<double>(Clock::now() - began_).count();
    if (result.proved)
        result.reason = list_.table
                            ? LayList::tr("all ways of laying the tiles were tried, and none fits "
                                          "together on this table")
                            : LayList::tr("all ways of laying the tiles were tried, and none fits "
                                          "together");
    else if (result.stages.empty() && exhausted_)
        result.reason = LayList::tr("the tiles can be laid, but in no way that holds by all rules");
    else if (tooMany_)
        result.reason = LayList::tr("there are more than were counted");
    else if (!exhausted_ && isOver())
        result.reason = LayList::tr("the search was stopped; at most %1 of %2 tiles lay together")
                            .arg(mostLaid_.load())
                            .arg(question_.wanted());
    return result;
}

} // namespace

Answers layList(const ListToLay& list, const Catalogue& catalogue, const SearchRun& run,
                const LayChoice& choice) {
    if (const auto why = whyNoLayout(list, catalogue)) {
        Answers none;
        none.complete = true;
        none.proved = true;
        none.reason = *why;
        return none;
    }
    const Question question(list, catalogue, choice.prunings);
    Laying laying(question, list, run);
    return choice.count ? laying.all() : laying.some();
}

} // namespace stagewright
