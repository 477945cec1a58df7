#include "model/drive/drive_task.h"
#include "model/drive/exact_solver.h"
#include "model/drive/policy_chain.h"
#include "model/drive/random.h"
#include "model/drive/rules_file.h"
#include "model/drive/simulation.h"
#include "model/drive/space_graph.h"
#include "model/drive/stage_driving.h"
#include "model/layouts/hextiles/driving/tile_space_graph.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "tests/rulebook_stages.h"

#include <benchmark/benchmark.h>

namespace stagewright {
namespace {

const DriveRules& rules() {
    static const DriveRules loaded = *builtInRules(u"dirt");
    return loaded;
}

DrivenRoute routeOf(const Stage& stage) {
    const RoadGraph roads(stage, catalogue());
    return *drivenRoute(stage, roads, findRoute(stage, roads), 1);
}

/// Rulebook stages one after the other, their start and finish tiles left out in between.
DrivenRoute chained(std::size_t tiles) {
    DrivenRoute chain;
    for (std::size_t i = 0; chain.roads.size() < tiles; ++i) {
        const auto files = rulebookStages();
        const DrivenRoute next =
            routeOf(stageFrom(QString::fromStdString(files[i % files.size()])));
        const std::size_t skip = chain.roads.empty() ? 0 : 1;
        if (chain.roads.empty())
            chain.startLine = next.startLine;
        chain.finishLine = next.finishLine;
        for (std::size_t r = skip; r + 1 < next.roads.size() && chain.roads.size() + 1 < tiles; ++r)
            chain.roads.push_back(next.roads[r]);
        if (chain.roads.size() + 1 == tiles)
            chain.roads.push_back(next.roads.back());
    }
    return chain;
}

void solve(benchmark::State& state, const DrivenRoute& route) {
    const SpaceGraph graph = spaceGraph(route);
    double seconds = 0;
    for (auto _ : state)
        seconds = solveExactly(graph, rules(), rules().dashboards.front())->start.seconds;
    state.counters["expected_seconds"] = seconds;
    state.counters["spaces"] = static_cast<double>(spaceCount(graph));
    state.SetComplexityN(static_cast<std::int64_t>(route.roads.size()));
}

void buildSpaceGraph(benchmark::State& state) {
    const DrivenRoute route = chained(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(spaceGraph(route));
    state.SetComplexityN(state.range(0));
}
BENCHMARK(buildSpaceGraph)->Arg(14)->Arg(200)->Arg(2000)->Unit(benchmark::kMillisecond);

void solveRulebookStage(benchmark::State& state) {
    solve(state, routeOf(stageFrom(QString::fromStdString(
                     rulebookStages()[static_cast<std::size_t>(state.range(0))]))));
}
BENCHMARK(solveRulebookStage)->DenseRange(0, 17)->Unit(benchmark::kMillisecond);

void solveChainedStages(benchmark::State& state) {
    solve(state, chained(static_cast<std::size_t>(state.range(0))));
}
BENCHMARK(solveChainedStages)
    ->Arg(10)
    ->Arg(20)
    ->Arg(50)
    ->Arg(100)
    ->Arg(200)
    ->Unit(benchmark::kMillisecond)
    ->Complexity(benchmark::oN);

/// 12 tiles.
constexpr const char* twelveTiles = "dirt-rulebook/rally6-ss3.json";

/// Expected dice thrown in a drive without mishaps.
double diceInADrive(const DriveChain& chain) {
    DriveRandom random(5, 5);
    constexpr int drives = 20'000;
    std::int64_t dice = 0;
    for (int i = 0; i < drives; ++i)
        for (DriveChain::State at = chain.state(chain.atStart(startVertex, 0));;) {
            const auto count = at.dice & 15U;
            unsigned pattern = 0;
            for (unsigned d = 0; d < count; ++d)
                pattern |= (random.below(6) < (at.dice >> (4 + 3 * d) & 7U) ? 1U : 0U) << d;
            dice += static_cast<std::int64_t>(count);
            const DriveChain::Step& step = chain.step(at.firstBranch + pattern);
            if ((step.events & DriveChain::finish) != 0)
                break;
            at = step.next;
        }
    return static_cast<double>(dice) / drives;
}

/// As many dice draws and table look-ups as a drive has, and nothing else: each look-up depends on
/// the draw and on the look-up before, in a table as large as the chain's.
void bareDiceOfADrive(benchmark::State& state) {
    const DrivenRoute route = routeOf(stageFrom(QString::fromLatin1(twelveTiles)));
    const SpaceGraph graph = spaceGraph(route);
    const ExactDrive exact = *solveExactly(graph, rules(), rules().dashboards.front());
    const DriveChain chain = chainOf(graph, exact.policy, rules());
    const auto dice = static_cast<int>(diceInADrive(chain) + 0.5);
    const auto size = static_cast<std::uint32_t>(chain.stateCount());
    std::vector<std::uint32_t> table(2 * chain.stateCount());
    DriveRandom filling(1, 1);
    for (std::uint32_t& next : table)
        next = filling.below(size);
    std::uint64_t number = 0;
    for (auto _ : state) {
        DriveRandom random(1, number++);
        std::uint32_t at = 0;
        for (int i = 0; i < dice; ++i)
            at = table[2 * at + (random.next() < 0x2aaaaaaaU ? 1 : 0)];
        benchmark::DoNotOptimize(at);
    }
    state.counters["dice"] = dice;
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(bareDiceOfADrive);

void drives(benchmark::State& state, const DriveSettings& driveSettings, unsigned threads) {
    const DriveTask task =
        *driveTaskOf(stageFrom(QString::fromLatin1(twelveTiles)), games(), rules(), 1);
    const Simulator cars(task.pieces, task.graph, rules(), rules().dashboards.front(),
                         driveSettings);
    benchmark::DoNotOptimize(simulate(cars, {20'000, 0, 9, 1})); // solves what it needs
    constexpr std::int64_t many = 200'000;
    for (auto _ : state)
        benchmark::DoNotOptimize(simulate(cars, {many, 0, 1, threads}));
    state.SetItemsProcessed(state.iterations() * many);
}
void driveOptimally(benchmark::State& state) {
    drives(state, {Profile::Optimal, false, false}, static_cast<unsigned>(state.range(0)));
}
BENCHMARK(driveOptimally)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();
void driveWithMishaps(benchmark::State& state) {
    drives(state, {allProfiles.at(static_cast<std::size_t>(state.range(0))), false, true}, 1);
}
BENCHMARK(driveWithMishaps)->DenseRange(0, 3)->Unit(benchmark::kMillisecond)->UseRealTime();

/// What a first figure waits for: graph, pieces, policy and a few thousand drives.
void firstFigure(benchmark::State& state) {
    const Stage stage = stageFrom(QString::fromLatin1(twelveTiles));
    const auto threads = static_cast<unsigned>(state.range(1));
    for (auto _ : state) {
        const DriveTask task = *driveTaskOf(stage, games(), rules(), 1);
        const Simulator cars(task.pieces, task.graph, rules(), rules().dashboards.front(),
                             {allProfiles.at(static_cast<std::size_t>(state.range(0)))});
        benchmark::DoNotOptimize(simulate(cars, {2 * drivesInABlock, 0, 1, threads}));
    }
}
BENCHMARK(firstFigure)
    ->ArgsProduct({{0, 1, 2, 3}, {1, 2}})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

} // namespace
} // namespace stagewright
