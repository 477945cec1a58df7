#pragma once

#include "editor/zones/board/chain_board.h"

#include <QAccessibleWidget>

#include <map>

namespace stagewright {

/// The board of a chain as readers for the blind and other aids see it: a list of its sections in
/// driving order. Its description is the chosen one, or the offer that is previewed.
class ChainBoardAccessible final : public QAccessibleWidget {
public:
    explicit ChainBoardAccessible(ChainBoard& board);
    ~ChainBoardAccessible() override;
    Q_DISABLE_COPY_MOVE(ChainBoardAccessible)

    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;
    [[nodiscard]] QString text(QAccessible::Text what) const override;

private:
    ChainBoard& board_;
    mutable std::map<int, QAccessible::Id> sections_; ///< made when asked for
};

/// Boards of chains that are made from now on are seen so.
void installChainAccessibility();

/// The section that is chosen now has the focus.
void tellChosenSection(ChainBoard& board);
/// What is previewed now is the board's description.
void tellPreviewedOffer(ChainBoard& board);

} // namespace stagewright
