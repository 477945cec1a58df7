// Generating stages: how varied they are, whether they are as wished, how long it takes and how
// much memory: build/release/tests/bench/generate_bench [WHAT...] [COUNT]. WHAT is plain, wishes,
// difficulty, traits, circuits, jokers, mishaps, sizes, or all of them; COUNT of stages is 1000
// unless another is given, for what takes long without being told a count fewer.

#include "model/design/driven_side.h"
#include "model/design/generate.h"
#include "model/design/road_piece.h"
#include "model/design/stage_shape.h"
#include "model/drive/rules_file.h"
#include "model/drive/table_time.h"
#include "model/game/tile_size.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/boxes_for.h"
#include "model/layouts/hextiles/stage/branches.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "tests/rulebook_stages.h"
#include "tests/simulated_turns.h"
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

/// As drives take them, to some thousandths.
double simulatedMinutes(const Stage& stage, const DriveRules& rules, int players) {
    constexpr std::int64_t drives = 4096;
    return tableMinutes(rules, simulatedTurns(stage, rules, drives), players);
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
    int crossed = 0;
    int branched = 0;
    for (const Stage& stage : stages) {
        const RoadGraph roads(stage, catalogue());
        branched += branchesOf(roads, findRoute(stage, roads)).empty() ? 0 : 1;
        const auto& tiles = tilesOf(stage).placements();
        crossed += std::any_of(tiles.begin(), tiles.end(), [](const Placement& tile) {
            return roadPiece(*catalogue().find(tile.side)).endCount() == 4;
        });
    }
    if (crossed + branched > 0)
        std::printf("   %d cross themselves, %d have another way\n", crossed, branched);
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
        std::vector<double> minutes(stages.size());
        onAllCores(static_cast<int>(stages.size()), [&](int i) {
            const auto at = static_cast<std::size_t>(i);
            measures[at] = measuredDrive(stages[at], catalogue(), source.rules, wishes.players);
            if (wishes.minutes)
                minutes[at] = simulatedMinutes(stages[at], source.rules, wishes.players);
        });
        for (std::size_t i = 0; i < stages.size(); ++i) {
            if (wishes.minutes)
                worst = std::max(worst, std::abs(minutes[i] / *wishes.minutes - 1));
            wrong += wishes.difficulty && measures[i]->difficulty != *wishes.difficulty ? 1 : 0;
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

/// How far the minutes that are reckoned are from those of drives.
void measured(const char* what, const StageSource& source, const Wishes& wishes, int count) {
    std::map<Difficulty, int> byDifficulty;
    std::vector<double> parts(static_cast<std::size_t>(count), 1);
    std::vector<double> mishaps = parts;
    std::vector<Difficulty> difficulties(parts.size());
    std::atomic<int> microseconds = 0;
    onAllCores(count, [&](int i) {
        SearchRun run;
        run.seed = static_cast<std::uint64_t>(i + 1);
        const Answers answers = generate(wishes, source, run);
        if (answers.stages.empty())
            return;
        const Stage& stage = answers.stages.front();
        const auto at = static_cast<std::size_t>(i);
        const double now = processorMilliseconds();
        const auto measure = measuredDrive(stage, catalogue(), source.rules, wishes.players);
        microseconds += static_cast<int>(1000 * (processorMilliseconds() - now));
        const double minutes = simulatedMinutes(stage, source.rules, wishes.players);
        difficulties[at] = measure->difficulty;
        parts[at] = measure->minutes / minutes;
        mishaps[at] = minutes / tableMinutes(source.rules, measure->turns, wishes.players);
    });
    for (const Difficulty each : difficulties)
        ++byDifficulty[each];
    const auto three = [](std::vector<double>& values) {
        std::sort(values.begin(), values.end());
        std::printf("%.3f %.3f %.3f", values.front(), values[values.size() / 2], values.back());
    };
    std::printf("%s: %d easy, %d medium, %d hard; mishaps make it ", what,
                byDifficulty[Difficulty::Easy], byDifficulty[Difficulty::Medium],
                byDifficulty[Difficulty::Hard]);
    three(mishaps);
    std::printf(" times as long, reckoned to ");
    three(parts);
    std::printf(" of that in %.2f ms\n", microseconds / 1000.0 / count);
}

} // namespace
} // namespace stagewright

namespace stagewright {
namespace {

void plain(int count) {
    const StageSource core = sourceOf({{QStringLiteral("dirt-core"), 1}}, "dirt");
    variety("12 tiles of the core box", {}, core, count);
    many("12 tiles of the core box", {}, core, count);
}

void mishaps(int count) {
    const StageSource core = sourceOf({{QStringLiteral("dirt-core"), 1}}, "dirt");
    const StageSource gt = sourceOf({{QStringLiteral("gt-core"), 1}}, "gt");
    const StageSource rx =
        sourceOf({{QStringLiteral("dirt-core"), 1}, {QStringLiteral("dirt-rx"), 1}}, "dirt");
    for (const int tiles : {6, 12, 20}) {
        Wishes stage;
        stage.tiles = tiles;
        measured(qPrintable(QStringLiteral("%1 tiles of the core box").arg(tiles)), core, stage,
                 count);
    }
    for (const int laps : {1, 2, 4}) {
        Wishes ring;
        ring.kind = StageKind::Circuit;
        ring.tiles = 12;
        ring.laps = laps;
        measured(qPrintable(QStringLiteral("RX, %1 laps").arg(laps)), rx, ring, count);
        ring.game = QStringLiteral("gt");
        measured(qPrintable(QStringLiteral("GT, %1 laps").arg(laps)), gt, ring, count);
    }
}

/// Rallycross: how many rings have a joker, and other roads that meet themselves.
void jokers(int count) {
    const StageSource rx =
        sourceOf({{QStringLiteral("dirt-core"), 1}, {QStringLiteral("dirt-rx"), 1}}, "dirt");
    for (const int tiles : {10, 12, 15, 18}) {
        Wishes ring;
        ring.kind = StageKind::Circuit;
        ring.tiles = tiles;
        variety(qPrintable(QStringLiteral("RX ring of %1").arg(tiles)), ring, rx, count);
    }
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
                               Part{"jokers", jokers, 100},
                               Part{"mishaps", mishaps, 50},
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
