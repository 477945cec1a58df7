#include "editor/hextiles/board/step_cameras.h"

#include <iterator>
#include <utility>

namespace stagewright {

StepCameras::StepCameras(BoardView& board, QObject* parent) : QObject(parent), board_(board) {
    QUndoStack& history = board.document().history();
    index_ = history.index();
    connect(&history, &QUndoStack::indexChanged, this, &StepCameras::follow);
}

void StepCameras::note(const Camera& before) {
    const Document& document = board_.document();
    steps_.insert_or_assign(index_, Looks{before, board_.camera(), document.stage()});
}

void StepCameras::follow(int index) {
    const int before = std::exchange(index_, index);
    // Steps that were undone are gone once another is taken.
    steps_.erase(steps_.upper_bound(board_.document().history().count()), steps_.end());
    if (index < before) {
        if (const auto undone = steps_.upper_bound(index);
            undone != steps_.end() && undone->first <= before)
            board_.lookThrough(undone->second.before);
        return;
    }
    const auto redone = steps_.find(index);
    if (redone == steps_.end())
        return;
    if (redone->second.stage == board_.document().stage())
        board_.lookThrough(redone->second.after);
    else
        steps_.erase(redone); // another step in its place
}

} // namespace stagewright
