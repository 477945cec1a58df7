#include "model/design/generate.h"

#include "model/design/stage_drawer.h"
#include "model/design/stage_shape.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <set>
#include <thread>

namespace stagewright {

namespace {

struct GenerateTexts {
    Q_DECLARE_TR_FUNCTIONS(Generate)
};

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

Deadline deadlineOf(const SearchRun& run, Clock::time_point begin) {
    constexpr double longest = 1e6;
    return {run.stop, begin + std::chrono::duration_cast<Clock::duration>(
                                  std::chrono::duration<double>(std::min(run.seconds, longest)))};
}

/// Why roads that were laid were no answers.
QString reasonOf(const Wishes& wishes, const DrawTally& tally) {
    const int laid = tally.byRules + tally.byTime + tally.byDriving;
    if (laid == 0)
        return GenerateTexts::tr("the search stopped: no road as wished was found in %n try(s)",
                                 nullptr, tally.notLaid);
    if (tally.byDriving >= std::max(tally.byRules, tally.byTime))
        return GenerateTexts::tr("the search stopped: of %n stage(s) that were laid none was %1",
                                 nullptr, laid)
            .arg(name(*wishes.difficulty));
    if (tally.byTime >= tally.byRules)
        return GenerateTexts::tr("the search stopped: %n stage(s) were laid, and those that were "
                                 "driven took %1 to %2 minutes",
                                 nullptr, laid)
            .arg(std::lround(tally.leastMinutes))
            .arg(std::lround(tally.mostMinutes));
    return GenerateTexts::tr("the search stopped: %n stage(s) were laid, and none held by every "
                             "rule",
                             nullptr, laid);
}

/// Draws stages by several threads and takes them in the order of their numbers.
class Drawing {
public:
    Drawing(const Wishes& wishes, const StageSource& source, const SearchRun& run)
        : wishes_(wishes)
        , source_(source)
        , run_(run)
        , deadline_(deadlineOf(run, begin_))
        , drawer_(wishes, source) {}

    Answers all() {
        if (auto why = contradiction(wishes_, drawer_.choices())) {
            answers_.proved = true;
            answers_.reason = *std::move(why);
            return finished();
        }
        if (wishes_.minutes)
            drawer_.learnPace(run_.seed, deadline_);
        if (wishes_.minutes && wishes_.table &&
            mostTilesOn(*wishes_.table) < drawer_.fewestForMinutes()) {
            answers_.reason =
                GenerateTexts::tr("the table has room for %n tile(s), which are played in fewer "
                                  "minutes",
                                  nullptr, mostTilesOn(*wishes_.table));
            return finished();
        }
        if (std::any_of(wishes_.amounts.begin(), wishes_.amounts.end(),
                        [](const auto& amount) { return amount.has_value(); }))
            drawer_.learnUse(run_.seed, deadline_);
        // Where shapes come again and again there are few of them.
        const int most = 4 * run_.answers + 40;
        while (wanted() > 0 && next_ < most && !deadline_.isOver())
            drawSome(std::min(wanted(), most - next_));
        if (wanted() > 0)
            answers_.reason = answers_.stages.empty()
                                  ? reasonOf(wishes_, tally_)
                                  : GenerateTexts::tr("the search stopped after %n stage(s) of "
                                                      "different shapes",
                                                      nullptr, found());
        return finished();
    }

private:
    struct Draw {
        std::optional<Stage> stage;
        DrawTally tally;
    };

    [[nodiscard]] int found() const { return static_cast<int>(answers_.stages.size()); }
    [[nodiscard]] int wanted() const { return run_.answers - found(); }

    void drawSome(int count) {
        std::vector<Draw> draws(static_cast<std::size_t>(count));
        std::atomic<int> next = 0;
        const auto work = [&] {
            for (int i = next++; i < count && !deadline_.isOver(); i = next++) {
                Draw& draw = draws[static_cast<std::size_t>(i)];
                draw.stage = drawer_.draw(run_.seed, static_cast<std::uint64_t>(next_ + i),
                                          draw.tally, deadline_);
                if (draw.stage)
                    tell();
            }
        };
        {
            std::vector<std::jthread> others;
            for (int i = 1; i < run_.threads && i < count; ++i)
                others.emplace_back(work);
            work();
        }
        next_ += count;
        for (Draw& draw : draws) {
            tally_.add(draw.tally);
            if (draw.stage && shapes_.insert(stageShape(*draw.stage, source_.catalogue)).second)
                answers_.stages.push_back(*std::move(draw.stage));
        }
    }

