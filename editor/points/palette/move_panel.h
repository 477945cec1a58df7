#pragma once

#include "editor/points/board/point_board.h"

#include <QLabel>
#include <QTreeWidget>
#include <QWidget>

namespace stagewright {

/// What a die does from the chosen point: each way of each face with where it ends, laps and lives,
/// by a titan that is alone on the board. The chosen way is shown on the board.
class MovePanel final : public QWidget {
    Q_OBJECT

public:
    /// @param board must outlive it
    explicit MovePanel(PointBoard& board, QWidget* parent = nullptr);

    [[nodiscard]] QLabel& point() const { return *point_; }
    [[nodiscard]] QTreeWidget& moves() const { return *moves_; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void follow();
    void fill();
    void showChosen();

    PointBoard& board_;
    QLabel* point_;
    QLabel* why_;
    QTreeWidget* moves_;
    std::vector<DieMove> shown_; ///< by row
};

} // namespace stagewright
