#include "editor/hextiles/ring/leading_home.h"

#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/edits/stage_exchange.h"
#include "validators/hextiles/holds_by_rules.h"
#include "validators/hextiles/room_of_table.h"

#include <algorithm>

namespace stagewright {

namespace {

constexpr double mostSeconds = 5;

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
    , work_([this](const Answers& answers) { take(answers); }, WorkManner{.stepsBack = false}) {
    connect(&board.document(), &Document::changed, this, [this] {
        work_.giveUp();
        setSearching(false);
    });
}

RoadGoal LeadingHome::goal() const {
    return goalOf(board_.document().stage(), catalogueOf(board_.document()), board_.activeEnd());
}

void LeadingHome::begin() {
    sought_ = goal();
    const Document& document = board_.document();
    if (sought_ == RoadGoal::None)
        return board_.refuse(board_.activeEnd()
                                 ? tr("The road already has its end")
                                 : tr("No road end is open: lay a tile first, or take one back"));
    Gap gap{*board_.activeEnd(), std::nullopt};
    if (sought_ == RoadGoal::Lap) {
        const auto lap = lapGap(document.stage(), catalogueOf(document));
        gap.to = lap->to == gap.from ? lap->from : lap->to;
    }
    work_.begin(&LeadingHome::work, document.stage(), catalogueOf(document), stockOf(document),
                document.table(), gap);
    setSearching(true);
}

void LeadingHome::work(const std::stop_token& stop, const Work::Tell& tell, const Stage& stage,
                       const Catalogue& catalogue, const Stock& boxes,
                       const std::optional<Table>& table, const Gap& gap) {
    GapToClose task{stage, gap, boxes};
    if (table)
        task.table = roomOf(*table);
    task.test = noWorseByRules(stage, catalogue, boxes, table);
    SearchRun run;
    run.seconds = mostSeconds;
    run.stop = stop;
    Answers answers = closeGap(task, catalogue, run);
    if (!stop.stop_requested())
        tell(std::move(answers));
}

void LeadingHome::setSearching(bool searching) {
    if (searching_ == searching)
        return;
    searching_ = searching;
    Q_EMIT searchingChanged();
}

void LeadingHome::take(const Answers& answers) {
    setSearching(false);
    if (answers.stages.empty())
        return board_.refuse(
            answers.reason.isEmpty()
                ? tr("No way was found with the tiles that are left: take some tiles back")
                : tr("No way was found: %1").arg(answers.reason));
    StepName name = sought_ == RoadGoal::Lap ? StepName([] { return tr("Close the lap"); })
                                             : StepName([] { return tr("Lead to the finish"); });
    board_.take(exchangeStage(board_.document().stage(), answers.stages.front(), std::move(name)));
}

} // namespace stagewright
