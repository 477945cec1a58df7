#pragma once

#include "editor/editing/stage_estimate.h"
#include "editor/editing/window_part.h"
#include "editor/zones/board/chain_board.h"
#include "editor/zones/entering/own_boards_panel.h"
#include "editor/zones/entering/section_panel.h"
#include "editor/zones/estimate/road_estimate_panel.h"
#include "editor/zones/palette/chain_palette.h"

namespace stagewright {

/// How chains of printed boards are worked on in the window.
class ChainEditor final : public StageEditor {
    Q_OBJECT

public:
    /// All must outlive it.
    ChainEditor(Document& document, OwnBoards& own, OwnRoadRules& rules);

    [[nodiscard]] QWidget& board() const override { return *board_; }
    [[nodiscard]] ChainBoard& chain() const { return *board_; }
    [[nodiscard]] RoadEstimator& estimator() const { return *estimator_; }
    [[nodiscard]] OwnRoadRules& rules() const { return rules_; }
    [[nodiscard]] RoadEstimatePanel& estimate() const { return *estimate_; }
    void createPanels() override;
    [[nodiscard]] BoardPanels panels() const override;
    [[nodiscard]] bool has(BoardCommand command) const override;
    [[nodiscard]] QString nameOf(BoardCommand command) const override;
    void run(BoardCommand command) override;
    [[nodiscard]] BoardStatus status(const KeysOf& keysOf) const override;
    /// Chooses the first of them.
    void showPlaces(const Places& places) override;
    void showPiece(int) override {}
    [[nodiscard]] std::any view() const override { return board_->chosen(); }
    void setView(const std::any& view) override;

private:
    void connectBoard();
    void showFindings();
    void showChosenSection();
    void copy() const;
    void paste();

    Document& document_;
    OwnBoards& own_;
    OwnRoadRules& rules_;
    std::unique_ptr<ChainBoard> board_;
    std::unique_ptr<ChainPalette> palette_;
    std::unique_ptr<SectionPanel> section_;
    std::unique_ptr<OwnBoardsPanel> boards_;
    std::unique_ptr<RoadEstimator> estimator_;
    std::unique_ptr<RoadEstimatePanel> estimate_;
};

/// What the panel Estimate shows of them.
[[nodiscard]] StageEstimate chainEstimatePanel();

/// What the window asks of chains of printed boards.
[[nodiscard]] StageEditing chainEditing();

} // namespace stagewright
