#pragma once

#include "editor/editing/window_part.h"
#include "editor/points/board/point_board.h"
#include "editor/points/palette/mark_palette.h"
#include "editor/points/palette/move_panel.h"

namespace stagewright {

/// How tracks of Titan Race are worked on in the window.
class TitanEditor final : public StageEditor {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit TitanEditor(Document& document);

    [[nodiscard]] QWidget& board() const override { return *board_; }
    [[nodiscard]] PointBoard& points() const { return *board_; }
    /// @pre panels have been made
    [[nodiscard]] MarkPalette& palette() const { return *palette_; }
    /// Likewise.
    [[nodiscard]] MovePanel& moves() const { return *moves_; }
    void createPanels() override;
    [[nodiscard]] BoardPanels panels() const override;
    [[nodiscard]] bool has(BoardCommand command) const override;
    void run(BoardCommand command) override;
    [[nodiscard]] BoardStatus status(const KeysOf& keysOf) const override;
    /// Chooses the first of them, on whatever board it is.
    void showPlaces(const Places& places) override;
    void showPiece(int) override {}
    [[nodiscard]] std::any view() const override;
    void setView(const std::any& view) override;

private:
    void connectBoard();
    void showFindings();

    Document& document_;
    std::unique_ptr<PointBoard> board_;
    std::unique_ptr<MarkPalette> palette_;
    std::unique_ptr<MovePanel> moves_;
    std::optional<Place> pointed_;
};

/// What the window asks of tracks of points.
[[nodiscard]] StageEditing titanEditing();

} // namespace stagewright
