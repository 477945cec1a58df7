#pragma once

#include "editor/editing/stage_estimate.h"
#include "editor/editing/window_part.h"
#include "editor/points/board/point_board.h"
#include "editor/points/board/point_layers.h"
#include "editor/points/palette/mark_palette.h"
#include "editor/points/palette/move_panel.h"
#include "editor/points/race/race_panel.h"
#include "editor/points/race/titan_estimate_panel.h"

namespace stagewright {

/// How tracks of Titan Race are worked on in the window.
class TitanEditor final : public StageEditor {
    Q_OBJECT

public:
    /// Both must outlive it.
    TitanEditor(Document& document, PointLayers& layers);
    ~TitanEditor() override;
    Q_DISABLE_COPY_MOVE(TitanEditor)

    [[nodiscard]] QWidget& board() const override { return *board_; }
    [[nodiscard]] PointBoard& points() const { return *board_; }
    /// @pre panels have been made
    [[nodiscard]] MarkPalette& palette() const { return *palette_; }
    /// Likewise.
    [[nodiscard]] MovePanel& moves() const { return *moves_; }
    [[nodiscard]] TitanEstimator& estimator() const { return *estimator_; }
    /// Likewise.
    [[nodiscard]] RacePanel& race() const { return *race_; }
    /// Likewise.
    [[nodiscard]] TitanEstimatePanel& estimate() const { return *estimate_; }
    void createPanels() override;
    [[nodiscard]] BoardPanels panels() const override;
    [[nodiscard]] bool has(BoardCommand command) const override;
    [[nodiscard]] QString nameOf(BoardCommand command) const override;
    void run(BoardCommand command) override;
    [[nodiscard]] BoardStatus status(const KeysOf& keysOf) const override;
    /// Chooses the first of them, on whatever board it is.
    void showPlaces(const Places& places) override;
    void showPiece(int) override {}
    [[nodiscard]] std::any view() const override;
    void setView(const std::any& view) override;

protected:
    /// Of the board: whether it is seen.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectBoard();
    void connectLayers();
    void showLayers();
    void showHeat();
    void showFindings();

    Document& document_;
    PointLayers& layers_;
    std::unique_ptr<PointBoard> board_;
    std::unique_ptr<MarkPalette> palette_;
    std::unique_ptr<MovePanel> moves_;
    std::unique_ptr<TitanEstimator> estimator_;
    std::unique_ptr<RacePanel> race_;
    std::unique_ptr<TitanEstimatePanel> estimate_;
    std::optional<Place> pointed_;
};

/// Their panel Estimate.
[[nodiscard]] StageEstimate titanEstimatePanel();

/// What the window asks of tracks of points.
[[nodiscard]] StageEditing titanEditing();

} // namespace stagewright
