#include "model/layouts/hextiles/catalogue/catalogue.h"

#include <benchmark/benchmark.h>

namespace stagewright {
namespace {

void loadCatalogue(benchmark::State& state) {
    for (auto _ : state)
        if (!builtInCatalogue())
            state.SkipWithError("the catalogue does not load");
}
BENCHMARK(loadCatalogue)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace
} // namespace stagewright
