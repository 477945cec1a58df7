#include "editor/document/stage_check.h"

#include <utility>

namespace stagewright {

StageCheck::StageCheck(const Games& games, std::function<void()> hear)
    : hear_(std::move(hear))
    , settings_{.games = games, .inProgress = true}
    , checker_(checkerFor({}, settings_))
    , work_([this](const std::shared_ptr<StageChecker>& checked) {
        checker_ = checked;
        done_ = true;
        hear_();
    }) {}

void StageCheck::setGames(const Games& games) {
    settings_.games = games;
    checker_->set(settings_);
}

void StageCheck::setBoxes(const BoxCounts& boxes) {
    settings_.boxes = boxes;
    checker_->set(settings_);
}

void StageCheck::setTable(std::optional<Table> table) {
    settings_.table = table;
    checker_->set(settings_);
}

void StageCheck::setHints(bool wanted) {
    settings_.hints = wanted;
    checker_->set(settings_);
}

void StageCheck::check(const Stage& stage) {
    checker_ = checkerFor(stage, settings_);
    kind_ = settings_.games.kindOf(stage);
    begin(stage);
    if (done_)
        checker_->check(stage);
}

void StageCheck::recheck(const Stage& stage, const LayoutEdit& edit) {
    if (settings_.games.kindOf(stage) != kind_)
        return check(stage); // the first piece was laid, or it has become one of another game
    const bool wasDone = done_;
    begin(stage);
    if (done_ && wasDone)
        checker_->recheck(stage, edit);
    else if (done_)
        checker_->check(stage);
}

/// What has been begun is of no use any more; a large stage is begun anew.
void StageCheck::begin(const Stage& stage) {
    done_ = stage.layout.pieceCount() <= mostAtOnce;
    if (done_)
        work_.giveUp();
    else
        work_.begin(&StageCheck::work, settings_, stage);
}

void StageCheck::work(const std::stop_token& stop, const Work::Tell& tell,
                      const CheckSettings& settings, const Stage& stage) {
    const std::shared_ptr<StageChecker> checker = checkerFor(stage, settings);
    if (checker->check(stage, stop))
        tell(checker);
}

} // namespace stagewright
