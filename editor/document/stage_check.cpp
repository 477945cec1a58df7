#include "editor/document/stage_check.h"

#include <utility>

namespace stagewright {

StageCheck::StageCheck(const Catalogue& catalogue, std::function<void()> hear)
    : hear_(std::move(hear))
    , checker_(std::make_shared<Checker>(catalogue, Stock()))
    , work_([this](const std::shared_ptr<Checker>& checked) {
        checker_ = checked;
        done_ = true;
        hear_();
    }) {}

void StageCheck::check(const Stage& stage) {
    checker_ = std::make_shared<Checker>(checker_->anew());
    begin(stage);
    if (done_)
        checker_->check(stage);
}

void StageCheck::recheck(const Stage& stage, std::span<const Hex> touched) {
    const bool wasDone = done_;
    begin(stage);
    if (done_ && wasDone)
        checker_->recheck(stage, touched);
    else if (done_)
        checker_->check(stage);
}

/// What has been begun is of no use any more; a large stage is begun anew.
void StageCheck::begin(const Stage& stage) {
    done_ = stage.layout.pieceCount() <= mostAtOnce;
    if (done_)
        work_.giveUp();
    else
        work_.begin(&StageCheck::work, checker_->anew(), stage);
}

void StageCheck::work(const std::stop_token& stop, const Work::Tell& tell, const Checker& rules,
                      const Stage& stage) {
    const auto checker = std::make_shared<Checker>(rules);
    if (checker->check(stage, stop))
        tell(checker);
}

const Route& StageCheck::route() const {
    static const Route none;
    return done_ ? checker_->route() : none;
}

} // namespace stagewright
