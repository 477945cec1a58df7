#include "model/drive/simulation.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace stagewright {

namespace {

/// Blocks of drives handed out to threads and merged in order.
class Run {
public:
    Run(const Simulator& simulator, const RunLength& length, const std::stop_token& stop,
        const DriveProgress& progress)
        : simulator_(simulator)
        , length_(length)
        , stop_(stop)
        , progress_(progress)
        , blocks_((length.mostDrives + drivesInABlock - 1) / drivesInABlock)
        , total_(simulator.spaces()) {}

    std::optional<DriveStatistics> all() {
        {
            std::vector<std::jthread> others;
            for (unsigned i = 1; i < length_.threads && i < blocks_; ++i)
                others.emplace_back([this] { work(); });
            work();
        }
        if (stop_.stop_requested() || failed_)
            return std::nullopt;
        return std::move(total_);
    }

private:
    void work() {
        for (std::int64_t block = next_++; block < blocks_ && !done_; block = next_++) {
            auto driven = drive(block);
            if (!driven) {
                failed_ = done_ = true;
                return;
            }
            merge(block, std::move(*driven));
        }
    }

    std::optional<DriveStatistics> drive(std::int64_t block) {
        DriveStatistics driven(simulator_.spaces());
        const std::int64_t first = block * drivesInABlock;
        const std::int64_t last = std::min(first + drivesInABlock, length_.mostDrives);
        for (std::int64_t number = first; number < last; ++number) {
            constexpr std::int64_t oftenEnough = 64;
            if (number % oftenEnough == 0 && (stop_.stop_requested() || done_))
                return stop_.stop_requested() ? std::nullopt : std::optional(driven);
            const auto outcome =
                simulator_.drive(length_.seed, static_cast<std::uint64_t>(number), driven, stop_);
            if (!outcome)
                return std::nullopt;
            driven.add(*outcome);
        }
        return driven;
    }

    void merge(std::int64_t block, DriveStatistics driven) {
        const std::lock_guard lock(mutex_);
        waiting_.emplace(block, std::move(driven));
        while (!done_ && !waiting_.empty() && waiting_.begin()->first == merged_) {
            total_.merge(waiting_.begin()->second);
            waiting_.erase(waiting_.begin());
            ++merged_;
            if (progress_)
                progress_(total_);
            if (merged_ == blocks_ || isExactEnough())
                done_ = true;
        }
    }

    [[nodiscard]] bool isExactEnough() const {
        const auto known = total_.halfWidth();
        return length_.halfWidth > 0 && known && *known <= length_.halfWidth;
    }

    const Simulator& simulator_;
    const RunLength& length_;
    const std::stop_token& stop_;
    const DriveProgress& progress_;
    std::int64_t blocks_;
    std::atomic<std::int64_t> next_ = 0;
    std::atomic<bool> done_ = false;
    std::atomic<bool> failed_ = false;
    std::mutex mutex_;
    std::int64_t merged_ = 0;
    std::map<std::int64_t, DriveStatistics> waiting_;
    DriveStatistics total_;
};

} // namespace

std::optional<DriveStatistics> simulate(const Simulator& simulator, const RunLength& length,
                                        const std::stop_token& stop,
                                        const DriveProgress& progress) {
    return Run(simulator, length, stop, progress).all();
}

} // namespace stagewright