    void tell() {
        if (!run_.progress)
            return;
        const std::lock_guard lock(mutex_);
        run_.progress({++drawn_, wishes_.tiles, wishes_.tiles, secondsSince(begin_)});
    }

    Answers finished() {
        answers_.count = answers_.stages.size();
        answers_.seconds = secondsSince(begin_);
        return std::move(answers_);
    }

    Clock::time_point begin_ = Clock::now();
    const Wishes& wishes_;
    const StageSource& source_;
    const SearchRun& run_;
    Deadline deadline_;
    StageDrawer drawer_;
    int next_ = 0; ///< number of the next draw
    std::mutex mutex_;
    int drawn_ = 0; ///< told of
    DrawTally tally_;
    std::set<std::uint64_t> shapes_;
    Answers answers_;
};

/// What is left in the boxes beside these stages.
Stock leftOver(const StageSource& source, const std::vector<Stage>& stages) {
    Box rest;
    rest.tiles = source.boxes.tiles();
    for (const Stage& stage : stages)
        for (const Placement& tile : tilesOf(stage).placements())
            if (const auto held = rest.tiles.find(tile.side.withSide(0)); held != rest.tiles.end())
                held->second = std::max(0, held->second - 1);
    Stock left;
    left.add(rest);
    return left;
}

/// How hard a stage of a course is, its stages being spread over all there is.
std::optional<Difficulty> difficultyIn(const RallyWishes& wishes, int stage) {
    if (wishes.course == Course::AsItComes)
        return wishes.stage.difficulty;
    const int place = wishes.course == Course::Rising ? stage : wishes.stages - 1 - stage;
    constexpr std::array all{Difficulty::Easy, Difficulty::Medium, Difficulty::Hard};
    const int last = std::max(1, wishes.stages - 1);
    return all.at(static_cast<std::size_t>((4 * place + last) / (2 * last)));
}

/// In the order of the course: stages of one difficulty differ in it too.
void sortByCourse(std::vector<Stage>& stages, const RallyWishes& wishes,
                  const StageSource& source) {
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const auto measure =
            measuredDrive(stages[i], source.catalogue, source.rules, wishes.stage.players);
        const double losses = measure ? measure->lossesOnTen : 0;
        order.emplace_back(wishes.course == Course::Rising ? losses : -losses, i);
    }
    std::sort(order.begin(), order.end());
    std::vector<Stage> sorted;
    for (const auto& [losses, i] : order)
        sorted.push_back(std::move(stages[i]));
    stages = std::move(sorted);
}

} // namespace

Answers generateRally(const RallyWishes& wishes, const StageSource& source, const SearchRun& run) {
    const auto begin = Clock::now();
    Answers rally;
    for (int i = 0; i < wishes.stages; ++i) {
        Wishes each = wishes.stage;
        each.difficulty = difficultyIn(wishes, i);
        StageSource rest = source;
        if (wishes.together)
            rest.boxes = leftOver(source, rally.stages);
        SearchRun one = run;
        constexpr std::uint64_t apart = 0x9e3779b97f4a7c15U;
        one.seed = run.seed + apart * static_cast<std::uint64_t>(i);
        one.answers = 1;
        one.threads = 1;
        one.seconds = run.seconds - secondsSince(begin);
        one.progress = {};
        Answers found = generate(each, rest, one);
        if (found.stages.empty()) {
            rally.proved = found.proved && i == 0;
            rally.reason = GenerateTexts::tr("stage %1: %2").arg(i + 1).arg(found.reason);
            break;
        }
        rally.stages.push_back(std::move(found.stages.front()));
        if (run.progress)
            run.progress({i + 1, each.tiles, each.tiles, secondsSince(begin)});
    }
    if (wishes.course != Course::AsItComes)
        sortByCourse(rally.stages, wishes, source);
    rally.count = rally.stages.size();
    rally.seconds = secondsSince(begin);
    return rally;
}

Answers generate(const Wishes& wishes, const StageSource& source, const SearchRun& run) {
    return Drawing(wishes, source, run).all();
}

} // namespace stagewright
