#pragma once

#include "editor/zones/board/chain_board.h"

#include <QListWidget>
#include <QPushButton>

namespace stagewright {

/// The sections of the chain in driving order, the chosen one marked, and what can be done to it.
class SectionList final : public QWidget {
    Q_OBJECT

public:
    /// @param board must outlive it
    explicit SectionList(ChainBoard& board, QWidget* parent = nullptr);

private:
    void show();
    void choose();

    ChainBoard& board_;
    QListWidget* list_;
    QPushButton* reverse_;
    QPushButton* remove_;
};

} // namespace stagewright
