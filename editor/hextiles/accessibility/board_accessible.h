#pragma once

#include "editor/hextiles/accessibility/tile_accessible.h"

#include <QAccessibleWidget>
#include <QHash>

namespace stagewright {

/// The board as readers for the blind and other aids see it: a list of the tiles that lie on it,
/// column by column, then the widgets upon it. Its description is what lies at the cursor.
class BoardAccessible final : public QAccessibleWidget {
public:
    explicit BoardAccessible(BoardView& board);
    ~BoardAccessible() override;
    Q_DISABLE_COPY_MOVE(BoardAccessible)

    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;
    [[nodiscard]] QString text(QAccessible::Text what) const override;

private:
    [[nodiscard]] int tileCount() const;
    [[nodiscard]] QAccessibleInterface* tileAt(Hex hex) const;
    [[nodiscard]] QAccessibleInterface* tile(int laid) const;

    BoardView& board_;
    mutable QHash<int, QAccessible::Id> tiles_; ///< by Placement::laid; made when asked for
};

/// Boards that are made from now on are seen so. More calls than one change nothing.
void installBoardAccessibility();

} // namespace stagewright
