// Generating stages: how varied they are, whether they are as wished, how long it takes and how
// much memory: build/release/tests/bench/generate_bench [WHAT...] [COUNT]. WHAT is plain, wishes,
// difficulty, traits, circuits, sizes, or all of them; COUNT of stages is 1000 unless another is
// given, for what takes long without being told a count fewer.

#include "model/design/driven_side.h"
#include "model/design/generate.h"
#include "model/design/stage_shape.h"
#include "model/drive/rules_file.h"
#include "model/drive/table_time.h"
#include "model/game/tile_size.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/boxes_for.h"
#include "tests/rulebook_stages.h"
#include "validators/hextiles/holds_by_rules.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <sys/resource.h>
#include <thread>

namespace stagewright {
namespace {

/// Of this thread: what others do is not counted.
double processorMilliseconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// The most memory that the process has had.
double peakMegabytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

/// Calls it for each number from 0, on all cores.
void onAllCores(int count, const std::function<void(int)>& act) {
    std::atomic<int> next = 0;
    const auto work = [&] {
        for (int i = next++; i < count; i = next++)
            act(i);
    };
    std::vector<std::jthread> others;
    for (unsigned i = 1; i < std::thread::hardware_concurrency(); ++i)
        others.emplace_back(work);
    work();
}

/// The bends of a road as they follow each other, the same however it is turned, seen in a mirror
/// or driven.
std::vector<int> courseOf(const Stage& stage) {
    std::vector<int> headings;
    const QList<Placement> tiles = tilesOf(stage).inLayingOrder();
    for (qsizetype i = 1; i < tiles.size(); ++i)
        for (const Edge edge : allEdges)
            if (tiles[i].hex == neighbour(tiles[i - 1].hex, edge))
                headings.push_back(index(edge));
    std::vector<int> bends;
    for (std::size_t i = 1; i < headings.size(); ++i)
        bends.push_back((headings[i] - headings[i - 1] + 9) % 6 - 3);
    std::vector<int> least = bends;
    for (int view = 1; view < 4; ++view) {
        std::vector<int> seen = bends;
        if (view % 2 == 1)
            for (int& bend : seen)
                bend = -bend;
        if (view >= 2)
            std::reverse(seen.begin(), seen.end());
        least = std::min(least, seen);
    }
    return least;
}

StageSource sourceOf(const BoxCounts& boxes, const char* game,
                     const std::optional<Table>& table = std::nullopt) {
    const Stock stock = stockOf(boxes, catalogue());
    return {catalogue(), stock, *builtInRules(QString::fromLatin1(game)),
            holdsByRules(catalogue(), stock, table)};
}

TableRoom roomOf(const Table& table) {
    const double radius = usualTileMillimetres() / 10 / (2 * apothem);
    return {table.width / radius, table.depth / radius};
}

/// Whether no tiles have an amount together that is wished for, if that one is among them.
bool isForbidden(TileId tile, const Wishes& wishes, const TileChoices& choices) {
    for (const Trait trait : allTraits) {
        if (!wishes.amount(trait))
            continue;
        std::vector<TraitRange> ranges(choices.counts.size(), {1e9, -1e9});
        std::size_t own = 0;
        std::vector<bool> isRoad(ranges.size(), false);
        for (const DrivenSide& each : choices.sides) {
            const double value = each.traits[index(trait)];
            TraitRange& range = ranges[each.number];
            range = {std::min(range.least, value), std::max(range.most, value)};
            isRoad[each.number] = each.side->role == Role::Road;
            own = each.side->id.sameTile(tile) ? each.number : own;
        }
        std::vector<double> least;
        std::vector<double> most;
        for (std::size_t number = 0; number < ranges.size(); ++number)
            for (int i = number == own ? 1 : 0; isRoad[number] && i < choices.counts[number]; ++i) {
                least.push_back(ranges[number].least);
                most.push_back(ranges[number].most);
            }
        std::sort(least.begin(), least.end());
        std::sort(most.rbegin(), most.rend());
        const auto others = std::min<std::ptrdiff_t>(wishes.tiles - 3, std::ssize(least));
        const auto sum = [&](const std::vector<double>& values) {
            return std::accumulate(values.begin(), values.begin() + others, 0.0);
        };
        const TraitRange wanted = rangeOf(trait, *wishes.amount(trait), wishes.tiles);
        constexpr double ofTheEnds = 6; // start and finish have hardly more
        if (ranges[own].least + sum(least) > wanted.most ||
            ranges[own].most + sum(most) + ofTheEnds < wanted.least)
            return true;
    }
    return false;
}

/// How often the tile used least is used, as a part of its share of the box; of those that the
/// wishes allow.
double leastShare(const std::vector<Stage>& stages, const StageSource& source,
                  const Wishes& wishes) {
    const TileChoices choices(TileStock(source.catalogue, source.boxes), source.catalogue);
    std::map<TileId, int> uses;
    int all = 0;
    for (const Stage& stage : stages)
        for (const Placement& tile : tilesOf(stage).placements())
            if (catalogue().find(tile.side)->role == Role::Road) {
                ++uses[tile.side.withSide(0)];
                ++all;
            }
    int inBox = 0;
    std::map<TileId, int> counts;
    for (const TileSide& side : catalogue().sides())
        if (side.role == Role::Road && source.boxes.count(side.id) > 0 &&
            !counts.contains(side.id.withSide(0))) {
            counts[side.id.withSide(0)] = source.boxes.count(side.id);
            inBox += source.boxes.count(side.id);
        }
    double least = 1e9;
    TileId which;
    for (const auto& [tile, count] : counts) {
        if (uses[tile] == 0 && isForbidden(tile, wishes, choices)) {
            std::printf("   the wishes forbid %s\n", qPrintable(tile.toString()));
            continue;
        }
        const double share = static_cast<double>(uses[tile]) / all * inBox / count;
        if (share < least) {
            least = share;
            which = tile;
        }
    }
    std::printf("   tile used least: %s, ", qPrintable(which.toString()));
    return least;
}

void variety(const char* what, const Wishes& wishes, const StageSource& source, int count) {
    // Each by a seed of its own, so that nothing sees to it that they differ.
    std::set<std::uint64_t> shapes;
    std::set<std::vector<int>> courses;
    std::vector<Stage> stages;
    std::vector<double> times(static_cast<std::size_t>(count));
    std::vector<Answers> found(times.size());
    QString reason;
    onAllCores(count, [&](int i) {
        const auto now = processorMilliseconds();
        SearchRun run;
        run.seed = static_cast<std::uint64_t>(i + 1);
        run.seconds = 60;
        const auto at = static_cast<std::size_t>(i);
        found[at] = generate(wishes, source, run);
        times[at] = processorMilliseconds() - now;
    });
    for (const Answers& answers : found) {
        if (answers.stages.empty())
            reason = answers.reason;
        for (const Stage& stage : answers.stages) {
            shapes.insert(stageShape(stage, catalogue()));
            courses.insert(courseOf(stage));
            stages.push_back(stage);
        }
    }
    const double all = std::accumulate(times.begin(), times.end(), 0.0);
    std::sort(times.begin(), times.end());
    std::printf(
        "%s: %zu of %d found, %zu shapes (%zu courses), %.2f ms each, median %.2f, worst %.1f, "
        "peak %.0f MB %s\n",
        what, stages.size(), count, shapes.size(), courses.size(), all / count,
        times[times.size() / 2], times.back(), peakMegabytes(), qPrintable(reason));
    if (!stages.empty())
        std::printf("%.2f of its share\n", leastShare(stages, source, wishes));
    if (wishes.isAboutTime()) {
        double worst = 0;
        int wrong = 0;
        double tiles = 0;
        std::vector<std::optional<DriveMeasure>> measures(stages.size());
        onAllCores(static_cast<int>(stages.size()), [&](int i) {
            const auto at = static_cast<std::size_t>(i);
            measures[at] = measuredDrive(stages[at], catalogue(), source.rules, wishes.players);
        });
        for (const auto& measure : measures) {
            if (wishes.minutes)
                worst = std::max(worst, std::abs(measure->minutes / *wishes.minutes - 1));
            wrong += wishes.difficulty && measure->difficulty != *wishes.difficulty ? 1 : 0;
        }
        for (const Stage& stage : stages)
            tiles += stage.layout.pieceCount();
        std::printf("   minutes off by %.1f %% at most, %d of another difficulty, %.1f tiles\n",
                    100 * worst, wrong, tiles / static_cast<double>(stages.size()));
    }
}

void many(const char* what, const Wishes& wishes, const StageSource& source, int count) {
    SearchRun run;
    run.answers = count;
    run.seconds = 600;
    run.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const Answers answers = generate(wishes, source, run);
    std::printf("%s: %zu in one run, %.2f s on %d threads %s\n", what, answers.stages.size(),
                answers.seconds, run.threads, qPrintable(answers.reason));
}

void distribution(const StageSource& source, Wishes wishes, int count) {
    std::map<int, int> byDifficulty;
    std::vector<double> minutes;
    double exact = 0, sim = 0;
    double measuring = 0;
    std::array<std::map<int, int>, 5> traits;
    for (int seed = 1; seed <= count; ++seed) {
        SearchRun run;
        run.seed = static_cast<std::uint64_t>(seed);
        const Answers answers = generate(wishes, source, run);
        const auto now = processorMilliseconds();
        const auto e = measuredDrive(answers.stages.front(), catalogue(), source.rules, 4, {},
                                     [&](const DriveMeasure& m) {
                                         exact += processorMilliseconds() - now;
                                         sim += m.turns;
                                         return true;
                                     });
        measuring += processorMilliseconds() - now;
        ++byDifficulty[static_cast<int>(e->difficulty)];
        minutes.push_back(e->minutes / tableMinutes(source.rules, e->turns, 4));
    }
    std::sort(minutes.begin(), minutes.end());
    std::printf("difficulty %d %d %d; mishap factor %.3f %.3f %.3f; exact %.2f ms, all %.2f ms\n",
                byDifficulty[0], byDifficulty[1], byDifficulty[2], minutes.front(),
                minutes[minutes.size() / 2], minutes.back(), exact / count, measuring / count);
}

} // namespace
} // namespace stagewright

