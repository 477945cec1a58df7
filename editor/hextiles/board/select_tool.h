#pragma once

#include "editor/hextiles/board/held_tiles.h"
#include "editor/hextiles/board/tool.h"

#include <optional>

namespace stagewright {

class BoardView;

/// A click selects, Shift-click adds; a drag of a tile moves it, with all that are selected if it
/// is one of them, or with Ctrl or Alt copies of them; a drag on the empty board selects what the
/// band touches.
class SelectTool final : public Tool {
public:
    explicit SelectTool(BoardView& board) : board_(board) {}

    void press(QPointF at, Qt::KeyboardModifiers modifiers) override;
    void moveTo(QPointF at) override;
    void release(QPointF at) override;
    bool cancel() override;
    bool turn(int by) override;
    bool flip() override;
    [[nodiscard]] bool holdsTiles() const override { return hand_.has_value(); }
    [[nodiscard]] const Ghost* ghost() const override;
    [[nodiscard]] QSet<int> lifted() const override;
    [[nodiscard]] std::optional<QRectF> band() const override;

private:
    void begin(QPointF at);
    void drop(QPointF at);
    void selectBand();

    BoardView& board_;
    bool pressed_ = false;
    bool adding_ = false;
    bool copying_ = false;
    QPointF pressedAt_;
    QPointF pressedOn_; ///< the same on the board, which may scroll meanwhile
    QPointF now_;
    std::optional<HeldTiles> hand_;
    bool banding_ = false;
    QList<Placement> selectedBefore_;
};

} // namespace stagewright
