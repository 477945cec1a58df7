#pragma once

#include "editor/canvas/board_view.h"
#include "editor/estimate/estimator.h"

#include <QLabel>
#include <QStatusBar>

namespace stagewright {

/// The line at the foot of the window: what can be done with what is selected, what lies under the
/// pointer, how many tiles there are, the zoom; and for a moment why something could not be done.
class StatusLine final : public QObject {
    Q_OBJECT

public:
    /// @param bar owns it
    StatusLine(QStatusBar& bar, const BoardView& board, const Estimator& estimator);

private:
    void showHint();
    void showTile(std::optional<Hex> hex);
    void showCount();
    void showZoom();

    const BoardView& board_;
    const Estimator& estimator_;
    QLabel* hint_;
    QLabel* tile_;
    QLabel* count_;
    QLabel* zoom_;
};

} // namespace stagewright
