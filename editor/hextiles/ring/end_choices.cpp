#include "editor/hextiles/ring/end_choices.h"

#include "editor/hextiles/edits/document_tiles.h"
#include "model/design/wish_liking.h"

namespace stagewright {

EndChoices::EndChoices(BoardView& board, QObject* parent)
    : QObject(parent)
    , board_(board)
    // The user waits for it, though not with bated breath.
    , work_([this](const Found& found) { take(found); }, WorkManner{.stepsBack = false}) {
    soon_.setSingleShot(true);
    soon_.setInterval(0);
    connect(&soon_, &QTimer::timeout, this, &EndChoices::look);
    connect(&board.document(), &Document::changed, this, &EndChoices::again);
    connect(&board, &BoardView::activeEndMoved, this, &EndChoices::again);
}

void EndChoices::setWanted(bool wanted) {
    if (wanted_ == wanted)
        return;
    wanted_ = wanted;
    again();
}

void EndChoices::setWishes(const Wishes& wishes) {
    wishes_ = wishes;
    again();
}

void EndChoices::again() {
    work_.giveUp();
    take({});
    if (wanted_)
        soon_.start();
}

void EndChoices::look() {
    const auto end = board_.activeEnd();
    if (!wanted_ || !end)
        return;
    const Document& document = board_.document();
    work_.begin(&EndChoices::work, document.stage(), catalogueOf(document), stockOf(document), *end,
                wishes_);
}

void EndChoices::work(const std::stop_token& stop, const Work::Tell& tell, const Stage& stage,
                      const Catalogue& catalogue, const Stock& boxes, const OpenEnd& end,
                      const Wishes& wishes) {
    auto choices = openEndChoices(stage, catalogue, TileStock(catalogue, boxes, stage), end,
                                  likingBy(wishes, stage, catalogue));
    if (!stop.stop_requested())
        tell({end, std::move(choices)});
}

void EndChoices::take(const Found& found) {
    const bool wasNothing = !found_.end;
    found_ = found;
    if (found_.end || !wasNothing)
        Q_EMIT changed();
}

} // namespace stagewright
