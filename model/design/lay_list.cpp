#include "model/design/lay_list.h"

#include "model/design/chosen_layouts.h"
#include "model/design/lay_question.h"
#include "model/design/number_set.h"

#include <QCoreApplication>

#include <algorithm>
#include <atomic>
#include <functional>
#include <map>
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
constexpr int mostRepeats = 24;                  ///< searches in a row that yield nothing new
constexpr std::size_t countedAtMost = 5'000'000; ///< layouts that are told apart
constexpr int poolFactor = 3; ///< of several answers the best of so many times as many

/// One run of it all.
class ListLaying {
public:
    ListLaying(const LayQuestion& question, const ListToLay& list, const SearchRun& run)
        : question_(question)
        , list_(list)
        , run_(run)
        , until_(began_ + std::chrono::duration_cast<Clock::duration>(
                              std::chrono::duration<double>(std::min(run.seconds, 1e7)))) {}

    Answers some();
    Answers all();

private:
    struct Attempt {
        std::optional<FoundLayout> found;
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
    struct Part;
    class Counting;
    [[nodiscard]] Part wentThrough(RoadSearch search, std::uint64_t number, int wanted,
                                   const std::unordered_set<std::uint64_t>& known,
                                   Counting& counting);
    void goThroughAll(bool count, int wanted);
    void inThreads(const std::function<void()>& work) const;
    bool take(FoundLayout found);
    void report();
    void noteLaid(int laid) {
        int before = mostLaid_;
        while (before < laid && !mostLaid_.compare_exchange_weak(before, laid)) {
        }
    }
    Answers answers(int wanted);

    const LayQuestion& question_;
    const ListToLay& list_;
    const SearchRun& run_;
    Clock::time_point began_ = Clock::now();
    Clock::time_point until_;

