#pragma once

#include "editor/hextiles/board/board_view.h"

#include <map>

namespace stagewright {

/// Remembers how the board was looked at, for each stage of the rally.
class StageCameras final : public QObject {
    Q_OBJECT

public:
    /// @param board must outlive it
    explicit StageCameras(BoardView& board, QObject* parent = nullptr);

private:
    std::map<StageKey, Camera> cameras_;
};

} // namespace stagewright
