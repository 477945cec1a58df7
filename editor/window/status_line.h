#pragma once

#include "editor/window/actions.h"
#include "model/hex/hex.h"

#include <QLabel>
#include <QStatusBar>

#include <optional>

namespace stagewright {

class BoardView;
class Estimator;

/// The line at the foot of the window: what can be done with what is selected, what lies under the
/// pointer, how many tiles there are, the zoom; and for a moment why something could not be done.
class StatusLine final : public QObject {
    Q_OBJECT

public:
    /// @param bar owns it
    /// @param actions whose keys it tells; they live as long as the window
    StatusLine(QStatusBar& bar, const Actions& actions);

    /// Tells of this board from now on. Both must outlive it, unless it turns to others.
    void turnTo(const BoardView& board, const Estimator& estimator);

private:
    void showHint();
    void showTile(std::optional<Hex> hex);
    void showCount();
    void showZoom();

    QStatusBar& bar_;
    Actions actions_;
    const BoardView* board_ = nullptr;
    const Estimator* estimator_ = nullptr;
    QLabel* hint_;
    QLabel* tile_;
    QLabel* count_;
    QLabel* zoom_;
};

} // namespace stagewright
