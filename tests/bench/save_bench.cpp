#include "editor/drawing/fonts.h"
#include "editor/sheets/pack_preview.h"
#include "model/exchange/exchange.h"
#include "model/game/stage_file.h"
#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_writer.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "model/rally/rally_parts.h"
#include "model/rally/rally_text.h"
#include "tests/bench/long_stage.h"
#include "tests/rulebook_stages.h"

#include <QGuiApplication>

#include <benchmark/benchmark.h>

namespace stagewright {
namespace {

Stage stageOf(int64_t tiles) {
    return longStage(static_cast<int>(tiles));
}

/// Sixty stages of the rulebook.
RallyPack rally() {
    const auto files = rulebookStages();
    RallyPack pack;
    for (std::size_t i = 0; i < 60; ++i) {
        RallyStage stage;
        stage.stage = stageFrom(QString::fromStdString(files[i % files.size()]));
        apply(addStage(pack.rally, stage, pack.rally.stages().size()), pack.rally);
    }
    return pack;
}

// What the window's thread does for a save or an export, and how much of it is reading back what
// was written.

void writeStageText(benchmark::State& state) {
    const Stage stage = stageOf(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(writeStage(stage));
}
BENCHMARK(writeStageText)->Arg(100)->Arg(10'000)->Unit(benchmark::kMillisecond);

void proveStage(benchmark::State& state) {
    const Stage stage = stageOf(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(verifiedStageText(stage));
}
BENCHMARK(proveStage)->Arg(100)->Arg(10'000)->Unit(benchmark::kMillisecond);

void exportStage(benchmark::State& state) {
    const Stage stage = stageOf(state.range(1));
    const auto format = static_cast<Format>(state.range(0));
    state.SetLabel(std::string(suffix(format).data()));
    for (auto _ : state)
        benchmark::DoNotOptimize(writeStages({&stage, 1}, {}, format, games()));
}
BENCHMARK(exportStage)
    ->ArgsProduct({{static_cast<int>(Format::WebEditor), static_cast<int>(Format::WindowsEditor),
                    static_cast<int>(Format::TabletopSimulator),
                    static_cast<int>(Format::RallyPack)},
                   {100, 10'000}})
    ->Unit(benchmark::kMillisecond);

void writeRallyText(benchmark::State& state) {
    const RallyPack pack = rally();
    for (auto _ : state)
        benchmark::DoNotOptimize(writeRally(pack.rally));
}
BENCHMARK(writeRallyText)->Unit(benchmark::kMillisecond);

void proveRally(benchmark::State& state) {
    const RallyPack pack = rally();
    for (auto _ : state)
        benchmark::DoNotOptimize(verifiedRallyText(pack.rally));
}
BENCHMARK(proveRally)->Unit(benchmark::kMillisecond);

void writePackOfRally(benchmark::State& state) {
    const RallyPack pack = rally();
    for (auto _ : state)
        benchmark::DoNotOptimize(writeRallyPack(pack));
}
BENCHMARK(writePackOfRally)->Unit(benchmark::kMillisecond);

void previewOfRally(benchmark::State& state) {
    const RallyPack pack = rally();
    for (auto _ : state)
        benchmark::DoNotOptimize(packPreview(pack.rally, games()));
}
BENCHMARK(previewOfRally)->Unit(benchmark::kMillisecond);

void exportRallyAsScript(benchmark::State& state) {
    const RallyPack pack = rally();
    std::vector<Stage> stages;
    for (const RallyStage& each : pack.rally.stages())
        stages.push_back(each.stage);
    for (auto _ : state)
        benchmark::DoNotOptimize(writeStages(stages, {}, Format::TabletopSimulator, games()));
}
BENCHMARK(exportRallyAsScript)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace stagewright

int main(int argc, char* argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    stagewright::registerFonts();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
