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

    using Cameras = std::map<StageKey, Camera>;

    /// Of the stages that are not open, to go to another board of the same document.
    [[nodiscard]] const Cameras& cameras() const { return cameras_; }
    void setCameras(Cameras cameras) { cameras_ = std::move(cameras); }

private:
    Cameras cameras_;
};

} // namespace stagewright
