#pragma once

#include "editor/zones/board/chain_board.h"

#include <QLabel>
#include <QListWidget>

namespace stagewright {

/// What the chain can go on with, behind the chosen section or at the open end. A click goes on
/// with it; arrow keys show on the board how it would lie.
class OfferList final : public QWidget {
    Q_OBJECT

public:
    /// @param board must outlive it
    explicit OfferList(ChainBoard& board, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show();
    void takeCurrent();

    ChainBoard& board_;
    QLabel* heading_;
    QListWidget* list_;
};

} // namespace stagewright
