#include "editor/hextiles/ideas/idea_search.h"

#include "model/design/lay_list.h"
#include "model/design/redraw.h"
#include "model/design/stage_shape.h"
#include "model/design/substitute.h"
#include "model/drive/rules_file.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "validators/hextiles/holds_by_rules.h"
#include "validators/hextiles/room_of_table.h"

#include <QStringList>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <set>
#include <utility>

namespace stagewright {

namespace {

/// Looks for ideas one after another, so that the first is there at once.
class Gathering {
public:
    using Tell = std::function<void(Idea)>;
    /// One answer: stages that belong together.
    using Find = std::function<Answers(const SearchRun& run)>;

    Gathering(const std::stop_token& stop, const IdeaLooks& looks, std::uint64_t seed, Tell tell)
        : stop_(stop)
        , looks_(looks)
        , seed_(seed)
        , tell_(std::move(tell)) {}

    /// Until there are so many of which none is like another, or hardly another is to be found.
    /// @param isNew whether an answer is unlike those before it
    IdeasEnd gather(int most, const Find& find,
                    const std::function<bool(const std::vector<Stage>&)>& isNew) const {
        using Clock = std::chrono::steady_clock;
        auto end = Clock::now() + std::chrono::duration<double>(IdeaSearch::mostSeconds);
        const int mostTries = 3 * most;
        int found = 0;
        for (int tried = 0; tried < mostTries && found < most; ++tried) {
            SearchRun run;
            run.seed = seed_ + static_cast<std::uint64_t>(tried);
            run.seconds = std::chrono::duration<double>(end - Clock::now()).count();
            run.stop = stop_;
            if (run.seconds <= 0)
                break;
            const Answers answers = find(run);
            if (stop_.stop_requested())
                break;
            if (answers.stages.empty())
                return {false, answers.proved, answers.reason};
            if (isNew(answers.stages)) {
                ++found;
                tell_(ideaOf(answers.stages, looks_, stop_));
                if (found < IdeaSearch::fewestIdeas)
                    end = Clock::now() + std::chrono::duration<double>(IdeaSearch::mostSeconds);
            }
        }
        return {};
    }

private:
    std::stop_token stop_;
    const IdeaLooks& looks_;
    std::uint64_t seed_;
    Tell tell_;
};

} // namespace

IdeaSearch::IdeaSearch(QObject* parent)
    : QObject(parent)
    , work_([this](const News& news) { take(news); }) {}

void IdeaSearch::layList(const ListToLay& list, const IdeaLooks& looks) {
    searching_ = true;
    work_.begin(&IdeaSearch::lay, list, looks);
}

void IdeaSearch::generate(const StagesSought& sought, const IdeaLooks& looks) {
    searching_ = true;
    work_.begin(&IdeaSearch::think, sought, looks);
}

void IdeaSearch::redraw(const PartSought& sought, const IdeaLooks& looks) {
    searching_ = true;
    work_.begin(&IdeaSearch::change, sought, looks);
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
                tell(ideaOf({stage}, looks, stop));
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

void IdeaSearch::think(const std::stop_token& stop, const Work::Tell& tell,
                       const StagesSought& sought, const IdeaLooks& looks) {
    const auto& catalogue = looks.games.data<Catalogue>();
    RallyWishes wishes = sought.wishes;
    const auto rules = builtInRules(sought.like ? sought.like->info.game : wishes.stage.game);
    if (!rules)
        return tell(IdeasEnd{false, true, rules.error().what});
    const StageSource source{catalogue, sought.boxes, *rules,
                             holdsByRules(catalogue, sought.boxes, sought.table)};
    if (sought.like) {
        const auto like = wishesLike(*sought.like, source, wishes.stage.players);
        if (!like)
            return tell(IdeasEnd{false, true, tr("the stage has no road from start to finish")});
        const auto table = wishes.stage.table;
        wishes = {*like, 1};
        wishes.stage.table = table;
    }
    const bool isRally = wishes.stages > 1;
    const auto find = [&](const SearchRun& run) {
        if (!isRally)
            return stagewright::generate(wishes.stage, source, run);
        Answers rally = generateRally(wishes, source, run);
        if (static_cast<int>(rally.stages.size()) < wishes.stages)
            rally.stages.clear(); // it is no rally of so many
        return rally;
    };
    std::set<std::vector<std::uint64_t>> known;
    const auto isNew = [&](const std::vector<Stage>& stages) {
        std::vector<std::uint64_t> shapes;
        for (const Stage& stage : stages)
            shapes.push_back(stageShape(stage, catalogue));
        return known.insert(std::move(shapes)).second;
    };
    const Gathering gathering(stop, looks, sought.seed, [&](Idea idea) { tell(std::move(idea)); });
    IdeasEnd end = gathering.gather(isRally ? mostRallies : mostIdeas, find, isNew);
    if (!stop.stop_requested())
        tell(std::move(end));
}

void IdeaSearch::change(const std::stop_token& stop, const Work::Tell& tell,
                        const PartSought& sought, const IdeaLooks& looks) {
    const auto& catalogue = looks.games.data<Catalogue>();
    const auto rules = builtInRules(sought.stage.info.game);
    if (!rules)
        return tell(IdeasEnd{false, true, rules.error().what});
    const StageSource source{catalogue, sought.boxes, *rules,
                             noWorseByRules(sought.stage, catalogue, sought.boxes, sought.table)};
    PartToRedraw task{sought.stage, sought.part, {}};
    if (sought.table)
        task.table = roomOf(*sought.table);
    std::vector<Stage> known;
    const auto isNew = [&](const std::vector<Stage>& stages) {
        if (std::find(known.begin(), known.end(), stages.front()) != known.end())
            return false;
        known.push_back(stages.front());
        return true;
    };
    const Gathering gathering(stop, looks, sought.seed, [&](Idea idea) { tell(std::move(idea)); });
    IdeasEnd end = gathering.gather(
        mostIdeas, [&](const SearchRun& run) { return stagewright::redraw(task, source, run); },
        isNew);
    if (!stop.stop_requested())
        tell(std::move(end));
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
            Idea idea = ideaOf({answer}, looks, stop);
            idea.changes = changesOf(stage, idea, looks, stop);
            tell(std::move(idea));
        }
    const bool fits = !answers.stages.empty() && answers.stages.front() == stage;
    tell(IdeasEnd{fits, answers.proved, answers.reason});
}

} // namespace stagewright
