#include "editor/hextiles/ideas/idea_search.h"

#include "editor/sheets/stage_drawing.h"
#include "model/design/generate.h"
#include "model/design/lay_list.h"
#include "model/design/stage_shape.h"
#include "model/design/substitute.h"
#include "model/drive/rules_file.h"
#include "model/drive/stage_driving.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "validators/hextiles/holds_by_rules.h"

#include <QStringList>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <set>

namespace stagewright {

namespace {

/// Few, as stages are only compared here: the time is right to a second or two.
constexpr std::int64_t ideaDrives = drivesInABlock;

std::optional<IdeaDrive> drivenAs(const Stage& stage, const IdeaLooks& looks,
                                  const std::stop_token& stop) {
    const auto rules = builtInRules(stage.info.game);
    if (!rules)
        return std::nullopt;
    const auto task = driveTaskOf(stage, looks.games, *rules, stage.info.laps);
    if (!task)
        return std::nullopt;
    EstimateRequest request;
    request.laps = stage.info.laps;
    request.length.mostDrives = ideaDrives;
    const auto driven = estimate(stage, *task, *rules, request, stop);
    if (!driven)
        return std::nullopt;
    const auto players = std::clamp<std::size_t>(static_cast<std::size_t>(looks.players), 1,
                                                 driven->tableMinutes.size());
    return IdeaDrive{driven->drives.mean(), driven->tableMinutes[players - 1],
                     driven->difficulty.difficulty};
}

} // namespace

Idea ideaOf(const Stage& stage, const IdeaLooks& looks, const std::stop_token& stop) {
    Idea idea{stage};
    idea.picture = looks.games.face<StageDrawing>(stage).picture(
        stage, looks.games, looks.picture, looks.devicePixelRatio, looks.ground);
    idea.drive = drivenAs(stage, looks, stop);
    return idea;
}

IdeaSearch::IdeaSearch(QObject* parent)
    : QObject(parent)
    , work_([this](const News& news) { take(news); }) {}

void IdeaSearch::layList(const ListToLay& list, const IdeaLooks& looks) {
    searching_ = true;
    work_.begin(&IdeaSearch::lay, list, looks);
}

void IdeaSearch::generate(const Wishes& wishes, const Stock& boxes,
                          const std::optional<Table>& table, const IdeaLooks& looks,
                          std::uint64_t seed) {
    searching_ = true;
    work_.begin(&IdeaSearch::think, wishes, boxes, table, looks, seed);
}

void IdeaSearch::fitBoxes(const Stage& stage, const Stock& boxes, const IdeaLooks& looks) {
    searching_ = true;
    work_.begin(&IdeaSearch::fit, stage, boxes, looks);
}

void IdeaSearch::stop() {
    work_.giveUp();
    searching_ = false;
}

void IdeaSearch::take(const News& news) {
    if (const auto* idea = std::get_if<Idea>(&news)) {
        Q_EMIT found(*idea);
        return;
    }
    searching_ = false;
    Q_EMIT ended(std::get<IdeasEnd>(news));
}

/// The first as soon as it is found; the others, which take longer, after it.
void IdeaSearch::lay(const std::stop_token& stop, const Work::Tell& tell, const ListToLay& list,
                     const IdeaLooks& looks) {
    const auto& catalogue = looks.games.data<Catalogue>();
    ListToLay task = list;
    task.test = holdsByRules(catalogue, list.boxes);
    SearchRun run;
    run.seconds = mostSeconds;
    run.stop = stop;
    Answers answers = stagewright::layList(task, catalogue, run);
    std::vector<Stage> told;
    const auto tellOf = [&](const Answers& some) {
        for (const Stage& stage : some.stages) {
            if (stop.stop_requested())
                return;
            if (std::find(told.begin(), told.end(), stage) == told.end()) {
                tell(ideaOf(stage, looks, stop));
                told.push_back(stage);
            }
        }
    };
    tellOf(answers);
    if (!answers.stages.empty() && !answers.complete) {
        run.answers = mostIdeas;
        answers = stagewright::layList(task, catalogue, run);
        tellOf(answers);
    }
    if (!stop.stop_requested())
        tell(IdeasEnd{answers.complete, answers.proved, answers.reason});
}

/// One after another, so that the first is there at once.
void IdeaSearch::think(const std::stop_token& stop, const Work::Tell& tell, const Wishes& wishes,
                       const Stock& boxes, const std::optional<Table>& table,
                       const IdeaLooks& looks, const std::uint64_t& seed) {
    using Clock = std::chrono::steady_clock;
    constexpr int mostTries = 3 * mostIdeas; // some are like one that was found
    const auto& catalogue = looks.games.data<Catalogue>();
    const auto rules = builtInRules(wishes.game);
    if (!rules)
        return tell(IdeasEnd{false, true, rules.error().what});
    const StageSource source{catalogue, boxes, *rules, holdsByRules(catalogue, boxes, table)};
    const auto end = Clock::now() + std::chrono::duration<double>(mostSeconds);
    std::set<std::uint64_t> shapes;
    IdeasEnd how;
    for (int tried = 0; tried < mostTries && std::ssize(shapes) < mostIdeas; ++tried) {
        SearchRun run;
        run.seed = seed + static_cast<std::uint64_t>(tried);
        run.seconds = std::chrono::duration<double>(end - Clock::now()).count();
        run.stop = stop;
        if (run.seconds <= 0)
            break;
        const Answers answers = stagewright::generate(wishes, source, run);
        if (stop.stop_requested())
            return;
        if (answers.stages.empty()) {
            how.proved = answers.proved;
            how.reason = answers.reason;
            break;
        }
        const Stage& stage = answers.stages.front();
        if (shapes.insert(stageShape(stage, catalogue)).second)
            tell(ideaOf(stage, looks, stop));
    }
    if (!stop.stop_requested())
        tell(std::move(how));
}

namespace {

/// What is replaced, and what that does to the time: a line each.
QString changesOf(const Stage& before, const Idea& idea, const IdeaLooks& looks,
                  const std::stop_token& stop) {
    QStringList lines;
    for (const TileExchange& exchange : exchangesBetween(before, idea.stage))
        lines += IdeaSearch::tr("%1 instead of %2")
                     .arg(exchange.now.side.toString(), exchange.before.side.toString());
    const auto was = drivenAs(before, looks, stop);
    if (was && idea.drive) {
        const auto more = std::lround(idea.drive->seconds - was->seconds);
        lines += more > 0 ? IdeaSearch::tr("%n second(s) slower", nullptr, static_cast<int>(more))
                 : more < 0
                     ? IdeaSearch::tr("%n second(s) faster", nullptr, static_cast<int>(-more))
                     : IdeaSearch::tr("as fast as before");
    }
    return lines.join(u'\n');
}

} // namespace

void IdeaSearch::fit(const std::stop_token& stop, const Work::Tell& tell, const Stage& stage,
                     const Stock& boxes, const IdeaLooks& looks) {
    const auto& catalogue = looks.games.data<Catalogue>();
    SearchRun run;
    run.seconds = mostSeconds;
    run.stop = stop;
    const Answers answers =
        substitute(stage, catalogue, boxes, noWorseByRules(stage, catalogue, boxes), run);
    if (stop.stop_requested())
        return;
    for (const Stage& answer : answers.stages)
        if (answer != stage) {
            Idea idea = ideaOf(answer, looks, stop);
            idea.changes = changesOf(stage, idea, looks, stop);
            tell(std::move(idea));
        }
    const bool fits = !answers.stages.empty() && answers.stages.front() == stage;
    tell(IdeasEnd{fits, answers.proved, answers.reason});
}

} // namespace stagewright
