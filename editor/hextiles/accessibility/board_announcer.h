#pragma once

#include "editor/hextiles/board/board_view.h"

namespace stagewright {

/// Tells readers for the blind and other aids what happens on a board.
class BoardAnnouncer final : public QObject {
    Q_OBJECT

public:
    /// @param board must outlive it
    explicit BoardAnnouncer(BoardView& board, QObject* parent = nullptr);

private:
    void tellCursor();

    BoardView& board_;
};

} // namespace stagewright
