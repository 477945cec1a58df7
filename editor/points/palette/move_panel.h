#pragma once

#include "editor/points/board/point_board.h"

#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QWidget>

namespace stagewright {

/// What a die does from the chosen point: each way of each face with where it ends, laps and lives,
/// and what it does to the figures that are set on the board. The way that is chosen, or under the
/// pointer, is shown on the board.
class MovePanel final : public QWidget {
    Q_OBJECT

public:
    /// @param board must outlive it
    explicit MovePanel(PointBoard& board, QWidget* parent = nullptr);

    [[nodiscard]] QLabel& point() const { return *point_; }
    [[nodiscard]] QTreeWidget& moves() const { return *moves_; }
    /// Whether a figure stands on the chosen point.
    [[nodiscard]] QPushButton& figure() const { return *figure_; }
    [[nodiscard]] QPushButton& noFigures() const { return *noFigures_; }

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addFigures();
    void follow();
    void fill();
    void addRow(const DieMove& move, int laps);
    void showFigures();
    void setFigure();
    void showRow(QTreeWidgetItem* item);
    void showChosen();
    [[nodiscard]] MoveFrom from() const;

    PointBoard& board_;
    QLabel* point_;
    QLabel* why_;
    QTreeWidget* moves_;
    QPushButton* figure_;
    QPushButton* noFigures_;
    std::vector<DieMove> shown_; ///< by row
};

} // namespace stagewright
