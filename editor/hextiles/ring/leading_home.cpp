#include "editor/hextiles/ring/leading_home.h"

#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/edits/stage_exchange.h"
#include "validators/hextiles/holds_by_rules.h"
#include "validators/hextiles/room_of_table.h"

#include <algorithm>

namespace stagewright {

namespace {

/// Of the search that the user asks for.
constexpr double mostSeconds = 5;
/// Of the one that nobody has asked for. Of so many ways those are shown that differ.
constexpr double aMoment = 0.5;
constexpr int comparedAhead = 16;

bool isLaid(const Stage& stage, const Catalogue& catalogue, Role role) {
    const auto& tiles = tilesOf(stage).placements();
    return std::any_of(tiles.begin(), tiles.end(), [&](const Placement& tile) {
        const TileSide* side = catalogue.find(tile.side);
        return side && side->role == role;
    });
}

} // namespace

RoadGoal goalOf(const Stage& stage, const Catalogue& catalogue, const std::optional<OpenEnd>& end) {
    if (!end)
        return RoadGoal::None;
    if (stage.info.kind == StageKind::Circuit)
        return lapGap(stage, catalogue) ? RoadGoal::Lap : RoadGoal::None;
    return isLaid(stage, catalogue, Role::Finish) ? RoadGoal::None : RoadGoal::Finish;
}

LeadingHome::LeadingHome(BoardView& board, QObject* parent)
    : QObject(parent)
    , board_(board)
    , ahead_([this](const Answers& answers) { note(answers); })
    , work_([this](const Answers& answers) { take(answers); }, WorkManner{.stepsBack = false}) {
    soon_.setSingleShot(true);
    soon_.setInterval(0);
    connect(&soon_, &QTimer::timeout, this, &LeadingHome::lookAhead);
    connect(&board.document(), &Document::changed, this, &LeadingHome::giveUp);
    connect(&board, &BoardView::activeEndMoved, this, &LeadingHome::giveUp);
}

void LeadingHome::setWanted(bool wanted) {
    if (wanted_ == wanted)
        return;
    wanted_ = wanted;
    giveUp();
}

RoadGoal LeadingHome::goal() const {
    return goalOf(board_.document().stage(), catalogueOf(board_.document()), board_.activeEnd());
}

std::optional<Gap> LeadingHome::gap() const {
    const RoadGoal sought = goal();
    if (sought == RoadGoal::None)
        return std::nullopt;
    Gap gap{*board_.activeEnd(), std::nullopt};
    if (sought == RoadGoal::Lap) {
        const Document& document = board_.document();
        const auto lap = lapGap(document.stage(), catalogueOf(document));
        gap.to = lap->to == gap.from ? lap->from : lap->to;
    }
    return gap;
}

/// What was found or looked for is about the stage as it was.
void LeadingHome::giveUp() {
    ahead_.giveUp();
    work_.giveUp();
    const bool wasAny = searching_ || !ways_.empty();
    searching_ = false;
    ways_.clear();
    if (wanted_)
        soon_.start();
    if (wasAny)
        Q_EMIT changed();
}

void LeadingHome::lookAhead() {
    if (const auto between = wanted_ ? gap() : std::nullopt)
        search(ahead_, *between, {aMoment, comparedAhead});
}

void LeadingHome::begin() {
    if (!ways_.empty())
        return lay(Stage(ways_.front())); // it goes with the edit
    const auto between = gap();
    if (!between)
        return board_.refuse(board_.activeEnd()
                                 ? tr("The road already has its end")
                                 : tr("No road end is open: lay a tile first, or take one back"));
    ahead_.giveUp();
    search(work_, *between, {mostSeconds, 1});
    searching_ = true;
    Q_EMIT changed();
}

void LeadingHome::search(Work& behind, const Gap& gap, const Effort& effort) {
    const Document& document = board_.document();
    behind.begin(&LeadingHome::work, document.stage(), catalogueOf(document), stockOf(document),
                 document.table(), gap, effort);
}

void LeadingHome::work(const std::stop_token& stop, const Work::Tell& tell, const Stage& stage,
                       const Catalogue& catalogue, const Stock& boxes,
                       const std::optional<Table>& table, const Gap& gap, const Effort& effort) {
    GapToClose task{stage, gap, boxes};
    if (table)
        task.table = roomOf(*table);
    task.test = noWorseByRules(stage, catalogue, boxes, table);
    SearchRun run;
    run.seconds = effort.seconds;
    run.answers = effort.answers;
    run.stop = stop;
    Answers answers = closeGap(task, catalogue, run);
    answers.stages = differentWays(answers.stages, stage, mostWays);
    if (!stop.stop_requested())
        tell(std::move(answers));
}

void LeadingHome::note(const Answers& answers) {
    ways_ = answers.stages;
    if (!ways_.empty())
        Q_EMIT changed();
}

void LeadingHome::take(const Answers& answers) {
    searching_ = false;
    Q_EMIT changed();
    if (answers.stages.empty())
        return board_.refuse(
            answers.reason.isEmpty()
                ? tr("No way was found with the tiles that are left: take some tiles back")
                : tr("No way was found: %1").arg(answers.reason));
    lay(answers.stages.front());
}

void LeadingHome::lay(const Stage& way) {
    StepName name = goal() == RoadGoal::Lap ? StepName([] { return tr("Close the lap"); })
                                            : StepName([] { return tr("Lead to the finish"); });
    board_.take(exchangeStage(board_.document().stage(), way, std::move(name)));
}

} // namespace stagewright
