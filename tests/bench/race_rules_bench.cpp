#include "tests/validators/hextiles/generated_races.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>
#include <vector>

// Races on generated stages, and whether they keep the rules:
// build/release/tests/bench/race_rules_bench [RACES [THREADS [SEED]]]

int main(int count, char** arguments) {
    using namespace stagewright;
    const auto argument = [&](int i, long usual) {
        return count > i ? std::strtol(arguments[i], nullptr, 10) : usual;
    };
    constexpr int racesEach = 50;
    const long races = argument(1, 100'000);
    const long threads = argument(2, 1);
    std::atomic<long> next = argument(3, 1);
    std::atomic<long> run = 0;
    std::atomic<long> stages = 0;
    std::atomic<bool> broken = false;
    std::mutex saying;
    const auto work = [&] {
        while (run < races && !broken) {
            const GeneratedRaces one =
                racesOnGeneratedStages(static_cast<std::uint64_t>(next++), 1, racesEach);
            run += one.races;
            stages += one.stages;
            if (one.broken.empty())
                continue;
            broken = true;
            const std::lock_guard lock(saying);
            std::printf("broken: %s\n", one.broken.c_str());
        }
    };
    {
        std::vector<std::jthread> others;
        for (long i = 1; i < threads; ++i)
            others.emplace_back(work);
        work();
    }
    std::printf("%ld races on %ld stages\n", run.load(), stages.load());
    return broken ? 1 : 0;
}