namespace stagewright {
namespace {

void plain(int count) {
    const StageSource core = sourceOf({{QStringLiteral("dirt-core"), 1}}, "dirt");
    variety("12 tiles of the core box", {}, core, count);
    many("12 tiles of the core box", {}, core, count);
    distribution(core, {}, std::min(count, 20));
}

void withWishes(int count) {
    const Table small{80, 80};
    Wishes wished;
    wished.surfaces = {{Terrain::Gravel, 100}};
    wished.table = roomOf(small);
    wished.minutes = 30;
    const StageSource onTable = sourceOf({{QStringLiteral("dirt-core"), 1}}, "dirt", small);
    variety("gravel, 80 x 80 cm, 30 minutes", wished, onTable, count);
}

void ofADifficulty(int count) {
    const StageSource core = sourceOf({{QStringLiteral("dirt-core"), 1}}, "dirt");
    for (const Difficulty difficulty : {Difficulty::Easy, Difficulty::Medium, Difficulty::Hard}) {
        Wishes driven;
        driven.difficulty = difficulty;
        variety(qPrintable(name(difficulty)), driven, core, count);
    }
}

void withTraits(int count) {
    const StageSource core = sourceOf({{QStringLiteral("dirt-core"), 1}}, "dirt");
    for (const Trait trait : allTraits)
        for (const Amount amount : {Amount::Low, Amount::Medium, Amount::High}) {
            Wishes each;
            each.amount(trait) = amount;
            variety(qPrintable(name(trait) + u' ' + name(amount)), each, core, count);
        }
}

void circuits(int count) {
    const StageSource gt = sourceOf({{QStringLiteral("gt-core"), 1}}, "gt");
    for (const int tiles : {10, 12, 16, 20, 25, 30}) {
        Wishes ring;
        ring.game = QStringLiteral("gt");
        ring.kind = StageKind::Circuit;
        ring.tiles = tiles;
        variety(qPrintable(QStringLiteral("GT circuit of %1").arg(tiles)), ring, gt, count);
    }
}

void bySize(int count) {
    for (const int tiles : {10, 20, 30, 40, 50, 60}) {
        Wishes longer;
        longer.tiles = tiles;
        variety(qPrintable(QStringLiteral("%1 tiles of two core boxes").arg(tiles)), longer,
                sourceOf({{QStringLiteral("dirt-core"), 2}}, "dirt"), count);
    }
}

} // namespace
} // namespace stagewright

int main(int argc, char* argv[]) {
    using namespace stagewright;
    struct Part {
        const char* name;
        void (*run)(int count);
        int usual;
    };
    constexpr std::array parts{Part{"plain", plain, 1000},
                               Part{"wishes", withWishes, 1000},
                               Part{"difficulty", ofADifficulty, 50},
                               Part{"traits", withTraits, 200},
                               Part{"circuits", circuits, 50},
                               Part{"sizes", bySize, 50}};
    std::set<std::string> asked;
    int count = 0;
    for (int i = 1; i < argc; ++i)
        if (const int number = std::atoi(argv[i]); number > 0)
            count = number;
        else
            asked.insert(argv[i]);
    for (const Part& part : parts)
        if (asked.empty() || asked.contains(part.name))
            part.run(count > 0 ? count : part.usual);
}
