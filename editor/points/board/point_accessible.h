#pragma once

#include "editor/points/board/point_board.h"

#include <QAccessibleWidget>

#include <array>

namespace stagewright {

/// The board of points as readers for the blind and other aids see it: a list of its 36 points, row
/// by row. Its description is the chosen one.
class PointBoardAccessible final : public QAccessibleWidget {
public:
    explicit PointBoardAccessible(PointBoard& board);
    ~PointBoardAccessible() override;
    Q_DISABLE_COPY_MOVE(PointBoardAccessible)

    [[nodiscard]] int childCount() const override { return pointCount; }
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;
    [[nodiscard]] QString text(QAccessible::Text what) const override;

private:
    PointBoard& board_;
    mutable std::array<QAccessible::Id, pointCount> points_{}; ///< made when asked for; 0: not yet
};

/// Boards of points that are made from now on are seen so, and tell when another point is chosen.
void installPointAccessibility();

/// The point that is chosen now has the focus.
void tellChosenPoint(PointBoard& board);

} // namespace stagewright
