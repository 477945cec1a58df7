#pragma once

#include "editor/document/stage_undo_step.h"
#include "editor/hextiles/board/held_tiles.h"
#include "editor/hextiles/board/tool.h"
#include "editor/hextiles/edits/tile_steps.h"

#include <optional>

namespace stagewright {

class BoardView;

/// Lays new tiles: one brought from the palette where the mouse button is let go; copies, which
/// stay in the hand until then, at a click or by Enter.
class LayTool final : public Tool {
public:
    explicit LayTool(BoardView& board) : board_(board) {}

    /// Puts a tile of the palette into the hand.
    void carry(TileId side);
    /// Puts copies into the hand, which holds them over `at`.
    void carry(const QList<Placement>& tiles, PasteSource source, Hex at);

    /// Where copies are held; nothing where none are.
    [[nodiscard]] std::optional<Hex> copiesAt() const;
    void moveTo(Hex hex);
    /// Lays what is in the hand, if it can lie there.
    void drop();

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
    std::optional<PasteSource> source_; ///< of copies
    bool overBoard_ = false;
};

} // namespace stagewright
