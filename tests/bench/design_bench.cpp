// What the searches for stages take: build/release/tests/bench/design_bench
//
// First the tables that are not loops of one thing: the lists of the rulebooks one by one, what
// each pruning saves, what layouts cost by their size. Then benchmarks.

#include "model/design/close_gap.h"
#include "model/design/lay_list.h"
#include "model/design/open_end_choices.h"
#include "model/layouts/hextiles/stage/boxes_for.h"
#include "tests/boards.h"
#include "tests/rulebook_lists.h"
#include "tests/rulebook_stages.h"
#include "validators/hextiles/holds_by_rules.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <vector>

namespace stagewright {

namespace {

constexpr int seeds = 20;

/// Of the processor: others may work beside.
double milliseconds(std::clock_t since) {
    return 1000.0 * static_cast<double>(std::clock() - since) / CLOCKS_PER_SEC;
}

struct Times {
    std::vector<double> each;
    int missed = 0;

    void add(const ListToLay& list, std::uint64_t seed, const Prunings& prunings,
             double most = 10) {
        SearchRun run;
        run.seed = seed;
        run.seconds = most;
        const std::clock_t since = std::clock();
        missed += layList(list, catalogue(), run, {false, prunings}).stages.empty() ? 1 : 0;
        each.push_back(milliseconds(since));
    }
    [[nodiscard]] double median() {
        std::sort(each.begin(), each.end());
        return each[each.size() / 2];
    }
    [[nodiscard]] double worst() const { return *std::max_element(each.begin(), each.end()); }
};

void listsOfTheRulebooks() {
    std::printf("first layout, ms, %d seeds\n%-12s %8s %8s\n", seeds, "list", "median", "worst");
    for (const RulebookList& printed : rulebookLists()) {
        ListToLay list = toLay(printed.tiles);
        list.test = holdsByRules(catalogue(), list.boxes);
        Times times;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
            times.add(list, seed, {});
        std::printf("%-12s %8.2f %8.2f\n", printed.name.toUtf8().constData(), times.median(),
                    times.worst());
    }
}

/// A circuit of so many tiles of the GT core box, of several copies of it.
ListToLay ringOf(int tiles) {
    ListToLay list = toLay(listed({"102b"}));
    const std::array<const char*, 8> kinds{"103b", "105b", "111b", "106b",
                                           "104b", "112b", "107b", "113b"};
    for (int i = 1; i < tiles; ++i)
        list.tiles.push_back({tileId(kinds.at(static_cast<std::size_t>(i) % kinds.size())), 1});
    // An even number of turns by 60 degrees.
    int sixths = 0;
    for (const ListedTile& each : list.tiles)
        sixths += catalogue().find(each.tile)->roads.front().bend();
    if (sixths % 2 != 0)
        list.tiles.back().tile = tileId(
            catalogue().find(list.tiles.back().tile)->roads.front().bend() % 2 == 0 ? "105b"
                                                                                    : "103b");
    list.boxes.add(*catalogue().box(u"gt-core"), 30);
    return list;
}

/// The whole DIRT core box, side a up, on a table that just holds it.
ListToLay tightBox() {
    ListToLay list = toLay({});
    list.boxes.add(*catalogue().box(u"dirt-core"));
    for (const auto& [tile, count] : list.boxes.tiles())
        list.tiles.push_back({tile.withSide('a'), count});
    list.info.kind = StageKind::Stage;
    list.table = TableRoom{14, 14};
    return list;
}

void prunings() {
    struct Case {
        const char* name;
        Prunings prunings;
    };
    const std::array cases{Case{"all", {}},
                           Case{"without way home", {.wayHome = false}},
                           Case{"without distance", {.distance = false}},
                           Case{"without turn", {.turn = false}},
                           Case{"distance only", {false, true, false}},
                           Case{"none: plain", {false, false, false, false}}};
    std::printf(
        "\nthe 8 circuits: first layout, 5 seeds; then all layouts of courses 1, 2, 4, at most "
        "20 s each\n%-20s %10s %10s %7s %10s %10s %10s %10s %10s\n",
        "prunings", "median ms", "worst ms", "missed", "1", "2", "4", "40 tiles", "table");
    for (const Case& each : cases) {
        Times times;
        for (const RulebookList& printed : rulebookLists())
            if (printed.name.startsWith(QStringLiteral("course")))
                for (std::uint64_t seed = 1; seed <= 5; ++seed)
                    times.add(toLay(printed.tiles), seed, each.prunings, 2);
        std::printf("%-20s %10.2f %10.2f %7d", each.name, times.median(), times.worst(),
                    times.missed);
        for (const char* name : {"course1", "course2", "course4"}) {
            SearchRun run;
            run.seconds = 20;
            const std::clock_t since = std::clock();
            const Answers all =
                layList(toLay(rulebookList(name)), catalogue(), run, {true, each.prunings});
            std::printf(" %9.0f%s", milliseconds(since), all.reason.isEmpty() ? " " : "+");
            std::fflush(stdout);
        }
        Times ring;
        Times table;
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            ring.add(ringOf(40), seed, each.prunings, 5);
            table.add(tightBox(), seed, each.prunings, 5);
        }
        std::printf(" %10.2f %10.2f (missed %d, %d)\n", ring.median(), table.median(), ring.missed,
                    table.missed);
    }
}

void bySize() {
    std::printf("\nfirst circuit by its tiles, ms, %d seeds\n%6s %8s %8s\n", seeds, "tiles",
                "median", "worst");
    for (int tiles = 10; tiles <= 60; tiles += 10) {
        Times times;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
            times.add(ringOf(tiles), seed, {});
        std::printf("%6d %8.2f %8.2f  missed %d\n", tiles, times.median(), times.worst(),
                    times.missed);
    }
}

void twentyLayouts(benchmark::State& state) {
    ListToLay list = toLay(rulebookList("course1"));
    list.test = holdsByRules(catalogue(), list.boxes);
    SearchRun run;
    run.answers = 20;
    for (auto _ : state) {
        ++run.seed;
        if (layList(list, catalogue(), run).stages.size() != 20)
            state.SkipWithError("not found");
    }
}
BENCHMARK(twentyLayouts)->Unit(benchmark::kMillisecond);

void countAll(benchmark::State& state) {
    const ListToLay list = toLay(rulebookList("rally1-ss1"));
    SearchRun run;
    run.seconds = 1000;
    for (auto _ : state)
        benchmark::DoNotOptimize(layList(list, catalogue(), run, {true, {}}).count);
}
BENCHMARK(countAll)->Unit(benchmark::kMillisecond);

/// A gap of so many tiles in the rulebook's longest stage.
void gap(benchmark::State& state) {
    const Stage whole = stageFrom(QStringLiteral("dirt-rulebook/rally3-ss1.json"));
    Stage open = whole;
    QList<Placement> road;
    for (const Placement& tile : tilesOf(whole).placements())
        if (catalogue().find(tile.side)->role == Role::Road)
            road.append(tile);
    // Those next to each other, from one on.
    QList<Placement> taken{road[4]};
    for (int i = 0; taken.size() < state.range(0); ++i)
        for (const Edge edge : allEdges)
            for (const Placement& next : tilesOf(whole).at(neighbour(taken[i].hex, edge)))
                if (road.contains(next) && !taken.contains(next) && taken.size() < state.range(0) &&
                    catalogue().find(taken[i].side)->lanesAt(onTile(edge, taken[i])) > 0)
                    taken.append(next);
    for (const Placement& tile : taken)
        tilesOf(open).remove(tile);
    const auto between = onlyGap(open, catalogue());
    if (!between)
        return state.SkipWithError("no gap");
    GapToClose task{open, *between, stockOf(boxesFor(whole, catalogue()))};
    task.tiles = static_cast<int>(state.range(0));
    task.test = noWorseByRules(open, catalogue(), task.boxes);
    SearchRun run;
    for (auto _ : state)
        if (closeGap(task, catalogue(), run).stages.empty())
            state.SkipWithError("not found");
}
BENCHMARK(gap)->DenseRange(1, 8)->Unit(benchmark::kMillisecond);

void openEnd(benchmark::State& state) {
    Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally3-ss1.json"));
    for (const Placement& tile : tilesOf(stage).placements())
        if (tile.side.number() == 203) {
            tilesOf(stage).remove(tile);
            break;
        }
    const auto end = openEndToMend(stage, catalogue());
    BoxList boxes;
    for (const Box& box : catalogue().boxes())
        if (state.range(0) == 1 || box.id == QStringLiteral("dirt-core"))
            boxes.push_back(&box);
    const Stock stock = stockOf(boxes);
    for (auto _ : state)
        benchmark::DoNotOptimize(
            openEndChoices(stage, catalogue(), TileStock(catalogue(), stock, stage), *end));
}
BENCHMARK(openEnd)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond); // the core box; all boxes

} // namespace

} // namespace stagewright

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    stagewright::listsOfTheRulebooks();
    stagewright::prunings();
    stagewright::bySize();
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
