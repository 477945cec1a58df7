#include "model/rally/rally_simulation.h"

#include "model/rally/rally_driver.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <utility>

namespace stagewright {

namespace {

constexpr std::int64_t ralliesInABlock = 50;

/// Blocks of rallies handed out to threads. All that is counted are whole numbers, so that it does
/// not matter which block is merged first.
class Run {
public:
    Run(const Course& course, const RallyRun& run, const std::stop_token& stop,
        const RallyProgress& progress)
        : driver_(course, run, stop)
        , run_(run)
        , stop_(stop)
        , progress_(progress)
        , total_(driver_.nothing()) {}

    std::optional<RallyStatistics> all() {
        {
            std::vector<std::jthread> others;
            for (unsigned i = 1; i < run_.threads && i * ralliesInABlock < run_.rallies; ++i)
                others.emplace_back([this] { work(); });
            work();
        }
        if (total_.rallies < run_.rallies)
            return std::nullopt;
        return std::move(total_);
    }

private:
    void work() {
        for (std::int64_t first = next_ += ralliesInABlock; !stop_.stop_requested();
             first = next_ += ralliesInABlock) {
            const std::int64_t begin = first - ralliesInABlock;
            if (begin >= run_.rallies)
                return;
            RallyStatistics block = driver_.nothing();
            for (std::int64_t i = begin; i < std::min(first, run_.rallies); ++i)
                if (!driver_.drive(i, block, stop_))
                    return;
            const std::lock_guard lock(mutex_);
            total_.merge(block);
            if (progress_)
                progress_(total_);
        }
    }

    RallyDriver driver_;
    RallyRun run_;
    const std::stop_token& stop_;
    const RallyProgress& progress_;
    std::atomic<std::int64_t> next_ = 0;
    std::mutex mutex_;
    RallyStatistics total_;
};

} // namespace

std::optional<RallyStatistics> simulateRally(const Course& course, const RallyRun& run,
                                             const std::stop_token& stop,
                                             const RallyProgress& progress) {
    return Run(course, run, stop, progress).all();
}

std::vector<StageMinutes> minutesOf(const Course& course, const RallyStatistics& statistics,
                                    int players) {
    std::vector<StageMinutes> minutes;
    for (std::size_t i = 0; i < course.size(); ++i)
        minutes.push_back(stageMinutes(*course[i].rules, statistics.stages[i].drives.turns(),
                                       players, course[i].tiles));
    return minutes;
}

} // namespace stagewright
