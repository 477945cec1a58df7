#pragma once

#include "editor/canvas/held_tiles.h"
#include "editor/canvas/tool.h"

#include <optional>

namespace stagewright {

class BoardView;

/// Lays a tile brought from the palette where it is let go.
class LayTool final : public Tool {
public:
    explicit LayTool(BoardView& board) : board_(board) {}

    /// Puts a tile into the hand.
    void carry(TileId side);

    void press(QPointF at, Qt::KeyboardModifiers modifiers) override;
    void moveTo(QPointF at) override;
    void release(QPointF at) override;
    bool cancel() override;
    bool turn(int by) override;
    bool flip() override;
    [[nodiscard]] bool holdsTiles() const override { return hand_.has_value(); }
    [[nodiscard]] const Ghost* ghost() const override;

private:
    BoardView& board_;
    std::optional<HeldTiles> hand_;
    bool overBoard_ = false;
};

} // namespace stagewright
