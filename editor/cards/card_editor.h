#pragma once

#include "editor/cards/board/card_board.h"
#include "editor/cards/evening/card_estimate_panel.h"
#include "editor/cards/evening/score_panel.h"
#include "editor/cards/palette/table_form.h"
#include "editor/cards/palette/thing_form.h"
#include "editor/editing/stage_estimate.h"
#include "editor/editing/window_part.h"

namespace stagewright {

/// How tables of Dirt & Dust are worked on in the window.
class CardEditor final : public StageEditor {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit CardEditor(Document& document);

    [[nodiscard]] QWidget& board() const override { return *board_; }
    [[nodiscard]] CardBoard& cards() const { return *board_; }
    /// @pre panels have been made
    [[nodiscard]] CardEstimatePanel& estimate() const { return *estimate_; }
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

    Document& document_;
    std::unique_ptr<CardBoard> board_;
    std::unique_ptr<TableForm> form_;
    std::unique_ptr<ThingForm> thing_;
    std::unique_ptr<ScorePanel> scores_;
    std::unique_ptr<CardEstimatePanel> estimate_;
    std::optional<TableThing> pointed_;
};

/// Their panel Estimate.
[[nodiscard]] StageEstimate cardEstimatePanel();

/// What the window asks of tables of cards.
[[nodiscard]] StageEditing cardEditing();

} // namespace stagewright
