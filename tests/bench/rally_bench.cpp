#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/rally/evening_plan.h"
#include "model/rally/laying_order.h"
#include "model/rally/piece_needs.h"
#include "model/rally/rally_edits.h"
#include "model/rally/rally_parts.h"
#include "model/rally/rally_simulation.h"
#include "model/rally/rally_text.h"
#include "model/rally/result_warnings.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"
#include "validators/rally_rule.h"

#include <benchmark/benchmark.h>

namespace stagewright {
namespace {

/// 60 stages: those of the rulebook, again and again, with results of six drivers.
const Rally& sixtyStages() {
    static const Rally rally = [] {
        Rally all;
        const auto files = rulebookStages();
        for (int i = 0; i < 60; ++i) {
            RallyStage stage;
            stage.stage = stageFrom(
                QString::fromStdString(files.at(static_cast<std::size_t>(i) % files.size())));
            all = after(all, addStage(all, stage, i));
        }
        for (const char* name : {"A", "B", "C", "D", "E", "F"}) {
            Driver driver;
            driver.name = QString::fromUtf8(name);
            all = after(all, addDriver(all, driver));
        }
        for (int stage = 1; stage <= 60; ++stage)
            for (int driver = 1; driver <= 6; ++driver)
                all = with(all, stage, driver, drove(90 + stage + 7 * driver));
        all.info.evening.minutes = 900;
        return all;
    }();
    return rally;
}

const DriveRules& anyRules(const QString&) {
    return rulesOfGame(QStringLiteral("dirt"));
}

/// All that the window shows of a rally, apart from simulation and the order of laying.
void plan(const Rally& rally) {
    const DriveRules& rules = anyRules({});
    std::vector<StageMinutes> minutes;
    for (const RallyStage& stage : rally.stages())
        minutes.push_back(stageMinutes(rules, 7, rally.players(),
                                       static_cast<int>(tilesOf(stage.stage).placements().size())));
    const EveningPlan planned = planEvening(rally, minutes, rules.changeMinutes);
    benchmark::DoNotOptimize(planned.timetable.minutes());
    benchmark::DoNotOptimize(
        checkRally({rally, games(), planned.timetable.minutes()}, true).size());
    for (const Laying laying : {Laying::OneAfterAnother, Laying::AllAtOnce})
        benchmark::DoNotOptimize(sumOf(needsOf(rally, laying, games())));
    benchmark::DoNotOptimize(standingsAfter(rally, rally.stages().size(), anyRules).size());
    benchmark::DoNotOptimize(startOrder(rally, rally.stages().size(), anyRules).size());
}

void openSixtyStages(benchmark::State& state) {
    const QByteArray text = writeRally(sixtyStages());
    for (auto _ : state)
        plan(*readRally(text, games()));
}
BENCHMARK(openSixtyStages)->Unit(benchmark::kMillisecond);

void reorderSixtyStages(benchmark::State& state) {
    const Rally& rally = sixtyStages();
    for (auto _ : state)
        plan(after(rally, moveStage(rally, StageKey{60}, 0, 0)));
}
BENCHMARK(reorderSixtyStages)->Unit(benchmark::kMillisecond);

void orderOfLayingSixtyStages(benchmark::State& state) {
    QList<Stage> stages;
    for (const RallyStage& stage : sixtyStages().stages())
        stages << stage.stage;
    for (auto _ : state)
        benchmark::DoNotOptimize(fewestMoves(stages, games()).laid);
}
BENCHMARK(orderOfLayingSixtyStages)->Unit(benchmark::kMillisecond);

void simulateRulebookRally(benchmark::State& state) {
    const auto prepared = prepareRally(rulebookRally(1), games(), anyRules);
    RallyRun run;
    run.rallies = state.range(0);
    for (auto _ : state)
        benchmark::DoNotOptimize(simulateRally(*prepared, run)->retiredCars);
}
BENCHMARK(simulateRulebookRally)->Arg(50)->Arg(1000)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace
} // namespace stagewright
