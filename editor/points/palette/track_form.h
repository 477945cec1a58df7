#pragma once

#include "editor/points/board/point_board.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace stagewright {

/// Which track it is: one of the box, of which is counted what is entered and said whether that is
/// all, or one of the user's own; of a Grand Slam first which of its boards.
class TrackForm final : public QWidget {
    Q_OBJECT

public:
    /// @param board must outlive it
    explicit TrackForm(PointBoard& board, QWidget* parent = nullptr);

    [[nodiscard]] QComboBox& boards() const { return *boards_; }
    [[nodiscard]] QComboBox& tracks() const { return *tracks_; }
    [[nodiscard]] QLabel& count() const { return *count_; }
    [[nodiscard]] QCheckBox& complete() const { return *complete_; }
    [[nodiscard]] QPushButton& mirror() const { return *mirror_; }
    [[nodiscard]] QPushButton& turn() const { return *turn_; }

private:
    void show();
    void showBoards();

    PointBoard& board_;
    QFormLayout* form_;
    QComboBox* boards_;
    QComboBox* tracks_;
    QLabel* count_;
    QCheckBox* complete_;
    QPushButton* mirror_;
    QPushButton* turn_;
};

} // namespace stagewright
