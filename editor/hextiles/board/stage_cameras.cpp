#include "editor/hextiles/board/stage_cameras.h"

namespace stagewright {

StageCameras::StageCameras(BoardView& board, QObject* parent) : QObject(parent) {
    Document& document = board.document();
    connect(&document, &Document::leaving, this,
            [this, &board](StageKey stage) { cameras_[stage] = board.camera(); });
    connect(&document, &Document::turnedTo, this, [this, &board](StageKey stage) {
        if (const auto known = cameras_.find(stage); known != cameras_.end())
            board.lookThrough(known->second);
    });
    connect(&document, &Document::stageAdded, this, [this, &document, &board](StageKey stage) {
        cameras_.erase(stage);
        if (stage == document.current())
            board.fit();
    });
    // Another rally has stages of the same keys.
    connect(&document, &Document::pathChanged, this, [this, &document] {
        if (document.history().count() == 0)
            cameras_.clear();
    });
}

} // namespace stagewright
