#include "model/rally/rally_simulation.h"

#include "model/rally/raced_stage.h"
#include "model/rally/stage_driver.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <span>
#include <thread>

namespace stagewright {

namespace {

constexpr std::int64_t ralliesOfAPlan = 300; // whole minutes; a mean within seconds
constexpr std::size_t ralliesInABlock = 50;

/// Drives one stage of many rallies: blocks of them are handed out to threads. All that is counted
/// are whole numbers, so that it does not matter which block is merged first.
class StageRun {
public:
    /// @param first number of the first of the rallies
    StageRun(const StageDriver& driver, std::span<RallyState> rallies, std::int64_t first,
             const std::stop_token& stop)
        : driver_(driver)
        , rallies_(rallies)
        , first_(first)
        , stop_(stop)
        , total_(driver.nothing()) {}

    std::optional<StageStatistics> all(unsigned threads) {
        {
            std::vector<std::jthread> others;
            for (unsigned i = 1; i < threads && i * ralliesInABlock < rallies_.size(); ++i)
                others.emplace_back([this] { work(); });
            work();
        }
        if (stopped_)
            return std::nullopt;
        return std::move(total_);
    }

private:
    void work() {
        for (;;) {
            const std::size_t begin = next_.fetch_add(ralliesInABlock);
            if (begin >= rallies_.size())
                return;
            StageStatistics block = driver_.nothing();
            const std::size_t end = std::min(begin + ralliesInABlock, rallies_.size());
            for (std::size_t i = begin; i < end; ++i)
                if (stop_.stop_requested() || !driver_.drive(first_ + static_cast<std::int64_t>(i),
                                                             rallies_[i], block, stop_)) {
                    stopped_ = true;
                    return;
                }
            const std::lock_guard lock(mutex_);
            total_.merge(block);
        }
    }

    const StageDriver& driver_;
    std::span<RallyState> rallies_;
    std::int64_t first_;
    const std::stop_token& stop_;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<bool> stopped_ = false;
    std::mutex mutex_;
    StageStatistics total_;
};

/// So many rallies, from the one of number `first` on.
std::optional<RallyStatistics> simulatePart(const PreparedRally& prepared, const RallyRun& run,
                                            std::int64_t first, std::int64_t count,
                                            const std::stop_token& stop,
                                            const RallyProgress& progress) {
    std::vector<RallyState> rallies(static_cast<std::size_t>(count),
                                    RallyState(run.players, *prepared.front().rules));
    RallyStatistics total;
    for (std::size_t stage = 0; stage < prepared.size(); ++stage) {
        const StageDriver driver(prepared, stage, run);
        auto driven = StageRun(driver, rallies, first, stop).all(run.threads);
        if (!driven)
            return std::nullopt;
        if (first == 0)
            driven->racedTurns = racedTurns(prepared[stage], run.players, run.profile, stop);
        if (stop.stop_requested())
            return std::nullopt;
        if (progress)
            progress(stage, *driven);
        total.stages.push_back(*std::move(driven));
    }
    for (const RallyState& rally : rallies)
        rally.countIn(total);
    return total;
}

} // namespace

RallyRun planRun(int players, Profile profile) {
    RallyRun run;
    run.players = players;
    run.profile = profile;
    run.rallies = ralliesOfAPlan;
    return run;
}

std::optional<RallyStatistics> simulateRally(const PreparedRally& prepared, const RallyRun& run,
                                             const std::stop_token& stop,
                                             const RallyProgress& progress) {
    RallyStatistics total;
    for (std::int64_t first = 0; first < run.rallies; first += run.atOnce) {
        const auto part =
            simulatePart(prepared, run, first, std::min(run.atOnce, run.rallies - first), stop,
                         first == 0 ? progress : RallyProgress());
        if (!part)
            return std::nullopt;
        total.merge(*part);
    }
    return total;
}

std::vector<StageMinutes> minutesOf(const PreparedRally& prepared,
                                    const RallyStatistics& statistics, int players) {
    std::vector<StageMinutes> minutes;
    for (std::size_t i = 0; i < prepared.size(); ++i)
        minutes.push_back(stageMinutes(*prepared[i].rules, statistics.stages[i].tableTurns(),
                                       players, prepared[i].pieces));
    return minutes;
}

} // namespace stagewright