    std::vector<FoundLayout> found_;
    std::unordered_set<std::uint64_t> hexes_;
    std::unordered_set<std::uint64_t> roads_;
    std::atomic<int> foundCount_ = 0;
    std::atomic<int> mostLaid_ = 1;
    std::atomic<bool> enough_ = false; ///< of what all of it holds
    std::mutex reporting_;
    Clock::time_point reported_;
    bool exhausted_ = false;            ///< all layouts have been looked at
    bool refused_ = false;              ///< some were, by the rules or for want of room beside them
    std::atomic<bool> tooMany_ = false; ///< to tell them apart
    std::uint64_t counted_ = 0;
};

ListLaying::Attempt ListLaying::attempt(std::uint64_t number) {
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

void ListLaying::report() {
    if (!run_.progress)
        return;
    const std::lock_guard lock(reporting_);
    const auto now = Clock::now();
    if (now - reported_ < std::chrono::milliseconds(50))
        return;
    reported_ = now;
    run_.progress({foundCount_, mostLaid_, question_.wanted(),
                   std::chrono::duration<double>(now - began_).count()});
}

/// @return whether it is unlike those there are
bool ListLaying::take(FoundLayout found) {
    if (!roads_.insert(found.roads).second)
        return false;
    hexes_.insert(found.hexes);
    found_.push_back(std::move(found));
    ++foundCount_;
    return true;
}

/// Searches in random order, several at once, looked at in the order of their numbers.
void ListLaying::takeAttempts(int wanted) {
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
    const auto work = [&](std::uint64_t end) {
        for (;;) {
            {
                const std::lock_guard lock(mutex);
                if (enough || isOver() || number >= end)
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
    if (wanted == 1)
        work(lightSearches);
    inThreads([&] { work(~std::uint64_t{0}); });
}

void ListLaying::inThreads(const std::function<void()>& work) const {
    std::vector<std::jthread> others;
    for (int i = 1; i < run_.threads; ++i)
        others.emplace_back(work);
    work();
}

/// What there is in one part of all layouts.
struct ListLaying::Part {
    std::vector<FoundLayout> found;
    bool all = false; ///< it was gone through to its end
    bool refused = false;
};

/// Tells layouts apart that several threads come to, some of them more than once.
class ListLaying::Counting {
public:
    explicit Counting(bool wanted) : wanted_(wanted) {}

    /// @return whether there are too many to be told apart
    bool add(std::vector<std::uint64_t>& roads) {
        const std::lock_guard lock(mutex_);
        for (const std::uint64_t each : roads)
            known_.insert(each);
        roads.clear();
        return known_.size() >= countedAtMost;
    }
    [[nodiscard]] bool isWanted() const { return wanted_; }
    [[nodiscard]] std::size_t count() const { return known_.size(); }

private:
    bool wanted_;
    std::mutex mutex_;
    NumberSet known_;
};

/// @param known are not to be found once more
ListLaying::Part ListLaying::wentThrough(RoadSearch search, std::uint64_t number, int wanted,
                                         const std::unordered_set<std::uint64_t>& known,
                                         Counting& counting) {
    constexpr std::size_t together = 4096; // are counted
    Part part;
    DriveRandom random(run_.seed, ~number);
    std::unordered_set<std::uint64_t> own;
    std::vector<std::uint64_t> toCount;
    std::uint64_t leaves = 0;
    const auto ended =
        search.run(nullptr, limits(~std::uint64_t{0}), [&](std::span<const LaidPiece> laid) {
            if (++leaves % together == 0)
                report();
            // What other parts find too is among them: no more than are wanted.
            const bool room = static_cast<int>(part.found.size()) < wanted;
            if (enough_ || (!counting.isWanted() && !room))
                return false;
            const std::uint64_t roads = question_.shape(laid, ShapeOf::Roads);
            if (counting.isWanted())
                toCount.push_back(roads);
            if (toCount.size() >= together && counting.add(toCount))
                tooMany_ = enough_ = true;
            if (room && !known.contains(roads) && own.insert(roads).second) {
                if (auto found = question_.found(laid, random))
                    part.found.push_back(*std::move(found));
                else
                    part.refused = true;
            }
            return true;
        });
    if (counting.add(toCount))
        tooMany_ = enough_ = true;
    noteLaid(search.mostLaid());
    part.all = ended == RoadSearch::Ended::Exhausted;
    return part;
}

/// Everything that there is, in parts that the threads share; they are taken in their order, so
/// that the answers are the same for any number of threads.
void ListLaying::goThroughAll(bool count, int wanted) {
    struct Begun {
        std::size_t which;
        RoadSearch::Start start;
    };
    std::vector<Begun> parts;
    for (std::size_t which = 0; which < question_.searches(); ++which)
        for (RoadSearch::Start& start : question_.parts(which))
            parts.push_back({which, std::move(start)});
    const auto known = roads_;
    Counting counting(count);
    std::vector<std::optional<Part>> done(parts.size());
    std::size_t next = 0; // to be looked at
    bool all = true;
    const auto look = [&] {
        for (; next < parts.size() && done[next] && !enough_; ++next) {
            all = all && done[next]->all;
            refused_ = refused_ || done[next]->refused;
            for (FoundLayout& found : done[next]->found)
                if (foundCount_ < wanted)
                    take(std::move(found));
            done[next] = Part();
            enough_ = enough_ || isOver() || (!count && foundCount_ >= wanted);
        }
    };
    std::mutex mutex;
    std::atomic<std::size_t> number = 0;
    inThreads([&] {
        for (std::size_t mine = number++; mine < parts.size() && !enough_; mine = number++) {
            Begun& part = parts[mine];
            Part gone = wentThrough(question_.searchFrom(part.which, std::move(part.start), true),
                                    mine, wanted, known, counting);
            const std::lock_guard lock(mutex);
            done[mine] = std::move(gone);
            look();
        }
    });
    // Where it was stopped, there may be some in parts behind one that is not done.
    exhausted_ = all && next == parts.size();
    for (; next < parts.size(); ++next)
        if (done[next])
            for (FoundLayout& found : done[next]->found)
                if (foundCount_ < wanted)
                    take(std::move(found));
    counted_ = counting.count();
}

Answers ListLaying::some() {
    const int pool = run_.answers > 1 ? poolFactor * run_.answers : 1;
    takeAttempts(pool);
    if (!isOver() && !exhausted_ && static_cast<int>(found_.size()) < pool)
        goThroughAll(false, std::max(pool, static_cast<int>(found_.size())));
    return answers(run_.answers);
}

Answers ListLaying::all() {
    takeAttempts(run_.answers);
    goThroughAll(true, run_.answers);
    return answers(run_.answers);
}

Answers ListLaying::answers(int wanted) {
    Answers result;
    const auto found = found_.size();
    result.stages = chosenLayouts(std::move(found_), wanted);
    result.complete = exhausted_ && found <= result.stages.size();
    result.count = std::max<std::uint64_t>(counted_, result.stages.size());
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
    const LayQuestion question(list, catalogue, choice.prunings);
    ListLaying laying(question, list, run);
    return choice.count ? laying.all() : laying.some();
}

} // namespace stagewright
