#pragma once

#include "editor/cards/board/card_board.h"

#include <QAccessibleWidget>

#include <map>

namespace stagewright {

/// The table as readers for the blind and other aids see it: a list of what lies on it, row by row.
/// Its description is what is chosen.
class CardBoardAccessible final : public QAccessibleWidget {
public:
    explicit CardBoardAccessible(CardBoard& board);
    ~CardBoardAccessible() override;
    Q_DISABLE_COPY_MOVE(CardBoardAccessible)

    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;
    [[nodiscard]] QString text(QAccessible::Text what) const override;

private:
    [[nodiscard]] int indexOf(TableThing thing) const;

    CardBoard& board_;
    mutable std::map<TableThing, QAccessible::Id> things_; ///< made when asked for
};

/// Boards of cards that are made from now on are seen so.
void installCardAccessibility();

/// What is chosen now has the focus.
void tellChosenThing(CardBoard& board);

} // namespace stagewright
