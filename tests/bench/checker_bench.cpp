#include "model/layouts/hextiles/stage/tile_edit.h"
#include "tests/bench/long_stage.h"
#include "tests/rulebook_stages.h"
#include "validators/hextiles/checker.h"

#include <benchmark/benchmark.h>

namespace stagewright {
namespace {

/// Boxes enough for any stage here, so that the inventory rule has nothing to say.
Stock plenty() {
    Stock stock;
    stock.add(*catalogue().box(u"dirt-core"), 100'000);
    return stock;
}

void checkWhole(benchmark::State& state, const Stage& stage) {
    Checker checker(catalogue(), plenty());
    for (auto _ : state)
        checker.check(stage);
    if (!checker.route().complete || !checker.findings().isEmpty())
        state.SkipWithError("the stage is not as it should be");
    state.SetComplexityN(tilesOf(stage).placements().size());
}

void fullCheckOfRulebookStage(benchmark::State& state) {
    // 12 tiles.
    checkWhole(state, stageFrom(QStringLiteral("dirt-rulebook/rally6-ss3.json")));
}
BENCHMARK(fullCheckOfRulebookStage)->Unit(benchmark::kMicrosecond);

void fullCheck(benchmark::State& state) {
    checkWhole(state, longStage(static_cast<int>(state.range(0))));
}
BENCHMARK(fullCheck)
    ->Arg(200)
    ->Arg(2'000)
    ->Arg(20'000)
    ->Unit(benchmark::kMicrosecond)
    ->Complexity();

/// Turns a tile in the middle of the stage to and fro, with findings each second time.
template <typename Recheck>
void afterAnEdit(benchmark::State& state, Recheck recheck) {
    Stage stage = longStage(static_cast<int>(state.range(0)));
    Checker checker(catalogue(), plenty());
    checker.check(stage);
    for (auto _ : state) {
        state.PauseTiming();
        const Placement tile = tilesOf(stage).placements()[tilesOf(stage).placements().size() / 2];
        const Edit edit = *turn(stage, {&tile, 1}, tile.hex, Turn(1));
        apply(edit, stage);
        const QList<Hex> touched = touchedHexes(edit);
        state.ResumeTiming();
        recheck(checker, stage, touched);
    }
}

void localRulesAfterAnEdit(benchmark::State& state) {
    afterAnEdit(state, [](Checker& checker, const Stage& stage, const QList<Hex>& touched) {
        checker.recheckLocal(stage, touched);
    });
}
BENCHMARK(localRulesAfterAnEdit)->Arg(12)->Arg(2'000)->Unit(benchmark::kMicrosecond);

void allRulesAfterAnEdit(benchmark::State& state) {
    afterAnEdit(state, [](Checker& checker, const Stage& stage, const QList<Hex>& touched) {
        checker.recheck(stage, touched);
    });
}
BENCHMARK(allRulesAfterAnEdit)->Arg(12)->Arg(2'000)->Unit(benchmark::kMicrosecond);

} // namespace
} // namespace stagewright
