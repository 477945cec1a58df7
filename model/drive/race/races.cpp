#include "model/drive/race/races.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

namespace stagewright {

namespace {

/// Blocks of races handed out to threads and merged in order.
class RaceBlocks {
public:
    RaceBlocks(const RaceSimulator& simulator, const RacesLength& length,
               const std::stop_token& stop, const RaceProgress& progress)
        : simulator_(simulator)
        , length_(length)
        , stop_(stop)
        , progress_(progress)
        , blocks_((length.mostRaces + racesInABlock - 1) / racesInABlock)
        , total_(simulator.cars(), simulator.pieces()) {}

    std::optional<RaceStatistics> all() {
        {
            std::vector<std::jthread> others;
            for (unsigned i = 1; i < length_.threads && i < blocks_; ++i)
                others.emplace_back([this] { work(); });
            work();
        }
        if (stop_.stop_requested())
            return std::nullopt;
        return std::move(total_);
    }

private:
    void work() {
        RaceSimulator::Memory memory(simulator_);
        for (std::int64_t block = next_++; block < blocks_ && !done_; block = next_++) {
            auto run = raceBlock(block, memory);
            if (!run) {
                done_ = true;
                return;
            }
            merge(block, *std::move(run));
        }
    }

    std::optional<RaceStatistics> raceBlock(std::int64_t block, RaceSimulator::Memory& memory) {
        RaceStatistics run(simulator_.cars(), simulator_.pieces());
        const std::int64_t first = block * racesInABlock;
        const std::int64_t last = std::min(first + racesInABlock, length_.mostRaces);
        for (std::int64_t number = first; number < last; ++number) {
            if (stop_.stop_requested())
                return std::nullopt;
            run.add(simulator_.race(length_.seed, static_cast<std::uint64_t>(number), memory, run));
        }
        return run;
    }

    void merge(std::int64_t block, RaceStatistics run) {
        const std::lock_guard lock(mutex_);
        waiting_.emplace(block, std::move(run));
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
        constexpr double normal = 1.96;
        return length_.halfWidth > 0 && total_.races() > 1 &&
               normal * total_.figure(RaceCount::RoundsFirst).error <= length_.halfWidth;
    }

    const RaceSimulator& simulator_;
    const RacesLength& length_;
    const std::stop_token& stop_;
    const RaceProgress& progress_;
    std::int64_t blocks_;
    std::atomic<std::int64_t> next_ = 0;
    std::atomic<bool> done_ = false;
    std::mutex mutex_;
    std::int64_t merged_ = 0;
    std::map<std::int64_t, RaceStatistics> waiting_;
    RaceStatistics total_;
};

} // namespace

std::optional<RaceStatistics> runRaces(const RaceSimulator& simulator, const RacesLength& length,
                                       const std::stop_token& stop, const RaceProgress& progress) {
    return RaceBlocks(simulator, length, stop, progress).all();
}

} // namespace stagewright
