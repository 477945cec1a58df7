#pragma once

#include "editor/estimate/race_estimator.h"
#include "editor/hextiles/board/board_view.h"
#include "editor/hextiles/layers/layer_actions.h"

namespace stagewright {

/// Hands the board what happens in races on its stage, and has them run while a layer that shows it
/// is seen.
class BoardRaces final : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    BoardRaces(BoardView& board, RaceEstimator& races, LayerActions& layers);
    ~BoardRaces() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void ask();
    void show();

    BoardView& board_;
    RaceEstimator& races_;
    const LayerActions& layers_;
};

} // namespace stagewright
