#include "editor/sheets/sheets.h"
#include "model/rally/rally_edits.h"
#include "tests/bench/long_stage.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <QGuiApplication>

#include <benchmark/benchmark.h>

#include <sys/resource.h>

namespace {

using namespace stagewright;

void draw(benchmark::State& state, const SheetSubject& subject, const SheetPlan& plan) {
    for ([[maybe_unused]] auto round : state) {
        const auto document = layOutSheets(subject, plan);
        const auto pdf = sheetsAsPdf(*document, allPages(*document));
        state.counters["kB"] = static_cast<double>((*pdf)->size()) / 1000;
        state.counters["pages"] = static_cast<double>(document->pages.size());
    }
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    state.counters["MB"] = static_cast<double>(used.ru_maxrss) / 1000;
}

const std::set<SheetPart> allParts{SheetPart::Rally,  SheetPart::Map,   SheetPart::List,
                                   SheetPart::Laying, SheetPart::Notes, SheetPart::Times};

/// All pages of a rally of three stages; its forecast too.
void rallyOfThree(benchmark::State& state) {
    SheetSubject subject = sheetSubject(rulebookRally(1), games(), {});
    subject.forecast = **forecastOf(subject.rally, games());
    draw(state, subject, {allParts});
}

void mapOfHundredTiles(benchmark::State& state) {
    draw(state, sheetSubject(longStage(100), games(), {}), {{SheetPart::Map}});
}

/// Over as many pages as it needs.
void mapAtTrueScale(benchmark::State& state) {
    SheetPlan plan{{SheetPart::Map}};
    plan.scale.oneTo = 1;
    draw(state, sheetSubject(longStage(static_cast<int>(state.range(0))), games(), {}), plan);
}

void rallyOfSixty(benchmark::State& state) {
    Rally rally = rallyOf(60, {});
    const Rally three = rulebookRally(1);
    for (qsizetype i = 0; i < rally.stages().size(); ++i) {
        RallyStage stage = rally.stages()[i];
        stage.stage = three.stages()[i % 3].stage;
        rally = after(rally, changeStage(rally, stage));
    }
    SheetSubject subject = sheetSubject(rally, games(), {});
    subject.forecast = **forecastOf(subject.rally, games());
    draw(state, subject, {allParts});
}

} // namespace

BENCHMARK(rallyOfThree)->Unit(benchmark::kMillisecond);
BENCHMARK(mapOfHundredTiles)->Unit(benchmark::kMillisecond);
BENCHMARK(mapAtTrueScale)->Arg(1000)->Arg(4000)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(rallyOfSixty)->Unit(benchmark::kMillisecond)->Iterations(1);

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv); // fonts need one
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
