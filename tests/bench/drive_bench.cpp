#include "model/drive/exact_solver.h"
#include "model/drive/rules_file.h"
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

} // namespace
} // namespace stagewright
