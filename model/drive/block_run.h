#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace stagewright {

/// How many numbered runs there are, and how threads share them.
struct BlockPlan {
    std::int64_t runs = 1;       ///< at least 1
    std::int64_t inABlock = 1;   ///< at least 1
    unsigned threads = 1;        ///< at least 1
    std::int64_t looksEvery = 1; ///< runs, after which it looks whether it is asked to stop
};

/// Numbered runs in blocks, which threads take and which are merged in order: so the statistics are
/// the same for any number of threads. What goes beyond the block at which it stops is dropped.
/// @tparam Statistics has merge()
/// @tparam MakeRuns makes what a thread runs with: bool(number, Statistics&), false if it was asked
/// to stop
/// @tparam IsEnough bool(const Statistics&), asked after each block, in order
template <typename Statistics, typename MakeRuns, typename IsEnough>
class BlockRun {
public:
    using Progress = std::function<void(const Statistics&)>;

    /// All must outlive it.
    /// @param none statistics of no runs
    /// @param progress may be empty; one block at a time, from any of the threads
    BlockRun(const BlockPlan& plan, const Statistics& none, const MakeRuns& makeRuns,
             const IsEnough& isEnough, const std::stop_token& stop, const Progress& progress)
        : plan_(plan)
        , none_(none)
        , makeRuns_(makeRuns)
        , isEnough_(isEnough)
        , stop_(stop)
        , progress_(progress)
        , blocks_((plan.runs + plan.inABlock - 1) / plan.inABlock)
        , total_(none) {}

    /// @return nothing if it was asked to stop
    std::optional<Statistics> all() {
        {
            std::vector<std::jthread> others;
            for (unsigned i = 1; i < plan_.threads && i < blocks_; ++i)
                others.emplace_back([this] { work(); });
            work();
        }
        if (stop_.stop_requested() || stopped_)
            return std::nullopt;
        return std::move(total_);
    }

private:
    void work() {
        auto runs = makeRuns_();
        for (std::int64_t block = next_++; block < blocks_ && !done_; block = next_++) {
            auto made = runBlock(block, runs);
            if (!made) {
                stopped_ = done_ = true;
                return;
            }
            merge(block, *std::move(made));
        }
    }

    template <typename Runs>
    std::optional<Statistics> runBlock(std::int64_t block, Runs& runs) {
        Statistics made(none_);
        const std::int64_t first = block * plan_.inABlock;
        const std::int64_t last = std::min(first + plan_.inABlock, plan_.runs);
        for (std::int64_t number = first; number < last; ++number) {
            if (number % plan_.looksEvery == 0) {
                if (stop_.stop_requested())
                    return std::nullopt;
                if (done_)
                    return made; // nobody needs it
            }
            if (!runs(static_cast<std::uint64_t>(number), made))
                return std::nullopt;
        }
        return made;
    }

    void merge(std::int64_t block, Statistics made) {
        const std::lock_guard lock(mutex_);
        waiting_.emplace(block, std::move(made));
        while (!done_ && !waiting_.empty() && waiting_.begin()->first == merged_) {
            total_.merge(waiting_.begin()->second);
            waiting_.erase(waiting_.begin());
            ++merged_;
            if (progress_)
                progress_(total_);
            if (merged_ == blocks_ || isEnough_(std::as_const(total_)))
                done_ = true;
        }
    }

    BlockPlan plan_;
    const Statistics& none_;
    const MakeRuns& makeRuns_;
    const IsEnough& isEnough_;
    const std::stop_token& stop_;
    const Progress& progress_;
    std::int64_t blocks_;
    std::atomic<std::int64_t> next_ = 0;
    std::atomic<bool> done_ = false;
    std::atomic<bool> stopped_ = false;
    std::mutex mutex_;
    std::int64_t merged_ = 0;
    std::map<std::int64_t, Statistics> waiting_;
    Statistics total_;
};

} // namespace stagewright
